//! The lines that set a position up.

use super::Game;
use super::bounds::{self, DAMAGE, NOTES, PARTS_OF_A_NAME, count, small};
use super::fault::{Failure, Fault};
use super::names::Names;
use super::series::Series;
use super::text::{Line, leading_number, parts};
use crate::duel::AnyDuel;
use crate::ground::Grounded;
use crate::object::Slot;
use crate::pool::CardPool;
use crate::position::{Holder, Impossible, Placed, Position};
use crate::words::*;
use std::sync::Arc;

/// How many cards a deck is filled up with.
const DECK: usize = 40;
/// The turn of a position that does not say which it is.
const TURN: u16 = 3;

/// A position with what the ruling wrote of it.
pub(crate) struct SetUp {
    pub position: Position,
    /// The slots of the cards in the order in which they were written.
    pub written: Vec<Slot>,
    /// The cards in each player's deck.
    pub decks: [Vec<CardId>; 2],
    /// The sideboards.
    pub sides: [Vec<CardId>; 2],
    /// The match that the duel is part of.
    series: Option<Series>,
    /// The line each card was written on; 0 for those that fill a deck.
    lines: Vec<usize>,
}

impl SetUp {
    /// Begins the duel, or the match it is part of.
    pub fn start(&self, game: &Game, pool: Arc<CardPool>) -> Result<Box<dyn AnyDuel>, Impossible> {
        let duel = (game.start)(pool, &self.position)?;
        Ok(match &self.series {
            Some(series) => Box::new(series.around(duel, self)),
            None => duel,
        })
    }

    /// The line of the card that makes the position impossible.
    pub fn line_of(&self, impossible: &Impossible) -> usize {
        self.lines.get(impossible.at.index()).copied().unwrap_or(1)
    }
}

#[derive(Clone)]
struct Written {
    placed: Placed,
    line: usize,
    /// Which of those written before it lies under or beside.
    beneath: Option<usize>,
}

/// Reads the lines up to the first that is no part of the position; returns the rest.
pub(crate) fn read<'r, 's>(
    game: &Game,
    names: &Names,
    body: &'r [Line<'s>],
) -> Result<(SetUp, &'r [Line<'s>]), Failure> {
    let mut reader = Reader {
        game,
        names,
        sides: [Vec::new(), Vec::new()],
        series: None,
        cards: Vec::new(),
        full: [false; 2],
        position: Position {
            cards: Vec::new(),
            held: Vec::new(),
            minted: Vec::new(),
            ground: Vec::new(),
            player: Seat::FIRST,
            turn: TURN,
            phase: names.phases("main phase").map_or(Phase(0), |phases| phases[0]),
            holder: None,
            done: Vec::new(),
            format: 0,
            seed: 0,
        },
    };
    let mut taken = 0;
    for line in body {
        match reader.line(line) {
            Ok(true) => taken += 1,
            Ok(false) => break,
            Err(fault) => return Err(Failure { line: line.number, fault }),
        }
    }
    Ok((reader.finish(), &body[taken..]))
}

struct Reader<'g> {
    game: &'g Game,
    names: &'g Names,
    cards: Vec<Written>,
    sides: [Vec<CardId>; 2],
    series: Option<Series>,
    full: [bool; 2],
    position: Position,
}

