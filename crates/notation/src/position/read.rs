//! Reads the lines that set a position up.

use crate::error::{Failure, NotationFault};
use crate::limits::{self, MAX_DAMAGE, MAX_NAME_PARTS, MAX_NOTES, check_card_count, small};
use crate::names::Names;
use crate::ruling::RulingGame;
use crate::ruling::lines::{SourceLine, leading_number, split_at_commas};
use crate::ruling::series::MatchSetup;
use duel::card::pool::CardPool;
use duel::engine::any_duel::AnyDuel;
use duel::ids::*;
use duel::state::object::Slot;
use duel::state::place_counters::PlaceCounters;
use duel::state::position::{ImpossiblePosition, PlacedCard, Position, PriorityHolder};
use std::sync::Arc;

/// The number of filler cards in a deck that is not written out in full.
const DEFAULT_DECK_SIZE: usize = 40;
/// The turn of a position that does not say which turn it is.
const DEFAULT_TURN: u16 = 3;

/// A position as a ruling wrote it.
pub(crate) struct SetUp {
    pub position: Position,
    /// The slots of the cards, in the order in which they were written.
    pub written: Vec<Slot>,
    /// The cards in each player's deck.
    pub decks: [Vec<CardId>; 2],
    /// Each player's sideboard.
    pub sideboards: [Vec<CardId>; 2],
    /// The match that the duel is part of, if it is.
    series: Option<MatchSetup>,
    /// The line on which each card was written, by slot; 0 for filler cards in a deck.
    lines: Vec<usize>,
}

impl SetUp {
    /// Begins the duel, within its match if it is part of one.
    pub fn start(&self, game: &RulingGame, pool: Arc<CardPool>) -> Result<Box<dyn AnyDuel>, ImpossiblePosition> {
        let duel = (game.start)(pool, &self.position)?;
        Ok(match &self.series {
            Some(series) => Box::new(series.wrap_duel(duel, self)),
            None => duel,
        })
    }

    /// The line of the card that makes the position impossible, or the first line.
    pub fn line_of(&self, impossible: &ImpossiblePosition) -> usize {
        self.lines.get(impossible.at.index()).copied().unwrap_or(1)
    }
}

#[derive(Clone)]
struct WrittenCard {
    placed: PlacedCard,
    line: usize,
    /// The card this one lies under or beside, as an index into the cards written before.
    beneath: Option<usize>,
}

/// Reads the lines up to the first that is not part of the position, and returns the other lines.
pub(crate) fn read_position<'r, 's>(
    game: &RulingGame,
    names: &Names,
    body: &'r [SourceLine<'s>],
) -> Result<(SetUp, &'r [SourceLine<'s>]), Failure> {
    let mut reader = PositionReader {
        game,
        names,
        sides: [Vec::new(), Vec::new()],
        series: None,
        cards: Vec::new(),
        deck_is_complete: [false; 2],
        position: Position {
            cards: Vec::new(),
            player_counters: Vec::new(),
            floating_currency: Vec::new(),
            place_counters: Vec::new(),
            player: Seat::FIRST,
            turn: DEFAULT_TURN,
            phase: names.phases("main phase").map_or(Phase(0), |phases| phases[0]),
            priority: None,
            deeds_done: Vec::new(),
            format: 0,
            seed: 0,
        },
    };
    let mut taken = 0;
    for line in body {
        match reader.read_line(line) {
            Ok(true) => taken += 1,
            Ok(false) => break,
            Err(fault) => return Err(Failure { line: line.number, fault }),
        }
    }
    Ok((reader.finish(), &body[taken..]))
}

struct PositionReader<'g> {
    game: &'g RulingGame,
    names: &'g Names,
    cards: Vec<WrittenCard>,
    sides: [Vec<CardId>; 2],
    series: Option<MatchSetup>,
    deck_is_complete: [bool; 2],
    position: Position,
}

