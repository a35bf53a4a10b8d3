//! Bills: what playing or using something costs in full, with the extra costs that were taken on.

use crate::ability::{CostPart, CostWhat, Op, Price};
use crate::amount::Amount;
use crate::book::RuleBook;
use crate::cx::Cx;
use crate::extra::{Extras, picked};
use crate::filter::Filter;
use crate::item::{Item, NO_ABILITY};
use crate::matching::Scope;
use crate::words::*;

/// A cost in full.
#[derive(Clone, Copy)]
pub(crate) struct Bill<'p> {
    pub(crate) price: Price,
    pub(crate) seat: Seat,
    /// What is asked for besides the price,
    usual: &'p [CostPart],
    /// in the way in which it is played,
    terms: &'p [CostPart],
    /// the extra costs there are, and which of them were taken on,
    extras: Extras<'p>,
    taken: u8,
    /// what the book asks for,
    surcharge: Option<&'p CostPart>,
    /// and what is put to use to take something off the price.
    rebate: Option<&'p CostPart>,
    rebates: u8,
    x: i32,
    /// How many units are still to be taken off the price, of whichever parts of it the player says.
    pub(crate) relief: u8,
}

impl<'p> Bill<'p> {
    /// Nothing but a price.
    fn of(price: Price, seat: Seat) -> Self {
        let extras = Extras::default();
        Self {
            price,
            seat,
            usual: &[],
            terms: &[],
            extras,
            taken: 0,
            surcharge: None,
            rebate: None,
            rebates: 0,
            x: 0,
            relief: 0,
        }
    }
    /// Everything but the price, in the order in which it is paid.
    pub(crate) fn parts(&self) -> impl Iterator<Item = &'p CostPart> + use<'p> {
        let extras = self.extras.taken(self.taken).flat_map(|extra| &extra.cost.parts);
        self.usual.iter().chain(self.terms).chain(extras).chain(self.surcharge).chain(self.rebate)
    }
    /// The number and description of what a part lets the player pick.
    pub(crate) fn some<'c>(&self, part: &'c CostPart) -> Option<(u8, &'c Filter)> {
        let filter = picked(part)?;
        let (CostPart::Turn { what, .. } | CostPart::Move { what, .. }) = part else { return None };
        let n = match what {
            CostWhat::This => return None,
            CostWhat::Some(n, _) => *n,
            CostWhat::X(_) => self.x.clamp(0, u8::MAX.into()) as u8,
            CostWhat::Often(_) => self.rebates,
        };
        Some((n, filter))
    }
    /// Whether there is something to pick.
    pub(crate) fn picks(&self) -> bool {
        !self.is_bare() && self.parts().any(|part| self.some(part).is_some_and(|(n, _)| n > 0))
    }
    pub(crate) fn part(&self, index: usize) -> Option<&'p CostPart> {
        self.usual.get(index).or_else(|| self.parts().nth(index))
    }
    /// Whether nothing is asked for but the price.
    pub(crate) fn is_bare(&self) -> bool {
        self.usual.is_empty()
            && self.terms.is_empty()
            && self.taken == 0
            && self.surcharge.is_none()
            && self.rebate.is_none()
    }
    /// The same with nothing more to be taken off the price.
    pub(crate) fn unrelieved(&self) -> Self {
        Self { relief: 0, ..*self }
    }
    /// The same with units of any colour where one is asked for.
    pub(crate) fn without_colour(&self, colour: Colour) -> Self {
        let mut bill = *self;
        let units = std::mem::take(&mut bill.price.coloured[colour.index()]);
        bill.price.any = bill.price.any.saturating_add(units);
        bill
    }
    /// The same with one unit less of a part of the price: of a colour, or behind the colours of those of any sort.
    pub(crate) fn relieved(&self, part: usize) -> Option<Self> {
        let mut bill = *self;
        let units = bill.price.coloured.get_mut(part).unwrap_or(&mut bill.price.any);
        *units = units.checked_sub(1)?;
        bill.relief = self.relief.checked_sub(1)?;
        Some(bill)
    }
    /// Whether a card that pays this part may make currency for the price before: the part comes later, and moves it.
    pub(crate) fn may_serve_twice(&self, index: usize) -> bool {
        matches!(self.part(index), Some(CostPart::Move { .. }))
    }
    /// Whether a part of the cost is paid with the source itself.
    pub(crate) fn takes_source(&self) -> bool {
        !self.is_bare() && self.parts().any(takes_source)
    }
    /// Whether several parts let the player pick what to pay with.
    pub(crate) fn picks_often(&self) -> bool {
        (self.taken != 0
            || self.usual.len() + self.terms.len() + usize::from(self.surcharge.is_some()) > 1
            || self.rebate.is_some())
            && self.parts().filter(|part| picked(part).is_some()).count() > 1
    }
}

impl<'a, B: RuleBook> Cx<'a, B> {
    /// What playing an item costs in currency, before its extra costs.
    pub(crate) fn price_of(&self, item: &Item) -> Price {
        if self.is_waived(item) { Price::default() } else { B::price(self, item) }
    }

    /// Whether what an item costs as printed is not paid.
    fn is_waived(&self, item: &Item) -> bool {
        item.free && self.by(B::play_cites(self, item).waive)
    }

