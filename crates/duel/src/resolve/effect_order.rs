//! The order of effects that get their timestamps after the resolution: where it matters, their controller or the turn
//! player decides it.

use super::start_effect::PENDING_TIMESTAMP;
use super::step;
use crate::book::RuleBook;
use crate::book::point::ContinuousPoint;
use crate::continuous::change_of;
use crate::continuous::dependency::is_order_relevant;
use crate::engine::context::Cx;
use crate::engine::frame::Flow;
use crate::engine::question::{Pick, Topic};
use crate::state::ongoing_effect::OngoingEffect;
use crate::state::stack_item::StackItem;

/// The position of an effect in its ability.
fn place_in_text(e: &OngoingEffect) -> (u8, u8, u8) {
    (e.part, e.op, e.change)
}

impl<B: RuleBook> Cx<'_, B> {
    /// Returns true if an ability began several effects whose order matters.
    pub(super) fn must_order_new_effects(&self, item: &StackItem) -> bool {
        B::TIMESTAMP_AFTER_RESOLUTION && self.unordered_effects(item).nth(1).is_some()
    }

    /// The effects of an ability that must be ordered; of one that applies to several objects, the first.
    fn unordered_effects<'s>(&'s self, item: &'s StackItem) -> impl Iterator<Item = &'s OngoingEffect> {
        let all = &self.state.ongoing_effects;
        let begins = move |e: &&OngoingEffect| e.since == PENDING_TIMESTAMP && e.source == item.source;
        let first = move |e: &&OngoingEffect| {
            all.iter().filter(begins).find(|other| place_in_text(other) == place_in_text(e)) == Some(*e)
        };
        let matters =
            move |e: &&OngoingEffect| all.iter().filter(begins).any(|other| self.is_effect_order_relevant(e, other));
        all.iter().filter(begins).filter(first).filter(matters)
    }

    /// Returns true if the order of two effects matters.
    fn is_effect_order_relevant(&self, a: &OngoingEffect, b: &OngoingEffect) -> bool {
        let (one, other) = (change_of(self.pool, a), change_of(self.pool, b));
        let meet = a.target.is_none() || b.target.is_none() || a.target == b.target;
        // Changes of one operation keep their written order, unless each player orders their own.
        let apart = if B::EACH_PLAYER_ORDERS_OWN_ARRIVALS {
            place_in_text(a) != place_in_text(b)
        } else {
            (a.part, a.op) != (b.part, b.op)
        };
        apart && meet && B::layer(one) == B::layer(other) && is_order_relevant::<B>(self.pool, one, other)
    }

    /// Asks which effect gets the next timestamp.
    pub(super) fn ask_effect_order(&mut self, f: usize) -> Flow {
        let item = self.resolving_item();
        let several = self.unordered_effects(&item).count() as i32;
        (1..=several).for_each(|n| self.offer(Pick::Number(n)));
        self.frame(f).step = step::ORDER;
        let seat = if B::EACH_PLAYER_ORDERS_OWN_ARRIVALS { item.controller } else { self.state.turn.player };
        self.ask(seat, Topic::OrderArrivals, B::rule(ContinuousPoint::SimultaneousOrder))
    }

    /// Gives the picked effect the next timestamp.
    pub(super) fn timestamp_picked_effect(&mut self, f: usize) -> Flow {
        let item = self.resolving_item();
        let answer = self.take_answer();
        let at = if let Pick::Number(n) = answer { n as usize } else { 1 };
        let which = self.unordered_effects(&item).nth(at - 1).map(place_in_text);
        if let Some(which) = which {
            self.state.clock += 1;
            let now = self.state.clock;
            let begins = |e: &&mut OngoingEffect| {
                e.since == PENDING_TIMESTAMP && e.source == item.source && place_in_text(e) == which
            };
            self.state.ongoing_effects.iter_mut().filter(begins).for_each(|e| e.since = now);
            self.state.derived.dirty = true;
        }
        self.goto(f, step::NEXT)
    }
}
