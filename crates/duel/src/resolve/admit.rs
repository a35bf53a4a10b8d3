//! Coming together: where the limits of a zone let only some of the cards come that one effect brings, who controls the
//! effect picks which; the others stay where they are.

use super::{OP, step};
use crate::ability::Op;
use crate::book::RuleBook;
use crate::cx::Cx;
use crate::event::{Act, Event};
use crate::frame::Flow;
use crate::object::Slot;
use crate::question::{Pick, Topic};

/// The registers: where the proposed moves begin, and which of them come, as bits.
const MOVES: usize = 2;
const ADMITTED: usize = 3;

/// Where a card comes, of an event.
fn comer(event: &Event) -> Option<(Slot, crate::words::Zone, crate::words::Seat)> {
    match event.act {
        Act::Move { slot, to, side, .. } => Some((slot, to, side)),
        _ => None,
    }
}

impl<B: RuleBook> Cx<'_, B> {
    /// Whether not all cards can come that the moves since `from` bring.
    pub(super) fn is_crowded(&self, from: usize) -> bool {
        let all = !0;
        (0..self.s.batch.len() - from).any(|n| !self.may_join(from, n, all))
    }

    /// Whether the card of a proposed move may come with those of others, which are bits.
    fn may_join(&self, from: usize, n: usize, others: i32) -> bool {
        let moves = &self.s.batch[from..];
        let Some((slot, to, side)) = comer(&moves[n]) else { return true };
        let with = |&(i, event): &(usize, &Event)| {
            i != n && others >> i.min(31) & 1 == 1 && comer(event).is_some_and(|(_, t, s)| (t, s) == (to, side))
        };
        let comers: Vec<Slot> =
            moves.iter().enumerate().filter(with).filter_map(|(_, event)| event.act.slot()).collect();
        B::may_join(self, slot, to, side, &comers)
    }

    /// Begins picking which cards come.
    pub(super) fn begin_admitting(&mut self, f: usize, at: usize, from: usize) -> Flow {
        let frame = self.frame(f);
        (frame.r[OP], frame.r[MOVES], frame.r[ADMITTED]) = (at as i32, from as i32, 0);
        self.goto(f, step::ADMIT)
    }

    /// Lets come what can come with everything else that still can, and asks which of the others comes next.
    pub(super) fn admit_next(&mut self, f: usize) -> Flow {
        let frame = *self.frame(f);
        let (from, mut admitted) = (frame.r[MOVES] as usize, frame.r[ADMITTED]);
        let count = (self.s.batch.len() - from).min(32);
        loop {
            let open = (0..count).filter(|&n| admitted >> n & 1 == 0 && self.may_join(from, n, admitted));
            let open = open.fold(0, |bits, n| bits | 1 << n);
            let free = (0..count).filter(|&n| open >> n & 1 == 1 && self.may_join(from, n, admitted | open));
            let free = free.fold(0, |bits, n| bits | 1 << n);
            self.frame(f).r[ADMITTED] = admitted | free;
            if free != 0 {
                admitted |= free;
                continue;
            }
            if open == 0 {
                return self.admit(f, admitted);
            }
            for n in (0..count).filter(|&n| open >> n & 1 == 1) {
                let slot = self.s.batch[from + n].act.slot();
                slot.into_iter().for_each(|slot| self.offer(Pick::Object(slot)));
            }
            let seat = self.running().controller;
            return self.ask(seat, Topic::Pick, B::CITES.pick);
        }
    }

    /// One of them comes.
    pub(super) fn admitted(&mut self, f: usize) -> Flow {
        let from = self.frame(f).r[MOVES] as usize;
        if let Pick::Object(slot) = self.answer()
            && let Some(n) = self.s.batch[from..].iter().position(|event| event.act.slot() == Some(slot))
        {
            self.frame(f).r[ADMITTED] |= 1 << n.min(31);
        }
        self.goto(f, step::ADMIT)
    }

    /// Those that come move together; the others stay where they are.
    fn admit(&mut self, f: usize, admitted: i32) -> Flow {
        let frame = *self.frame(f);
        let from = frame.r[MOVES] as usize;
        if self.by(B::CITES.skip) {
            for n in (0..(self.s.batch.len() - from).min(32)).rev().filter(|&n| admitted >> n & 1 == 0) {
                self.s.batch.remove(from + n);
            }
        }
        self.frame(f).pc = step::NEXT;
        self.frame(f).r[OP] += 1;
        let item = self.running();
        let ops = self.pool.ability(item.ability).part(item.part).map_or(&[][..], |body| &body.ops[..]);
        let Some(Op::Move { what, turned, .. }) = ops.get(frame.r[OP] as usize) else { return Flow::Go };
        self.list(&crate::matching::Scope::of(&item), what);
        if self.s.batch.len() - from > 1 && !self.move_at_one_time(from) {
            return Flow::Go;
        }
        let meant = self.meant(&item, what);
        self.carry_out_posed(from, meant, turned.is_none())
    }
}
