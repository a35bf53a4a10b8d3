//! Events: everything that happens, and why. Nothing else changes the state of a duel.

use crate::ability::End;
use crate::list::List;
use crate::object::{Ref, Slot};
use crate::profile::Orientation;
use crate::words::*;
use serde::{Deserialize, Serialize};

/// One thing that happens.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Act {
    /// A card goes to a zone.
    Move {
        /// Which card.
        slot: Slot,
        /// To which zone.
        to: Zone,
        /// Whose, and in play who controls it there.
        side: Seat,
        /// At which end.
        end: End,
        /// At which place.
        place: u8,
        /// How it arrives.
        turned: Orientation,
        /// Whether its front is up there.
        face_up: bool,
    },
    /// A card is turned.
    Turn {
        /// Which card.
        slot: Slot,
        /// Which way.
        to: Orientation,
    },
    /// A card is turned over where it lies.
    Flip {
        /// Which card.
        slot: Slot,
        /// Whether its front is up then.
        face_up: bool,
    },
    /// A note is put on a card, or taken off.
    Mark {
        /// Which card.
        slot: Slot,
        /// Which note.
        mark: Mark,
        /// Whether it is there afterwards.
        on: bool,
    },
    /// Damage is dealt to a card.
    Damage {
        /// Which card.
        slot: Slot,
        /// How much.
        amount: i32,
    },
    /// Damage is taken off a card.
    Heal {
        /// Which card.
        slot: Slot,
    },
    /// Counters on a card change.
    Count {
        /// Which card.
        slot: Slot,
        /// Which counters.
        counter: Counter,
        /// By how many.
        amount: i32,
    },
    /// Counters of a player change.
    Hold {
        /// Which player.
        seat: Seat,
        /// Which counters.
        counter: Counter,
        /// By how many.
        amount: i32,
    },
    /// A player gets currency, or loses it.
    Mint {
        /// Which player.
        seat: Seat,
        /// Of which colours.
        colours: Colours,
        /// Which traits its maker had, of those that matter for payments.
        bonds: u16,
        /// How much.
        amount: i32,
    },
    /// Counters on a place change.
    Ground {
        /// Of which zone.
        zone: Zone,
        /// Which place.
        place: u8,
        /// Which counters.
        counter: Counter,
        /// By how many.
        amount: i32,
    },
    /// A card is put under or beside another.
    Attach {
        /// Which card.
        slot: Slot,
        /// To which.
        to: Slot,
    },
    /// A card's front becomes known to players.
    Show {
        /// Which card.
        slot: Slot,
        /// To whom: bit 0 for the first seat, bit 1 for the second.
        seats: u8,
    },
    /// A zone is put into random order.
    Shuffle {
        /// Which zone.
        zone: Zone,
        /// Whose.
        side: Seat,
    },
    /// Something is done that changes nothing by itself.
    Deed {
        /// What does it, or what it is done to.
        subject: Slot,
        /// The other object, if there is one.
        counterpart: Slot,
        /// Who does it.
        seat: Seat,
        /// How much of it.
        amount: i32,
    },
    /// Another player comes to control a card in play; that follows from the effects that apply to it.
    Control {
        /// Which card.
        slot: Slot,
        /// Who.
        seat: Seat,
    },
    /// A player meets a losing condition.
    Lose {
        /// Who.
        seat: Seat,
    },
    /// A text has a player win.
    Win {
        /// Who.
        seat: Seat,
    },
}

/// Kinds of events, for listeners.
pub mod kind {
    /// Moves.
    pub const MOVE: u8 = 1;
    /// Turns.
    pub const TURN: u8 = 2;
    /// Damage to objects.
    pub const DAMAGE: u8 = 4;
    /// Counters on objects.
    pub const COUNT: u8 = 8;
    /// Deeds.
    pub const DEED: u8 = 16;
    /// States of affairs.
    pub const STATE: u8 = 32;
}

impl Act {
    /// The card it happens to.
    #[inline]
    pub fn slot(&self) -> Option<Slot> {
        match *self {
            Self::Move { slot, .. }
            | Self::Turn { slot, .. }
            | Self::Flip { slot, .. }
            | Self::Mark { slot, .. }
            | Self::Damage { slot, .. }
            | Self::Heal { slot }
            | Self::Count { slot, .. }
            | Self::Attach { slot, .. }
            | Self::Control { slot, .. }
            | Self::Show { slot, .. } => Some(slot),
            Self::Deed { subject, .. } => (subject != Slot::NONE).then_some(subject),
            Self::Hold { .. }
            | Self::Mint { .. }
            | Self::Ground { .. }
            | Self::Shuffle { .. }
            | Self::Lose { .. }
            | Self::Win { .. } => None,
        }
    }
    /// Its kind, for listeners; 0 if nothing listens to such events.
    #[inline]
    pub fn kind(&self) -> u8 {
        match self {
            Self::Move { .. } | Self::Control { .. } => kind::MOVE,
            Self::Turn { .. } => kind::TURN,
            Self::Damage { .. } => kind::DAMAGE,
            Self::Count { .. } => kind::COUNT,
            Self::Deed { .. } => kind::DEED,
            _ => 0,
        }
    }
}

/// Why an event happens.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Cause {
    /// The rule it rests on.
    pub rule: Rule,
    /// The object whose ability or deed it is.
    pub source: Option<Ref>,
    /// The ability, if one made it happen.
    pub ability: Option<AbilityId>,
    /// Who controls that.
    pub seat: Option<Seat>,
    /// The number of the event that set the ability off; 0 if none did.
    pub event: u32,
}

impl Cause {
    /// The rules alone.
    pub const fn rule(rule: Rule) -> Self {
        Self { rule, source: None, ability: None, seat: None, event: 0 }
    }
}

/// An event with its name and its cause.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Event {
    /// What happens.
    pub act: Act,
    /// Under which name.
    pub verb: Verb,
    /// Why.
    pub cause: Cause,
    /// Which life its card lived when it was proposed.
    pub life: u16,
    /// The card it follows, if it happens only because that one moves.
    pub leader: Slot,
    /// Which replacements have been applied to it, or to what it takes the place of.
    pub applied: Applied,
}

/// Replacements that had their turn: by whose ability, and which.
pub type Applied = List<(Ref, AbilityId), 8>;