impl Reader<'_> {
    /// Reads a line; returns whether it is part of the position.
    fn line(&mut self, line: &Line) -> Result<bool, Fault> {
        let (first, rest) = line.text.split_once(' ').unwrap_or((line.text, ""));
        let rest = rest.trim_start();
        match first {
            "turn" => self.turn(rest)?,
            "match" => self.series = Some(Series::read(rest)?),
            "seed" => {
                self.position.seed = rest.parse().map_err(|_| Fault::not_read("a number after `seed`", rest))?;
            }
            "format" => {
                let formats = self.names.words.formats;
                let at = formats.iter().position(|name| name.eq_ignore_ascii_case(rest));
                self.position.format = at.ok_or_else(|| Fault::unknown("format", rest, formats.iter().copied()))? as u8;
            }
            "the" => return self.ground(rest),
            _ => {
                let Some(seat) = Names::seat(first) else { return Ok(false) };
                let (second, list) = rest.split_once(' ').unwrap_or((rest, ""));
                if second == "holds" {
                    self.held(seat, list.trim_start())?;
                } else if second == "tally" {
                    self.done(seat, list.trim_start())?;
                } else if second == "sideboard" {
                    self.side(seat, list.trim_start())?;
                } else if let Some(zone) = self.names.zone_if_any(second) {
                    self.zone(seat, zone, list.trim_start(), line.number)?;
                } else {
                    return Ok(false);
                }
            }
        }
        Ok(true)
    }

    fn turn(&mut self, text: &str) -> Result<(), Fault> {
        for part in parts(text) {
            if let Some(seat) = Names::seat(part) {
                self.position.player = seat;
            } else if let Some(seat) = part.strip_suffix(" has priority") {
                self.position.holder = Some(Holder { seat: Names::need_seat(seat)?, after_a_pass: false });
            } else if let Some(seat) = part.strip_suffix(" has passed") {
                self.position.holder = Some(Holder { seat: Names::need_seat(seat)?.other(), after_a_pass: true });
            } else if let Some(number) = part.strip_prefix("turn ") {
                let number = number.parse().ok().filter(|turn| (1..=bounds::TURN).contains(turn));
                self.position.turn =
                    number.ok_or_else(|| Fault::not_read("a number of 1 to 10000 after `turn`", part))?;
            } else {
                self.position.phase = self.names.phases(part)?[0];
            }
        }
        Ok(())
    }

    fn held(&mut self, seat: Seat, text: &str) -> Result<(), Fault> {
        for part in parts(text) {
            let (n, name) = leading_number(part).ok_or_else(|| Fault::not_read("a number and a counter", part))?;
            match self.names.unit(name) {
                Some((colours, bonds)) => self.position.minted.push((seat, colours, bonds, small(n, part)?)),
                None => self.position.held.push((seat, self.names.counter(name)?, small(n, part)?)),
            }
        }
        Ok(())
    }

    /// Reads `2 is played, 1 moves`: how often a player's cards, or the player, did what cards ask about.
    fn done(&mut self, seat: Seat, text: &str) -> Result<(), Fault> {
        for part in parts(text) {
            let (n, verb) = leading_number(part).ok_or_else(|| Fault::not_read("a number and a deed", part))?;
            self.position.done.push((seat, self.names.verb(verb)?, small(n, part)?));
        }
        Ok(())
    }

    /// Reads `left home holds 2 Moss counters`, as the first player calls the place; returns whether it is that.
    fn ground(&mut self, text: &str) -> Result<bool, Fault> {
        let Some((place, counters)) = text.split_once(" holds ") else { return Ok(false) };
        let zones = self.names.zones;
        let grid = self.names.words.places.zone(zones);
        let zone = grid.and_then(|spec| zones.iter().position(|zone| zone.name == spec.name));
        let (Some(place), Some(zone)) = (self.names.place(Seat::FIRST, place), zone) else { return Ok(false) };
        for part in parts(counters) {
            let (n, rest) = leading_number(part).ok_or_else(|| Fault::not_read("a number and a counter", part))?;
            let counter = self.names.counter(without_counters(rest))?;
            let number = small(n, part)?;
            self.position.ground.push(Grounded { zone: Zone(zone as u8), place, counter, number });
        }
        Ok(true)
    }

    fn side(&mut self, seat: Seat, text: &str) -> Result<(), Fault> {
        for part in self.cards_in(text) {
            let (n, name) = leading_number(part).unwrap_or((1, part));
            let card = if name.is_empty() { self.game.filler } else { self.names.card(name)? };
            let side = &mut self.sides[seat.index()];
            side.extend(std::iter::repeat_n(card, count(n, side.len(), part)?));
        }
        Ok(())
    }

    fn zone(&mut self, seat: Seat, zone: Zone, text: &str, line: usize) -> Result<(), Fault> {
        let only = text.strip_prefix("only").filter(|rest| rest.is_empty() || rest.starts_with(' '));
        if only.is_some() && zone == self.game.deck {
            self.full[seat.index()] = true;
        }
        for part in self.cards_in(only.unwrap_or(text).trim_start()) {
            let (n, rest) = leading_number(part).unwrap_or((1, part));
            let (name, notes) = self.noted(rest)?;
            let id = if name.is_empty() { self.game.filler } else { self.names.card(name)? };
            let mut written = Written { placed: Placed::new(id, seat, zone), line, beneath: None };
            let notes = self.notes_in(notes);
            if notes.len() > NOTES {
                return Err(Fault::TooMuch { what: "words in parentheses after a card", most: NOTES });
            }
            for note in notes {
                self.note(&mut written, seat, note)?;
            }
            let n = count(n, self.cards.len(), part)?;
            self.cards.extend(std::iter::repeat_n(written, n));
        }
        Ok(())
    }

    /// The cards of a list, with commas between them.
    fn cards_in<'t>(&self, text: &'t str) -> Vec<&'t str> {
        joined(text, |part| {
            let (_, rest) = leading_number(part).unwrap_or((1, part));
            self.noted(rest).is_ok_and(|(name, _)| name.is_empty() || self.names.card_if_any(name).is_some())
        })
    }

    /// The notes on a card, with commas between them.
    fn notes_in<'t>(&self, text: &'t str) -> Vec<&'t str> {
        joined(text, |part| {
            let host = part.strip_prefix("beneath ").or_else(|| part.strip_prefix("beside "));
            let bare = host.map(|host| host.split_once(" #").map_or(host, |(name, _)| name));
            bare.is_none_or(|name| self.names.card_if_any(name).is_some())
        })
    }

    /// A card, and the words in parentheses after it; a name may have parentheses of its own.
    fn noted<'t>(&self, text: &'t str) -> Result<(&'t str, &'t str), Fault> {
        let named = |name: &str| self.names.card_if_any(name).is_some();
        if !text.contains('(') || named(text) {
            return Ok((text, ""));
        }
        let inner = text.strip_suffix(')').ok_or_else(|| Fault::not_read("a closing `)`", text))?;
        let splits =
            inner.match_indices('(').take(PARTS_OF_A_NAME).map(|(at, _)| (inner[..at].trim_end(), &inner[at + 1..]));
        let known = splits.clone().find(|(name, _)| named(name));
        let first = splits.take(1).next();
        known.or(first).ok_or_else(|| Fault::not_read("a card and words in parentheses", text))
    }

    /// Reads one of the words in parentheses after a card.
    fn note(&self, written: &mut Written, seat: Seat, text: &str) -> Result<(), Fault> {
        let placed = &mut written.placed;
        if let Some(orientation) = self.names.orientation(text) {
            placed.orientation = orientation;
        } else if let Some(mark) = self.names.mark(text) {
            placed.marks = placed.marks.with(mark);
        } else if let Some(amount) = text.strip_prefix("damage ") {
            let amount = amount.parse().ok().filter(|amount| (0..=DAMAGE).contains(amount));
            placed.damage = amount.ok_or_else(|| Fault::not_read("a number up to 1000000 after `damage`", text))?;
        } else if let Some(owner) = text.strip_prefix("owner ") {
            placed.owner = Names::need_seat(owner)?;
        } else if let Some(side) = text.strip_prefix("controlled by ") {
            placed.side = Names::need_seat(side)?;
        } else if let Some(place) = self.names.place(seat, text) {
            placed.place = place;
        } else if let Some(name) = text.strip_prefix("beneath ").or_else(|| text.strip_prefix("beside ")) {
            let at = self.written_before(name)?;
            placed.place = self.cards[at].placed.place;
            written.beneath = Some(at);
        } else if let Some(number) = text.strip_prefix("place ") {
            let places = self.names.zones[placed.zone.index()].places.max(1);
            let number: Option<u8> = number.parse().ok().filter(|n| (1..=places).contains(n));
            placed.place = number.ok_or_else(|| Fault::not_read("a place that the zone has", text))? - 1;
        } else if text == "token" {
            let name = self.names.pool.name(placed.card);
            placed.card = self.names.token(name)?;
        } else if text == "face down" {
            placed.face_up = false;
        } else if let Some(number) = text.strip_prefix("used ability ") {
            let number: Option<u8> = number.parse().ok().filter(|&n| n > 0);
            placed
                .used
                .push(number.ok_or_else(|| Fault::not_read("a number from 1 on after `used ability`", text))? - 1);
        } else if let Some(who) = text.strip_prefix("known to ") {
            placed.known = Some(match who {
                "both" => 0b11,
                "nobody" => 0,
                _ => 1 << Names::need_seat(who)?.0,
            });
        } else if let Some((n, rest)) = leading_number(text) {
            placed.counters.push((self.names.counter(without_counters(rest))?, small(n, text)?));
        } else {
            let words = self.names.words;
            let more = [
                "damage",
                "owner",
                "controlled by",
                "beneath",
                "beside",
                "place",
                "token",
                "face down",
                "known to",
                "used ability",
            ];
            let known = words.orientations.iter().chain(words.marks).copied().chain(words.places.names()).chain(more);
            return Err(Fault::unknown("status", text, known));
        }
        Ok(())
    }

    /// The card of a name, or the second of it, that a line before this one or this one has written.
    fn written_before(&self, text: &str) -> Result<usize, Fault> {
        let (name, nth) = match text.split_once(" #") {
            Some((name, n)) => (name, n.parse().map_err(|_| Fault::not_read("a number after `#`", text))?),
            None => (text, 1_usize),
        };
        self.names.card(name)?;
        let named = |at: &usize| self.names.is_called(self.cards[*at].placed.card, name);
        let mut named = (0..self.cards.len()).filter(named);
        named.nth(nth.max(1) - 1).ok_or_else(|| Fault::not_read("a card that is already placed after `beneath`", text))
    }

    /// The decks as they lie, for those who ask whether they are legal.
    fn decks(cards: &[Placed], deck: Zone) -> [Vec<CardId>; 2] {
        Seat::BOTH.map(|seat| cards.iter().filter(|c| c.zone == deck && c.owner == seat).map(|c| c.card).collect())
    }

    /// Decks are written from the top down and laid from the bottom up, upon what fills them.
    fn finish(mut self) -> SetUp {
        let mut lines = Vec::new();
        let mut written = vec![Slot::NONE; self.cards.len()];
        for seat in Seat::BOTH {
            if !self.full[seat.index()] {
                for _ in 0..DECK {
                    self.position.cards.push(Placed::new(self.game.filler, seat, self.game.deck));
                    lines.push(0);
                }
            }
        }
        let in_deck = |w: &Written| w.placed.zone == self.game.deck;
        let (deck, others): (Vec<usize>, Vec<usize>) = (0..self.cards.len()).partition(|&i| in_deck(&self.cards[i]));
        for i in others.into_iter().chain(deck.into_iter().rev()) {
            written[i] = Slot(self.position.cards.len() as u16);
            lines.push(self.cards[i].line);
            self.position.cards.push(self.cards[i].placed.clone());
        }
        for (i, card) in self.cards.iter().enumerate() {
            let host = card.beneath.map(|at| written[at].index());
            self.position.cards[written[i].index()].attached = host;
        }
        let decks = Self::decks(&self.position.cards, self.game.deck);
        SetUp { position: self.position, written, decks, sides: self.sides, series: self.series, lines }
    }
}

