//! What a resolving text begins that lasts, and how that ends.

use crate::ability::{Change, Duration};
use crate::amount::{Amount, What};
use crate::book::RuleBook;
use crate::cx::Cx;
use crate::item::{Effect, Item};
use crate::layer::place_to_keep;
use crate::matching::Scope;

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
        self.list(&Scope::of(item), what);
        let first = self.s.effects.len();
        self.s.clock += 1;
        let since = if self.by(B::CITES.effect.begun) { self.s.clock } else { 0 };
        self.set_done(!self.t.slots.is_empty());
        for (c, change) in changes.iter().enumerate() {
            let value = match change {
                Change::Set(_, n) | Change::Add(_, n) | Change::Toll(n) | Change::Discount(n) => {
                    self.amount_once(item, n)
                }
                Change::Control(who) => self.new_controller_of(item, who),
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
            let open = matches!(what, What::All(_));
            if open && !(B::locks(change) && self.by(B::CITES.effect.lock)) {
                self.s.effects.push(Effect { value: self.value_to_keep(item, what, change, value), ..effect });
                continue;
            }
            for i in 0..self.t.slots.len() {
                let slot = self.t.slots[i];
                let value = match change {
                    Change::Set(_, n) | Change::Add(_, n) => self.amount_for(item, what, slot, n, value),
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
        let counts = matches!(change, Change::Set(..) | Change::Add(..) | Change::Toll(_) | Change::Discount(_));
        let near = match what {
            What::All(filter) => filter.near.as_ref().filter(|near| *near.to == What::Target(0) && !counts),
            _ => None,
        };
        let place = near.and_then(|near| self.read().place_of(&Scope::of(item), &near.to));
        place.map_or(value, |(zone, place)| place_to_keep(zone, place))
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
