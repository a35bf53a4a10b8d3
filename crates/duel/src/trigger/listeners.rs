//! Listeners: the triggered abilities and replacement effects that are active, and the events they listen to.

use crate::book::RuleBook;
use crate::card::ability::{EventPattern, Form};
use crate::card::amount::What;
use crate::card::pool::{Card, CardPool};
use crate::continuous::dependency::Watched;
use crate::continuous::{Derived, described_by_effect};
use crate::engine::context::Cx;
use crate::event::kind;
use crate::ids::*;
use crate::state::delayed_ability::DelayedAbility;
use crate::state::object::Slot;

/// An active triggered ability or replacement effect.
#[derive(Clone, Copy, Debug)]
pub struct Listener {
    /// The slot of its card.
    pub slot: Slot,
    /// The ability.
    pub ability: AbilityId,
    /// The kinds of events it listens to.
    pub kinds: u8,
    /// Its index among the delayed abilities, if it is one; it belongs to no card then.
    pub delayed_index: Option<u16>,
}

/// The kinds of events that a pattern matches.
pub(crate) fn kinds_of_pattern(on: &EventPattern) -> u8 {
    match on {
        EventPattern::Move { .. } => kind::MOVE,
        EventPattern::Turn(_) => kind::TURN,
        EventPattern::Damage | EventPattern::DamageNamed(_) => kind::DAMAGE,
        EventPattern::Counters { .. } => kind::COUNT,
        EventPattern::Deed(_) => kind::DEED,
        EventPattern::State(_) => kind::STATE,
        EventPattern::Any(all) => all.iter().fold(0, |kinds, on| kinds | kinds_of_pattern(on)),
    }
}

/// Collects the deeds that a pattern matches.
pub(crate) fn collect_deeds(on: &EventPattern, deeds: &mut Verbs) {
    match on {
        EventPattern::Deed(verb) => *deeds = deeds.with(*verb),
        EventPattern::Any(all) => all.iter().for_each(|on| collect_deeds(on, deeds)),
        EventPattern::Move { .. }
        | EventPattern::Turn(_)
        | EventPattern::Damage
        | EventPattern::DamageNamed(_)
        | EventPattern::Counters { .. }
        | EventPattern::State(_) => {}
    }
}

impl Derived {
    /// Updates the listeners of a card that came to a zone and has its printed abilities. Lists are kept in the order
    /// of slots, so that they do not depend on how a state was reached.
    pub(crate) fn update_listeners(
        &mut self,
        pool: &CardPool,
        delayed: &[DelayedAbility],
        slot: Slot,
        card: &Card,
        zone: Zone,
    ) {
        self.listeners.retain(|l| l.slot != slot);
        self.replacements.retain(|l| l.slot != slot);
        if card.active_zones.has(zone) {
            let first = (self.listeners.len(), self.replacements.len());
            self.add_listeners(pool, slot, &card.abilities, zone);
            sort_tail(&mut self.listeners, first.0);
            sort_tail(&mut self.replacements, first.1);
        }
        self.summarise_listening(pool, delayed);
    }

    /// Notes that a card can be used where it is now, or cannot.
    pub(crate) fn track_usable(&mut self, slot: Slot, usable: bool) {
        match (self.usable.binary_search(&slot), usable) {
            (Err(at), true) => self.usable.insert(at, slot),
            (Ok(at), false) => {
                self.usable.remove(at);
            }
            _ => {}
        }
    }

    fn add_listeners(&mut self, pool: &CardPool, slot: Slot, abilities: &[AbilityId], zone: Zone) {
        for &id in abilities {
            let ability = pool.ability(id);
            if !ability.works_in.has(zone) {
                continue;
            }
            if let Some(t) = ability.form.awaited_event() {
                self.listeners.push(Listener {
                    slot,
                    ability: id,
                    kinds: kinds_of_pattern(&t.on),
                    delayed_index: None,
                });
            } else if let Form::Replacement(r) = &ability.form {
                self.replacements.push(Listener {
                    slot,
                    ability: id,
                    kinds: kinds_of_pattern(&r.on),
                    delayed_index: None,
                });
            }
        }
    }

    /// Adds the delayed replacement effects.
    fn add_delayed_replacements(&mut self, pool: &CardPool, delayed: &[DelayedAbility]) {
        for (i, id) in delayed.iter().map(|delayed| delayed.item.ability).enumerate() {
            if let Form::Replacement(r) = &pool.ability(id).form {
                let (kinds, left) = (kinds_of_pattern(&r.on), Some(i as u16));
                self.replacements.push(Listener { slot: Slot::NONE, ability: id, kinds, delayed_index: left });
            }
        }
    }