/// The entries of a list, with commas between them. A name may have commas of its own: what is none up to one comma may
/// be one up to a later.
fn joined(text: &str, is_entry: impl Fn(&str) -> bool) -> Vec<&str> {
    let offset = |part: &str| part.as_ptr() as usize - text.as_ptr() as usize;
    let pieces: Vec<&str> = parts(text).collect();
    let (mut found, mut at) = (Vec::new(), 0);
    while at < pieces.len() {
        let up_to = |to: usize| &text[offset(pieces[at])..offset(pieces[to]) + pieces[to].len()];
        let last = pieces.len().min(at + PARTS_OF_A_NAME);
        let to = (at..last).find(|&to| is_entry(up_to(to))).unwrap_or(at);
        found.push(up_to(to));
        at = to + 1;
    }
    found
}

/// The name of a kind of counter, without the word itself.
fn without_counters(text: &str) -> &str {
    text.strip_suffix(" counters").or_else(|| text.strip_suffix(" counter")).unwrap_or(text)
}

/// A position that cannot be passes only where the ruling says just that.
pub(crate) fn judge_impossible(
    set_up: &SetUp,
    impossible: &Impossible,
    rest: &[Line],
    ruling: usize,
) -> Result<&'static str, Failure> {
    let line = set_up.lines.get(impossible.at.index()).copied().unwrap_or(ruling);
    let claim = rest.first().and_then(|line| claimed_impossible(line.text));
    let Some(rule) = claim.filter(|_| rest.len() == 1) else {
        return Err(Failure { line, fault: Fault::Impossible(impossible.clone()) });
    };
    if rule != impossible.rule {
        let fault = Fault::untrue(format!("the position to be impossible because {rule}"), impossible.to_string());
        return Err(Failure { line: rest[0].number, fault });
    }
    Ok(impossible.rule)
}

/// The rule of `expect the position is impossible because RULE`.
pub(crate) fn claimed_impossible(text: &str) -> Option<&str> {
    text.strip_prefix("expect")?.trim_start().strip_prefix("the position is impossible because ")
}
