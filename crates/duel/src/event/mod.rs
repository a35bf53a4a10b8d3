//! Events: they are proposed, forbidden, replaced and performed. Nothing else changes a fact.
//!
//! *Invariant:* nothing here announces, pays or resolves an ability.
//! *Start at* [`Event`], then `pipeline`. *Used by* the engine, the rule books, and the rooms `play` and `resolve`.

mod apply;
mod arrival_order;
mod attach;
mod combat;
mod control;
pub mod enter_choice;
mod face_down_entry;
mod face_up_top;
mod order_at_end;
mod pipeline;
mod replacement;
mod revealed;
pub(crate) mod token;
mod zone_change;

use crate::card::ability::End;
use crate::card::characteristics::Orientation;
use crate::ids::*;
use crate::state::object::{ObjectRef, Slot};
use crate::state::stack_item::AppliedReplacements;
use serde::{Deserialize, Serialize};

/// One thing that happens.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Happening {
    /// A card goes to a zone.
    Move {
        /// The card.
        slot: Slot,
        /// Its new zone.
        to: Zone,
        /// The player whose zone it is; in play, the controller.
        side: Seat,
        /// The end of the zone.
        end: End,
        /// The place in the zone.
        place: u8,
        /// Its orientation on arrival.
        turned: Orientation,
        /// It arrives face up.
        face_up: bool,
    },
    /// A card is turned.
    Turn {
        /// The card.
        slot: Slot,
        /// Its new orientation.
        to: Orientation,
    },
    /// A card is turned face up or face down where it lies.
    Flip {
        /// The card.
        slot: Slot,
        /// It is face up afterwards.
        face_up: bool,
    },
    /// A mark is put on a card, or removed.
    Mark {
        /// The card.
        slot: Slot,
        /// The mark.
        mark: Mark,
        /// The mark is there afterwards.
        on: bool,
    },
    /// Damage is dealt to a card.
    Damage {
        /// The card.
        slot: Slot,
        /// The amount.
        amount: i32,
    },
    /// All damage is removed from a card.
    Heal {
        /// The card.
        slot: Slot,
    },
    /// Counters on a card change.
    CardCounter {
        /// The card.
        slot: Slot,
        /// The counters.
        counter: Counter,
        /// The change of their number.
        amount: i32,
    },
    /// Counters of a player change.
    PlayerCounter {
        /// The player.
        seat: Seat,
        /// The counters.
        counter: Counter,
        /// The change of their number.
        amount: i32,
    },
    /// A player gets currency, or loses it.
    Currency {
        /// The player.
        seat: Seat,
        /// The colours.
        colours: Colours,
        /// The maker's traits, of those that matter for payments.
        bonds: u16,
        /// The change of the amount.
        amount: i32,
    },
    /// Counters on a place change.
    PlaceCounter {
        /// The zone.
        zone: Zone,
        /// The place.
        place: u8,
        /// The counters.
        counter: Counter,
        /// The change of their number.
        amount: i32,
    },
    /// A card is attached to another, under or beside it.
    Attach {
        /// The card.
        slot: Slot,
        /// Its host.
        to: Slot,
    },
    /// A card's front becomes known to players.
    Reveal {
        /// The card.
        slot: Slot,
        /// The players: bit 0 for the first seat, bit 1 for the second.
        seats: u8,
    },
    /// A zone is put into random order.
    Shuffle {
        /// The zone.
        zone: Zone,
        /// The player whose zone it is.
        side: Seat,
    },
    /// Something is done that changes nothing by itself.
    Deed {
        /// The object that does it, or that it is done to.
        subject: Slot,
        /// The other object, if there is one.
        counterpart: Slot,
        /// The player who does it.
        seat: Seat,
        /// The amount.
        amount: i32,
    },
    /// Another player comes to control a card in play, by the effects that apply to it.
    Control {
        /// The card.
        slot: Slot,
        /// Its new controller.
        seat: Seat,
    },
    /// A player meets a losing condition.
    Lose {
        /// The player.
        seat: Seat,
    },
    /// An effect has a player win.
    Win {
        /// The player.
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
    /// States, for state triggers.
    pub const STATE: u8 = 32;
}

impl Happening {
    /// The card it happens to, if there is one.
    #[inline]
    pub fn slot(&self) -> Option<Slot> {
        match *self {
            Self::Move { slot, .. }
            | Self::Turn { slot, .. }
            | Self::Flip { slot, .. }
            | Self::Mark { slot, .. }
            | Self::Damage { slot, .. }
            | Self::Heal { slot }
            | Self::CardCounter { slot, .. }
            | Self::Attach { slot, .. }
            | Self::Control { slot, .. }
            | Self::Reveal { slot, .. } => Some(slot),
            Self::Deed { subject, .. } => (subject != Slot::NONE).then_some(subject),
            Self::PlayerCounter { .. }
            | Self::Currency { .. }
            | Self::PlaceCounter { .. }
            | Self::Shuffle { .. }
            | Self::Lose { .. }
            | Self::Win { .. } => None,
        }
    }
    /// Its kind, for listeners; 0 if nothing can listen to it.
    #[inline]
    pub fn kind(&self) -> u8 {
        match self {
            Self::Move { .. } | Self::Control { .. } => kind::MOVE,
            Self::Turn { .. } => kind::TURN,
            Self::Damage { .. } => kind::DAMAGE,
            Self::CardCounter { .. } => kind::COUNT,
            Self::Deed { .. } => kind::DEED,
            _ => 0,
        }
    }
}

/// The cause of an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Cause {
    /// The rule it rests on.
    pub rule: Rule,
    /// The object whose ability or deed it is.
    pub source: Option<ObjectRef>,
    /// The ability that caused it, if one did.
    pub ability: Option<AbilityId>,
    /// The ability's controller.
    pub seat: Option<Seat>,
    /// The number of the event that triggered the ability; 0 if none did.
    pub event: u32,
}

impl Cause {
    /// A cause that is a rule and nothing else.
    pub const fn rule(rule: Rule) -> Self {
        Self { rule, source: None, ability: None, seat: None, event: 0 }
    }
}

/// A happening with its verb and its cause.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Event {
    /// The change.
    pub happening: Happening,
    /// The verb it counts as.
    pub verb: Verb,
    /// Its cause.
    pub cause: Cause,
    /// The life of its card when it was proposed.
    pub life: u16,
    /// The card whose move it depends on; [`Slot::NONE`] if it stands alone.
    pub leader: Slot,
    /// The replacements applied to it, or to the event it replaces.
    pub applied: AppliedReplacements,
}
