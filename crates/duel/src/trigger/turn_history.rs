//! Turn facts: how often the events that abilities ask about have happened this turn, from each player's point of view.
//!
//! "If a card of yours entered play this turn" looks at the whole turn, even if the card that asks was not there yet.
//! So every event that any card of the duel can ask about is counted from the beginning of each turn: the pool knows
//! these events (`TurnFactCollector`), and they are counted where triggers notice events.

use crate::book::RuleBook;
use crate::card::ability::Trigger;
use crate::card::pool::CardPool;
use crate::card::turn_facts::{TurnFactCollector, TurnFactId};
use crate::engine::context::Cx;
use crate::ids::*;
use crate::state::State;
use crate::state::object::ObjectRef;
use crate::state::query::Scope;
use crate::trigger::detect::Occurrence;
use crate::trigger::listeners::{collect_deeds, kinds_of_pattern};
use serde::{Deserialize, Serialize};

/// The number of times that an event has happened this turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct TurnFact {
    /// The event.
    pub event: TurnFactId,
    /// The number for each player's point of view: "yours" for one is "your opponent's" for the other.
    pub times: [u8; 2],
}

/// An event that is counted, with the kinds of events it can be.
#[derive(Clone, Copy, Debug)]
pub(crate) struct CountedEvent {
    event: TurnFactId,
    kinds: u8,
}

impl State {
    /// The number of times an event has happened this turn, from a player's point of view.
    pub(crate) fn times_this_turn(&self, pool: &CardPool, trigger: &Trigger, seat: Seat) -> i32 {
        debug_assert!(pool.turn_facts.contains(trigger), "what no card asks about is not counted");
        let meant = |sighting: &&TurnFact| pool.turn_facts[sighting.event.index()] == *trigger;
        self.turn_facts.iter().find(meant).map_or(0, |sighting| i32::from(sighting.times[seat.index()]))
    }
}

impl<B: RuleBook> Cx<'_, B> {
    /// Finds the events to count: those that a card of the duel asks about.
    pub(crate) fn find_counted_events(&mut self) {
        let pool = self.pool;
        let State { objects, derived, .. } = &mut *self.state;
        derived.turn_facts.clear();
        for &event in objects.iter().flat_map(|object| &pool.card(object.card).turn_facts) {
            let new = CountedEvent { event, kinds: kinds_of_pattern(&pool.turn_facts[event.index()].on) };
            if let Err(at) = derived.turn_facts.binary_search_by_key(&event, |counted| counted.event) {
                derived.turn_facts.insert(at, new);
            }
        }
        derived.turn_fact_kinds = derived.turn_facts.iter().fold(0, |kinds, counted| kinds | counted.kinds);
        derived.turn_fact_deeds = Verbs::EMPTY;
        for counted in &derived.turn_facts {
            collect_deeds(&pool.turn_facts[counted.event.index()].on, &mut derived.turn_fact_deeds);
        }
    }

    /// Counts an event for each player from whose point of view it matches a turn fact.
    pub(crate) fn count_turn_facts(&mut self, occurrence: &Occurrence) {
        let kind = occurrence.event.happening.kind();
        for i in 0..self.state.derived.turn_facts.len() {
            let CountedEvent { event, kinds } = self.state.derived.turn_facts[i];
            let trigger = &self.pool.turn_facts[event.index()];
            if kinds & kind == 0 || !self.event_matches(&trigger.on, &occurrence.event, occurrence.origin) {
                continue;
            }
            for you in Seat::BOTH {
                let scope = Scope { source: ObjectRef::NONE, you, item: None, itself: None };
                if self.fits_event(trigger, &scope, occurrence) {
                    self.add_turn_fact(event, you);
                }
            }
        }
    }

    fn add_turn_fact(&mut self, event: TurnFactId, seat: Seat) {
        let sightings = &mut self.state.turn_facts;
        let at = sightings.binary_search_by_key(&event, |sighting| sighting.event).unwrap_or_else(|at| {
            sightings.insert(at, TurnFact { event, times: [0; 2] });
            at
        });
        let times = &mut sightings[at].times[seat.index()];
        *times = times.saturating_add(1);
        self.state.derived.dirty |= self.state.derived.watches_turn_facts;
    }
}

/// The deeds whose number this turn a card of the duel asks about.
pub fn deeds_asked(pool: &CardPool, state: &State) -> Verbs {
    let mut cards: Vec<CardId> = state.objects.iter().map(|object| object.card).collect();
    cards.sort_unstable();
    cards.dedup();
    let abilities: Vec<AbilityId> = cards.iter().flat_map(|&card| pool.card(card).abilities.iter().copied()).collect();
    TurnFactCollector::collect(pool, &abilities).deeds
}
