//! Objects: cards as they are somewhere, for one life each.

use crate::list::List;
use crate::profile::{Orientation, Profile};
use crate::words::*;
use crate::zone::ZoneSpec;
use serde::{Deserialize, Serialize};
use std::hash::{Hash, Hasher};

/// The place in memory of one physical card, for the whole duel. Players never see it: they see handles.
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

/// An object: a slot in one of its lives. A card that changes zones is a new object, unless both
/// zones belong to one realm, and what refers to the old one does not find it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Ref {
    /// Which card.
    pub slot: Slot,
    /// Which of its lives.
    pub life: u16,
}

/// Above this, a slot stands for a place of a zone.
const SPOTS: u16 = 0xFF00;
/// From this up to there, for an ability in use.
const USES: u16 = 0xFE00;

impl Ref {
    /// No object.
    pub const NONE: Self = Self { slot: Slot::NONE, life: 0 };
    /// A place of a zone, among references to objects.
    pub const fn spot(zone: Zone, place: u8) -> Self {
        Self { slot: Slot(SPOTS | zone.0 as u16), life: place as u16 }
    }
    /// An ability in use on the stack, by its serial, among references to objects.
    pub const fn used(serial: u32) -> Self {
        Self { slot: Slot(USES | (serial >> 16 & 0xFF) as u16), life: serial as u16 }
    }
    /// The ability it stands for, if it is not an object.
    pub fn as_used(self) -> Option<u32> {
        let is_use = self.slot.0 & 0xFF00 == USES;
        is_use.then_some(u32::from(self.slot.0 & 0xFF) << 16 | u32::from(self.life))
    }
    /// The place it stands for, if it is not an object.
    pub fn as_spot(self) -> Option<(Zone, u8)> {
        let is_spot = self.slot.0 >= SPOTS && self.slot != Slot::NONE;
        is_spot.then_some((Zone((self.slot.0 & 0xFF) as u8), self.life as u8))
    }
}

/// How many kinds of counters a card can bear.
pub const COUNTER_KINDS: usize = 6;

/// Counters on a card: a few kinds, each with its number.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Counters<const KINDS: usize = COUNTER_KINDS>(List<(Counter, u8), KINDS>);

/// Counters of a player, among them currency that was made and is not yet spent.
pub type Held = Counters<16>;

impl<const KINDS: usize> Counters<KINDS> {
    /// How many of a kind there are.
    #[inline]
    pub fn of(&self, counter: Counter) -> i32 {
        self.0.iter().find(|(c, _)| *c == counter).map_or(0, |(_, n)| i32::from(*n))
    }
    /// Changes the number of a kind, not below 0 and not above 255; returns by how much it changed.
    pub fn change(&mut self, counter: Counter, by: i32) -> i32 {
        let old = self.of(counter);
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
    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
    /// Each kind with its number.
    pub fn iter(&self) -> impl Iterator<Item = (Counter, u8)> + '_ {
        self.0.iter().copied()
    }
}

/// A card where it is: everything about it that is not printed and not computed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Object {
    /// The printed card.
    pub card: CardId,
    /// Which life this is.
    pub life: u16,
    /// Who brought it.
    pub owner: Seat,
    /// Who controls it while no effect says otherwise.
    pub controller: Seat,
    /// Who controlled it when that was last computed.
    pub under: Seat,
    /// Where it is.
    pub zone: Zone,
    /// In whose zone of that name.
    pub side: Seat,
    /// At which place of that zone.
    pub place: u8,
    /// The zone it counts as coming from when it moves on: its own, or in passing the one before.
    pub origin: Zone,
    /// How it is turned.
    pub orientation: Orientation,
    /// Whether its front is up, in a zone where that can differ.
    pub face_up: bool,
    /// Who knows its front: bit 0 for the first seat, bit 1 for the second.
    pub known: u8,
    /// Notes the rules keep on it.
    pub marks: Marks,
    /// Damage it has taken.
    pub damage: i32,
    /// The colours of the currency that was paid to play it, as long as it is in play or being played.
    pub paid_in: Colours,
    /// What last dealt damage to it.
    pub hurt_by: Option<Ref>,
    /// Counters on it.
    pub counters: Counters,
    /// The extra costs that were paid for it as it was played, bit n for extra n.
    pub paid: u8,
    /// The X that was paid for it.
    pub x: u8,
    /// The card it lies under or beside.
    pub attached: Option<Slot>,
    /// When it came where it is, as the object it is.
    pub since: u32,
    /// When it came to its place.
    pub placed: u32,
    /// The number by which players tell it from others; given when it comes into a public zone.
    pub handle: u16,
}

impl Object {
    /// Who has it in a zone out of play: its owner, or where cards of others lie the player whose zone it is, or who put it
    /// there.
    #[inline]
    pub const fn keeper(&self, zone: &ZoneSpec) -> Seat {
        if zone.mixed { self.controller } else { self.owner }
    }
}

/// What an object was like at the end of a life: last-known information.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Ghost {
    /// Which object.
    pub object: Ref,
    /// Its characteristics then.
    pub profile: Profile,
    /// Everything else about it then.
    pub body: Object,
    /// What it lay under or beside, where that may have gone, too.
    pub host: Beside,
}

/// What an object lay under or beside. Nothing hashes as if it could be nothing else.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Beside(pub Option<Ref>);

impl Hash for Beside {
    fn hash<H: Hasher>(&self, state: &mut H) {
        if let Some(host) = self.0 {
            host.hash(state);
        }
    }
}
