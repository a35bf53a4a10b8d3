//! Total costs: the full cost of playing a card or using an ability, with the extra costs taken on.

use crate::book::RuleBook;
use crate::card::ability::{Cost, CostObjects, CostPart, Op, Price};
use crate::card::amount::Amount;
use crate::card::filter::Filter;
use crate::engine::context::Cx;
use crate::ids::*;
use crate::play::cost::additional::{Extras, picked_filter};
use crate::state::query::Scope;
use crate::state::stack_item::{NO_ABILITY, StackItem};

/// The full cost of an item: its price and everything asked for besides.
#[derive(Clone, Copy)]
pub(crate) struct TotalCost<'p> {
    pub(crate) price: Price,
    pub(crate) seat: Seat,
    /// The parts printed beside the price.
    usual_parts: &'p [CostPart],
    /// The number of parts that are paid before the price.
    parts_before_price: usize,
    /// The parts that the way of playing it adds.
    way_parts: &'p [CostPart],
    /// The extra costs it may have, and a bit for each that was taken on.
    extras: Extras<'p>,
    extras_taken: u8,
    /// The part that the rules add.
    surcharge: Option<&'p CostPart>,
    /// The part that puts objects to use to lower the price.
    rebate: Option<&'p CostPart>,
    rebates: u8,
    x: i32,
    /// The units still to be taken off the price, from parts that the player picks.
    pub(crate) reduction_left: u8,
}

impl<'p> TotalCost<'p> {
    /// A cost that consists of a price only.
    fn of(price: Price, seat: Seat) -> Self {
        let extras = Extras::default();
        Self {
            price,
            seat,
            usual_parts: &[],
            parts_before_price: 0,
            way_parts: &[],
            extras,
            extras_taken: 0,
            surcharge: None,
            rebate: None,
            rebates: 0,
            x: 0,
            reduction_left: 0,
        }
    }
    /// All parts but the price, in the order in which they are paid.
    pub(crate) fn parts(&self) -> impl Iterator<Item = &'p CostPart> + use<'p> {
        let extras = self.extras.taken(self.extras_taken).flat_map(|extra| &extra.cost.parts);
        self.usual_parts.iter().chain(self.way_parts).chain(extras).chain(self.surcharge).chain(self.rebate)
    }
    /// The number of objects a part lets the player pick, and their filter.
    pub(crate) fn what_to_pick<'c>(&self, part: &'c CostPart) -> Option<(u8, &'c Filter)> {
        let filter = picked_filter(part)?;
        let (CostPart::Turn { what, .. } | CostPart::Move { what, .. }) = part else { return None };
        let n = match what {
            CostObjects::This => return None,
            CostObjects::Exactly(n, _) => *n,
            CostObjects::X(_) => self.x.clamp(0, u8::MAX.into()) as u8,
            CostObjects::AnyNumber(_) => self.rebates,
        };
        Some((n, filter))
    }
    /// Returns true if a part has objects to pick.
    pub(super) fn has_picks(&self) -> bool {
        !self.is_price_only() && self.parts().any(|part| self.what_to_pick(part).is_some_and(|(n, _)| n > 0))
    }
    pub(super) fn part(&self, index: usize) -> Option<&'p CostPart> {
        self.usual_parts.get(index).or_else(|| self.parts().nth(index))
    }
    /// Returns true if there is nothing but the price.
    pub(super) fn is_price_only(&self) -> bool {
        self.usual_parts.is_empty()
            && self.way_parts.is_empty()
            && self.extras_taken == 0
            && self.surcharge.is_none()
            && self.rebate.is_none()
    }
    /// The same cost with no reduction left.
    pub(crate) fn without_reduction(&self) -> Self {
        Self { reduction_left: 0, ..*self }
    }
    /// The same cost with the units of one colour turned into units of any colour.
    pub(crate) fn without_colour(&self, colour: Colour) -> Self {
        let mut total = *self;
        let units = std::mem::take(&mut total.price.coloured[colour.index()]);
        total.price.generic = total.price.generic.saturating_add(units);
        total
    }
    /// The same cost with a price of only its units of one colour.
    pub(crate) fn only_colour(&self, colour: Colour) -> Self {
        let mut coloured = [0; COLOURS];
        coloured[colour.index()] = self.price.coloured[colour.index()];
        Self { price: Price { coloured, ..Price::default() }, ..*self }
    }
    /// The same cost with one unit less of a part of the price: a colour, or, numbered after the colours, the generic
    /// units. `None` if that part has no unit or no reduction is left.
    pub(in crate::play) fn reduced_by_one(&self, part: usize) -> Option<Self> {
        let mut total = *self;
        let units = total.price.coloured.get_mut(part).unwrap_or(&mut total.price.generic);
        *units = units.checked_sub(1)?;
        total.reduction_left = self.reduction_left.checked_sub(1)?;
        Some(total)
    }
    /// Returns true if a card that pays this part may first make currency for the price. It may if the part moves the
    /// card, and is paid after the price.
    pub(super) fn may_serve_twice(&self, index: usize) -> bool {
        index >= self.parts_before_price && matches!(self.part(index), Some(CostPart::Move { .. }))
    }
    /// Returns true if some part is paid with the source itself in a way that keeps it from making currency first.
    pub(super) fn takes_source_first(&self) -> bool {
        !self.is_price_only()
            && self.parts().enumerate().any(|(at, part)| takes_source(part) && !self.may_serve_twice(at))
    }
    /// Returns true if a part of the cost is paid with the source itself.
    pub(super) fn takes_source(&self) -> bool {
        !self.is_price_only() && self.parts().any(takes_source)
    }
    /// Returns true if several parts let the player pick objects.
    pub(super) fn has_several_picks(&self) -> bool {
        (self.extras_taken != 0
            || self.usual_parts.len() + self.way_parts.len() + usize::from(self.surcharge.is_some()) > 1
            || self.rebate.is_some())
            && self.parts().filter(|part| picked_filter(part).is_some()).count() > 1
    }
}

