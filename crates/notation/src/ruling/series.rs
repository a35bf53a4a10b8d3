//! Matches in rulings: the set-up line and the claims about a match.

use crate::error::NotationFault;
use crate::names::{Names, seat_name};
use crate::position::read::SetUp;
use crate::ruling::expect::check_claim;
use crate::ruling::lines::{leading_number, split_at_commas};
use crate::ruling::script::ScriptRunner;
use duel::engine::any_duel::AnyDuel;
use duel::engine::question::{Outcome, Pending};
use duel::ids::*;
use duel::state::rng::Rng;
use series::{DeckList, DuelResult, Match, MatchOptions, MatchStage, Score, SeriesDuel};

/// The match that a position is part of.
#[derive(Clone, Debug, Default)]
pub(crate) struct MatchSetup {
    options: MatchOptions,
    /// The duels that each player has won, and the number of drawn ones.
    score: [usize; 2],
    drawn: usize,
    /// Time was called before this duel.
    time_called: bool,
    /// The player who went first in this duel.
    first: Option<Seat>,
}

/// Reads `2-1` as two numbers.
fn read_score(text: &str) -> Result<[usize; 2], NotationFault> {
    let number = |text: &str| text.trim().parse().ok().filter(|&n| n <= usize::from(MatchOptions::MAX_BEST_OF));
    let numbers = text.split_once('-').and_then(|(a, b)| Some([number(a)?, number(b)?]));
    numbers.ok_or_else(|| NotationFault::not_read("a score such as `1-0`, of at most 99 duels", text))
}

/// Reads `1-0`, written for the player who leads, as the score of both.
fn read_lead(seat: Seat, text: &str) -> Result<[usize; 2], NotationFault> {
    let [more, less] = read_score(text)?;
    Ok(if seat == Seat::FIRST { [more, less] } else { [less, more] })
}

impl MatchSetup {
    /// Reads `best of 3, elimination, time called, p1 leads 1-0, 1 drawn, p2 went first`.
    pub fn read(text: &str) -> Result<Self, NotationFault> {
        let mut series = Self::default();
        for part in split_at_commas(text) {
            let (who, rest) = part.split_once(' ').unwrap_or((part, ""));
            if let Some(seat) = Names::seat(who) {
                match rest.strip_prefix("leads ") {
                    Some(said) => series.score = read_lead(seat, said)?,
                    None if rest == "went first" => series.first = Some(seat),
                    None => return Err(NotationFault::not_read("`leads` or `went first`", rest)),
                }
            } else if let Some(said) = part.strip_prefix("score ") {
                series.score = read_score(said)?;
            } else if let Some((n, "drawn")) = leading_number(part) {
                let drawn = usize::try_from(n).ok().filter(|&n| n <= usize::from(MatchOptions::MAX_BEST_OF));
                series.drawn =
                    drawn.ok_or_else(|| NotationFault::not_read("at most 99 duels that were drawn", part))?;
            } else if part == "time called" {
                (series.options.timed, series.time_called) = (true, true);
            } else if !series.options.read_part(part) {
                let expected = "`best of 3`, `swiss`, `elimination`, `time limit`, `time called`, `loser starts`, `chance starts`, \
                                a score, or who went first";
                return Err(NotationFault::not_read(expected, part));
            }
        }
        Ok(series)
    }

    /// Wraps the duel of a position in its match; each player's cards are the deck of the next duel.
    pub fn wrap_duel(&self, duel: Box<dyn AnyDuel>, set_up: &SetUp) -> Match {
        let of = |seat: Seat| set_up.position.cards.iter().filter(move |card| card.owner == seat);
        let lists = Seat::BOTH.map(|seat| DeckList {
            deck: of(seat).map(|card| card.card).collect(),
            sideboard: set_up.sideboards[seat.index()].clone(),
        });
        let over = |winner| DuelResult { outcome: Outcome { winner, rule: Rule::UNNUMBERED }, first: None, turns: 0 };
        let [first, second] = self.score;
        let won = |seat, n| std::iter::repeat_n(over(Some(seat)), n);
        let drawn = std::iter::repeat_n(over(None), self.drawn);
        let ended = won(Seat::FIRST, first).chain(won(Seat::SECOND, second)).chain(drawn).collect();
        let standing = Score {
            options: self.options,
            lists,
            results: ended,
            time_called: self.time_called,
            stage: MatchStage::Duel,
            dice: Rng::new(set_up.position.seed),
        };
        Match::with_score(duel, standing, self.first)
    }
}

