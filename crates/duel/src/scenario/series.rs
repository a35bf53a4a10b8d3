//! Matches in rulings: how one is set up, and what is expected of it.

use super::claim::matches;
use super::fault::Fault;
use super::names::Names;
use super::placing::SetUp;
use super::play::Play;
use super::player;
use super::text::{leading_number, parts};
use crate::dice::Dice;
use crate::duel::AnyDuel;
use crate::matches::{Ended, List, Match, Options, Stage, Standing};
use crate::question::{Outcome, Pending};
use crate::words::*;

/// The match that a position is part of.
#[derive(Clone, Debug, Default)]
pub(crate) struct Series {
    options: Options,
    /// How many duels each player has won, and how many were drawn.
    score: [usize; 2],
    drawn: usize,
    /// Whether time was called before this duel.
    late: bool,
    /// Who went first in this duel.
    first: Option<Seat>,
}

/// `2-1` as numbers.
fn score(text: &str) -> Result<[usize; 2], Fault> {
    let number = |text: &str| text.trim().parse().ok().filter(|&n| n <= usize::from(Options::MOST));
    let numbers = text.split_once('-').and_then(|(a, b)| Some([number(a)?, number(b)?]));
    numbers.ok_or_else(|| Fault::not_read("a score such as `1-0`, of at most 99 duels", text))
}

/// `1-0` of the player who leads, as the score of both.
fn lead(seat: Seat, text: &str) -> Result<[usize; 2], Fault> {
    let [more, less] = score(text)?;
    Ok(if seat == Seat::FIRST { [more, less] } else { [less, more] })
}

impl Series {
    /// Reads `best of 3, elimination, time called, p1 leads 1-0, 1 drawn, p2 went first`.
    pub fn read(text: &str) -> Result<Self, Fault> {
        let mut series = Self::default();
        for part in parts(text) {
            let (who, rest) = part.split_once(' ').unwrap_or((part, ""));
            if let Some(seat) = Names::seat(who) {
                match rest.strip_prefix("leads ") {
                    Some(said) => series.score = lead(seat, said)?,
                    None if rest == "went first" => series.first = Some(seat),
                    None => return Err(Fault::not_read("`leads` or `went first`", rest)),
                }
            } else if let Some(said) = part.strip_prefix("score ") {
                series.score = score(said)?;
            } else if let Some((n, "drawn")) = leading_number(part) {
                let drawn = usize::try_from(n).ok().filter(|&n| n <= usize::from(Options::MOST));
                series.drawn = drawn.ok_or_else(|| Fault::not_read("at most 99 duels that were drawn", part))?;
            } else if part == "time called" {
                (series.options.timed, series.late) = (true, true);
            } else if !series.options.read_part(part) {
                let expected = "`best of 3`, `swiss`, `elimination`, `time limit`, `time called`, `loser starts`, `chance starts`, \
                                a score, or who went first";
                return Err(Fault::not_read(expected, part));
            }
        }
        Ok(series)
    }

    /// The match around a duel that a position begins with; every player's cards are the deck of the next duel.
    pub fn around(&self, duel: Box<dyn AnyDuel>, set_up: &SetUp) -> Match {
        let of = |seat: Seat| set_up.position.cards.iter().filter(move |card| card.owner == seat);
        let lists = Seat::BOTH.map(|seat| List {
            deck: of(seat).map(|card| card.card).collect(),
            side: set_up.sides[seat.index()].clone(),
        });
        let over = |winner| Ended { outcome: Outcome { winner, rule: Rule::UNNUMBERED }, first: None, turns: 0 };
        let [first, second] = self.score;
        let won = |seat, n| std::iter::repeat_n(over(Some(seat)), n);
        let drawn = std::iter::repeat_n(over(None), self.drawn);
        let ended = won(Seat::FIRST, first).chain(won(Seat::SECOND, second)).chain(drawn).collect();
        let standing = Standing {
            options: self.options,
            lists,
            ended,
            time_called: self.late,
            stage: Stage::Duel,
            dice: Dice::new(set_up.position.seed),
        };
        Match::at(duel, standing, self.first)
    }
}

impl Play<'_> {
    fn standing(&self, whole: &str) -> Result<&Standing, Fault> {
        self.duel.standing().ok_or_else(|| Fault::not_read("a line `match …` in the position", whole))
    }

    /// How the last duel ended, in a match; otherwise how this one did.
    pub fn last_outcome(&self) -> Option<Outcome> {
        match (self.duel.standing(), self.duel.pending()) {
            (Some(standing), _) => standing.ended.last().map(|duel| duel.outcome),
            (None, Pending::Over(outcome)) => Some(outcome),
            (None, Pending::Question(_)) => None,
        }
    }

    /// How many duels are over.
    pub fn duels_over(&self) -> usize {
        match (self.duel.standing(), self.duel.pending()) {
            (Some(standing), _) => standing.ended.len(),
            (None, Pending::Over(_)) => 1,
            (None, Pending::Question(_)) => 0,
        }
    }

    /// Claims about a match; none if this is not one.
    pub fn claim_of_match(&self, text: &str) -> Option<Result<(), Fault>> {
        if let Some(said) = text.strip_prefix("the score is ") {
            return Some(score(said).and_then(|wanted| self.claim_of_score(wanted, text)));
        }
        if let Some(about) = text.strip_prefix("the match is drawn") {
            return Some(self.claim_of_result(None, about, text));
        }
        let (who, rest) = text.split_once(' ')?;
        let seat = Names::seat(who)?;
        if let Some(said) = rest.strip_prefix("leads ") {
            return Some(lead(seat, said).and_then(|wanted| self.claim_of_score(wanted, text)));
        }
        if let Some(about) = rest.strip_prefix("wins the match") {
            return Some(self.claim_of_result(Some(seat), about, text));
        }
        (rest == "goes first").then(|| {
            self.standing(text)?;
            let first = self.duel.state().goes_first();
            matches(first == Some(seat), text, first.map_or("nobody yet", player))
        })
    }

    fn claim_of_score(&self, wanted: [usize; 2], whole: &str) -> Result<(), Fault> {
        let [first, second] = self.standing(whole)?.score();
        matches(wanted == [first, second], whole, format!("{first}-{second}"))
    }

    fn claim_of_result(&self, winner: Option<Seat>, about: &str, whole: &str) -> Result<(), Fault> {
        self.standing(whole)?;
        let id = about.trim_start().strip_prefix("by ");
        self.known_rule(id)?;
        let holds = match self.duel.pending() {
            Pending::Over(outcome) => outcome.winner == winner && id.is_none_or(|id| self.game.id(outcome.rule) == id),
            Pending::Question(_) => false,
        };
        matches(holds, whole, self.waits_for())
    }

    /// `holds 2 A`, of a deck or sideboard as the match has it now.
    pub fn claim_of_list(&self, seat: Seat, in_deck: bool, about: &str, whole: &str) -> Result<(), Fault> {
        let list = &self.standing(whole)?.lists[seat.index()];
        let cards = if in_deck { &list.deck } else { &list.side };
        let (n, name) = match about.strip_prefix("no ") {
            Some(name) => (0, name),
            None => leading_number(about).unwrap_or((1, about)),
        };
        let card = self.names.card(name)?;
        let found = cards.iter().filter(|&&other| other == card).count();
        matches(found as i32 == n, whole, found.to_string())
    }
}