impl<'a, B: RuleBook> Cx<'a, B> {
    /// The price of playing an item, before extra costs.
    pub(crate) fn price_of(&self, item: &StackItem) -> Price {
        if self.is_waived(item) { Price::default() } else { B::price(self, item) }
    }

    /// Returns true if the printed cost of an item is not paid.
    fn is_waived(&self, item: &StackItem) -> bool {
        item.free && self.cite(B::play_rules(self, item).waive)
    }

    /// The price with extra costs: an alternative cost replaces the price, additional costs are added to either.
    pub(crate) fn price_with_extras(&self, item: &StackItem, mut price: Price, extras: &Extras) -> Price {
        if item.extras == 0 {
            return price;
        }
        let instead = extras.taken(item.extras).find(|extra| extra.replaces_price);
        if let Some(extra) = instead {
            price = extra.cost.price;
        }
        for extra in extras.taken(item.extras).filter(|extra| !extra.replaces_price) {
            if instead.is_some() && !self.cite(B::play_rules(self, item).besides) {
                continue;
            }
            for (sum, n) in price.coloured.iter_mut().zip(extra.cost.price.coloured) {
                *sum = sum.saturating_add(n);
            }
            price.generic = price.generic.saturating_add(extra.cost.price.generic);
            price.x |= extra.cost.price.x;
            price.x_colour = price.x_colour.or(extra.cost.price.x_colour);
        }
        price
    }

