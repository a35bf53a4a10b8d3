//! The log: what became of each proposed event, and which seats knew its cards.

use crate::event::{Cause, Happening};
use crate::ids::*;
use crate::state::object::Object;

/// The fate of a proposed event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fate {
    /// It happened.
    Happened,
    /// It was forbidden.
    Forbidden,
    /// Something else happened instead.
    Replaced,
}

/// A card in a line of the log, and the seats that knew it at that moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeenCard {
    /// The card.
    pub card: CardId,
    /// The seats that knew it: bit 0 for the first, bit 1 for the second.
    pub known_by: u8,
}

impl SeenCard {
    pub(crate) fn of(object: &Object) -> Self {
        Self { card: object.card, known_by: object.known_by }
    }
}

/// One line of the log.
#[derive(Clone, Copy, Debug)]
pub struct LogEntry {
    /// The number of the event, by which other events name it as their cause; 0 if it did not happen.
    pub number: u32,
    /// The proposed event.
    pub happening: Happening,
    /// Its verb.
    pub verb: Verb,
    /// Its cause.
    pub cause: Cause,
    /// Its fate.
    pub fate: Fate,
    /// The card it was about, if any.
    pub card: Option<SeenCard>,
    /// The card whose ability or deed it was.
    pub source: Option<SeenCard>,
    /// The card it was attached to, or the other card of a deed.
    pub host: Option<SeenCard>,
    /// The zone in which the card was before.
    pub from: Option<Zone>,
    /// The card's handle afterwards.
    pub handle: u16,
    /// The number of the turn.
    pub turn: u16,
}
