//! Objects: cards in a zone. A card that changes zones usually begins a new life, as a new object.

use crate::card::characteristics::{Characteristics, Orientation};
use crate::ids::*;
use crate::inline_vec::InlineVec;
use crate::state::zone::ZoneSpec;
use serde::{Deserialize, Serialize};
use std::hash::{Hash, Hasher};

/// The index of one physical card, for the whole duel. Players never see it: they see handles.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Slot(pub u16);

impl Slot {
    /// No card.
    pub const NONE: Self = Self(u16::MAX);

    /// The slot's number, for indexing tables.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// An object: a slot in one of its lives. A card that moves between zones becomes a new object, unless both zones
/// belong to one realm. References to the old object do not find the new one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct ObjectRef {
    /// The card.
    pub slot: Slot,
    /// The life of that card.
    pub life: u16,
}

/// From this number up, a slot stands for a place of a zone; but [`Slot::NONE`] for nothing.
const PLACE_SLOTS: u16 = 0xFF00;
/// From this number up to `PLACE_SLOTS`, a slot stands for an ability on the stack.
const STACK_ITEM_SLOTS: u16 = 0xFE00;

impl ObjectRef {
    /// No object.
    pub const NONE: Self = Self { slot: Slot::NONE, life: 0 };
    /// A place of a zone, as an object reference.
    pub const fn place(zone: Zone, place: u8) -> Self {
        Self { slot: Slot(PLACE_SLOTS | zone.0 as u16), life: place as u16 }
    }
    /// An ability on the stack, by its serial, as an object reference.
    pub const fn stack_item(serial: u32) -> Self {
        Self { slot: Slot(STACK_ITEM_SLOTS | (serial >> 16 & 0xFF) as u16), life: serial as u16 }
    }
    /// The same card after this many moves.
    pub const fn later(self, moves: u8) -> Self {
        Self { slot: self.slot, life: self.life.wrapping_add(moves as u16) }
    }
    /// The serial of the ability on the stack that it stands for, if it is not an object.
    pub fn as_stack_item(self) -> Option<u32> {
        let is_use = self.slot.0 & 0xFF00 == STACK_ITEM_SLOTS;
        is_use.then_some(u32::from(self.slot.0 & 0xFF) << 16 | u32::from(self.life))
    }
    /// The place it stands for, if it is not an object.
    pub fn as_place(self) -> Option<(Zone, u8)> {
        let is_spot = self.slot.0 >= PLACE_SLOTS && self.slot != Slot::NONE;
        is_spot.then_some((Zone((self.slot.0 & 0xFF) as u8), self.life as u8))
    }
}

/// The greatest number of kinds of counters on a card.
pub const COUNTER_KINDS: usize = 6;

/// Counters: a few kinds, each with its number.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Counters<const KINDS: usize = COUNTER_KINDS>(InlineVec<(Counter, u8), KINDS>);

/// The counters of a player.
pub type PlayerCounters = Counters<16>;

impl<const KINDS: usize> Counters<KINDS> {
    /// The number of counters of a kind.
    #[inline]
    pub fn count_of(&self, counter: Counter) -> i32 {
        self.0.iter().find(|(c, _)| *c == counter).map_or(0, |(_, n)| i32::from(*n))
    }
    /// Changes the number of a kind, not below 0 and not above 255; returns by how much it changed.
    pub fn change(&mut self, counter: Counter, by: i32) -> i32 {
        let old = self.count_of(counter);
        let new = old.saturating_add(by).clamp(0, 255);
        self.0.retain(|(c, _)| *c != counter);
        if new > 0 {
            if !self.0.push((counter, new as u8)) {
                return 0;
            }
            self.0.sort_unstable();
        }
        new - old
    }
    /// Returns true if there are none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
    /// Each kind with its number.
    pub fn iter(&self) -> impl Iterator<Item = (Counter, u8)> + '_ {
        self.0.iter().copied()
    }
}

/// A card in a zone: everything about it that is neither printed nor computed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Object {
    /// The printed card.
    pub card: CardId,
    /// The life of the card that this object is.
    pub life: u16,
    /// Its owner.
    pub owner: Seat,
    /// Its controller while no effect says otherwise.
    pub controller: Seat,
    /// Its controller as last applied. If the computed controller differs, a change of control is due.
    pub acting_controller: Seat,
    /// The zone it is in.
    pub zone: Zone,
    /// The player whose zone that is; the first seat if the zone is shared.
    pub side: Seat,
    /// Its place in that zone.
    pub place: u8,
    /// The zone it counts as coming from when it moves on: its own or, if it only passes through, the one before.
    pub origin: Zone,
    /// Its orientation.
    pub orientation: Orientation,
    /// Its front is up, in a zone where that can differ.
    pub face_up: bool,
    /// The players who know its front: bit n for seat n.
    pub known_by: u8,
    /// The marks that the rules keep on it.
    pub marks: Marks,
    /// The damage on it.
    pub damage: i32,
    /// The colours of the currency that was paid to play it, while it is in play or being played.
    pub paid_in: Colours,
    /// The object that last dealt damage to it.
    pub damaged_by: Option<ObjectRef>,
    /// The rule or effect by which that damage was dealt.
    pub damage_rule: Rule,
    /// The counters on it.
    pub counters: Counters,
    /// The extra costs that were paid as it was played: bit n for extra n.
    pub paid_extras: u8,
    /// The X that was paid for it.
    pub x: u8,
    /// The card it is attached to: the one it lies under or beside.
    pub attached_to: Option<Slot>,
    /// The time at which it became this object.
    pub since: u32,
    /// The time at which it came to its place.
    pub entered_at: u32,
    /// The number by which players tell it from others, given when it comes into a public zone.
    pub handle: u16,
}

impl Object {
    /// The player who has it in a zone out of play: its owner or, in a mixed zone, the player for whom it was put
    /// there.
    #[inline]
    pub const fn keeper(&self, zone: &ZoneSpec) -> Seat {
        if zone.mixed { self.controller } else { self.owner }
    }
}

/// Last known information: an object as it was at the end of its life.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct LastKnown {
    /// The object.
    pub object: ObjectRef,
    /// Its characteristics then.
    pub characteristics: Characteristics,
    /// Everything else about it then.
    pub status: Object,
    /// The object it was attached to, which may be gone too.
    pub host: FormerHost,
}

/// The object that a card was attached to. None adds nothing to the hash.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct FormerHost(pub Option<ObjectRef>);

impl Hash for FormerHost {
    fn hash<H: Hasher>(&self, state: &mut H) {
        if let Some(host) = self.0 {
            host.hash(state);
        }
    }
}
