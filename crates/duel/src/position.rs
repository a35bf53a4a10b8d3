//! Positions: a duel set up in the middle, for rulings, puzzles and reports.

use crate::ground::Grounded;
use crate::object::Slot;
use crate::profile::Orientation;
use crate::words::*;

/// One card of a position.
#[derive(Clone, Debug)]
pub struct Placed {
    /// Which card.
    pub card: CardId,
    /// Whose.
    pub owner: Seat,
    /// On whose side, and in play who controls it.
    pub side: Seat,
    /// Where.
    pub zone: Zone,
    /// At which place.
    pub place: u8,
    /// How it is turned.
    pub orientation: Orientation,
    /// Whether its front is up.
    pub face_up: bool,
    /// Who knows its front, bit n for seat n; whoever does where it lies, if it says nothing.
    pub known: Option<u8>,
    /// Notes on it.
    pub marks: Marks,
    /// Damage on it.
    pub damage: i32,
    /// Counters on it.
    pub counters: Vec<(Counter, u8)>,
    /// Its abilities that were used this turn, by their numbers from 0 on, each as often as it was.
    pub used: Vec<u8>,
    /// The card, by its place in the list, that it lies under or beside.
    pub attached: Option<usize>,
}

impl Placed {
    /// A card of a player's in that player's zone, as it usually lies.
    pub fn new(card: CardId, owner: Seat, zone: Zone) -> Self {
        Self {
            card,
            owner,
            side: owner,
            zone,
            place: 0,
            orientation: Orientation::Upright,
            face_up: true,
            known: None,
            marks: Marks::EMPTY,
            damage: 0,
            counters: Vec::new(),
            used: Vec::new(),
            attached: None,
        }
    }
}

/// Who has priority, in a phase that has begun.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Holder {
    /// Who.
    pub seat: Seat,
    /// Whether the other player has just passed.
    pub after_a_pass: bool,
}

/// A duel in the middle.
#[derive(Clone, Debug)]
pub struct Position {
    /// All cards; in each zone the first is the bottom one.
    pub cards: Vec<Placed>,
    /// Counters of players.
    pub held: Vec<(Seat, Counter, u8)>,
    /// Currency of players: its colours, the traits of its maker, how much.
    pub minted: Vec<(Seat, Colours, u16, u8)>,
    /// Counters on places.
    pub ground: Vec<Grounded>,
    /// Whose turn it is.
    pub player: Seat,
    /// Which turn of the game it is.
    pub turn: u16,
    /// From which phase play goes on.
    pub phase: Phase,
    /// Who has priority in it, if all that comes before that is done.
    pub holder: Option<Holder>,
    /// What players did this turn of what is counted, and how often.
    pub done: Vec<(Seat, Verb, u8)>,
    /// In which format, by its place among the book's.
    pub format: u8,
    /// Where chance begins.
    pub seed: u64,
}

/// Why a position cannot be.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{name} cannot be in the {zone}: {rule} ({gist})")]
pub struct Impossible {
    /// Which card.
    pub name: String,
    /// In which zone.
    pub zone: &'static str,
    /// By which rule.
    pub rule: &'static str,
    /// What that rule says.
    pub gist: &'static str,
    /// Its place in the list.
    pub at: Slot,
}
