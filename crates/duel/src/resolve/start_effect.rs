//! Starting continuous effects on resolution, and ending them.

use crate::book::RuleBook;
use crate::book::point::{ContinuousPoint, NumberPoint};
use crate::card::ability::{Change, Duration};
use crate::card::amount::{Amount, What};
use crate::continuous::dependency::zones_of_filter;
use crate::continuous::encode_place;
use crate::engine::context::Cx;
use crate::ids::*;
use crate::state::ongoing_effect::OngoingEffect;
use crate::state::query::Scope;
use crate::state::stack_item::StackItem;

/// The timestamp of an effect whose ability is still resolving, where it gets a real one at the end of the resolution.
pub(super) const PENDING_TIMESTAMP: u32 = u32::MAX;

impl<B: RuleBook> Cx<'_, B> {
    /// Begins continuous effects: one for each object if the affected set is locked, one for a description if it is
    /// not.
    pub(super) fn begin_effects(
        &mut self,
        item: &StackItem,
        op: usize,
        what: &What,
        changes: &[Change],
        duration: Duration,
    ) {
        if self.has_lapsed(item, duration) {
            self.set_done(false);
            return;
        }
        // Only if an audit switches off the rule that forbids it does such an effect begin; it could never end.
        let orphaned = duration == Duration::WhileSource && !self.state.is_alive(item.source);
        let duration = if orphaned { Duration::Forever } else { duration };
        self.list_objects(&Scope::of(item), what);
        let first = self.state.ongoing_effects.len();
        self.state.clock += 1;
        let now = if B::TIMESTAMP_AFTER_RESOLUTION { PENDING_TIMESTAMP } else { self.state.clock };
        let since = if self.at(ContinuousPoint::TimestampOfResolved) { now } else { 0 };
        self.set_done(!self.scratch.slots.is_empty());
        let described = match what {
            What::All(filter) => Some(zones_of_filter(filter)),
            _ => None,
        };
        let described = |zone: &Zone| described.is_some_and(|zones| zones.has(*zone));
        for (c, change) in changes.iter().enumerate() {
            let value = match (change, change.amount()) {
                (_, Some(n)) if self.read().is_undetermined(&Scope::of(item), n) => {
                    self.set_done(false);
                    continue;
                }
                (_, Some(n)) => self.amount_once(item, n),
                (Change::Control(who), _) => self.new_controller_of(item, who),
                _ => 0,
            };
            let effect = OngoingEffect {
                target: None,
                ability: item.ability,
                part: item.part,
                op: op as u8,
                change: c as u8,
                value,
                source: item.source,
                controller: item.controller,
                since,
                duration,
            };
            let mut zones = (0..B::ZONES.len() as u8).map(Zone).filter(described);
            let locks = zones.clone().any(|zone| B::locks_affected_set(change, zone));
            let unlocked = locks && !self.at(ContinuousPoint::AffectedSetIsLocked);
            if unlocked || zones.any(|zone| !B::locks_affected_set(change, zone)) {
                self.state
                    .ongoing_effects
                    .push(OngoingEffect { value: self.value_to_keep(item, what, change, value), ..effect });
            }
            for i in 0..self.scratch.slots.len() {
                let slot = self.scratch.slots[i];
                let zone = self.state.object(slot).zone;
                if described(&zone) && (unlocked || !B::locks_affected_set(change, zone)) {
                    continue;
                }
                if matches!(change, Change::Control(_)) && self.controls_already(slot, value) {
                    continue;
                }
                let value = match change {
                    Change::Set(_, n) | Change::Add(_, n) | Change::Lower(_, n, _) => {
                        self.amount_for(item, what, slot, n, value)
                    }
                    _ => value,
                };
                let target = Some(self.state.object_ref(slot));
                self.state.ongoing_effects.push(OngoingEffect { target, value, ..effect });
            }
        }
        self.state.derived.dirty = true;
        B::on_effects_started(self, first);
    }

    /// The value that an effect on a description keeps: its amount, or, without one, the place chosen for it.
    fn value_to_keep(&self, item: &StackItem, what: &What, change: &Change, value: i32) -> i32 {
        let near = match what {
            What::All(filter) => {
                filter.place_relation.as_ref().filter(|near| *near.to == What::Target(0) && change.amount().is_none())
            }
            _ => None,
        };
        let place = near.and_then(|near| self.read().place_of(&Scope::of(item), &near.to));
        place.map_or(value, |(zone, place)| encode_place(zone, place))
    }

    /// Gives the effects that an ability began their timestamp, at the end of its resolution.
    pub(super) fn timestamp_effects(&mut self, item: &StackItem) {
        let begins = |e: &OngoingEffect| e.since == PENDING_TIMESTAMP && e.source == item.source;
        if !self.state.ongoing_effects.iter().any(begins) {
            return;
        }
        self.state.clock += 1;
        let now = self.state.clock;
        self.state.ongoing_effects.iter_mut().filter(|e| begins(e)).for_each(|e| e.since = now);
        self.state.derived.dirty = true;
    }

    /// The amount of an effect that begins: a variable is determined now, once and for all.
    pub(super) fn amount_once(&self, item: &StackItem, amount: &Amount) -> i32 {
        if matches!(amount, Amount::Fixed(_))
            || self.cite_all(&[B::rule(ContinuousPoint::ValuesAreLocked), B::rule(NumberPoint::DeterminedOnce)])
        {
            self.read().value_of(&Scope::of(item), amount)
        } else {
            0
        }
    }

    /// Ends the effects and delayed abilities with this duration.
    pub fn expire(&mut self, duration: Duration) {
        let before = self.state.ongoing_effects.len() + self.state.delayed_abilities.len();
        self.state.ongoing_effects.retain(|e| e.duration != duration);
        self.state.delayed_abilities.retain(|d| d.duration != duration);
        self.state.derived.dirty |= self.state.ongoing_effects.len() + self.state.delayed_abilities.len() != before;
    }

    /// Returns true if an effect or delayed ability has this duration.
    pub fn has_effect_lasting(&self, duration: Duration) -> bool {
        self.state.ongoing_effects.iter().any(|e| e.duration == duration)
            || self.state.delayed_abilities.iter().any(|d| d.duration == duration)
    }

    /// Ends the effects and delayed abilities with this duration that began after `moment`: those of an inner battle.
    pub fn expire_since(&mut self, duration: Duration, moment: u32) {
        let before = self.state.ongoing_effects.len() + self.state.delayed_abilities.len();
        self.state.ongoing_effects.retain(|e| e.duration != duration || e.since <= moment);
        self.state.delayed_abilities.retain(|d| d.duration != duration || d.since <= moment);
        self.state.derived.dirty |= self.state.ongoing_effects.len() + self.state.delayed_abilities.len() != before;
    }
}