    /// Summarises the kinds of events and the deeds that anything listens to.
    pub(crate) fn summarise_listening(&mut self, pool: &CardPool, delayed: &[DelayedAbility]) {
        self.listened_event_kinds = self.turn_fact_kinds;
        self.listened_deeds = self.turn_fact_deeds;
        let waiting = delayed.iter().map(|delayed| delayed.item.ability);
        for id in self.listeners.iter().map(|l| l.ability).chain(waiting) {
            if let Some(t) = pool.ability(id).form.awaited_event() {
                self.listened_event_kinds |= kinds_of_pattern(&t.on);
                collect_deeds(&t.on, &mut self.listened_deeds);
            }
        }
        self.replaceable_event_kinds = self.replacements.iter().fold(0, |k, l| k | l.kinds);
    }
}

/// Moves the new listeners of one slot from the end of the list to their place.
fn sort_tail(listeners: &mut [Listener], first: usize) {
    if let Some(new) = listeners.get(first) {
        let at = listeners[..first].partition_point(|l| l.slot < new.slot);
        let added = listeners.len() - first;
        listeners[at..].rotate_right(added);
    }
}

impl<B: RuleBook> Cx<'_, B> {
    /// Lists the active triggered abilities and replacement effects, and what static abilities and open ongoing effects
    /// watch. Returns true if a card in play has another controller than before.
    pub(crate) fn collect_listeners(&mut self) -> bool {
        let mut handed_over = false;
        let pool = self.pool;
        let mut watched = Watched::default();
        self.state.derived.listeners.clear();
        self.state.derived.replacements.clear();
        for (z, spec) in B::ZONES.iter().enumerate() {
            let zone = Zone(z as u8);
            if !self.state.derived.active_zones.has(zone)
                && !self.state.derived.granted_zones.has(zone)
                && !spec.in_play
            {
                continue;
            }
            for side in Seat::BOTH {
                for i in 0..self.state.cards(zone, side).len() {
                    let slot = self.state.cards(zone, side)[i];
                    let characteristics = self.state.derived.characteristics[slot.index()];
                    let object = &self.state.objects[slot.index()];
                    handed_over |= spec.in_play && object.acting_controller != characteristics.controller;
                    if spec.in_play && !object.face_up {
                        continue;
                    }
                    let card = pool.card(object.card);
                    if card.active_zones.has(zone) && !characteristics.has_lost_text {
                        self.state.derived.add_listeners(pool, slot, &card.abilities, zone);
                        watched.abilities(pool, &card.abilities, zone);
                    }
                    if !characteristics.granted_abilities.is_empty() {
                        self.state.derived.add_listeners(pool, slot, &characteristics.granted_abilities, zone);
                        watched.abilities(pool, &characteristics.granted_abilities, zone);
                    }
                }
            }
        }
        for e in self.state.ongoing_effects.iter().filter(|e| e.target.is_none()) {
            if let What::All(filter) = described_by_effect(pool, e) {
                watched.watch_filter(filter);
            }
        }
        self.state.derived.add_delayed_replacements(pool, &self.state.delayed_abilities);
        let d = &mut self.state.derived;
        d.listeners.sort_by_key(|l| l.slot);
        d.replacements.sort_by_key(|l| l.slot);
        d.counted_zones = crate::state::face_up_top::with_face_up_tops(B::ZONES, watched.zones);
        d.watched_event_kinds = watched.event_kinds;
        d.watches_turn = watched.turn;
        d.watches_phase = watched.phase;
        d.watches_deeds = watched.deeds;
        d.watches_turn_facts = watched.turn_facts;
        d.listeners_valid = true;
        d.summarise_listening(pool, &self.state.delayed_abilities);
        handed_over
    }
}

impl Watched {
    /// Adds what the static abilities among these watch.
    fn abilities(&mut self, pool: &CardPool, abilities: &[AbilityId], zone: Zone) {
        for ability in abilities.iter().map(|&id| pool.ability(id)).filter(|a| a.works_in.has(zone)) {
            let Form::Static(affects) = &ability.form else { continue };
            for affect in affects {
                self.watch_filter(&affect.filter);
                for change in &affect.changes {
                    if let Some(n) = change.amount() {
                        self.watch_amount(n);
                    }
                }
            }
            if let Some(condition) = &ability.condition {
                self.watch_condition(condition);
            }
        }
    }
}
