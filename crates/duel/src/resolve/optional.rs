//! Optional instructions: asking if they are carried out, and paying for them.

use super::{Resolving, step};
use crate::book::RuleBook;
use crate::book::point::{NumberPoint, ResolutionPoint};
use crate::card::ability::Op;
use crate::engine::context::Cx;
use crate::engine::frame::Flow;
use crate::engine::question::{Pick, Topic};
use crate::ids::*;
use crate::play::announce::MOST_X;
use crate::play::cost::pay::Paying;
use crate::state::State;
use crate::state::query::Scope;
use crate::state::stack_item::StackItem;

impl<B: RuleBook> Cx<'_, B> {
    /// The player who pays the cost that the current operation asks for.
    pub(super) fn payer(&self, f: usize, item: &StackItem) -> Seat {
        let ops = self.pool.ability(item.ability).part(item.part).map_or(&[][..], |body| &body.ops[..]);
        match ops.get(self.state.frames[f].get(Resolving::OP)) {
            Some(Op::MayPay { who, .. }) => self.read().seats(&Scope::of(item), who).next(),
            _ => None,
        }
        .unwrap_or(item.controller)
    }

    /// Begins the payment that the current operation asks for. Begins a procedure: return from your step after calling
    /// this.
    ///
    /// An illegal payment is taken back whole, and they pay again. One that turned out impossible is not made.
    pub(super) fn pay_for_op(&mut self, f: usize) -> Flow {
        let item = self.resolving_item();
        let op = self.frame(f).get(Resolving::OP);
        if !self.begin_inner_action(f, Pick::Yes) {
            let skip = self.upcoming_op().map_or(0, Op::governed_op_count);
            self.set_done(false);
            self.frame(f).set(Resolving::OP, op + 1);
            self.skip_ops(f, skip);
            return self.goto(f, step::NEXT);
        }
        let seat = self.payer(f, &item);
        self.frame(f).step = step::PAID;
        self.push(Paying::frame(seat, self.state.set_aside.len()).with(Paying::OP, op as i32 + 1));
        Flow::Continue
    }

    /// Accepts the payment for the current operation, unless it is part of an action that is under way.
    pub(super) fn accept_payment(&mut self, f: usize) {
        let own = |saved: &State| saved.frames.get(f).is_some_and(|frame| frame.step == step::PAY);
        if self.state.checkpoint.as_deref().is_some_and(own) {
            self.state.accept_action();
        }
    }

    /// Asks the payer for the X in the cost of the current operation.
    pub(super) fn ask_x(&mut self, f: usize) -> Flow {
        let mut item = self.resolving_item();
        let (seat, op) = (self.payer(f, &item), self.frame(f).get(Resolving::OP));
        for x in 0..=MOST_X {
            item.x = x;
            if !self.can_pay_op(&item, op, seat) {
                break;
            }
            self.offer(Pick::Number(x));
        }
        self.at(NumberPoint::VariableNamedByOwner);
        self.ask(seat, Topic::X, B::play_rules(self, &item).x)
    }

    /// Skips the next operations. The groups they would have picked keep their numbers.
    pub(super) fn skip_ops(&mut self, f: usize, skip: u8) {
        let item = self.resolving_item();
        let first = self.frame(f).get(Resolving::OP);
        let ops = self.pool.ability(item.ability).part(item.part).map_or(&[][..], |body| &body.ops[..]);
        let left_out = ops.get(first..(first + usize::from(skip)).min(ops.len())).unwrap_or_default();
        let picks: u8 = left_out.iter().map(Op::picked_group_count).sum();
        self.frame(f).update(Resolving::OP, |n| n + usize::from(skip));
        if let Some(running) = self.state.resolving.last_mut() {
            running.picks += picks;
        }
    }

    /// Returns true if an operation plays a card that cannot be played, so that nobody is asked about it.
    pub(super) fn is_impossible_play(&mut self, item: &StackItem, op: Option<&Op>) -> bool {
        let Some(Op::Play { what, who, free }) = op else { return false };
        let scope = Scope::of(item);
        let seat = self.read().seats(&scope, who).next().unwrap_or(item.controller);
        let card = self.read().first_object(&scope, what).filter(|&card| self.state.is_alive(card));
        !card.is_some_and(|card| B::can_play_by_effect(self, card.slot, seat, *free))
    }

    /// Asks a player if an optional instruction is carried out.
    pub(super) fn ask_whether(&mut self, f: usize, at: usize, seat: Seat) -> Flow {
        self.frame(f).set(Resolving::OP, at);
        self.frame(f).step = step::DECIDED - 1;
        self.offer(Pick::Yes);
        self.offer(Pick::No);
        if self.state.resolutions_without_progress >= crate::engine::loops::LOOP_SUSPECTED_AFTER {
            self.drop_barred_yes(seat);
        }
        self.ask(seat, Topic::May, B::rule(ResolutionPoint::Optional))
    }
}
