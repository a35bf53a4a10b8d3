//! The value of an amount, if it can be determined, and comparing two numbers.

use crate::book::RuleBook;
use crate::book::point::{ContinuousPoint, NumberPoint};
use crate::card::amount::{Amount, What};
use crate::card::characteristics::{Characteristics, INFINITY};
use crate::card::filter::Filter;
use crate::card::number::{plus, times};
use crate::ids::*;
use crate::state::query::{Reader, Scope};
use std::cmp::Ordering;

impl<B: RuleBook> Reader<'_, B> {
    /// The value of an amount now; 0 if it cannot be determined. A negative number of an object counts as 0.
    pub fn value_of(&self, scope: &Scope, amount: &Amount) -> i32 {
        match amount {
            Amount::Fixed(n) => *n,
            Amount::X => scope.item.map_or(0, |i| i.x),
            Amount::Count(filter) if self.scratch.trace.is_kept() && !filter.zones.is_empty() => {
                let zones = B::zones_meant(self.scratch, filter, true);
                self.count(scope, &Filter { zones, ..(**filter).clone() })
            }
            Amount::Count(filter) => self.count(scope, filter),
            Amount::NumberOf(what, number) => {
                let found = self.number_of(scope, what, *number).unwrap_or(0);
                if found < 0 && self.at(NumberPoint::BelowZeroCountsAsZero) { 0 } else { found }
            }
            Amount::Printed(what, number) => self.printed_number_of(scope, what, *number).unwrap_or(0),
            Amount::Greatest(filter, number) | Amount::Smallest(filter, number) => {
                let found = self.greatest_or_smallest(scope, filter, *number, matches!(amount, Amount::Greatest(..)));
                let found = found.unwrap_or_else(|| i32::from(!self.at(NumberPoint::UndeterminedIsZero)));
                if found < 0 && self.at(NumberPoint::BelowZeroCountsAsZero) { 0 } else { found }
            }
            Amount::PlayerCounters(who, counter) => {
                self.seats(scope, who).map(|seat| self.state.player_counters[seat.index()].count_of(*counter)).sum()
            }
            Amount::CountersOn(what, counter) => match self.object_as_read(scope, what) {
                Some(r) if r.as_place().is_some() => {
                    r.as_place().map_or(0, |(zone, place)| self.state.counters_on_place(zone, place, *counter))
                }
                Some(r) if self.state.is_alive(r) => self.state.object(r.slot).counters.count_of(*counter),
                Some(r) => self.state.last_known_of(r).map_or(0, |g| g.status.counters.count_of(*counter)),
                None => 0,
            },
            Amount::TimesDone(who, verb) => {
                let done: i32 = self.seats(scope, who).map(|seat| self.state.deed_counts.times_done(seat, *verb)).sum();
                if done == 0 || self.at(NumberPoint::ThisTurnIsAllOfIt) { done } else { 0 }
            }
            Amount::TimesHappened(trigger) => {
                let seen = self.state.times_this_turn(self.pool, trigger, scope.you);
                if seen == 0 || self.at(NumberPoint::ThisTurnIsAllOfIt) { seen } else { 0 }
            }
            Amount::ColoursPaid => self.state.object(scope.source.slot).paid_in.len() as i32,
            Amount::OfEvent => scope.item.map_or(0, |i| i.event_amount),
            Amount::Share => scope.item.map_or(0, |i| i.share),
            Amount::Times(n, amount) => times(self.value_of(scope, amount), *n),
            Amount::Sum(all) => all.iter().map(|amount| self.value_of(scope, amount)).fold(0, plus),
            Amount::UpTo(most) => self.value_of(scope, most),
            Amount::Half(amount) => {
                let whole = self.value_of(scope, amount);
                if whole == INFINITY {
                    return whole;
                }
                let odd = whole % 2 != 0 && self.at(NumberPoint::RoundUp);
                whole.div_euclid(2) + i32::from(odd)
            }
        }
    }

    /// The greatest or smallest number among objects that fit, if one of them has such a number.
    fn greatest_or_smallest(&self, scope: &Scope, filter: &Filter, number: Number, greatest: bool) -> Option<i32> {
        let mut found: Option<i32> = None;
        let mut see = |characteristics: &Characteristics| {
            if characteristics.defined_numbers.has(number) {
                let n = characteristics.number(number);
                found = Some(found.map_or(n, |best| if greatest { best.max(n) } else { best.min(n) }));
            }
        };
        match self.gone_host(scope, filter) {
            Some(host) => self.for_each_gone(scope, filter, host, |gone| see(&gone.characteristics)),
            None => self.for_each_fitting(scope, filter, |slot| see(self.state.characteristics(slot))),
        }
        found
    }

    /// A number of an object, if the object is known and has such a number.
    fn number_of(&self, scope: &Scope, what: &What, number: Number) -> Option<i32> {
        let characteristics = match (what, scope.itself) {
            (What::Itself, itself) => itself?.0,
            _ => self.object_as_read(scope, what).and_then(|r| self.state.characteristics_of(r))?,
        };
        characteristics.defined_numbers.has(number).then(|| characteristics.number(number))
    }

    /// A number printed on an object, if the object is known and has such a number.
    fn printed_number_of(&self, scope: &Scope, what: &What, number: Number) -> Option<i32> {
        let card = match (what, scope.itself) {
            (What::Itself, itself) => itself?.1,
            _ => {
                self.state
                    .object(
                        self.object_as_read(scope, what).filter(|r| r.slot.index() < self.state.objects.len())?.slot,
                    )
                    .card
            }
        };
        let printed = &self.pool.card(card).characteristics;
        (printed.defined_numbers.has(number) && self.at(ContinuousPoint::PrintedIsBeforeEffects))
            .then(|| printed.number(number))
    }

    /// Returns true if the amount cannot be determined, and the book does nothing that depends on such an amount.
    #[inline]
    pub(crate) fn is_undetermined(&self, scope: &Scope, amount: &Amount) -> bool {
        let rules = B::UNDETERMINED_AMOUNT_DOES_NOTHING;
        !rules.is_empty()
            && self.is_undefined(scope, amount)
            && rules.iter().fold(true, |all, &r| all & self.scratch.cite(r))
    }

    /// Returns true if the amount cannot be determined: the object is unknown, or does not have the number.
    pub(super) fn is_undefined(&self, scope: &Scope, amount: &Amount) -> bool {
        match amount {
            Amount::NumberOf(what, number) => self.number_of(scope, what, *number).is_none(),
            Amount::Printed(what, number) => self.printed_number_of(scope, what, *number).is_none(),
            Amount::Greatest(filter, number) | Amount::Smallest(filter, number) => {
                self.greatest_or_smallest(scope, filter, *number, true).is_none()
            }
            Amount::CountersOn(what, _) => self.object_as_read(scope, what).is_none(),
            Amount::Times(_, inner) | Amount::Half(inner) | Amount::UpTo(inner) => self.is_undefined(scope, inner),
            Amount::Sum(all) => all.iter().any(|inner| self.is_undefined(scope, inner)),
            _ => false,
        }
    }

    /// Compares two numbers: infinity is greater than any other, and equal to itself.
    #[inline]
    pub fn compare(&self, left: i32, right: i32) -> Ordering {
        if left.max(right) == INFINITY { self.compare_with_infinity(left, right) } else { left.cmp(&right) }
    }

    fn compare_with_infinity(&self, left: i32, right: i32) -> Ordering {
        let rule = if left == right {
            B::rule(NumberPoint::InfinityEqualsItself)
        } else {
            B::rule(NumberPoint::InfinityIsGreatest)
        };
        match self.scratch.cite(rule) {
            true => left.cmp(&right),
            false if left == right => Ordering::Greater,
            false => right.cmp(&left),
        }
    }
}