impl PositionReader<'_> {
    /// Reads a line. Returns false if it is not part of the position.
    fn read_line(&mut self, line: &SourceLine) -> Result<bool, NotationFault> {
        let (first, rest) = line.text.split_once(' ').unwrap_or((line.text, ""));
        let rest = rest.trim_start();
        match first {
            "turn" => self.read_turn(rest)?,
            "match" => self.series = Some(MatchSetup::read(rest)?),
            "seed" => {
                self.position.seed =
                    rest.parse().map_err(|_| NotationFault::not_read("a number after `seed`", rest))?;
            }
            "format" => {
                let formats = self.names.words.formats;
                let at = formats.iter().position(|name| name.eq_ignore_ascii_case(rest));
                self.position.format =
                    at.ok_or_else(|| NotationFault::unknown("format", rest, formats.iter().copied()))? as u8;
            }
            "the" => return self.read_place_counters(rest),
            _ => {
                let Some(seat) = Names::seat(first) else { return Ok(false) };
                let (second, list) = rest.split_once(' ').unwrap_or((rest, ""));
                if second == "holds" {
                    self.read_held(seat, list.trim_start())?;
                } else if second == "tally" {
                    self.read_tally(seat, list.trim_start())?;
                } else if second == "sideboard" {
                    self.read_sideboard(seat, list.trim_start())?;
                } else if let Some(zone) = self.names.zone_if_any(second) {
                    self.read_zone(seat, zone, list.trim_start(), line.number)?;
                } else {
                    return Ok(false);
                }
            }
        }
        Ok(true)
    }

    fn read_turn(&mut self, text: &str) -> Result<(), NotationFault> {
        for part in split_at_commas(text) {
            if let Some(seat) = Names::seat(part) {
                self.position.player = seat;
            } else if let Some(seat) = part.strip_suffix(" has priority") {
                self.position.priority = Some(PriorityHolder { seat: Names::require_seat(seat)?, after_a_pass: false });
            } else if let Some(seat) = part.strip_suffix(" has passed") {
                self.position.priority =
                    Some(PriorityHolder { seat: Names::require_seat(seat)?.other(), after_a_pass: true });
            } else if let Some(number) = part.strip_prefix("turn ") {
                let number = number.parse().ok().filter(|turn| (1..=limits::MAX_TURN).contains(turn));
                self.position.turn =
                    number.ok_or_else(|| NotationFault::not_read("a number of 1 to 10000 after `turn`", part))?;
            } else {
                self.position.phase = self.names.phases(part)?[0];
            }
        }
        Ok(())
    }

    fn read_held(&mut self, seat: Seat, text: &str) -> Result<(), NotationFault> {
        for part in split_at_commas(text) {
            let (n, name) =
                leading_number(part).ok_or_else(|| NotationFault::not_read("a number and a counter", part))?;
            match self.names.unit(name) {
                Some((colours, bonds)) => self.position.floating_currency.push((seat, colours, bonds, small(n, part)?)),
                None => self.position.player_counters.push((seat, self.names.counter(name)?, small(n, part)?)),
            }
        }
        Ok(())
    }

    /// Reads `2 is played, 1 moves`: how often this turn the player, or a card of theirs, did something cards ask
    /// about.
    fn read_tally(&mut self, seat: Seat, text: &str) -> Result<(), NotationFault> {
        for part in split_at_commas(text) {
            let (n, verb) = leading_number(part).ok_or_else(|| NotationFault::not_read("a number and a deed", part))?;
            self.position.deeds_done.push((seat, self.names.verb(verb)?, small(n, part)?));
        }
        Ok(())
    }

    /// Reads `left home holds 2 Moss counters`, with the first player's name for the place. Returns false if it is
    /// another line.
    fn read_place_counters(&mut self, text: &str) -> Result<bool, NotationFault> {
        let Some((place, counters)) = text.split_once(" holds ") else { return Ok(false) };
        let zones = self.names.zones;
        let grid = self.names.words.places.zone(zones);
        let zone = grid.and_then(|spec| zones.iter().position(|zone| zone.name == spec.name));
        let (Some(place), Some(zone)) = (self.names.place(Seat::FIRST, place), zone) else { return Ok(false) };
        for part in split_at_commas(counters) {
            let (n, rest) =
                leading_number(part).ok_or_else(|| NotationFault::not_read("a number and a counter", part))?;
            let counter = self.names.counter(without_counters(rest))?;
            let number = small(n, part)?;
            self.position.place_counters.push(PlaceCounters { zone: Zone(zone as u8), place, counter, count: number });
        }
        Ok(true)
    }

    fn read_sideboard(&mut self, seat: Seat, text: &str) -> Result<(), NotationFault> {
        for part in self.cards_in(text) {
            let (n, name) = leading_number(part).unwrap_or((1, part));
            let card = if name.is_empty() { self.game.filler } else { self.names.card(name)? };
            let side = &mut self.sides[seat.index()];
            side.extend(std::iter::repeat_n(card, check_card_count(n, side.len(), part)?));
        }
        Ok(())
    }

    fn read_zone(&mut self, seat: Seat, zone: Zone, text: &str, line: usize) -> Result<(), NotationFault> {
        let only = text.strip_prefix("only").filter(|rest| rest.is_empty() || rest.starts_with(' '));
        if only.is_some() && zone == self.game.deck_zone {
            self.deck_is_complete[seat.index()] = true;
        }
        for part in self.cards_in(only.unwrap_or(text).trim_start()) {
            let (n, rest) = leading_number(part).unwrap_or((1, part));
            let (name, notes) = self.split_notes(rest)?;
            let id = if name.is_empty() { self.game.filler } else { self.names.card(name)? };
            let mut written = WrittenCard { placed: PlacedCard::new(id, seat, zone), line, beneath: None };
            let notes = self.notes_in(notes);
            if notes.len() > MAX_NOTES {
                return Err(NotationFault::TooMuch { what: "words in parentheses after a card", most: MAX_NOTES });
            }
            for note in notes {
                self.read_note(&mut written, seat, note)?;
            }
            let n = check_card_count(n, self.cards.len(), part)?;
            self.cards.extend(std::iter::repeat_n(written, n));
        }
        Ok(())
    }

    /// Splits a list of cards at its commas.
    fn cards_in<'t>(&self, text: &'t str) -> Vec<&'t str> {
        split_entries(text, |part| {
            let (_, rest) = leading_number(part).unwrap_or((1, part));
            self.split_notes(rest).is_ok_and(|(name, _)| name.is_empty() || self.names.card_if_any(name).is_some())
        })
    }

    /// Splits the notes on a card at their commas.
    fn notes_in<'t>(&self, text: &'t str) -> Vec<&'t str> {
        split_entries(text, |part| {
            let host = part.strip_prefix("beneath ").or_else(|| part.strip_prefix("beside "));
            let bare = host.map(|host| host.split_once(" #").map_or(host, |(name, _)| name));
            bare.is_none_or(|name| self.names.card_if_any(name).is_some())
        })
    }

    /// Splits a card from the notes in parentheses after it. A card's name may itself contain parentheses.
    fn split_notes<'t>(&self, text: &'t str) -> Result<(&'t str, &'t str), NotationFault> {
        let named = |name: &str| self.names.card_if_any(name).is_some();
        if !text.contains('(') || named(text) {
            return Ok((text, ""));
        }
        let inner = text.strip_suffix(')').ok_or_else(|| NotationFault::not_read("a closing `)`", text))?;
        let splits =
            inner.match_indices('(').take(MAX_NAME_PARTS).map(|(at, _)| (inner[..at].trim_end(), &inner[at + 1..]));
        let known = splits.clone().find(|(name, _)| named(name));
        let first = splits.take(1).next();
        known.or(first).ok_or_else(|| NotationFault::not_read("a card and words in parentheses", text))
    }

    /// Reads one of the notes in parentheses after a card.
    fn read_note(&self, written: &mut WrittenCard, seat: Seat, text: &str) -> Result<(), NotationFault> {
        let placed = &mut written.placed;
        if let Some(orientation) = self.names.orientation(text) {
            placed.orientation = orientation;
        } else if let Some(mark) = self.names.mark(text) {
            placed.marks = placed.marks.with(mark);
        } else if let Some(amount) = text.strip_prefix("damage ") {
            let amount = amount.parse().ok().filter(|amount| (0..=MAX_DAMAGE).contains(amount));
            placed.damage =
                amount.ok_or_else(|| NotationFault::not_read("a number up to 1000000 after `damage`", text))?;
        } else if let Some(owner) = text.strip_prefix("owner ") {
            placed.owner = Names::require_seat(owner)?;
        } else if let Some(side) = text.strip_prefix("controlled by ") {
            placed.side = Names::require_seat(side)?;
        } else if let Some(place) = self.names.place(seat, text) {
            placed.place = place;
        } else if let Some(name) = text.strip_prefix("beneath ").or_else(|| text.strip_prefix("beside ")) {
            let at = self.written_before(name, placed.side)?;
            placed.place = self.cards[at].placed.place;
            written.beneath = Some(at);
        } else if let Some(number) = text.strip_prefix("place ") {
            let places = self.names.zones[placed.zone.index()].places.max(1);
            let number: Option<u8> = number.parse().ok().filter(|n| (1..=places).contains(n));
            placed.place = number.ok_or_else(|| NotationFault::not_read("a place that the zone has", text))? - 1;
        } else if text == "token" {
            let name = self.names.pool.name(placed.card);
            placed.card = self.names.token(name)?;
        } else if text == "face down" {
            placed.face_up = false;
        } else if let Some(number) = text.strip_prefix("used ability ") {
            let number: Option<u8> = number.parse().ok().filter(|&n| n > 0);
            placed.used_abilities.push(
                number.ok_or_else(|| NotationFault::not_read("a number from 1 on after `used ability`", text))? - 1,
            );
        } else if let Some(who) = text.strip_prefix("known to ") {
            placed.known_by = Some(match who {
                "both" => 0b11,
                "nobody" => 0,
                _ => 1 << Names::require_seat(who)?.0,
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
            return Err(NotationFault::unknown("status", text, known));
        }
        Ok(())
    }

    /// Finds a card written earlier by its name, or by its name and number (`A #2`). Without a number, a card in play
    /// is preferred, and then one on the same side.
    fn written_before(&self, text: &str, side: Seat) -> Result<usize, NotationFault> {
        let (name, nth) = match text.split_once(" #") {
            Some((name, n)) => {
                (name, Some(n.parse::<usize>().map_err(|_| NotationFault::not_read("a number after `#`", text))?))
            }
            None => (text, None),
        };
        self.names.card(name)?;
        let named = |at: &usize| self.names.is_called(self.cards[*at].placed.card, name);
        let mut named = (0..self.cards.len()).filter(named);
        let far = |at: &usize| {
            let placed = &self.cards[*at].placed;
            (!self.names.zones[placed.zone.index()].in_play, placed.side != side)
        };
        let found = match nth {
            Some(nth) => named.nth(nth.max(1) - 1),
            None => named.min_by_key(far),
        };
        found.ok_or_else(|| NotationFault::not_read("a card that is already placed after `beneath`", text))
    }

    /// The cards in each player's deck zone, for claims that a deck is legal.
    fn decks(cards: &[PlacedCard], deck: Zone) -> [Vec<CardId>; 2] {
        Seat::BOTH.map(|seat| cards.iter().filter(|c| c.zone == deck && c.owner == seat).map(|c| c.card).collect())
    }

    /// Gives each card its slot. Decks are written from the top down but placed from the bottom up, on top of the
    /// filler.
    fn finish(mut self) -> SetUp {
        let mut lines = Vec::new();
        let mut written = vec![Slot::NONE; self.cards.len()];
        for seat in Seat::BOTH {
            if !self.deck_is_complete[seat.index()] {
                for _ in 0..DEFAULT_DECK_SIZE {
                    self.position.cards.push(PlacedCard::new(self.game.filler, seat, self.game.deck_zone));
                    lines.push(0);
                }
            }
        }
        let in_deck = |w: &WrittenCard| w.placed.zone == self.game.deck_zone;
        let (deck, others): (Vec<usize>, Vec<usize>) = (0..self.cards.len()).partition(|&i| in_deck(&self.cards[i]));
        for i in others.into_iter().chain(deck.into_iter().rev()) {
            written[i] = Slot(self.position.cards.len() as u16);
            lines.push(self.cards[i].line);
            self.position.cards.push(self.cards[i].placed.clone());
        }
        for (i, card) in self.cards.iter().enumerate() {
            let host = card.beneath.map(|at| written[at].index());
            self.position.cards[written[i].index()].attached_to = host;
        }
        let decks = Self::decks(&self.position.cards, self.game.deck_zone);
        SetUp { position: self.position, written, decks, sideboards: self.sides, series: self.series, lines }
    }
}

/// Splits a list at its commas. A name may contain commas: where the text up to one comma is no entry, the text up to a
/// later comma may be.
fn split_entries(text: &str, is_entry: impl Fn(&str) -> bool) -> Vec<&str> {
    let offset = |part: &str| part.as_ptr() as usize - text.as_ptr() as usize;
    let pieces: Vec<&str> = split_at_commas(text).collect();
    let (mut found, mut at) = (Vec::new(), 0);
    while at < pieces.len() {
        let up_to = |to: usize| &text[offset(pieces[at])..offset(pieces[to]) + pieces[to].len()];
        let last = pieces.len().min(at + MAX_NAME_PARTS);
        let to = (at..last).find(|&to| is_entry(up_to(to))).unwrap_or(at);
        found.push(up_to(to));
        at = to + 1;
    }
    found
}

/// The name of a kind of counter, without the word `counter`.
fn without_counters(text: &str) -> &str {
    text.strip_suffix(" counters").or_else(|| text.strip_suffix(" counter")).unwrap_or(text)
}

/// Accepts an impossible position only if the ruling claims just that, and for the same rule. Returns the rule.
pub(crate) fn check_impossible(
    set_up: &SetUp,
    impossible: &ImpossiblePosition,
    rest: &[SourceLine],
    ruling: usize,
) -> Result<&'static str, Failure> {
    let line = set_up.lines.get(impossible.at.index()).copied().unwrap_or(ruling);
    let claim = rest.first().and_then(|line| claimed_impossible(line.text));
    let Some(rule) = claim.filter(|_| rest.len() == 1) else {
        return Err(Failure { line, fault: NotationFault::Impossible(impossible.clone()) });
    };
    if rule != impossible.rule {
        let fault =
            NotationFault::untrue(format!("the position to be impossible because {rule}"), impossible.to_string());
        return Err(Failure { line: rest[0].number, fault });
    }
    Ok(impossible.rule)
}

/// The rule of `expect the position is impossible because RULE`.
pub(crate) fn claimed_impossible(text: &str) -> Option<&str> {
    text.strip_prefix("expect")?.trim_start().strip_prefix("the position is impossible because ")
}
