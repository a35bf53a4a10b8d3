//! Reading what is gone: a text that speaks of a card that has moved on knows it as it was before it moved.

use crate::ability::{Choose, Op, Spots};
use crate::amount::{Amount, Condition, What, Who};
use crate::book::RuleBook;
use crate::cx::Cx;
use crate::filter::{Filter, Self_};
use crate::item::Item;
use crate::matching::Scope;
use crate::object::Ref;
use crate::words::Rule;

impl<B: RuleBook> Cx<'_, B> {
    /// Notes the rules by which an operation reads cards that are gone. Without them nothing is known of such cards.
    pub(crate) fn trace_gone(&mut self, op: &Op, item: &Item) {
        let mut known = Vec::new();
        informers(op, &mut |what| known.extend(self.read().seen(&Scope::of(item), what)));
        // Whether something can be dealt damage may depend on what deals it.
        if matches!(op, Op::Damage { .. }) && self.s.derived.cannot.has(B::DAMAGE) {
            known.push(item.source);
        }
        self.trace_known(item, &known, false);
    }

    /// Notes the rules by which a phrase that chooses reads cards that are gone.
    pub(crate) fn trace_choosing(&mut self, choose: &Choose, item: &Item) {
        let mut known = Vec::new();
        let mut note = |what: &What| known.extend(self.read().seen(&Scope::of(item), what));
        in_filter(&choose.filter, &mut note);
        choose.spots.iter().for_each(|spots| in_spots(spots, &mut note));
        self.trace_known(item, &known, true);
    }

    /// Notes the rules by which the condition of a trigger is looked at, as it triggers and as it resolves, and by which it
    /// reads cards that are gone.
    pub(crate) fn trace_condition(&mut self, condition: &Condition, item: &Item, rules: &[Rule]) {
        let mut known = Vec::new();
        in_condition(condition, &mut |what| known.extend(self.read().seen(&Scope::of(item), what)));
        self.trace_known(item, &known, false);
        self.by_all(rules);
    }

    fn trace_known(&mut self, item: &Item, known: &[Ref], chooses: bool) {
        for &object in known {
            if !self.s.alive(object)
                && self.s.ghost(object).is_some()
                && !self.by_all(B::last_known(self, item, object, chooses))
            {
                self.s.ghosts.retain(|ghost| ghost.object != object);
            }
        }
    }
}

/// Calls `each` with everything an operation has to know something about.
fn informers(op: &Op, each: &mut dyn FnMut(&What)) {
    match op {
        Op::Damage { what, amount } | Op::Count { what, amount, .. } => {
            in_what(what, each);
            in_amount(amount, each);
        }
        Op::Strike { by, what, amount } => {
            each(by);
            in_what(what, each);
            in_amount(amount, each);
        }
        Op::Take { who, amount, .. }
        | Op::Create { who, amount, .. }
        | Op::Hold { who, amount, .. }
        | Op::Mint { who, amount, .. }
        | Op::Call { who, amount, .. } => {
            in_who(who, each);
            in_amount(amount, each);
        }
        Op::Look { amount, .. } => in_amount(amount, each),
        Op::Search { max: amount, filter, .. } | Op::Sample { amount, filter } => {
            in_filter(filter, each);
            in_amount(amount, each);
        }
        Op::Pick { who, min, max, filter } | Op::Choose { who, min, max, filter } => {
            in_who(who, each);
            in_filter(filter, each);
            in_amount(min, each);
            in_amount(max, each);
        }
        Op::Effect { what, changes, .. } => {
            in_what(what, each);
            changes.iter().for_each(|change| {
                if let Some(amount) = change.amount() {
                    in_amount(amount, each);
                }
            });
        }
        Op::Put { what, spots, .. } => {
            in_what(what, each);
            in_spots(spots, each);
        }
        Op::Move { what, .. } | Op::Turn { what, .. } | Op::Mark { what, .. } => in_what(what, each),
        Op::If { condition, .. } => in_condition(condition, each),
        _ => {}
    }
}

/// Of objects that are described, what the description speaks of.
fn in_what(what: &What, each: &mut dyn FnMut(&What)) {
    match what {
        What::All(filter) => in_filter(filter, each),
        What::Each(all) => all.iter().for_each(|inner| in_what(inner, each)),
        _ => {}
    }
}

fn in_filter(filter: &Filter, each: &mut dyn FnMut(&What)) {
    filter.near.iter().for_each(|near| each(&near.to));
    filter.beneath.iter().filter_map(|host| host.among.as_ref()).for_each(|host| each(host));
    filter.between.iter().flat_map(|between| [&between.one, &between.other]).for_each(|end| {
        if end.this == Self_::Only {
            each(&What::This);
        }
        in_filter(end, each);
    });
    filter.tests.iter().for_each(|test| in_amount(&test.amount, each));
    filter.any.iter().chain(&filter.none).for_each(|inner| in_filter(inner, each));
}

/// Of a player who is spoken of as that of an object, that object.
fn in_who(who: &Who, each: &mut dyn FnMut(&What)) {
    if let Who::ControllerOf(what) = who {
        each(what);
    }
}

fn in_spots(spots: &Spots, each: &mut dyn FnMut(&What)) {
    spots.near.iter().for_each(|near| each(&near.to));
    [&spots.with, &spots.without].into_iter().flatten().for_each(|filter| in_filter(filter, each));
}

fn in_amount(amount: &Amount, each: &mut dyn FnMut(&What)) {
    match amount {
        Amount::NumberOf(what, _) | Amount::Printed(what, _) | Amount::On(what, _) => each(what),
        Amount::Count(filter) | Amount::Most(filter, _) | Amount::Least(filter, _) => in_filter(filter, each),
        Amount::Times(_, inner) | Amount::Half(inner) | Amount::UpTo(inner) => in_amount(inner, each),
        Amount::Sum(all) => all.iter().for_each(|inner| in_amount(inner, each)),
        _ => {}
    }
}

fn in_condition(condition: &Condition, each: &mut dyn FnMut(&What)) {
    match condition {
        Condition::Compare(left, _, right) => {
            in_amount(left, each);
            in_amount(right, each);
        }
        Condition::Is(what, filter) => {
            each(what);
            in_filter(filter, each);
        }
        Condition::Not(inner) | Condition::Present(inner) => in_condition(inner, each),
        Condition::All(all) | Condition::Any(all) => all.iter().for_each(|inner| in_condition(inner, each)),
        _ => {}
    }
}
