//! Positions: a duel set up in the middle, for rulings, puzzles and reports.

use crate::card::characteristics::Orientation;
use crate::ids::*;
use crate::state::object::Slot;
use crate::state::place_counters::PlaceCounters;

/// One card of a position.
#[derive(Clone, Debug)]
pub struct PlacedCard {
    /// The card.
    pub card: CardId,
    /// Its owner.
    pub owner: Seat,
    /// The player on whose side it is; in play, its controller.
    pub side: Seat,
    /// Its zone.
    pub zone: Zone,
    /// Its place in that zone.
    pub place: u8,
    /// Its orientation.
    pub orientation: Orientation,
    /// Its front is up.
    pub face_up: bool,
    /// The players who know its front: bit n for seat n. None means those who know any card that lies there like this.
    pub known_by: Option<u8>,
    /// The marks on it.
    pub marks: Marks,
    /// The damage on it.
    pub damage: i32,
    /// The counters on it.
    pub counters: Vec<(Counter, u8)>,
    /// Its abilities used this turn, by their numbers from 0; an ability used twice is listed twice.
    pub used_abilities: Vec<u8>,
    /// The card it is attached to, by its place in the list.
    pub attached_to: Option<usize>,
}

impl PlacedCard {
    /// A card in its owner's zone, upright and face up.
    pub fn new(card: CardId, owner: Seat, zone: Zone) -> Self {
        Self {
            card,
            owner,
            side: owner,
            zone,
            place: 0,
            orientation: Orientation::Upright,
            face_up: true,
            known_by: None,
            marks: Marks::EMPTY,
            damage: 0,
            counters: Vec::new(),
            used_abilities: Vec::new(),
            attached_to: None,
        }
    }
}

/// The player who has priority, in a phase that has begun.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PriorityHolder {
    /// The player.
    pub seat: Seat,
    /// The other player has just passed.
    pub after_a_pass: bool,
}

/// A position in the middle of a duel.
#[derive(Clone, Debug)]
pub struct Position {
    /// All cards; in each zone the first is at the bottom.
    pub cards: Vec<PlacedCard>,
    /// The counters of players.
    pub player_counters: Vec<(Seat, Counter, u8)>,
    /// The currency of players: its colours, the traits of its source as bits, and the number of units.
    pub floating_currency: Vec<(Seat, Colours, u16, u8)>,
    /// The counters on places.
    pub place_counters: Vec<PlaceCounters>,
    /// The player whose turn it is.
    pub player: Seat,
    /// The number of the turn.
    pub turn: u16,
    /// The phase from which play goes on.
    pub phase: Phase,
    /// The player who has priority in that phase, if all that comes before priority is done.
    pub priority: Option<PriorityHolder>,
    /// The counted deeds of players this turn, each with its number of times.
    pub deeds_done: Vec<(Seat, Verb, u8)>,
    /// The format, by its place among the book's.
    pub format: u8,
    /// The seed of the random numbers.
    pub seed: u64,
}

/// The reason why a position is impossible.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{name} cannot be in the {zone}: {rule} ({gist})")]
pub struct ImpossiblePosition {
    /// The card.
    pub name: String,
    /// The zone that it cannot be in.
    pub zone: &'static str,
    /// The rule that forbids it.
    pub rule: &'static str,
    /// The content of that rule.
    pub gist: &'static str,
    /// The card's place in the list.
    pub at: Slot,
}
