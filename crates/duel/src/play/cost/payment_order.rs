//! The order of payment: what was set aside is paid in one event, or part by part, in the written order or the payer's.

use crate::book::RuleBook;
use crate::book::point::CostPoint;
use crate::card::ability::{Change, CostObjects, CostPart, Form};
use crate::engine::context::Cx;
use crate::engine::frame::Flow;
use crate::engine::question::{Pick, Topic};
use crate::engine::refusal::Refusal;
use crate::event::{Cause, Happening, kind};
use crate::ids::*;
use crate::play::cost::pay::{FEE, Paying};
use crate::play::cost::total::TotalCost;
use crate::state::PRICE;
use crate::state::object::Slot;
use crate::state::stack_item::StackItem;

/// The steps of a payment at which the next part is paid, and at which the payer has picked that part.
pub(super) const PAY_NEXT: u8 = 2;
pub(super) const PART_PICKED: u8 = 3;
/// The step after floating currency has been spent.
pub(super) const CURRENCY_SPENT: u8 = 4;

/// The number of the price among the parts of a cost.
pub const CURRENCY_PART: u8 = 15;

impl<B: RuleBook> Cx<'_, B> {
    /// Pays everything set aside, floating currency first. Begins a procedure: return from your step after calling
    /// this.
    pub(super) fn pay_in_order(&mut self, f: usize, item: &StackItem, total: &TotalCost, start: usize) -> Flow {
        if self.due_of_price(item, total, start).any < 0 {
            self.cite_all(&[B::rule(CostPoint::SurplusIsLost), B::play_rules(self, item).surplus]);
        }
        let from = self.state.batch.len();
        let cause = Cause::rule(B::price_rules(self, item)[1]);
        for at in start..self.state.set_aside.len() {
            let spent = self.state.set_aside[at];
            if spent.part == PRICE
                && spent.slot == Slot::NONE
                && let Some((act, verb)) = B::spend(self, total.seat, spent)
            {
                self.propose(act, verb, cause);
            }
        }
        if self.state.batch.len() == from {
            return self.pay_rest(f, item, total, start);
        }
        self.frame(f).step = CURRENCY_SPENT;
        self.commit(from);
        Flow::Continue
    }

    /// Pays the rest of what is set aside: in one event, unless the order of the parts can make a difference. Begins a
    /// procedure: return from your step after calling this.
    pub(super) fn pay_rest(&mut self, f: usize, item: &StackItem, total: &TotalCost, start: usize) -> Flow {
        let played = self.frame(f).get(Paying::OP) == 0;
        if (B::PAYS_IN_ANY_ORDER || B::PAYS_IN_ORDER.is_some()) && played && self.order_matters(total, start) {
            self.frame(f).set(Paying::PARTS_PAID, 0);
            return self.goto(f, PAY_NEXT);
        }
        let from = self.state.batch.len();
        for (i, part) in total.parts().enumerate() {
            self.propose_part(item, total, start, i, part);
        }
        self.propose_price(item, total, start);
        self.end_payment(f, item, start);
        self.commit(from);
        Flow::Continue
    }

    /// The parts that a total cost has, bit n for part n.
    fn parts_due(&self, total: &TotalCost, start: usize) -> i32 {
        let price = self.state.set_aside[start..].iter().any(|spent| spent.part == PRICE && spent.slot != Slot::NONE);
        let others = (1 << total.parts().count().min(usize::from(CURRENCY_PART))) - 1;
        others | i32::from(price) << CURRENCY_PART
    }

    /// Returns true if there are several parts, and a prohibition, replacement or trigger that could notice their
    /// order.
    fn order_matters(&self, total: &TotalCost, start: usize) -> bool {
        let derived = &self.state.derived;
        self.parts_due(total, start).count_ones() > 1
            && (!derived.forbidden_verbs.is_empty()
                || (derived.replaceable_event_kinds | derived.listened_event_kinds)
                    & (kind::MOVE | kind::TURN | kind::COUNT)
                    != 0
                || self.may_be_forbidden())
    }

    /// Returns true if a card in a zone where its static abilities work has an ability that forbids something.
    fn may_be_forbidden(&self) -> bool {
        let forbids = |change: &Change| matches!(change, Change::Cannot(..));
        self.state.objects.iter().any(|object| {
            let card = self.pool.card(object.card);
            card.static_zones.has(object.zone)
                && card.abilities.iter().any(|&id| match &self.pool.ability(id).form {
                    Form::Static(affects) => affects.iter().any(|affect| affect.changes.iter().any(forbids)),
                    _ => false,
                })
        })
    }

    /// Pays the next part; the payer picks it if there are several and no fixed order. May ask or begin
    /// a procedure.
    pub(super) fn pay_next_part(&mut self, f: usize, item: &StackItem, total: &TotalCost) -> Flow {
        let frame = *self.frame(f);
        let start = frame.get(Paying::START);
        let left = self.parts_due(total, start) & !frame.get(Paying::PARTS_PAID);
        match left.count_ones() {
            0 => {
                self.end_payment(f, item, start);
                Flow::Continue
            }
            1 => self.pay_part(f, item, total, left.trailing_zeros() as u8),
            _ if B::PAYS_IN_ORDER.is_some() => {
                let in_order = B::PAYS_IN_ORDER.is_none_or(|rule| self.cite(rule));
                let next = if in_order { left.trailing_zeros() } else { left.ilog2() };
                self.pay_part(f, item, total, next as u8)
            }
            _ => {
                for part in 0..=CURRENCY_PART {
                    if left >> part & 1 == 1 {
                        self.offer(Pick::Mode(part));
                    }
                }
                self.ask(total.seat, Topic::PayNext, B::pay_rule(self, item))
            }
        }
    }

    pub(super) fn pay_picked_part(&mut self, f: usize, item: &StackItem, total: &TotalCost) -> Flow {
        match self.take_answer() {
            Pick::Mode(part) => self.pay_part(f, item, total, part),
            _ => self.goto(f, PAY_NEXT),
        }
    }

    /// Pays one part. If earlier parts have made that impossible, the whole action is undone. Begins a procedure:
    /// return from your step after calling this.
    fn pay_part(&mut self, f: usize, item: &StackItem, total: &TotalCost, number: u8) -> Flow {
        let start = self.frame(f).get(Paying::START);
        self.frame(f).update(Paying::PARTS_PAID, |bits| bits | 1 << number);
        self.frame(f).step = PAY_NEXT;
        let from = self.state.batch.len();
        let payable = match total.part(number.into()).filter(|_| number != CURRENCY_PART) {
            Some(part) => {
                self.propose_part(item, total, start, number.into(), part);
                let piece = |at: usize| {
                    let spent = &self.state.set_aside[at];
                    spent.part != number || self.is_piece(item, part, total.seat, spent.slot)
                };
                self.can_pay_fixed_part(item, total, part) && (start..self.state.set_aside.len()).all(piece)
            }
            None => {
                self.propose_price(item, total, start);
                true
            }
        };
        if payable && self.commit(from) == 0 {
            return Flow::Continue;
        }
        self.state.batch.truncate(from);
        self.undo(Refusal { rule: B::pay_rule(self, item), object: Some(item.source.slot) })
    }

    /// Proposes the events that pay a part of a cost.
    fn propose_part(&mut self, item: &StackItem, total: &TotalCost, start: usize, index: usize, part: &CostPart) {
        let cause = Cause { source: Some(item.source), seat: Some(total.seat), ..Cause::rule(B::pay_rule(self, item)) };
        match part {
            CostPart::RemoveCounters(counter, n) => {
                let act = Happening::CardCounter { slot: item.source.slot, counter: *counter, amount: -i32::from(*n) };
                self.propose(act, B::COUNT, cause);
            }
            CostPart::SpendPlayerCounters(counter, n) => {
                let act = Happening::PlayerCounter { seat: total.seat, counter: *counter, amount: -i32::from(*n) };
                self.propose(act, B::COUNT, Cause { rule: B::part_rule(self, item, B::COUNT), ..cause });
            }
            CostPart::Turn { what, verb, .. } | CostPart::Move { what, verb, .. } => {
                let cause = Cause { rule: B::part_rule(self, item, *verb), ..cause };
                if *what == CostObjects::This {
                    self.propose_piece(part, item.source.slot, cause);
                    return;
                }
                for s in start..self.state.set_aside.len() {
                    if usize::from(self.state.set_aside[s].part) == index {
                        self.propose_piece(part, self.state.set_aside[s].slot, cause);
                    }
                }
            }
        }
    }

    /// Proposes the event by which one card pays a part of a cost.
    fn propose_piece(&mut self, part: &CostPart, slot: Slot, cause: Cause) {
        match part {
            CostPart::Turn { to, verb, .. } => self.propose(Happening::Turn { slot, to: *to }, *verb, cause),
            CostPart::Move { to, verb, .. } => {
                let act = self.move_to(slot, *to);
                self.propose(act, *verb, cause);
            }
            CostPart::RemoveCounters(..) | CostPart::SpendPlayerCounters(..) => {}
        }
    }

    /// Proposes the events by which cards pay the price.
    fn propose_price(&mut self, item: &StackItem, total: &TotalCost, start: usize) {
        let rule = B::price_rules(self, item)[1];
        let cause = Cause { source: Some(item.source), seat: Some(total.seat), ..Cause::rule(rule) };
        for s in start..self.state.set_aside.len() {
            let spent = self.state.set_aside[s];
            if spent.part == PRICE
                && spent.slot != Slot::NONE
                && let Some((act, verb)) = B::spend(self, total.seat, spent)
            {
                self.propose(act, verb, cause);
            }
        }
    }

    /// Ends a payment: clears what was set aside and notes the colours that paid for a card.
    fn end_payment(&mut self, f: usize, item: &StackItem, start: usize) {
        let asked_by_effect = self.frame(f).get(Paying::OP) != 0;
        if let Some(card) = item.card.filter(|_| !asked_by_effect) {
            let paid = self.state.set_aside[start..].iter().filter(|spent| spent.part == PRICE && spent.units > 0);
            let colours = paid.map(|spent| Colour(spent.colour)).fold(Colours::EMPTY, Colours::with);
            self.state.objects[card.index()].paid_in = colours;
        }
        self.state.set_aside.truncate(start);
        if self.frame(f).get(Paying::OP) == FEE {
            self.state.resolving.pop();
        }
        debug_assert_eq!(f + 1, self.state.frames.len(), "paying is the innermost work");
        self.state.frames.pop();
    }
}