    /// What is to be paid in currency: an alternative takes the place of the price, what is additional is added to
    /// either.
    pub(crate) fn price_with(&self, item: &Item, mut price: Price, extras: &Extras) -> Price {
        if item.extras == 0 {
            return price;
        }
        let instead = extras.taken(item.extras).find(|extra| extra.instead);
        if let Some(extra) = instead {
            price = extra.cost.price;
        }
        for extra in extras.taken(item.extras).filter(|extra| !extra.instead) {
            if instead.is_some() && !self.by(B::play_cites(self, item).besides) {
                continue;
            }
            for (sum, n) in price.coloured.iter_mut().zip(extra.cost.price.coloured) {
                *sum = sum.saturating_add(n);
            }
            price.any = price.any.saturating_add(extra.cost.price.any);
            price.x |= extra.cost.price.x;
            price.x_colour = price.x_colour.or(extra.cost.price.x_colour);
        }
        price
    }

    /// What using or playing an item costs.
    pub(crate) fn bill(&self, item: &Item) -> Bill<'a> {
        let waived = item.card.is_none() && self.is_waived(item);
        let own = item.ability != NO_ABILITY && !waived;
        let extras = self.extras_of(item);
        Bill {
            price: item.due.unwrap_or_else(|| self.price_in_full(item)),
            seat: item.controller,
            usual: if own { &self.pool.ability(item.ability).cost.parts } else { &[] },
            terms: B::terms(self, item),
            extras,
            taken: item.extras,
            surcharge: B::surcharge(self, item),
            rebate: if item.rebates > 0 { B::rebate(self, item).map(|(_, part)| part) } else { None },
            rebates: item.rebates,
            x: item.x,
            relief: if item.due.is_some() { 0 } else { B::relief(self, item) },
        }
    }

    /// Everything an item may cost besides the price, whatever extra costs are taken on.
    pub(crate) fn bill_parts(&self, item: &Item) -> impl Iterator<Item = &'a CostPart> + use<'a, B> {
        let usual: &[CostPart] =
            if item.ability == NO_ABILITY { &[] } else { &self.pool.ability(item.ability).cost.parts };
        let extras = self.extras_of(item);
        let extras = extras.iter().flat_map(|extra| &extra.cost.parts);
        let rebate = B::rebate(self, item).map(|(_, part)| part);
        usual.iter().chain(B::terms(self, item)).chain(extras).chain(B::surcharge(self, item)).chain(rebate)
    }

    /// What playing an item costs in currency as things are now, with its extra costs.
    fn price_in_full(&self, item: &Item) -> Price {
        let extras = self.extras_of(item);
        let mut price = self.price_with(item, self.price_of(item), &extras);
        let cites = B::play_cites(self, item);
        if self.counts_more(item) && crate::audit::holds(cites.extra) && crate::audit::holds(cites.refer) {
            for more in self.counted(item) {
                let units = self.read().amount(&Scope::of(item), more);
                price.any = price.any.saturating_add(units.clamp(0, u8::MAX.into()) as u8);
            }
        }
        if item.free && !B::RAISES_FIRST { price } else { B::adjust(self, item, price) }
    }

    /// What has to be counted to know what an item costs.
    fn counted(&self, item: &Item) -> impl Iterator<Item = &'a Amount> + use<'a, B> {
        let extras = self.extras_of(item);
        let usual = (item.ability != NO_ABILITY && !item.free).then(|| &self.pool.ability(item.ability).cost);
        let replaced = extras.taken(item.extras).any(|extra| extra.instead);
        let usual = usual.filter(|_| !replaced).and_then(|cost| cost.more.as_ref());
        usual.into_iter().chain(extras.taken(item.extras).filter_map(|extra| extra.cost.more.as_ref()))
    }

    /// Whether what an item costs has to be counted.
    pub(crate) fn counts_more(&self, item: &Item) -> bool {
        item.ability != NO_ABILITY && self.counted(item).next().is_some()
    }

    /// Whether an item that was paid for would cost something else by now.
    pub(crate) fn has_varied(&self, item: &Item) -> bool {
        item.due.is_some_and(|due| due != self.price_in_full(&B::anew(self, item))) && B::relief(self, item) == 0
    }

    /// What an effect asks a player to pay.
    pub(crate) fn bill_of_op(&self, item: &Item, op: usize, seat: Seat) -> Bill<'a> {
        let body = self.pool.ability(item.ability).part(item.part);
        let (price, usual) = match body.and_then(|b| b.ops.get(op)) {
            Some(Op::MayPay { cost, .. }) => {
                let mut price = cost.price;
                if let Some(more) = &cost.more
                    && self.by(B::play_cites(self, item).refer)
                {
                    let units = self.read().amount(&Scope::of(item), more);
                    price.any = price.any.saturating_add(units.clamp(0, u8::MAX.into()) as u8);
                }
                (price, cost.parts.as_slice())
            }
            _ => (Price::default(), [].as_slice()),
        };
        Bill { usual, ..Bill::of(price, seat) }
    }

    /// What the rules ask for in the middle of a procedure: the item's toll.
    pub(crate) fn bill_of_fee(&self, item: &Item) -> Bill<'a> {
        let price = Price { any: item.toll.clamp(0, u8::MAX.into()) as u8, ..Price::default() };
        Bill::of(price, item.controller)
    }
}

/// Whether a part of a cost is paid with the source itself.
pub(crate) fn takes_source(part: &CostPart) -> bool {
    matches!(part, CostPart::Turn { what: CostWhat::This, .. } | CostPart::Move { what: CostWhat::This, .. })
}

/// Whether a part of a cost moves what pays it.
pub(crate) fn moves(part: &CostPart) -> bool {
    matches!(part, CostPart::Move { .. })
}