impl ScriptRunner<'_> {
    fn require_match(&self, whole: &str) -> Result<&Score, NotationFault> {
        self.duel.match_score().ok_or_else(|| NotationFault::not_read("a line `match …` in the position", whole))
    }

    /// The outcome of the last finished duel of a match, or of this duel if it is not part of one.
    pub fn last_outcome(&self) -> Option<Outcome> {
        match (self.duel.match_score(), self.duel.pending()) {
            (Some(standing), _) => standing.results.last().map(|duel| duel.outcome),
            (None, Pending::Over(outcome)) => Some(outcome),
            (None, Pending::Question(_)) => None,
        }
    }

    /// The number of finished duels.
    pub fn duels_over(&self) -> usize {
        match (self.duel.match_score(), self.duel.pending()) {
            (Some(standing), _) => standing.results.len(),
            (None, Pending::Over(_)) => 1,
            (None, Pending::Question(_)) => 0,
        }
    }

    /// Checks a claim about a match; `None` if the text is another claim.
    pub fn claim_of_match(&self, text: &str) -> Option<Result<(), NotationFault>> {
        if let Some(said) = text.strip_prefix("the score is ") {
            return Some(read_score(said).and_then(|wanted| self.claim_of_score(wanted, text)));
        }
        if let Some(about) = text.strip_prefix("the match is drawn") {
            return Some(self.claim_of_result(None, about, text));
        }
        let (who, rest) = text.split_once(' ')?;
        let seat = Names::seat(who)?;
        if let Some(said) = rest.strip_prefix("leads ") {
            return Some(read_lead(seat, said).and_then(|wanted| self.claim_of_score(wanted, text)));
        }
        if let Some(about) = rest.strip_prefix("wins the match") {
            return Some(self.claim_of_result(Some(seat), about, text));
        }
        (rest == "goes first").then(|| {
            self.require_match(text)?;
            let first = self.duel.lab().state().first_player();
            check_claim(first == Some(seat), text, first.map_or("nobody yet", seat_name))
        })
    }

    fn claim_of_score(&self, wanted: [usize; 2], whole: &str) -> Result<(), NotationFault> {
        let [first, second] = self.require_match(whole)?.wins();
        check_claim(wanted == [first, second], whole, format!("{first}-{second}"))
    }

    fn claim_of_result(&self, winner: Option<Seat>, about: &str, whole: &str) -> Result<(), NotationFault> {
        self.require_match(whole)?;
        let id = about.trim_start().strip_prefix("by ");
        self.require_rule(id)?;
        let holds = match self.duel.pending() {
            Pending::Over(outcome) => {
                outcome.winner == winner && id.is_none_or(|id| self.game.rule_id(outcome.rule) == id)
            }
            Pending::Question(_) => false,
        };
        check_claim(holds, whole, self.describe_pending())
    }

    /// Checks `holds 2 A` about the current deck or sideboard.
    pub fn claim_of_list(&self, seat: Seat, in_deck: bool, about: &str, whole: &str) -> Result<(), NotationFault> {
        let list = &self.require_match(whole)?.lists[seat.index()];
        let cards = if in_deck { &list.deck } else { &list.sideboard };
        let (n, name) = match about.strip_prefix("no ") {
            Some(name) => (0, name),
            None => leading_number(about).unwrap_or((1, about)),
        };
        let card = self.names.card(name)?;
        let found = cards.iter().filter(|&&other| other == card).count();
        check_claim(found as i32 == n, whole, found.to_string())
    }
}
