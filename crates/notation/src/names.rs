//! Looks up the players, cards, zones and other words that a ruling names.

use crate::error::NotationFault;
use crate::ruling::lines::split_at_commas;
use duel::book::Vocabulary;
use duel::card::characteristics::Orientation;
use duel::card::pool::CardPool;
use duel::ids::*;
use duel::state::zone::ZoneSpec;
use std::ops::Range;
use std::sync::Arc;

/// All the names that a ruling of one game can use.
#[derive(Clone)]
pub(crate) struct Names {
    pub words: &'static Vocabulary,
    pub zones: &'static [ZoneSpec],
    pub pool: Arc<CardPool>,
}

const ORIENTATIONS: [Orientation; 3] = [Orientation::Upright, Orientation::Sideways, Orientation::Reversed];

fn index_of_word(list: &[&str], text: &str) -> Option<usize> {
    list.iter().position(|word| word.eq_ignore_ascii_case(text))
}

/// The name of a zone without the words around it: "the discard zone" is `discard`.
fn bare_zone(text: &str) -> &str {
    let bare = text.strip_prefix("the ").unwrap_or(text);
    bare.strip_suffix(" zone").or_else(|| bare.strip_suffix(" Zone")).unwrap_or(bare)
}

impl Names {
    /// Splits at commas that stand outside parentheses and the names of cards.
    pub fn split_parts<'t>(&self, text: &'t str) -> Vec<&'t str> {
        if !text.contains(',') {
            return split_at_commas(text).collect();
        }
        let names = (0..self.pool.cards.len()).map(|at| self.pool.name(CardId(at as u16)));
        let named: Vec<Range<usize>> = names
            .filter(|name| name.contains(','))
            .flat_map(|name| text.match_indices(name).map(|(at, name)| at..at + name.len()))
            .collect();
        let offset = |part: &str| part.as_ptr() as usize - text.as_ptr() as usize;
        let mut found: Vec<&str> = Vec::new();
        for part in split_at_commas(text) {
            let (start, end) = (offset(part), offset(part) + part.len());
            match found.last_mut().filter(|before| {
                let comma = offset(before) + before.len();
                named.iter().any(|name| name.start < comma && comma < name.end)
            }) {
                Some(before) => *before = &text[offset(before)..end],
                None => found.push(&text[start..end]),
            }
        }
        found
    }

    /// A player, `p1` or `p2`.
    pub fn seat(text: &str) -> Option<Seat> {
        match text {
            "p1" => Some(Seat::FIRST),
            "p2" => Some(Seat::SECOND),
            _ => None,
        }
    }

    pub fn require_seat(text: &str) -> Result<Seat, NotationFault> {
        Self::seat(text).ok_or_else(|| NotationFault::not_read("`p1` or `p2`", text))
    }

    /// A card by its name, by its code where several cards have that name, or a token; `None` if there is none.
    pub fn card_if_any(&self, name: &str) -> Option<CardId> {
        let coded = || (0..self.pool.cards.len() as u16).map(CardId).find(|&card| self.pool.card(card).code == name);
        let token = || self.pool.find_token(name);
        self.pool.find_newest_card(name).or_else(coded).or_else(token)
    }

    /// The same as [`card_if_any`](Self::card_if_any); if there is none, the fault names the most similar card.
    pub fn card(&self, name: &str) -> Result<CardId, NotationFault> {
        self.card_if_any(name).ok_or_else(|| {
            let known = (0..self.pool.cards.len() as u16).map(|card| self.pool.name(CardId(card)));
            NotationFault::unknown("card", name, known)
        })
    }

    /// Returns true if the card has this name or this code.
    pub fn is_called(&self, card: CardId, name: &str) -> bool {
        self.pool.name(card) == name || self.pool.card(card).code == name
    }

    /// A token by its name.
    pub fn token(&self, name: &str) -> Result<CardId, NotationFault> {
        self.pool.find_token(name).ok_or_else(|| {
            let known = self.pool.ids().filter(|&card| self.pool.card(card).token).map(|card| self.pool.name(card));
            NotationFault::unknown("token", name, known)
        })
    }

    /// The longest card name that `text` begins with, and the rest of the text.
    pub fn card_at_start<'t>(&self, text: &'t str) -> Option<(&'t str, &'t str)> {
        let names = (0..self.pool.cards.len() as u16).map(|card| self.pool.name(CardId(card)));
        let ends = |rest: &str| !rest.starts_with(|c: char| c.is_alphanumeric());
        let length = names
            .filter(|name| text.get(..name.len()).is_some_and(|start| start.eq_ignore_ascii_case(name)))
            .filter(|name| ends(&text[name.len()..]))
            .map(str::len)
            .max()?;
        Some((&text[..length], &text[length..]))
    }

    pub fn zone_if_any(&self, text: &str) -> Option<Zone> {
        let bare = bare_zone(text);
        self.zones.iter().position(|zone| zone.name.eq_ignore_ascii_case(bare)).map(|at| Zone(at as u8))
    }

    pub fn zone(&self, text: &str) -> Result<Zone, NotationFault> {
        self.zone_if_any(text)
            .ok_or_else(|| NotationFault::unknown("zone", bare_zone(text), self.zones.iter().map(|zone| zone.name)))
    }

    /// The phases that a name covers, in order; a position begins at the first of them.
    pub fn phases(&self, text: &str) -> Result<Vec<Phase>, NotationFault> {
        if let Some(at) = index_of_word(self.words.phases, text) {
            return Ok(vec![Phase(at as u8)]);
        }
        if let Some((_, phases)) = self.words.stretches.iter().find(|(name, _)| name.eq_ignore_ascii_case(text)) {
            return Ok(phases.to_vec());
        }
        let known = self.words.phases.iter().copied().chain(self.words.stretches.iter().map(|(name, _)| *name));
        Err(NotationFault::unknown("phase", text, known))
    }

    /// The place that a player calls by this name.
    pub fn place(&self, seat: Seat, text: &str) -> Option<u8> {
        self.words.places.find(self.zones, seat, text)
    }

    /// A player's name for a place.
    pub fn place_name(&self, seat: Seat, place: u8) -> Option<&'static str> {
        self.words.places.name(self.zones, seat, place, None)
    }

    /// Splits `plays A to the left centre` into `plays A` and the name of the place; `None` if the text ends with no
    /// place.
    pub fn place_at_end<'t>(&self, text: &'t str) -> Option<(&'t str, &'t str)> {
        let ends = text.match_indices(" to ").map(|(at, to)| (&text[..at], &text[at + to.len()..]));
        let mut named = ends.map(|(deed, place)| (deed, place.strip_prefix("the ").unwrap_or(place)));
        named.find(|(_, place)| self.words.places.names().any(|name| name.eq_ignore_ascii_case(place)))
    }

    /// Something players do, by its verb; if several are called that, the first.
    pub fn verb(&self, text: &str) -> Result<Verb, NotationFault> {
        let at = index_of_word(self.words.verbs, text);
        at.map(|at| Verb(at as u8))
            .ok_or_else(|| NotationFault::unknown("deed", text, self.words.verbs.iter().copied()))
    }

    pub fn orientation(&self, text: &str) -> Option<Orientation> {
        index_of_word(&self.words.orientations, text).map(|at| ORIENTATIONS[at])
    }
    pub fn mark(&self, text: &str) -> Option<Mark> {
        index_of_word(self.words.marks, text).map(|at| Mark(at as u8))
    }
    pub fn keyword(&self, text: &str) -> Option<Keyword> {
        index_of_word(self.words.keywords, text).map(|at| Keyword(at as u8))
    }
    pub fn kind(&self, text: &str) -> Option<Kind> {
        index_of_word(self.words.kinds, text).map(|at| Kind(at as u8))
    }
    pub fn colour(&self, text: &str) -> Option<Colour> {
        index_of_word(self.words.colours, text).map(|at| Colour(at as u8))
    }
    pub fn number(&self, text: &str) -> Option<Number> {
        index_of_word(self.words.numbers, text).map(|at| Number(at as u8))
    }
    /// The colours and restrictions of the currency of this name, if there is one.
    pub fn unit(&self, text: &str) -> Option<(Colours, u16)> {
        self.pool.unit_named(self.words, text)
    }
    pub fn counter(&self, text: &str) -> Result<Counter, NotationFault> {
        let known = &self.pool.counters;
        let at = known.iter().position(|name| name.eq_ignore_ascii_case(text));
        at.map(|at| Counter(at as u8))
            .ok_or_else(|| NotationFault::unknown("kind of counter", text, known.iter().map(String::as_str)))
    }
}

/// The name of a player in rulings.
pub(crate) fn seat_name(seat: Seat) -> &'static str {
    if seat == Seat::FIRST { "p1" } else { "p2" }
}
