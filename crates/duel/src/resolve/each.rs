//! Moving several cards one after the other, where the book says so.

use super::{OP, step};
use crate::ability::Op;
use crate::amount::What;
use crate::book::RuleBook;
use crate::cx::Cx;
use crate::event::Act;
use crate::frame::Flow;
use crate::item::Item;
use crate::matching::Scope;
use crate::words::Rule;

/// The registers: how many are left to be moved, and how many of those that are left stay where they are.
const LEFT: usize = 1;
const STAY: usize = 2;

impl<B: RuleBook> Cx<'_, B> {
    /// Whether an operation moves several cards, which the rule has move one after the other.
    pub(super) fn moves_several(&mut self, item: &Item, what: &What, rule: Rule) -> bool {
        self.list(&Scope::of(item), what);
        self.t.slots.len() > 1 && self.by(rule)
    }

    /// Begins moving the cards that have just been listed.
    pub(super) fn begin_moving_each(&mut self, f: usize) -> Flow {
        let count = self.t.slots.len() as i32;
        let frame = self.frame(f);
        (frame.r[LEFT], frame.r[STAY]) = (count, 0);
        self.set_done(true);
        self.goto(f, step::EACH)
    }

    /// Moves the next of them.
    pub(super) fn move_next(&mut self, f: usize) -> Flow {
        let frame = *self.frame(f);
        let item = self.running();
        let ops = self.pool.ability(item.ability).part(item.part).map_or(&[][..], |body| &body.ops[..]);
        let next = match ops.get(frame.r[OP] as usize) {
            Some(Op::Move { what, to, end, verb, turned, control }) if frame.r[LEFT] > 0 => {
                self.list(&Scope::of(&item), what);
                self.t.slots.retain(|&slot| self.s.objects[slot.index()].zone != *to);
                let slot = self.t.slots.get(frame.r[STAY] as usize).copied();
                slot.map(|slot| (slot, *to, *end, *verb, *turned, control.as_ref()))
            }
            _ => None,
        };
        let Some((slot, to, end, verb, turned, control)) = next else {
            self.frame(f).r[OP] += 1;
            return self.goto(f, step::NEXT);
        };
        self.frame(f).r[LEFT] -= 1;
        let side = self.side_of_move(&item, slot, to, control);
        let turned = turned.unwrap_or_else(|| B::arrives(self, slot, to));
        let act = Act::Move { slot, to, side, end, place: 0, turned, face_up: B::LAID != Some(verb) };
        let cause = self.cause_of(&item, B::CITES.resolve);
        let from = self.s.batch.len();
        if B::may_enter(self, slot, to, side) {
            self.propose(act, verb, cause);
        }
        if self.s.batch.len() == from || self.commit(from) > 0 {
            self.frame(f).r[STAY] += 1;
            self.set_done(false);
        }
        Flow::Go
    }
}
