//! Derived data: what follows from a state, cached until something changes.

use super::ConditionalProhibition;
use crate::card::characteristics::Characteristics;
use crate::continuous::responsibility::AppliedAbility;
use crate::engine::action_cache::NothingToDo;
use crate::ids::*;
use crate::play::cost::affordable::PaymentCache;
use crate::state::object::{ObjectRef, Slot};
use crate::trigger::listeners::Listener;
use crate::trigger::turn_history::CountedEvent;

/// Everything about a state that follows from the rest of it.
#[derive(Clone, Debug, Default)]
pub struct Derived {
    /// The current characteristics of each object.
    pub characteristics: Vec<Characteristics>,
    /// The active triggered abilities, by slot.
    pub listeners: Vec<Listener>,
    /// The active replacement effects, by slot.
    pub replacements: Vec<Listener>,
    /// The cards with an ability that can be used where they are, by slot.
    pub usable: Vec<Slot>,
    /// The abilities that apply, and by how much they lower numbers, if the book assigns blame for that.
    pub(crate) applied_abilities: Vec<AppliedAbility>,
    /// The watched number of each object when this was computed.
    pub(crate) watched_numbers: Vec<(ObjectRef, i32)>,
    /// Some object has a granted ability.
    pub has_granted_abilities: bool,
    /// The zones in which an object has a granted ability.
    pub(crate) granted_zones: Zones,
    /// The payment caches of the players, valid until something that costs are paid with changes.
    pub(crate) affordable: [PaymentCache; 2],
    /// The players known to have nothing to do but pass.
    pub(crate) nothing_to_do: NothingToDo,
    /// Prohibitions that depend on the other object, and prohibitions by description.
    pub prohibitions: Vec<ConditionalProhibition>,
    /// Numbers of objects that another one stands in for: reading or changing the first means the second.
    pub(crate) number_stand_ins: Vec<(Slot, Number, Number)>,
    /// A counter in play changes a number of the object it is on.
    pub(crate) counters_change_numbers: bool,
    /// The verbs that are forbidden to some object.
    pub forbidden_verbs: Verbs,
    /// The verbs that an effect allows to some object though the rules alone do not.
    pub allowed: Verbs,
    /// The verbs that some object must do if it can.
    pub required_verbs: Verbs,
    /// The kinds of events that anything listens to.
    pub listened_event_kinds: u8,
    /// The deeds that anything listens to.
    pub listened_deeds: Verbs,
    /// The kinds of events that a replacement may apply to.
    pub replaceable_event_kinds: u8,
    /// The zones in which a card of the duel can have an active ability.
    pub active_zones: Zones,
    /// The zones whose cards may differ from their printed characteristics.
    pub changeable_zones: Zones,
    /// The zones whose cards effects count or depend on.
    pub counted_zones: Zones,
    /// The kinds of events, besides moves, after which characteristics are recomputed.
    pub watched_event_kinds: u8,
    /// Effects depend on the turn.
    pub watches_turn: bool,
    /// Effects depend on the phase.
    pub watches_phase: bool,
    /// Effects depend on deeds.
    pub watches_deeds: bool,
    /// Effects depend on turn facts.
    pub(crate) watches_turn_facts: bool,
    /// The turn facts that cards of the duel ask about.
    pub(crate) turn_facts: Vec<CountedEvent>,
    /// The kinds of events that these turn facts count.
    pub(crate) turn_fact_kinds: u8,
    /// The deeds that these turn facts count.
    pub(crate) turn_fact_deeds: Verbs,
    /// An effect removes or grants abilities, changes a controller, or has an open set of affected objects.
    pub(crate) changes_listeners: bool,
    /// An effect that may change players' actions applies; obligations and numbers outside prices do not count.
    pub(crate) affects_actions: bool,
    /// The listeners and watches match the cards where they are now, apart from effects that change listeners.
    pub(crate) listeners_valid: bool,
    /// Something has changed since this was computed.
    pub dirty: bool,
    /// This has been computed at least once.
    pub is_initialised: bool,
    /// Nothing has happened since the rule processes found nothing to do.
    pub processes_done: bool,
}

impl Derived {
    /// Returns true if an effect forbids something, be it to no object that is there now.
    #[inline]
    pub(crate) fn forbids_anything(&self) -> bool {
        !self.forbidden_verbs.is_empty() || !self.prohibitions.is_empty()
    }

    pub(crate) fn copy_from(&mut self, other: &Self) {
        self.characteristics.clone_from(&other.characteristics);
        self.listeners.clone_from(&other.listeners);
        self.replacements.clone_from(&other.replacements);
        self.prohibitions.clone_from(&other.prohibitions);
        self.number_stand_ins.clone_from(&other.number_stand_ins);
        self.counters_change_numbers = other.counters_change_numbers;
        self.applied_abilities.clone_from(&other.applied_abilities);
        self.watched_numbers.clone_from(&other.watched_numbers);
        self.affordable.iter_mut().zip(&other.affordable).for_each(|(afford, other)| afford.copy_from(other));
        self.nothing_to_do = other.nothing_to_do;
        self.usable.clone_from(&other.usable);
        self.has_granted_abilities = other.has_granted_abilities;
        self.granted_zones = other.granted_zones;
        self.forbidden_verbs = other.forbidden_verbs;
        self.allowed = other.allowed;
        self.required_verbs = other.required_verbs;
        self.listened_event_kinds = other.listened_event_kinds;
        self.listened_deeds = other.listened_deeds;
        self.replaceable_event_kinds = other.replaceable_event_kinds;
        self.active_zones = other.active_zones;
        self.changeable_zones = other.changeable_zones;
        self.counted_zones = other.counted_zones;
        self.watched_event_kinds = other.watched_event_kinds;
        self.watches_turn = other.watches_turn;
        self.watches_phase = other.watches_phase;
        self.watches_deeds = other.watches_deeds;
        self.watches_turn_facts = other.watches_turn_facts;
        self.turn_facts.clone_from(&other.turn_facts);
        self.turn_fact_kinds = other.turn_fact_kinds;
        self.turn_fact_deeds = other.turn_fact_deeds;
        self.changes_listeners = other.changes_listeners;
        self.affects_actions = other.affects_actions;
        self.listeners_valid = other.listeners_valid;
        self.dirty = other.dirty;
        self.is_initialised = other.is_initialised;
        self.processes_done = other.processes_done;
    }
}
