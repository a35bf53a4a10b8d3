//! Entry limits: if a zone has no room for all cards that one effect brings, its controller picks those that enter; the
//! others stay where they are.

use super::{Resolving, step};
use crate::book::RuleBook;
use crate::book::point::ResolutionPoint;
use crate::card::ability::Op;
use crate::engine::context::Cx;
use crate::engine::frame::Flow;
use crate::engine::question::{Pick, Topic};
use crate::event::{Event, Happening};
use crate::registers;
use crate::state::object::Slot;

registers! {
    /// The registers of a resolution that picks the cards that enter.
    struct Admitting {
        /// Where the proposed moves begin.
        MOVES: usize = 2,
        /// The cards that enter, as bits.
        ADMITTED: i32 = 3,
    }
}

/// The card that an event moves, with its destination.
fn entering_card(event: &Event) -> Option<(Slot, crate::ids::Zone, crate::ids::Seat)> {
    match event.happening {
        Happening::Move { slot, to, side, .. } => Some((slot, to, side)),
        _ => None,
    }
}

impl<B: RuleBook> Cx<'_, B> {
    /// Returns true if the cards of the moves since `from` cannot all enter.
    pub(super) fn is_over_entry_limit(&self, from: usize) -> bool {
        let all = !0;
        (0..self.state.batch.len() - from).any(|n| !self.may_enter_with(from, n, all))
    }

    /// Returns true if the card of move `n` may enter together with the `others`, given as bits.
    fn may_enter_with(&self, from: usize, n: usize, others: i32) -> bool {
        let moves = &self.state.batch[from..];
        let Some((slot, to, side)) = entering_card(&moves[n]) else { return true };
        let with = |&(i, event): &(usize, &Event)| {
            i != n && others >> i.min(31) & 1 == 1 && entering_card(event).is_some_and(|(_, t, s)| (t, s) == (to, side))
        };
        let comers: Vec<Slot> =
            moves.iter().enumerate().filter(with).filter_map(|(_, event)| event.happening.slot()).collect();
        B::can_enter_together(self, slot, to, side, &comers)
    }

    /// Begins picking the cards that enter.
    pub(super) fn begin_admitting(&mut self, f: usize, at: usize, from: usize) -> Flow {
        let frame = self.frame(f);
        frame.set(Resolving::OP, at);
        frame.set(Admitting::MOVES, from);
        frame.set(Admitting::ADMITTED, 0);
        self.goto(f, step::ADMIT)
    }

    /// Admits every card that can enter together with all others still possible, and asks which of the rest enters
    /// next. May ask or begin a procedure.
    pub(super) fn admit_next(&mut self, f: usize) -> Flow {
        let frame = *self.frame(f);
        let (from, mut admitted) = (frame.get(Admitting::MOVES), frame.get(Admitting::ADMITTED));
        let count = (self.state.batch.len() - from).min(32);
        loop {
            let open = (0..count).filter(|&n| admitted >> n & 1 == 0 && self.may_enter_with(from, n, admitted));
            let open = open.fold(0, |bits, n| bits | 1 << n);
            let free = (0..count).filter(|&n| open >> n & 1 == 1 && self.may_enter_with(from, n, admitted | open));
            let free = free.fold(0, |bits, n| bits | 1 << n);
            self.frame(f).set(Admitting::ADMITTED, admitted | free);
            if free != 0 {
                admitted |= free;
                continue;
            }
            if open == 0 {
                return self.admit(f, admitted);
            }
            for n in (0..count).filter(|&n| open >> n & 1 == 1) {
                let slot = self.state.batch[from + n].happening.slot();
                slot.into_iter().for_each(|slot| self.offer(Pick::Object(slot)));
            }
            let seat = self.resolving_item().controller;
            return self.ask(seat, Topic::Pick, B::rule(ResolutionPoint::Picks));
        }
    }

    /// Admits the picked card.
    pub(super) fn entrant_picked(&mut self, f: usize) -> Flow {
        let from = self.frame(f).get(Admitting::MOVES);
        if let Pick::Object(slot) = self.take_answer()
            && let Some(n) = self.state.batch[from..].iter().position(|event| event.happening.slot() == Some(slot))
        {
            self.frame(f).update(Admitting::ADMITTED, |bits| bits | 1 << n.min(31));
        }
        self.goto(f, step::ADMIT)
    }

    /// Moves the admitted cards together; the others stay where they are. Begins a procedure: return from your step
    /// after calling this.
    fn admit(&mut self, f: usize, admitted: i32) -> Flow {
        let frame = *self.frame(f);
        let from = frame.get(Admitting::MOVES);
        if self.at(ResolutionPoint::ImpossibleIsSkipped) {
            for n in (0..(self.state.batch.len() - from).min(32)).rev().filter(|&n| admitted >> n & 1 == 0) {
                self.state.batch.remove(from + n);
            }
        }
        self.frame(f).step = step::NEXT;
        self.frame(f).update(Resolving::OP, |n| n + 1);
        let item = self.resolving_item();
        let ops = self.pool.ability(item.ability).part(item.part).map_or(&[][..], |body| &body.ops[..]);
        let Some(Op::Move { what, turned, .. }) = ops.get(frame.get(Resolving::OP)) else { return Flow::Continue };
        self.list_objects(&crate::state::query::Scope::of(&item), what);
        if self.state.batch.len() - from > 1 && !self.move_together(from) {
            return Flow::Continue;
        }
        let meant = self.count_meant(&item, what);
        self.carry_out_once_oriented(from, meant, turned.is_none())
    }
}
