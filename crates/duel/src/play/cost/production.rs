//! Purchases: currency made during a payment by an ability that has a cost of its own beyond turning or moving its
//! card.

use crate::book::RuleBook;
use crate::engine::context::Cx;
use crate::engine::frame::Proc;
use crate::play::cost::affordable::Due;
use crate::play::cost::pay::{FEE, Paying, set_aside};
use crate::play::cost::source::{CurrencySource, Surplus};
use crate::play::cost::total::TotalCost;
use crate::state::PRICE;
use crate::state::object::Slot;
use crate::state::stack_item::StackItem;

/// Marks something set aside that pays for a purchase.
const PURCHASE_PART: usize = PRICE as usize - 1;

/// The greatest number of purchases considered for one payment.
const MAX_PURCHASES: usize = 4;

/// A payment for which purchases are sought.
#[derive(Clone, Copy)]
pub(super) struct WantedPayment<'b, 'p> {
    pub(super) item: &'b StackItem,
    pub(super) total: &'b TotalCost<'p>,
    pub(super) start: usize,
    pub(super) due: Due,
    pub(super) allowed_loss: i32,
}

/// The use of an ability that makes currency, with its cost.
struct Purchase<'p> {
    at: usize,
    source: CurrencySource,
    item: StackItem,
    total: TotalCost<'p>,
}

