//! Moving several cards one after the other, where a rule demands that.

use super::{Resolving, step};
use crate::book::RuleBook;
use crate::book::point::ResolutionPoint;
use crate::card::ability::Op;
use crate::card::amount::What;
use crate::engine::context::Cx;
use crate::engine::frame::Flow;
use crate::event::Happening;
use crate::ids::Rule;
use crate::registers;
use crate::state::query::Scope;
use crate::state::stack_item::StackItem;

registers! {
    /// The registers of a resolution that moves cards one by one.
    struct MovingEach {
        /// The number of cards left to move.
        LEFT: i32 = 1,
        /// The number of listed cards that could not be moved.
        STAY: usize = 2,
        /// The number of cards at first.
        FIRST: usize = 3,
    }
}

impl<B: RuleBook> Cx<'_, B> {
    /// Returns true if an operation moves several cards and the rule has them move one after the other.
    pub(super) fn moves_one_by_one(&mut self, item: &StackItem, what: &What, rule: Rule) -> bool {
        self.list_objects(&Scope::of(item), what);
        self.scratch.slots.len() > 1 && self.cite(rule)
    }

    /// Begins moving the cards that have just been listed.
    pub(super) fn begin_moving_each(&mut self, f: usize) -> Flow {
        let count = self.scratch.slots.len();
        let frame = self.frame(f);
        frame.set(MovingEach::LEFT, count as i32);
        frame.set(MovingEach::STAY, 0);
        frame.set(MovingEach::FIRST, count);
        self.set_done(true);
        self.goto(f, step::EACH)
    }

    /// Moves the next card. Begins a procedure: return from your step after calling this.
    pub(super) fn move_next(&mut self, f: usize) -> Flow {
        let frame = *self.frame(f);
        let item = self.resolving_item();
        let ops = self.pool.ability(item.ability).part(item.part).map_or(&[][..], |body| &body.ops[..]);
        let next = match ops.get(frame.get(Resolving::OP)) {
            Some(Op::Move { what, to, end, verb, turned, control }) if frame.get(MovingEach::LEFT) > 0 => {
                self.list_objects(&Scope::of(&item), what);
                self.scratch.slots.retain(|&slot| self.state.objects[slot.index()].zone != *to);
                let slot = self.scratch.slots.get(frame.get(MovingEach::STAY)).copied();
                slot.map(|slot| (slot, *to, *end, *verb, *turned, control.as_ref()))
            }
            _ => None,
        };
        let Some((slot, to, end, verb, turned, control)) = next else {
            let (count, stay) = (frame.get(MovingEach::FIRST), frame.get(MovingEach::STAY));
            if stay > 0 && !self.is_done(count - stay, count) {
                self.set_done(false);
            }
            self.frame(f).update(Resolving::OP, |n| n + 1);
            return self.goto(f, step::NEXT);
        };
        self.frame(f).update(MovingEach::LEFT, |n| n - 1);
        let side = self.side_of_move(&item, slot, to, control);
        let turned = turned.unwrap_or_else(|| B::orientation_on_arrival(self, slot, to));
        let act = Happening::Move { slot, to, side, end, place: 0, turned, face_up: B::LAY_FACE_DOWN != Some(verb) };
        let cause = self.cause_of(&item, B::rule(ResolutionPoint::InWrittenOrder));
        let from = self.state.batch.len();
        if B::can_enter(self, slot, to, side) {
            self.propose(act, verb, cause);
        }
        if self.state.batch.len() == from || self.commit(from) > 0 {
            self.frame(f).update(MovingEach::STAY, |n| n + 1);
        }
        Flow::Continue
    }
}
