//! Checking that a cost can be paid: enough for each of its parts, and for its price with what is left.

use crate::book::RuleBook;
use crate::book::point::CostPoint;
use crate::card::ability::{CostObjects, CostPart};
use crate::engine::context::Cx;
use crate::ids::*;
use crate::play::cost::affordable::{Due, PaymentCache, Purse};
use crate::play::cost::pay::set_aside;
use crate::play::cost::production::WantedPayment;
use crate::play::cost::source::{CurrencySource, Surplus};
use crate::play::cost::total::TotalCost;
use crate::state::PRICE;
use crate::state::object::Slot;
use crate::state::query::Scope;
use crate::state::stack_item::{NO_ABILITY, StackItem};

/// Marks something set aside that pays for no part of the cost.
const NO_PART: usize = PRICE as usize - 1;

impl<B: RuleBook> Cx<'_, B> {
    /// Returns true if the cost of an item can be paid in full, with its mandatory extra costs and some choice
    /// of the optional ones.
    pub fn can_pay(&mut self, item: &StackItem) -> bool {
        let fickle = self.cost_refusal_may_lapse(item);
        let plain = !fickle && item.x == 0 && item.extras == 0 && !item.free && self.state.set_aside.is_empty();
        let seat = item.controller.index();
        let known = if plain { self.state.derived.affordable[seat].recall(item) } else { None };
        let payable = known.unwrap_or_else(|| {
            if !self.has_extras(item) && B::rebate(self, item).is_none() {
                self.can_pay_as_chosen(item)
            } else {
                self.has_way_of_paying(item, 0, |cx, with| cx.can_pay_as_chosen(with))
            }
        });
        if plain && known.is_none() {
            self.state.derived.affordable[seat].remember(item, payable);
        }
        self.scratch.refusal_may_lapse |= fickle && !payable;
        payable
    }

    /// Returns true if the price of an item can be paid, leaving its other parts aside.
    pub fn can_pay_price(&mut self, item: &StackItem) -> bool {
        self.has_way_of_paying(item, 0, |cx, with| {
            let total = cx.total_cost(with).without_reduction();
            cx.can_pay_price_from(with, &total, cx.state.set_aside.len())
        })
    }

    /// Returns true if the cost of an item can be paid with exactly the extra costs it has taken on.
    pub fn can_pay_as_chosen(&mut self, item: &StackItem) -> bool {
        let total = self.total_cost(item);
        self.can_pay_total(item, &total)
    }

    /// Returns true if there is enough for each part of an item's cost by itself. An estimate, for callers that cannot
    /// set anything aside to find out exactly.
    pub fn seems_payable(&self, item: &StackItem) -> bool {
        let total = self.total_cost(item);
        let scope = Scope { source: item.source, you: total.seat, item: Some(item), itself: None };
        let enough = |part: &CostPart| {
            total.what_to_pick(part).is_none_or(|(n, filter)| {
                self.read().has_at_least(&scope, filter, n.into(), |slot| self.is_piece(item, part, total.seat, slot))
            })
        };
        if !self.can_pay_fixed_parts(item, &total) || !total.parts().all(enough) {
            return false;
        }
        let due = Due::of(&total.price, item.x);
        if due.is_met() {
            return true;
        }
        let mut sources = Vec::new();
        B::sources(self, total.seat, &mut sources);
        sources.retain(|s| item.card != Some(s.slot) || s.slot == Slot::NONE);
        self.widen_colours(item, &total.price, &mut sources);
        Purse::of(sources.into_iter()).can_cover(&due, self.allowed_loss(item, &total))
    }

    /// Returns true if a player can pay the cost that an operation asks for.
    pub(crate) fn can_pay_op(&mut self, item: &StackItem, op: usize, seat: Seat) -> bool {
        let total = self.total_cost_of_op(item, op, seat);
        self.can_pay_total(item, &total)
    }

    /// Returns true if a player can pay a fee of this many units.
    pub fn can_pay_fee(&mut self, seat: Seat, units: i32, source: Slot) -> bool {
        let item =
            StackItem { cost_increase: units, ..StackItem::new(NO_ABILITY, self.state.object_ref(source), seat) };
        let total = self.total_cost_of_fee(&item);
        self.can_pay_total(&item, &total)
    }

    /// Returns true if a player can pay a fee without these objects, which will not be available by then.
    pub fn can_pay_fee_without(&mut self, seat: Seat, units: i32, source: Slot, used: &[Slot]) -> bool {
        let item =
            StackItem { cost_increase: units, ..StackItem::new(NO_ABILITY, self.state.object_ref(source), seat) };
        let (total, start) = (self.total_cost_of_fee(&item), self.state.set_aside.len());
        self.state.set_aside.extend(used.iter().map(|&slot| set_aside(slot, NO_PART)));
        let payable = self.can_pay_total_from(&item, &total.without_reduction(), start);
        self.state.set_aside.truncate(start);
        payable
    }

    /// Returns true if a total cost can be paid when each unit of the reduction is taken off some part from `part` on.
    pub(in crate::play) fn can_pay_reduced(&mut self, item: &StackItem, total: &TotalCost, part: usize) -> bool {
        if total.reduction_left == 0 || total.price.units(0) == 0 {
            return self.can_pay_total(item, &total.without_reduction());
        }
        (part..=COLOURS).any(|at| total.reduced_by_one(at).is_some_and(|less| self.can_pay_reduced(item, &less, at)))
    }

    /// Returns true if the cost of an item can be paid in full without an object that its player gives up before.
    pub fn can_pay_without(&mut self, item: &StackItem, gone: Slot) -> bool {
        let start = self.state.set_aside.len();
        self.state.set_aside.push(set_aside(gone, NO_PART));
        let payable = self.has_way_of_paying(item, 0, |cx, with| {
            let total = cx.total_cost(with);
            cx.can_pay_total_from(with, &total.without_reduction(), start)
        });
        self.state.set_aside.truncate(start);
        self.scratch.refusal_may_lapse |= !payable;
        payable
    }

    fn can_pay_total(&mut self, item: &StackItem, total: &TotalCost) -> bool {
        if total.reduction_left > 0 {
            return self.can_pay_reduced(item, total, 0);
        }
        self.can_pay_total_from(item, total, self.state.set_aside.len())
    }

    /// Returns true if a total cost can be paid without the entries of `set_aside` from `start` on.
    fn can_pay_total_from(&mut self, item: &StackItem, total: &TotalCost, start: usize) -> bool {
        if total.is_price_only() {
            return self.price_is_within_means(item, total) && self.can_pay_price_from(item, total, start);
        }
        self.can_pay_fixed_parts(item, total)
            && self.price_is_within_means(item, total)
            && (!total.has_several_picks() || self.parts_have_pieces(item, total, start))
            && self.can_pay_rest(item, total, start, 0)
    }

    /// Returns true if each part by itself has enough objects to pick. A cheap test before the search.
    fn parts_have_pieces(&mut self, item: &StackItem, total: &TotalCost, start: usize) -> bool {
        total.parts().enumerate().all(|(i, part)| {
            total.what_to_pick(part).is_none_or(|(n, _)| {
                let first = self.list_pieces(item, total, start, i);
                let count = self.scratch.pieces.len() - first;
                self.scratch.pieces.truncate(first);
                count >= n.into()
            })
        })
    }

    /// Returns true if all parts that leave no choice can be paid.
    pub(super) fn can_pay_fixed_parts(&self, item: &StackItem, total: &TotalCost) -> bool {
        total.parts().all(|part| self.can_pay_fixed_part(item, total, part))
    }

    /// Returns true if a part can be paid or leaves a choice.
    pub(crate) fn can_pay_fixed_part(&self, item: &StackItem, total: &TotalCost, part: &CostPart) -> bool {
        let source = item.source;
        match part {
            CostPart::Turn { what: CostObjects::This, to, verb } => {
                self.state.is_alive(source) && self.can_turn_to_pay(item, *to, *verb, source.slot, true)
            }
            CostPart::Move { what: CostObjects::This, to, verb } => {
                self.state.is_alive(source) && self.can_move_to_pay(item, *to, *verb, source.slot)
            }
            // Parts that take the same kind of counter add up.
            CostPart::RemoveCounters(counter, _) => {
                let taken = |part: &CostPart| match part {
                    CostPart::RemoveCounters(c, n) if c == counter => i32::from(*n),
                    _ => 0,
                };
                let sum: i32 = total.parts().map(taken).sum();
                self.state.is_alive(source) && self.state.object(source.slot).counters.count_of(*counter) >= sum
            }
            CostPart::SpendPlayerCounters(counter, _) => {
                let taken = |part: &CostPart| match part {
                    CostPart::SpendPlayerCounters(c, n) if c == counter => i32::from(*n),
                    _ => 0,
                };
                self.state.player_counters[total.seat.index()].count_of(*counter) >= total.parts().map(taken).sum()
            }
            CostPart::Turn { .. } | CostPart::Move { .. } => true,
        }
    }

    /// Returns true if the parts from `part` on, for which nothing is set aside yet, and the price can be paid.
    fn can_pay_rest(&mut self, item: &StackItem, total: &TotalCost, start: usize, part: usize) -> bool {
        let Some(now) = total.part(part) else {
            return self.can_pay_price_from(item, total, start);
        };
        let Some((n, filter)) = total.what_to_pick(now) else {
            return self.can_pay_rest(item, total, start, part + 1);
        };
        if self.is_last_pick(item, total, start, part) {
            let scope = Scope { source: item.source, you: total.seat, item: Some(item), itself: None };
            let own = total.takes_source();
            let pays = |slot: Slot| !(own && slot == item.source.slot) && self.is_piece(item, now, total.seat, slot);
            if self.read().has_at_least(&scope, filter, n.into(), pays) {
                return true;
            }
        }
        let first = self.list_pieces(item, total, start, part);
        // If even with nothing set aside the price cannot be paid, there is nothing to search.
        let payable = self.scratch.pieces.len() - first >= n.into()
            && (self.state.set_aside.len() > start || self.can_pay_price_from(item, total, start))
            && self.can_pay_part(item, total, start, part, n, first);
        self.scratch.pieces.truncate(first);
        payable
    }

    /// Returns true if nothing is set aside, the price is met, and no later part has anything to pick. Then enough
    /// objects for this part suffice.
    fn is_last_pick(&self, item: &StackItem, total: &TotalCost, start: usize, part: usize) -> bool {
        self.state.set_aside.is_empty()
            && self.due_of_price(item, total, start).is_met()
            && total.parts().skip(part + 1).all(|later| total.what_to_pick(later).is_none())
    }

    /// Returns true if a part can be paid with `missing` more of the pieces from `first` on. The later parts and the
    /// price must remain payable.
    pub(super) fn can_pay_part(
        &mut self,
        item: &StackItem,
        total: &TotalCost,
        start: usize,
        part: usize,
        missing: u8,
        first: usize,
    ) -> bool {
        if missing == 0 {
            return self.can_pay_rest(item, total, start, part + 1);
        }
        let end = self.scratch.pieces.len();
        (first..end).take_while(|at| end - at >= missing.into()).any(|at| {
            self.state.set_aside.push(set_aside(self.scratch.pieces[at], part));
            let fine = self.can_pay_part(item, total, start, part, missing - 1, at + 1);
            self.state.set_aside.pop();
            fine
        })
    }

    /// The part of the price that is still due.
    pub(super) fn due_of_price(&self, item: &StackItem, total: &TotalCost, start: usize) -> Due {
        let mut due = Due::of(&total.price, item.x);
        for spent in self.state.set_aside[start..].iter().filter(|s| s.part == PRICE) {
            due.pay(spent.colour as usize, i32::from(spent.units), Surplus::Lost);
        }
        due
    }

    fn can_pay_price_from(&mut self, item: &StackItem, total: &TotalCost, start: usize) -> bool {
        let due = self.due_of_price(item, total, start);
        if due.is_met() {
            return true;
        }
        let slack = self.allowed_loss(item, total);
        let covers = if start == self.state.set_aside.len() && B::accepted_traits(self, item) == 0 {
            self.can_purse_cover(item, total, &due, slack)
        } else {
            self.list_sources(item, total, start, Slot::NONE);
            let (purse, sources) = (&mut self.scratch.purse_left, &self.scratch.sources);
            purse.clear();
            sources.iter().for_each(|source| purse.add(source));
            purse.can_cover(&due, slack)
        };
        covers || self.can_buy_enough(&WantedPayment { item, total, start, due, allowed_loss: slack })
    }

    /// The number of units that a payment may lose.
    pub(super) fn allowed_loss(&self, item: &StackItem, total: &TotalCost) -> i32 {
        let rules = || [B::rule(CostPoint::SurplusIsLost), B::play_rules(self, item).surplus];
        if self.is_missed(|| !rules().into_iter().all(crate::book::audit::holds)) {
            return 0;
        }
        i32::from(B::allowed_surplus(&total.price))
    }

    /// Returns true if the purse covers what is due, without the sources that the item itself uses up. Those are the
    /// card being played, and the source if the cost takes it. For payments with nothing set aside.
    fn can_purse_cover(&mut self, item: &StackItem, total: &TotalCost, due: &Due, slack: i32) -> bool {
        self.count_purse(total.seat);
        let PaymentCache { purse, sources, .. } = &mut self.state.derived.affordable[total.seat.index()];
        let own = item.card.is_none() && total.takes_source();
        if item.card.is_none() && !own {
            return purse.can_cover(due, slack);
        }
        let stays = B::PAYS_IN_ORDER.is_some() && !total.takes_source_first();
        let gone = |s: &&CurrencySource| item.card == Some(s.slot) || (own && !stays && item.source.slot == s.slot);
        sources.iter().filter(gone).for_each(|source| purse.remove(source));
        let covers = purse.can_cover(due, slack);
        sources.iter().filter(gone).for_each(|source| purse.add(source));
        covers
    }

    /// Returns true if a player has as many units as the price asks for, in whatever colours. A cheap test before a
    /// closer look.
    fn price_is_within_means(&mut self, item: &StackItem, total: &TotalCost) -> bool {
        let units = total.price.units(item.x);
        units <= 0 || {
            self.count_purse(total.seat);
            let afford = &self.state.derived.affordable[total.seat.index()];
            units <= afford.purse.units() || afford.has_purchases
        }
    }

    /// Returns true if the price of a total cost can be paid, leaving its other parts aside.
    pub(crate) fn can_pay_price_alone(&mut self, item: &StackItem, total: &TotalCost) -> bool {
        self.can_pay_price_from(item, total, self.state.set_aside.len())
    }
}