impl<B: RuleBook> Cx<'_, B> {
    /// Returns true if the payment can be made with some purchases.
    pub(super) fn can_buy_enough(&mut self, want: &WantedPayment) -> bool {
        if !self.state.derived.affordable[want.total.seat.index()].has_purchases
            || !self.scratch.promised_sources.is_empty()
        {
            return false;
        }
        self.without_card_paid_for(want, |cx| cx.can_buy_some(want, 0))
    }

    /// Returns true if the payment can be made with this purchase and perhaps others.
    pub(super) fn may_buy(&mut self, want: &WantedPayment, source: &CurrencySource) -> bool {
        let sources = &self.state.derived.affordable[want.total.seat.index()].sources;
        let Some(at) = sources.iter().position(|s| s == source) else { return false };
        self.without_card_paid_for(want, |cx| cx.can_buy(want, at))
    }

    /// Returns true if the payment during which currency is being made can be completed with that currency.
    pub(super) fn can_outer_payment_continue(&mut self, promise: CurrencySource) -> bool {
        let Some(at) = self.state.frames.iter().rposition(|frame| frame.proc == Proc::Pay) else { return true };
        let top = self.state.frames.len() - 1;
        // The topmost payment is that of the purchase itself.
        let at = if at == top {
            match self.state.frames[..top].iter().rposition(|frame| frame.proc == Proc::Pay) {
                Some(below) => below,
                None => return true,
            }
        } else {
            at
        };
        let frame = self.state.frames[at];
        let depth = |proc: Proc| self.state.frames[at + 1..].iter().filter(|frame| frame.proc == proc).count();
        let item = match frame.get(Paying::OP) {
            0 => self.state.stack.len().checked_sub(1 + depth(Proc::Play)).map(|place| self.state.stack[place]),
            _ => self
                .state
                .resolving
                .len()
                .checked_sub(1 + depth(Proc::Resolve))
                .map(|place| self.state.resolving[place]),
        };
        let Some(item) = item else { return true };
        let total = match frame.get(Paying::OP) {
            0 => self.total_cost(&item),
            FEE => self.total_cost_of_fee(&item),
            op => self.total_cost_of_op(&item, op as usize - 1, frame.seat),
        };
        let start = frame.get(Paying::START);
        let want = WantedPayment {
            item: &item,
            total: &total,
            start,
            due: self.due_of_price(&item, &total, start),
            allowed_loss: self.allowed_loss(&item, &total),
        };
        self.count_purse(total.seat);
        self.scratch.promised_sources.push(as_held(&promise));
        let goes_on = self.can_cover_with_promised(&want) || self.can_buy_some(&want, 0);
        self.scratch.promised_sources.pop();
        goes_on
    }

    /// Looks at purchases with the card that is being paid for excluded.
    fn without_card_paid_for(&mut self, want: &WantedPayment, look: impl FnOnce(&mut Self) -> bool) -> bool {
        let mark = self.state.set_aside.len();
        if let Some(card) = want.item.card {
            self.state.set_aside.push(set_aside(card, PURCHASE_PART));
        }
        let found = look(self);
        self.state.set_aside.truncate(mark);
        found
    }

    fn can_buy_some(&mut self, want: &WantedPayment, from: usize) -> bool {
        let seat = want.total.seat.index();
        (from..self.state.derived.affordable[seat].sources.len()).any(|at| self.can_buy(want, at))
    }

    fn can_buy(&mut self, want: &WantedPayment, at: usize) -> bool {
        let source = self.state.derived.affordable[want.total.seat.index()].sources[at];
        if source.surplus != Surplus::KeptAtACost || !self.is_source_free(want.item, want.total, want.start, &source) {
            return false;
        }
        let Some(item) = B::production_cost(self, want.total.seat, &source) else { return false };
        let total = self.total_cost(&item);
        self.can_pay_fixed_parts(&item, &total)
            && self.can_pay_purchase_part(want, &Purchase { at, source, item, total }, 0)
    }

    /// Returns true if the cost of a purchase from `part` on can be paid so that the payment can still be made.
    fn can_pay_purchase_part(&mut self, want: &WantedPayment, purchase: &Purchase, part: usize) -> bool {
        let Some(now) = purchase.total.part(part) else { return self.is_payable_after_purchase(want, purchase) };
        let Some((n, _)) = purchase.total.what_to_pick(now) else {
            return self.can_pay_purchase_part(want, purchase, part + 1);
        };
        let first = self.list_pieces(&purchase.item, &purchase.total, self.state.set_aside.len(), part);
        let found = self.can_pay_purchase_with(want, purchase, (part, n), first);
        self.scratch.pieces.truncate(first);
        found
    }

    fn can_pay_purchase_with(
        &mut self,
        want: &WantedPayment,
        purchase: &Purchase,
        (part, missing): (usize, u8),
        first: usize,
    ) -> bool {
        if missing == 0 {
            return self.can_pay_purchase_part(want, purchase, part + 1);
        }
        let end = self.scratch.pieces.len();
        (first..end).take_while(|at| end - at >= missing.into()).any(|at| {
            self.state.set_aside.push(set_aside(self.scratch.pieces[at], PURCHASE_PART));
            let found = self.can_pay_purchase_with(want, purchase, (part, missing - 1), at + 1);
            self.state.set_aside.pop();
            found
        })
    }

    /// Returns true if both the price of a purchase and the payment can be met. The payment may use the currency that
    /// the purchase gives, and further purchases.
    fn is_payable_after_purchase(&mut self, want: &WantedPayment, purchase: &Purchase) -> bool {
        let own = purchase.total.takes_source();
        if own {
            self.state.set_aside.push(set_aside(purchase.source.slot, PURCHASE_PART));
        }
        let price = Due::of(&purchase.total.price, 0);
        let first = WantedPayment { due: price, ..*want };
        let mut found = price.is_met() || self.can_cover_with_promised(&first);
        if found {
            let mut due = want.due;
            due.add(&price);
            let want = WantedPayment { due, ..*want };
            self.scratch.promised_sources.push(as_held(&purchase.source));
            found = self.can_cover_with_promised(&want)
                || self.scratch.promised_sources.len() < MAX_PURCHASES
                    && self.can_buy_some(&want, purchase.at + usize::from(own));
            self.scratch.promised_sources.pop();
        }
        if own {
            self.state.set_aside.pop();
        }
        found
    }

    /// Returns true if the free sources and the currency promised by purchases cover the payment.
    fn can_cover_with_promised(&mut self, want: &WantedPayment) -> bool {
        self.list_sources(want.item, want.total, want.start, Slot::NONE);
        let (purse, sources) = (&mut self.scratch.purse_left, &self.scratch.sources);
        purse.clear();
        sources.iter().chain(&self.scratch.promised_sources).for_each(|source| purse.add(source));
        purse.can_cover(&want.due, want.allowed_loss)
    }
}

/// The currency a source would give, as if it were floating already.
fn as_held(source: &CurrencySource) -> CurrencySource {
    CurrencySource { slot: Slot::NONE, surplus: Surplus::Kept, ..*source }
}
