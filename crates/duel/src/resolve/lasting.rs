//! What a resolving text begins that lasts, and how that ends.

use crate::ability::{Change, Duration};
use crate::amount::{Amount, What};
use crate::book::RuleBook;
use crate::cx::Cx;
use crate::depend::zones_of;
use crate::item::{Effect, Item};
use crate::layer::place_to_keep;
use crate::matching::Scope;
use crate::words::*;

/// When an effect began that a text begins which is still carried out, where it begins with the end of that.
pub(super) const BEGINNING: u32 = u32::MAX;

impl<B: RuleBook> Cx<'_, B> {
    /// Begins continuous effects: on each object for what is locked to it, on a description for what is not.
    pub(super) fn begin_effects(
        &mut self,
        item: &Item,
        op: usize,
        what: &What,
        changes: &[Change],
        duration: Duration,
    ) {
        if self.has_lapsed(item, duration) {
            self.set_done(false);
            return;
        }
        // Only without the rule that forbids it does something begin that could not end any more.
        let orphaned = duration == Duration::WhileSource && !self.s.alive(item.source);
        let duration = if orphaned { Duration::Forever } else { duration };
        self.list(&Scope::of(item), what);
        let first = self.s.effects.len();
        self.s.clock += 1;
        let now = if B::BEGINS_AT_END { BEGINNING } else { self.s.clock };
        let since = if self.by(B::CITES.effect.begun) { now } else { 0 };
        self.set_done(!self.t.slots.is_empty());
        let described = match what {
            What::All(filter) => Some(zones_of(filter)),
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
            let effect = Effect {
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
            let locks = zones.clone().any(|zone| B::locks(change, zone));
            let unlocked = locks && !self.by(B::CITES.effect.lock);
            if unlocked || zones.any(|zone| !B::locks(change, zone)) {
                self.s.effects.push(Effect { value: self.value_to_keep(item, what, change, value), ..effect });
            }
            for i in 0..self.t.slots.len() {
                let slot = self.t.slots[i];
                let zone = self.s.object(slot).zone;
                if described(&zone) && (unlocked || !B::locks(change, zone)) {
                    continue;
                }
                if matches!(change, Change::Control(_)) && self.is_own_already(slot, value) {
                    continue;
                }
                let value = match change {
                    Change::Set(_, n) | Change::Add(_, n) | Change::Lower(_, n, _) => {
                        self.amount_for(item, what, slot, n, value)
                    }
                    _ => value,
                };
                let target = Some(self.s.refer(slot));
                self.s.effects.push(Effect { target, value, ..effect });
            }
        }
        self.s.derived.dirty = true;
        B::began(self, first);
    }

    /// What an open effect that begins keeps: its amount; if it has none, the place that was chosen for it.
    fn value_to_keep(&self, item: &Item, what: &What, change: &Change, value: i32) -> i32 {
        let near = match what {
            What::All(filter) => {
                filter.near.as_ref().filter(|near| *near.to == What::Target(0) && change.amount().is_none())
            }
            _ => None,
        };
        let place = near.and_then(|near| self.read().place_of(&Scope::of(item), &near.to));
        place.map_or(value, |(zone, place)| place_to_keep(zone, place))
    }

    /// What a text that has been carried out began counts as begun now.
    pub(super) fn date_effects(&mut self, item: &Item) {
        let begins = |e: &Effect| e.since == BEGINNING && e.source == item.source;
        if !self.s.effects.iter().any(begins) {
            return;
        }
        self.s.clock += 1;
        let now = self.s.clock;
        self.s.effects.iter_mut().filter(|e| begins(e)).for_each(|e| e.since = now);
        self.s.derived.dirty = true;
    }

    /// An amount of an effect that begins: what is variable is determined now, once and for all.
    pub(super) fn amount_once(&self, item: &Item, amount: &Amount) -> i32 {
        if matches!(amount, Amount::Fixed(_)) || self.by_all(&[B::CITES.effect.value, B::CITES.once]) {
            self.read().amount(&Scope::of(item), amount)
        } else {
            0
        }
    }

    /// Ends the effects and waiting abilities that last this long.
    pub fn expire(&mut self, duration: Duration) {
        let before = self.s.effects.len() + self.s.delayed.len();
        self.s.effects.retain(|e| e.duration != duration);
        self.s.delayed.retain(|d| d.duration != duration);
        self.s.derived.dirty |= self.s.effects.len() + self.s.delayed.len() != before;
    }

    /// Whether an effect or a waiting ability lasts this long.
    pub fn lasts(&self, duration: Duration) -> bool {
        self.s.effects.iter().any(|e| e.duration == duration) || self.s.delayed.iter().any(|d| d.duration == duration)
    }

    /// Ends the effects and waiting abilities that last this long and began after a moment: those of an inner battle.
    pub fn expire_since(&mut self, duration: Duration, moment: u32) {
        let before = self.s.effects.len() + self.s.delayed.len();
        self.s.effects.retain(|e| e.duration != duration || e.since <= moment);
        self.s.delayed.retain(|d| d.duration != duration || d.since <= moment);
        self.s.derived.dirty |= self.s.effects.len() + self.s.delayed.len() != before;
    }
}
