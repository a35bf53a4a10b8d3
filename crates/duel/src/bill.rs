//! Bills: what playing or using something costs in full, with the extra costs that were taken on.

use crate::ability::{CostPart, CostWhat, Extra, Op, Price};
use crate::amount::Amount;
use crate::book::RuleBook;
use crate::cx::Cx;
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
    /// the extra costs there are, and which of them were taken on,
    extras: &'p [Extra],
    taken: u8,
    /// and what the book asks for.
    surcharge: Option<&'p CostPart>,
}

impl<'p> Bill<'p> {
    /// Everything but the price, in the order in which it is paid.
    pub(crate) fn parts(&self) -> impl Iterator<Item = &'p CostPart> + use<'p> {
        let extras = taken_on(self.extras, self.taken).flat_map(|extra| &extra.cost.parts);
        self.usual.iter().chain(extras).chain(self.surcharge)
    }
    pub(crate) fn part(&self, index: usize) -> Option<&'p CostPart> {
        self.usual.get(index).or_else(|| self.parts().nth(index))
    }
    /// Whether nothing is asked for but the price.
    pub(crate) fn is_bare(&self) -> bool {
        self.usual.is_empty() && self.taken == 0 && self.surcharge.is_none()
    }
    /// Whether a part of the cost is paid with the source itself.
    pub(crate) fn takes_source(&self) -> bool {
        !self.is_bare() && self.parts().any(takes_source)
    }
    /// Whether several parts let the player pick what to pay with.
    pub(crate) fn picks_often(&self) -> bool {
        (self.taken != 0 || self.usual.len() + usize::from(self.surcharge.is_some()) > 1)
            && self.parts().filter(|part| some(part).is_some()).count() > 1
    }
}

/// The extra costs that were taken on.
fn taken_on(extras: &[Extra], taken: u8) -> impl Iterator<Item = &Extra> {
    extras.iter().enumerate().filter(move |(i, _)| taken >> i & 1 == 1).map(|(_, extra)| extra)
}

/// What is to be paid in currency: an alternative takes the place of the price, what is additional is added to either.
fn price_with(mut price: Price, extras: &[Extra], taken: u8) -> Price {
    if let Some(extra) = taken_on(extras, taken).find(|extra| extra.instead) {
        price = extra.cost.price;
    }
    for extra in taken_on(extras, taken).filter(|extra| !extra.instead) {
        for (sum, n) in price.coloured.iter_mut().zip(extra.cost.price.coloured) {
            *sum = sum.saturating_add(n);
        }
        price.any = price.any.saturating_add(extra.cost.price.any);
        price.x |= extra.cost.price.x;
        price.x_colour = price.x_colour.or(extra.cost.price.x_colour);
    }
    price
}

impl<'a, B: RuleBook> Cx<'a, B> {
    /// What playing an item costs in currency, before its extra costs.
    pub(crate) fn price_of(&self, item: &Item) -> Price {
        if item.free { Price::default() } else { B::price(self, item) }
    }

