//! Instalments: what was set aside for a cost is paid in one event, or part by part in an order of the payer's.

use crate::ability::{Change, CostPart, CostWhat, Form};
use crate::bill::Bill;
use crate::book::RuleBook;
use crate::cx::Cx;
use crate::event::{Act, Cause, kind};
use crate::frame::Flow;
use crate::item::Item;
use crate::object::Slot;
use crate::pay::{FEE, OP, START, TAKEN};
use crate::question::{Pick, Topic};
use crate::refusal::Refusal;
use crate::state::PRICE;
use crate::words::*;

/// The steps of a payment at which the next part is paid, and at which the payer has said which that is.
pub(crate) const NEXT: u8 = 2;
pub(crate) const PICKED: u8 = 3;
/// The step at which what was held has been spent.
pub(crate) const SPENT: u8 = 4;

/// The price, among the parts of a cost: what is paid in currency.
pub const CURRENCY: u8 = 15;

impl<B: RuleBook> Cx<'_, B> {
    /// Everything set aside is paid: first what is held and no card.
    pub(crate) fn settle_bill(&mut self, f: usize, item: &Item, bill: &Bill, start: usize) -> Flow {
        if self.due(item, bill, start).any < 0 {
            self.by_all(&[B::CITES.surplus, B::play_cites(self, item).surplus]);
        }
        let from = self.s.batch.len();
        let cause = Cause::rule(B::price_rules(self, item)[1]);
        for at in start..self.s.spent.len() {
            let spent = self.s.spent[at];
            if spent.part == PRICE
                && spent.slot == Slot::NONE
                && let Some((act, verb)) = B::spend(self, bill.seat, spent)
            {
                self.propose(act, verb, cause);
            }
        }
        if self.s.batch.len() == from {
            return self.settle_rest(f, item, bill, start);
        }
        self.frame(f).pc = SPENT;
        self.commit(from);
        Flow::Go
    }

    /// The rest of what is set aside is paid: in one event, unless the payer's order can make a difference.
    pub(crate) fn settle_rest(&mut self, f: usize, item: &Item, bill: &Bill, start: usize) -> Flow {
        let played = self.frame(f).r[OP] == 0;
        if (B::PAYS_IN_ANY_ORDER || B::PAYS_IN_ORDER.is_some()) && played && self.order_matters(bill, start) {
            self.frame(f).r[TAKEN] = 0;
            return self.goto(f, NEXT);
        }
        let from = self.s.batch.len();
        for (i, part) in bill.parts().enumerate() {
            self.propose_part(item, bill, start, i, part);
        }
        self.propose_price(item, bill, start);
        self.end_payment(f, item, start);
        self.commit(from);
        Flow::Go
    }

    /// The parts that a bill has, bit n for part n.
    fn parts_due(&self, bill: &Bill, start: usize) -> i32 {
        let price = self.s.spent[start..].iter().any(|spent| spent.part == PRICE && spent.slot != Slot::NONE);
        let others = (1 << bill.parts().count().min(usize::from(CURRENCY))) - 1;
        others | i32::from(price) << CURRENCY
    }

    /// Whether there are several parts, and something there that could tell in which order they are paid.
    fn order_matters(&self, bill: &Bill, start: usize) -> bool {
        let derived = &self.s.derived;
        self.parts_due(bill, start).count_ones() > 1
            && (!derived.cannot.is_empty()
                || (derived.replacing | derived.listening) & (kind::MOVE | kind::TURN | kind::COUNT) != 0
                || self.may_be_forbidden())
    }

    /// Whether a card forbids something, or may do so when other cards have moved or been turned.
    fn may_be_forbidden(&self) -> bool {
        let forbids = |change: &Change| matches!(change, Change::Cannot(..));
        self.s.objects.iter().any(|object| {
            let card = self.pool.card(object.card);
            card.applies.has(object.zone)
                && card.abilities.iter().any(|&id| match &self.pool.ability(id).form {
                    Form::Static(affects) => affects.iter().any(|affect| affect.changes.iter().any(forbids)),
                    _ => false,
                })
        })
    }

    /// Goes on to the next part: the payer says which, unless there is one only.
    pub(crate) fn next_instalment(&mut self, f: usize, item: &Item, bill: &Bill) -> Flow {
        let frame = *self.frame(f);
        let start = frame.r[START] as usize;
        let left = self.parts_due(bill, start) & !frame.r[TAKEN];
        match left.count_ones() {
            0 => {
                self.end_payment(f, item, start);
                Flow::Go
            }
            1 => self.pay_instalment(f, item, bill, left.trailing_zeros() as u8),
            _ if B::PAYS_IN_ORDER.is_some() => {
                let in_order = B::PAYS_IN_ORDER.is_none_or(|rule| self.by(rule));
                let next = if in_order { left.trailing_zeros() } else { left.ilog2() };
                self.pay_instalment(f, item, bill, next as u8)
            }
            _ => {
                for part in 0..=CURRENCY {
                    if left >> part & 1 == 1 {
                        self.offer(Pick::Mode(part));
                    }
                }
                self.ask(bill.seat, Topic::Instalment, B::pay_rule(self, item))
            }
        }
    }

    pub(crate) fn pick_instalment(&mut self, f: usize, item: &Item, bill: &Bill) -> Flow {
        match self.answer() {
            Pick::Mode(part) => self.pay_instalment(f, item, bill, part),
            _ => self.goto(f, NEXT),
        }
    }

    /// Pays one part. What has become impossible by what was paid before is taken back as a whole.
    fn pay_instalment(&mut self, f: usize, item: &Item, bill: &Bill, number: u8) -> Flow {
        let start = self.frame(f).r[START] as usize;
        self.frame(f).r[TAKEN] |= 1 << number;
        self.frame(f).pc = NEXT;
        let from = self.s.batch.len();
        let payable = match bill.part(number.into()).filter(|_| number != CURRENCY) {
            Some(part) => {
                self.propose_part(item, bill, start, number.into(), part);
                let piece = |at: usize| {
                    let spent = &self.s.spent[at];
                    spent.part != number || self.is_piece(item, part, bill.seat, spent.slot)
                };
                self.fixed_part_payable(item, bill, part) && (start..self.s.spent.len()).all(piece)
            }
            None => {
                self.propose_price(item, bill, start);
                true
            }
        };
        if payable && self.commit(from) == 0 {
            return Flow::Go;
        }
        self.s.batch.truncate(from);
        self.undo(Refusal { rule: B::pay_rule(self, item), object: Some(item.source.slot) })
    }

    /// Proposes what a part of a cost takes.
    fn propose_part(&mut self, item: &Item, bill: &Bill, start: usize, index: usize, part: &CostPart) {
        let cause = Cause { source: Some(item.source), seat: Some(bill.seat), ..Cause::rule(B::pay_rule(self, item)) };
        match part {
            CostPart::Uncount(counter, n) => {
                let act = Act::Count { slot: item.source.slot, counter: *counter, amount: -i32::from(*n) };
                self.propose(act, B::COUNT, cause);
            }
            CostPart::Spend(counter, n) => {
                let act = Act::Hold { seat: bill.seat, counter: *counter, amount: -i32::from(*n) };
                self.propose(act, B::COUNT, Cause { rule: B::part_rule(self, item, B::COUNT), ..cause });
            }
            CostPart::Turn { what, verb, .. } | CostPart::Move { what, verb, .. } => {
                let cause = Cause { rule: B::part_rule(self, item, *verb), ..cause };
                if *what == CostWhat::This {
                    self.propose_piece(part, item.source.slot, cause);
                    return;
                }
                for s in start..self.s.spent.len() {
                    if usize::from(self.s.spent[s].part) == index {
                        self.propose_piece(part, self.s.spent[s].slot, cause);
                    }
                }
            }
        }
    }

    /// Proposes what a part of a cost does to a card.
    fn propose_piece(&mut self, part: &CostPart, slot: Slot, cause: Cause) {
        match part {
            CostPart::Turn { to, verb, .. } => self.propose(Act::Turn { slot, to: *to }, *verb, cause),
            CostPart::Move { to, verb, .. } => {
                let act = self.move_to(slot, *to);
                self.propose(act, *verb, cause);
            }
            CostPart::Uncount(..) | CostPart::Spend(..) => {}
        }
    }

    /// Proposes what the price takes.
    fn propose_price(&mut self, item: &Item, bill: &Bill, start: usize) {
        let rule = B::price_rules(self, item)[1];
        let cause = Cause { source: Some(item.source), seat: Some(bill.seat), ..Cause::rule(rule) };
        for s in start..self.s.spent.len() {
            let spent = self.s.spent[s];
            if spent.part == PRICE
                && spent.slot != Slot::NONE
                && let Some((act, verb)) = B::spend(self, bill.seat, spent)
            {
                self.propose(act, verb, cause);
            }
        }
    }

    /// All is paid: what was set aside is forgotten, and the payment is over.
    fn end_payment(&mut self, f: usize, item: &Item, start: usize) {
        let asked_by_effect = self.frame(f).r[OP] != 0;
        if let Some(card) = item.card.filter(|_| !asked_by_effect) {
            let paid = self.s.spent[start..].iter().filter(|spent| spent.part == PRICE && spent.units > 0);
            let colours = paid.map(|spent| Colour(spent.colour)).fold(Colours::EMPTY, Colours::with);
            self.s.objects[card.index()].paid_in = colours;
        }
        self.s.spent.truncate(start);
        if self.frame(f).r[OP] == FEE {
            self.s.running.pop();
        }
        debug_assert_eq!(f + 1, self.s.frames.len(), "paying is the innermost work");
        self.s.frames.pop();
    }
}