    /// The total cost of playing or using an item.
    pub(crate) fn total_cost(&self, item: &StackItem) -> TotalCost<'a> {
        let waived = item.card.is_none() && self.is_waived(item);
        let own = item.ability != NO_ABILITY && !waived;
        let extras = self.extras_of(item);
        let usual = own.then(|| &self.pool.ability(item.ability).cost);
        let way = B::cost_of_way(self, item);
        let parts_of = |cost: Option<&'a Cost>| cost.map_or(&[][..], |cost| &cost.parts);
        // The price of the way is paid instead of the usual one: the usual parts come before both.
        let before = |cost: &Cost| usize::from(cost.parts_before_price);
        let parts_before_price = match way {
            Some(way) if way.parts_before_price > 0 => parts_of(usual).len() + before(way),
            _ => usual.map_or(0, before),
        };
        TotalCost {
            price: item.fixed_price.unwrap_or_else(|| self.price_in_full(item)),
            seat: item.controller,
            usual_parts: parts_of(usual),
            parts_before_price,
            way_parts: parts_of(way),
            extras,
            extras_taken: item.extras,
            surcharge: B::mandatory_part(self, item),
            rebate: if item.rebates > 0 { B::rebate(self, item).map(|(_, part)| part) } else { None },
            rebates: item.rebates,
            x: item.x,
            reduction_left: if item.fixed_price.is_some() { 0 } else { B::reductions(self, item) },
        }
    }

    /// All parts besides the price that an item may cost, including extra costs that might not be taken on.
    pub(crate) fn possible_cost_parts(&self, item: &StackItem) -> impl Iterator<Item = &'a CostPart> + use<'a, B> {
        let usual: &[CostPart] =
            if item.ability == NO_ABILITY { &[] } else { &self.pool.ability(item.ability).cost.parts };
        let extras = self.extras_of(item);
        let extras = extras.iter().flat_map(|extra| &extra.cost.parts);
        let rebate = B::rebate(self, item).map(|(_, part)| part);
        let way = B::cost_of_way(self, item).map_or(&[][..], |cost| &cost.parts);
        usual.iter().chain(way).chain(extras).chain(B::mandatory_part(self, item)).chain(rebate)
    }

    /// The current price of an item with its extra costs, counted amounts and the book's adjustments.
    fn price_in_full(&self, item: &StackItem) -> Price {
        let extras = self.extras_of(item);
        let mut price = self.price_with_extras(item, self.price_of(item), &extras);
        let cites = B::play_rules(self, item);
        if self.has_counted_price(item)
            && crate::book::audit::holds(cites.extra)
            && crate::book::audit::holds(cites.refer)
        {
            for more in self.counted_amounts(item) {
                let units = self.read().value_of(&Scope::of(item), more);
                price.generic = price.generic.saturating_add(units.clamp(0, u8::MAX.into()) as u8);
            }
        }
        if item.free && !B::INCREASES_BEFORE_REDUCTIONS { price } else { B::adjusted_price(self, item, price) }
    }

    /// The counted amounts that are added to the price of an item.
    fn counted_amounts(&self, item: &StackItem) -> impl Iterator<Item = &'a Amount> + use<'a, B> {
        let extras = self.extras_of(item);
        let usual = (item.ability != NO_ABILITY && !item.free).then(|| &self.pool.ability(item.ability).cost);
        let replaced = extras.taken(item.extras).any(|extra| extra.replaces_price);
        let usual = usual.filter(|_| !replaced).and_then(|cost| cost.more_units.as_ref());
        usual.into_iter().chain(extras.taken(item.extras).filter_map(|extra| extra.cost.more_units.as_ref()))
    }

    /// Returns true if the price of an item includes an amount that must be counted.
    pub(in crate::play) fn has_counted_price(&self, item: &StackItem) -> bool {
        item.ability != NO_ABILITY && self.counted_amounts(item).next().is_some()
    }

    /// Returns true if an item with a fixed price would cost something else by now.
    pub(in crate::play) fn has_price_changed(&self, item: &StackItem) -> bool {
        item.fixed_price.is_some_and(|due| due != self.price_in_full(&B::with_current_price(self, item)))
            && B::reductions(self, item) == 0
    }

    /// The cost that an operation asks a player to pay.
    pub(super) fn total_cost_of_op(&self, item: &StackItem, op: usize, seat: Seat) -> TotalCost<'a> {
        let body = self.pool.ability(item.ability).part(item.part);
        let (price, usual_parts, parts_before_price) = match body.and_then(|b| b.ops.get(op)) {
            Some(Op::MayPay { cost, .. }) => {
                let mut price = cost.price;
                if let Some(more) = &cost.more_units
                    && self.cite(B::play_rules(self, item).refer)
                {
                    let units = self.read().value_of(&Scope::of(item), more);
                    price.generic = price.generic.saturating_add(units.clamp(0, u8::MAX.into()) as u8);
                }
                (price, cost.parts.as_slice(), cost.parts_before_price.into())
            }
            _ => (Price::default(), [].as_slice(), 0),
        };
        TotalCost { usual_parts, parts_before_price, ..TotalCost::of(price, seat) }
    }

    /// The cost of a fee that the rules ask for: the item's cost increase.
    pub(super) fn total_cost_of_fee(&self, item: &StackItem) -> TotalCost<'a> {
        let price = Price { generic: item.cost_increase.clamp(0, u8::MAX.into()) as u8, ..Price::default() };
        TotalCost::of(price, item.controller)
    }
}

/// Returns true if a part of a cost is paid with the source itself.
pub(super) fn takes_source(part: &CostPart) -> bool {
    matches!(part, CostPart::Turn { what: CostObjects::This, .. } | CostPart::Move { what: CostObjects::This, .. })
}

/// Returns true if a part of a cost moves the cards that pay it.
pub(super) fn is_move_part(part: &CostPart) -> bool {
    matches!(part, CostPart::Move { .. })
}
