//! What follows from a state, kept until something changes.

use super::Forbid;
use crate::blame::Entry;
use crate::idle::Idle;
use crate::listen::Listener;
use crate::object::{Ref, Slot};
use crate::payment::Afford;
use crate::profile::Profile;
use crate::sighting::Counted;
use crate::words::*;

/// Everything about a state that follows from the rest of it.
#[derive(Clone, Debug, Default)]
pub struct Derived {
    /// What each object is now.
    pub profiles: Vec<Profile>,
    /// The triggered abilities that are awake.
    pub listeners: Vec<Listener>,
    /// The replacements in force.
    pub replacements: Vec<Listener>,
    /// Cards with an ability that can be used where they are, by slot.
    pub usable: Vec<Slot>,
    /// Which abilities apply, and by how much they make numbers fall, where the book asks for that.
    pub(crate) ledger: Vec<Entry>,
    /// The numbers that were watched then, each with its object.
    pub(crate) weights: Vec<(Ref, i32)>,
    /// Whether anything has an ability it was given.
    pub grants: bool,
    /// Zones in which something has one.
    pub(crate) given: Zones,
    /// What each player can pay for, as far as that has been asked since anything changed.
    pub(crate) afford: [Afford; 2],
    /// Who has nothing to do but pass.
    pub(crate) idle: Idle,
    /// Prohibitions that depend on the other object.
    pub forbids: Vec<Forbid>,
    /// Of which objects one number stands for another: whoever asks for the first, or changes it, means the second.
    pub(crate) refers: Vec<(Slot, Number, Number)>,
    /// Whether a counter in play changes a number of what it lies on.
    pub(crate) weighty: bool,
    /// Everything that is forbidden to something.
    pub cannot: Verbs,
    /// Everything that is allowed to something though the rules alone do not allow it.
    pub allowed: Verbs,
    /// The kinds of events anything listens to.
    pub listening: u8,
    /// The deeds anything listens to.
    pub deeds: Verbs,
    /// The kinds of events that can be replaced.
    pub replacing: u8,
    /// Zones in which a card of the duel can be awake.
    pub awake: Zones,
    /// Zones whose cards may differ from what is printed.
    pub reach: Zones,
    /// Zones whose cards effects count or depend on.
    pub counted: Zones,
    /// Kinds of events after which all this must be computed anew, besides moves.
    pub watches: u8,
    /// Whether turns are such events.
    pub watches_turn: bool,
    /// Whether phases are.
    pub watches_phase: bool,
    /// Whether deeds are.
    pub watches_deeds: bool,
    /// Whether events that texts ask about are.
    pub(crate) watches_sightings: bool,
    /// The events that cards of the duel ask about.
    pub(crate) sights: Vec<Counted>,
    /// The kinds of events among which those are,
    pub(crate) sight_kinds: u8,
    /// and the deeds.
    pub(crate) sight_deeds: Verbs,
    /// Whether an effect silences something, gives it an ability or another controller, or is open to what comes.
    pub(crate) bends: bool,
    /// Whether an effect bears on what players can do: not if it only changes numbers that no price is made of.
    pub(crate) bears: bool,
    /// Whether the listeners and what is watched are those of the cards where they are now, but for what bends them.
    pub(crate) tuned: bool,
    /// Whether something has changed since it was computed.
    pub dirty: bool,
    /// Whether it has ever been computed.
    pub ready: bool,
    /// Whether nothing has happened since the rule processes found nothing to do.
    pub settled: bool,
}

impl Derived {
    pub(crate) fn copy_from(&mut self, other: &Self) {
        self.profiles.clone_from(&other.profiles);
        self.listeners.clone_from(&other.listeners);
        self.replacements.clone_from(&other.replacements);
        self.forbids.clone_from(&other.forbids);
        self.refers.clone_from(&other.refers);
        self.weighty = other.weighty;
        self.ledger.clone_from(&other.ledger);
        self.weights.clone_from(&other.weights);
        self.afford.iter_mut().zip(&other.afford).for_each(|(afford, other)| afford.copy_from(other));
        self.idle = other.idle;
        self.usable.clone_from(&other.usable);
        self.grants = other.grants;
        self.given = other.given;
        self.cannot = other.cannot;
        self.allowed = other.allowed;
        self.listening = other.listening;
        self.deeds = other.deeds;
        self.replacing = other.replacing;
        self.awake = other.awake;
        self.reach = other.reach;
        self.counted = other.counted;
        self.watches = other.watches;
        self.watches_turn = other.watches_turn;
        self.watches_phase = other.watches_phase;
        self.watches_deeds = other.watches_deeds;
        self.watches_sightings = other.watches_sightings;
        self.sights.clone_from(&other.sights);
        self.sight_kinds = other.sight_kinds;
        self.sight_deeds = other.sight_deeds;
        self.bends = other.bends;
        self.bears = other.bears;
        self.tuned = other.tuned;
        self.dirty = other.dirty;
        self.ready = other.ready;
        self.settled = other.settled;
    }
}