    /// The extra costs of an item, unless they are waived with the rest.
    pub(crate) fn extras_of(&self, item: &Item) -> &'a [Extra] {
        let waived = item.free && item.card.is_none();
        if item.ability == NO_ABILITY || waived { &[] } else { &self.pool.ability(item.ability).extras }
    }

    /// What using or playing an item costs.
    pub(crate) fn bill(&self, item: &Item) -> Bill<'a> {
        let waived = item.free && item.card.is_none();
        let own = item.ability != NO_ABILITY && !waived;
        let extras = self.extras_of(item);
        Bill {
            price: item.due.unwrap_or_else(|| self.price_in_full(item)),
            seat: item.controller,
            usual: if own { &self.pool.ability(item.ability).cost.parts } else { &[] },
            extras,
            taken: item.extras,
            surcharge: B::surcharge(self, item),
        }
    }

    /// Everything an item may cost besides the price, whatever extra costs are taken on.
    pub(crate) fn bill_parts(&self, item: &Item) -> impl Iterator<Item = &'a CostPart> + use<'a, B> {
        let usual: &[CostPart] =
            if item.ability == NO_ABILITY { &[] } else { &self.pool.ability(item.ability).cost.parts };
        let extras = self.extras_of(item).iter().flat_map(|extra| &extra.cost.parts);
        usual.iter().chain(extras).chain(B::surcharge(self, item))
    }

    /// What playing an item costs in currency as things are now, with its extra costs.
    fn price_in_full(&self, item: &Item) -> Price {
        let extras = self.extras_of(item);
        let mut price = price_with(self.price_of(item), extras, item.extras);
        if self.counts_more(item) && crate::audit::holds(B::play_cites(self, item).extra) {
            for more in self.counted(item) {
                let units = self.read().amount(&Scope::of(item), more);
                price.any = price.any.saturating_add(units.clamp(0, u8::MAX.into()) as u8);
            }
        }
        price
    }

    /// What has to be counted to know what an item costs.
    fn counted(&self, item: &Item) -> impl Iterator<Item = &'a Amount> + use<'a, B> {
        let extras = self.extras_of(item);
        let usual = (item.ability != NO_ABILITY && !item.free).then(|| &self.pool.ability(item.ability).cost);
        let replaced = taken_on(extras, item.extras).any(|extra| extra.instead);
        let usual = usual.filter(|_| !replaced).and_then(|cost| cost.more.as_ref());
        usual.into_iter().chain(taken_on(extras, item.extras).filter_map(|extra| extra.cost.more.as_ref()))
    }

    /// Whether what an item costs has to be counted.
    pub(crate) fn counts_more(&self, item: &Item) -> bool {
        item.ability != NO_ABILITY && self.counted(item).next().is_some()
    }

    /// Whether an item that was paid for would cost something else by now.
    pub(crate) fn has_varied(&self, item: &Item) -> bool {
        item.due.is_some_and(|due| due != self.price_in_full(&B::anew(self, item)))
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
        Bill { price, seat, usual, extras: &[], taken: 0, surcharge: None }
    }

    /// What the rules ask for in the middle of a procedure: the item's toll.
    pub(crate) fn bill_of_fee(&self, item: &Item) -> Bill<'a> {
        let price = Price { any: item.toll.clamp(0, u8::MAX.into()) as u8, ..Price::default() };
        Bill { price, seat: item.controller, usual: &[], extras: &[], taken: 0, surcharge: None }
    }

    /// The ways to settle the extra costs of an item, of which the first `settled` are: those that are not optional
    /// are taken on, and of alternatives to the price at most one.
    pub(crate) fn ways(&self, item: &Item, settled: usize) -> impl Iterator<Item = u8> + use<'a, B> {
        let extras = self.extras_of(item);
        debug_assert!(extras.len() <= u8::BITS as usize, "an item notes its extra costs in eight bits");
        let bits = |of: fn(&Extra) -> bool| {
            extras.iter().enumerate().filter(|(_, extra)| of(extra)).fold(0u8, |bits, (i, _)| bits | 1 << i)
        };
        let (instead, forced) = (bits(|extra| extra.instead), bits(|extra| !extra.optional));
        // What costs nothing anyway has no alternative to that.
        let alternatives = u32::from(!item.free);
        let known = ((1u16 << settled) - 1) as u8;
        let (forced, fixed) = (forced & !known, item.extras & known);
        (0..1u16 << extras.len()).map(|taken| taken as u8).filter(move |taken| {
            taken & known == fixed && taken & forced == forced && (taken & instead).count_ones() <= alternatives
        })
    }

    /// Whether an X is to be named for an item with the extra costs it has taken on.
    pub(crate) fn asks_for_x(&self, item: &Item) -> bool {
        price_with(self.price_of(item), self.extras_of(item), item.extras).x
    }
}

/// The number and description of what a part lets the player pick.
pub(crate) fn some(part: &CostPart) -> Option<(u8, &Filter)> {
    match part {
        CostPart::Turn { what: CostWhat::Some(n, filter), .. }
        | CostPart::Move { what: CostWhat::Some(n, filter), .. } => Some((*n, filter)),
        _ => None,
    }
}

/// Whether a part of a cost is paid with the source itself.
fn takes_source(part: &CostPart) -> bool {
    matches!(part, CostPart::Turn { what: CostWhat::This, .. } | CostPart::Move { what: CostWhat::This, .. })
}
