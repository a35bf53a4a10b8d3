//! Purchases: currency that is made in the middle of a payment by an ability that costs something itself, other than
//! turning or moving its own card.

use crate::bill::Bill;
use crate::book::RuleBook;
use crate::cx::Cx;
use crate::frame::Proc;
use crate::item::Item;
use crate::log::{Source, Spill};
use crate::object::Slot;
use crate::pay::{FEE, OP, START, set_aside};
use crate::payment::Due;
use crate::state::PRICE;

/// The part for which something is set aside that pays for a purchase.
const BOUGHT: usize = PRICE as usize - 1;

/// How many purchases one payment is looked at with.
const MOST: usize = 4;

/// A payment for which purchases are looked for.
#[derive(Clone, Copy)]
pub(crate) struct Want<'b, 'p> {
    pub(crate) item: &'b Item,
    pub(crate) bill: &'b Bill<'p>,
    pub(crate) start: usize,
    pub(crate) due: Due,
    pub(crate) slack: i32,
}

/// A use of an ability that makes currency, and what it costs.
struct Purchase<'p> {
    at: usize,
    source: Source,
    item: Item,
    bill: Bill<'p>,
}

impl<B: RuleBook> Cx<'_, B> {
    /// Whether what is wanted can be paid with some purchases.
    pub(crate) fn buys_enough(&mut self, want: &Want) -> bool {
        if !self.s.derived.afford[want.bill.seat.index()].buys || !self.t.promised.is_empty() {
            return false;
        }
        self.keeping_card(want, |cx| cx.buys_some(want, 0))
    }

    /// Whether what is wanted can be paid with this purchase and some others.
    pub(crate) fn may_buy(&mut self, want: &Want, source: &Source) -> bool {
        let sources = &self.s.derived.afford[want.bill.seat.index()].sources;
        let Some(at) = sources.iter().position(|s| s == source) else { return false };
        self.keeping_card(want, |cx| cx.buys(want, at))
    }

    /// Whether a payment, in the middle of which currency is being made, can go on if that gives this.
    pub(crate) fn outer_goes_on(&mut self, promise: Source) -> bool {
        let Some(at) = self.s.frames.iter().rposition(|frame| frame.proc == Proc::Pay) else { return true };
        let top = self.s.frames.len() - 1;
        // The payment on top is that of the purchase itself.
        let at = if at == top {
            match self.s.frames[..top].iter().rposition(|frame| frame.proc == Proc::Pay) {
                Some(below) => below,
                None => return true,
            }
        } else {
            at
        };
        let frame = self.s.frames[at];
        let depth = |proc: Proc| self.s.frames[at + 1..].iter().filter(|frame| frame.proc == proc).count();
        let item = match frame.r[OP] {
            0 => self.s.stack.len().checked_sub(1 + depth(Proc::Play)).map(|place| self.s.stack[place]),
            _ => self.s.running.len().checked_sub(1 + depth(Proc::Resolve)).map(|place| self.s.running[place]),
        };
        let Some(item) = item else { return true };
        let bill = match frame.r[OP] {
            0 => self.bill(&item),
            FEE => self.bill_of_fee(&item),
            op => self.bill_of_op(&item, op as usize - 1, frame.seat),
        };
        let start = frame.r[START] as usize;
        let want = Want {
            item: &item,
            bill: &bill,
            start,
            due: self.due(&item, &bill, start),
            slack: self.slack(&item, &bill),
        };
        self.count_purse(bill.seat);
        self.t.promised.push(held(&promise));
        let goes_on = self.covers_promised(&want) || self.buys_some(&want, 0);
        self.t.promised.pop();
        goes_on
    }

    /// Looks at purchases without the card that is being paid for.
    fn keeping_card(&mut self, want: &Want, look: impl FnOnce(&mut Self) -> bool) -> bool {
        let mark = self.s.spent.len();
        if let Some(card) = want.item.card {
            self.s.spent.push(set_aside(card, BOUGHT));
        }
        let found = look(self);
        self.s.spent.truncate(mark);
        found
    }

    fn buys_some(&mut self, want: &Want, from: usize) -> bool {
        let seat = want.bill.seat.index();
        (from..self.s.derived.afford[seat].sources.len()).any(|at| self.buys(want, at))
    }

    fn buys(&mut self, want: &Want, at: usize) -> bool {
        let source = self.s.derived.afford[want.bill.seat.index()].sources[at];
        if source.spill != Spill::Bought || !self.is_free(want.item, want.bill, want.start, &source) {
            return false;
        }
        let Some(item) = B::purchase(self, want.bill.seat, &source) else { return false };
        let bill = self.bill(&item);
        self.fixed_parts_payable(&item, &bill) && self.buys_part(want, &Purchase { at, source, item, bill }, 0)
    }

    /// Whether the parts of the cost of a purchase from `part` on can be paid so that what is wanted can be.
    fn buys_part(&mut self, want: &Want, purchase: &Purchase, part: usize) -> bool {
        let Some(now) = purchase.bill.part(part) else { return self.has_bought(want, purchase) };
        let Some((n, _)) = purchase.bill.some(now) else { return self.buys_part(want, purchase, part + 1) };
        let first = self.list_pieces(&purchase.item, &purchase.bill, self.s.spent.len(), part);
        let found = self.buys_with(want, purchase, (part, n), first);
        self.t.pieces.truncate(first);
        found
    }

    fn buys_with(&mut self, want: &Want, purchase: &Purchase, (part, missing): (usize, u8), first: usize) -> bool {
        if missing == 0 {
            return self.buys_part(want, purchase, part + 1);
        }
        let end = self.t.pieces.len();
        (first..end).take_while(|at| end - at >= missing.into()).any(|at| {
            self.s.spent.push(set_aside(self.t.pieces[at], BOUGHT));
            let found = self.buys_with(want, purchase, (part, missing - 1), at + 1);
            self.s.spent.pop();
            found
        })
    }

    /// Whether what is wanted can be paid when the cost of a purchase is, too: with what it gives, and others perhaps.
    fn has_bought(&mut self, want: &Want, purchase: &Purchase) -> bool {
        let own = purchase.bill.takes_source();
        if own {
            self.s.spent.push(set_aside(purchase.source.slot, BOUGHT));
        }
        let price = Due::of(&purchase.bill.price, 0);
        let first = Want { due: price, ..*want };
        let mut found = price.is_met() || self.covers_promised(&first);
        if found {
            let mut due = want.due;
            due.add(&price);
            let want = Want { due, ..*want };
            self.t.promised.push(held(&purchase.source));
            found = self.covers_promised(&want)
                || self.t.promised.len() < MOST && self.buys_some(&want, purchase.at + usize::from(own));
            self.t.promised.pop();
        }
        if own {
            self.s.spent.pop();
        }
        found
    }

    /// Whether what is free, with what purchases have promised, covers what is wanted.
    fn covers_promised(&mut self, want: &Want) -> bool {
        self.list_sources(want.item, want.bill, want.start, Slot::NONE);
        let (purse, sources) = (&mut self.t.later, &self.t.sources);
        purse.clear();
        sources.iter().chain(&self.t.promised).for_each(|source| purse.add(source));
        purse.covers(&want.due, want.slack)
    }
}

/// What a source gives, as if it had.
fn held(source: &Source) -> Source {
    Source { slot: Slot::NONE, spill: Spill::Kept, ..*source }
}
