//! Last known information: an effect knows a card that has left its zone as it was just before.

use crate::book::RuleBook;
use crate::card::ability::{ChoosingPhrase, Op, PlaceFilter};
use crate::card::amount::{Amount, Condition, What, Who};
use crate::card::filter::{Filter, SelfRef};
use crate::engine::context::Cx;
use crate::ids::Rule;
use crate::state::object::ObjectRef;
use crate::state::query::Scope;
use crate::state::stack_item::StackItem;

impl<B: RuleBook> Cx<'_, B> {
    /// Notes the rules by which an operation uses last known information. Where they are switched off, it is forgotten.
    pub(super) fn trace_last_known(&mut self, op: &Op, item: &StackItem) {
        let mut known = Vec::new();
        visit_op(op, &mut |what| known.extend(self.read().object_as_read(&Scope::of(item), what)));
        // A prohibition of damage may depend on the source of the damage.
        if matches!(op, Op::Damage { .. }) && self.state.derived.forbidden_verbs.has(B::DAMAGE) {
            known.push(item.source);
        }
        self.trace_last_known_of(item, &known, false);
    }

    /// Notes the rules by which a choosing phrase uses last known information.
    pub(crate) fn trace_choosing(&mut self, choose: &ChoosingPhrase, item: &StackItem) {
        let mut known = Vec::new();
        let mut note = |what: &What| known.extend(self.read().object_as_read(&Scope::of(item), what));
        in_filter(&choose.filter, &mut note);
        choose.place_filter.iter().for_each(|spots| in_spots(spots, &mut note));
        self.trace_last_known_of(item, &known, true);
    }

    /// Notes the rules by which the condition of a trigger is checked, and by which it uses last known information.
    pub(crate) fn trace_condition(&mut self, condition: &Condition, item: &StackItem, rules: &[Rule]) {
        let mut known = Vec::new();
        in_condition(condition, &mut |what| known.extend(self.read().object_as_read(&Scope::of(item), what)));
        self.trace_last_known_of(item, &known, false);
        self.cite_all(rules);
    }

    fn trace_last_known_of(&mut self, item: &StackItem, known: &[ObjectRef], chooses: bool) {
        for &object in known {
            if !self.state.is_alive(object)
                && self.state.last_known_of(object).is_some()
                && !self.cite_all(B::last_known_rules(self, item, object, chooses))
            {
                self.state.last_known.retain(|gone| gone.object != object);
            }
        }
    }
}

/// Calls `each` with every object that an operation needs to know something about.
fn visit_op(op: &Op, each: &mut dyn FnMut(&What)) {
    match op {
        Op::Damage { what, amount } | Op::PutCounters { what, amount, .. } => {
            in_what(what, each);
            in_amount(amount, each);
        }
        Op::DamageBy { by, what, amount } => {
            each(by);
            in_what(what, each);
            in_amount(amount, each);
        }
        Op::TakeFromTop { who, amount, .. }
        | Op::Create { who, amount, .. }
        | Op::GivePlayerCounters { who, amount, .. }
        | Op::GiveCurrency { who, amount, .. }
        | Op::RunRoutine { who, amount, .. } => {
            in_who(who, each);
            in_amount(amount, each);
        }
        Op::LookAtTop { amount, .. } => in_amount(amount, each),
        Op::Search { max: amount, filter, .. } | Op::PickAtRandom { amount, filter } => {
            in_filter(filter, each);
            in_amount(amount, each);
        }
        Op::Pick { who, min, max, filter } | Op::Choose { who, min, max, filter } => {
            in_who(who, each);
            in_filter(filter, each);
            in_amount(min, each);
            in_amount(max, each);
        }
        Op::BeginEffect { what, changes, .. } => {
            in_what(what, each);
            changes.iter().for_each(|change| {
                if let Some(amount) = change.amount() {
                    in_amount(amount, each);
                }
            });
        }
        Op::PutAtPlace { what, spots, .. } => {
            in_what(what, each);
            in_spots(spots, each);
        }
        Op::Move { what, .. } | Op::Turn { what, .. } | Op::Mark { what, .. } => in_what(what, each),
        Op::If { condition, .. } => in_condition(condition, each),
        _ => {}
    }
}

/// Calls `each` with the objects that the filters in a description refer to.
fn in_what(what: &What, each: &mut dyn FnMut(&What)) {
    match what {
        What::All(filter) => in_filter(filter, each),
        What::Several(all) => all.iter().for_each(|inner| in_what(inner, each)),
        _ => {}
    }
}

fn in_filter(filter: &Filter, each: &mut dyn FnMut(&What)) {
    filter.place_relation.iter().for_each(|near| each(&near.to));
    for host in filter.beneath.iter().chain(&filter.beside) {
        match &host.among {
            Some(host) => each(host),
            None if host.this == SelfRef::Only => each(&What::This),
            None => {}
        }
    }
    filter.between.iter().flat_map(|between| [&between.one, &between.other]).for_each(|end| {
        if end.this == SelfRef::Only {
            each(&What::This);
        }
        in_filter(end, each);
    });
    filter.number_tests.iter().for_each(|test| in_amount(&test.amount, each));
    filter.any.iter().chain(&filter.none).for_each(|inner| in_filter(inner, each));
}

/// Calls `each` with the object whose controller is meant, if a player is described so.
fn in_who(who: &Who, each: &mut dyn FnMut(&What)) {
    if let Who::ControllerOf(what) = who {
        each(what);
    }
}

fn in_spots(spots: &PlaceFilter, each: &mut dyn FnMut(&What)) {
    spots.place_relation.iter().for_each(|near| each(&near.to));
    [&spots.with_object, &spots.without_object].into_iter().flatten().for_each(|filter| in_filter(filter, each));
}

fn in_amount(amount: &Amount, each: &mut dyn FnMut(&What)) {
    match amount {
        Amount::NumberOf(what, _) | Amount::Printed(what, _) | Amount::CountersOn(what, _) => each(what),
        Amount::Count(filter) | Amount::Greatest(filter, _) | Amount::Smallest(filter, _) => in_filter(filter, each),
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
        Condition::Not(inner) | Condition::AbilityExistsIf(inner) => in_condition(inner, each),
        Condition::All(all) | Condition::Any(all) => all.iter().for_each(|inner| in_condition(inner, each)),
        _ => {}
    }
}
