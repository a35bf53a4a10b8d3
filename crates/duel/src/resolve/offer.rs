//! What a resolving text leaves to a player: whether something is done, and what is paid for it.

use super::{OP, step};
use crate::ability::Op;
use crate::book::RuleBook;
use crate::cx::Cx;
use crate::frame::{Flow, Frame, Proc};
use crate::item::Item;
use crate::matching::Scope;
use crate::play::MOST_X;
use crate::question::{Pick, Topic};
use crate::words::*;

impl<B: RuleBook> Cx<'_, B> {
    /// Who pays what the operation at hand asks for.
    pub(super) fn payer(&self, f: usize, item: &Item) -> Seat {
        let ops = self.pool.ability(item.ability).part(item.part).map_or(&[][..], |body| &body.ops[..]);
        match ops.get(self.s.frames[f].r[OP] as usize) {
            Some(Op::MayPay { who, .. }) => self.read().seats(&Scope::of(item), who).next(),
            _ => None,
        }
        .unwrap_or(item.controller)
    }

    /// Has a player pay what the operation at hand asks for.
    pub(super) fn begin_payment(&mut self, f: usize, item: &Item) {
        let seat = self.payer(f, item);
        let registers = [0, 0, -1, self.s.spent.len() as i32, self.frame(f).r[OP] + 1, 0];
        self.frame(f).pc = step::PAID;
        self.push(Frame::new(Proc::Pay, seat).with(registers));
    }

    /// Who pays what the operation at hand asks for says what the variable in it stands for.
    pub(super) fn offer_x(&mut self, f: usize) -> Flow {
        let mut item = self.running();
        let (seat, op) = (self.payer(f, &item), self.frame(f).r[OP] as usize);
        for x in 0..=MOST_X {
            item.x = x;
            if !self.can_pay_op(&item, op, seat) {
                break;
            }
            self.offer(Pick::Number(x));
        }
        self.by(B::CITES.variable);
        self.ask(seat, Topic::X, B::play_cites(self, &item).x)
    }

    /// Leaves out the next operations. What they would have picked keeps its number.
    pub(super) fn leave_out(&mut self, f: usize, skip: u8) {
        let item = self.running();
        let first = self.frame(f).r[OP] as usize;
        let ops = self.pool.ability(item.ability).part(item.part).map_or(&[][..], |body| &body.ops[..]);
        let left_out = ops.get(first..(first + usize::from(skip)).min(ops.len())).unwrap_or_default();
        let picks: u8 = left_out.iter().map(Op::picks).sum();
        self.frame(f).r[OP] += i32::from(skip);
        if let Some(running) = self.s.running.last_mut() {
            running.picks += picks;
        }
    }

    /// Whether an operation plays a card that cannot be played: nobody is asked whether it is.
    pub(super) fn is_idle_play(&mut self, item: &Item, op: Option<&Op>) -> bool {
        let Some(Op::Play { what, who, free }) = op else { return false };
        let scope = Scope::of(item);
        let seat = self.read().seats(&scope, who).next().unwrap_or(item.controller);
        let card = self.read().one(&scope, what).filter(|&card| self.s.alive(card));
        !card.is_some_and(|card| B::can_play(self, card.slot, seat, *free))
    }

    /// Asks whether what is optional is done.
    pub(super) fn decide(&mut self, f: usize, at: usize, seat: Seat) -> Flow {
        self.frame(f).r[OP] = at as i32;
        self.frame(f).pc = step::DECIDED - 1;
        self.offer(Pick::Yes);
        self.offer(Pick::No);
        if self.s.idle >= crate::loops::SUSPICION {
            self.leave_optional_loop(seat);
        }
        self.ask(seat, Topic::May, B::CITES.may)
    }
}
