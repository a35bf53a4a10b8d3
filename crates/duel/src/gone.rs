//! Reading what is gone: a text that speaks of a card that has moved on knows it as it was before it moved.

use crate::ability::{Change, Op};
use crate::amount::{Amount, Condition, What};
use crate::book::RuleBook;
use crate::cx::Cx;
use crate::item::Item;
use crate::matching::Scope;

impl<B: RuleBook> Cx<'_, B> {
    /// Notes the rules by which an operation reads cards that are gone. Without them nothing is known of such cards.
    pub(crate) fn trace_gone(&mut self, op: &Op, item: &Item) {
        let mut gone = Vec::new();
        informers(op, &mut |what| {
            let object = self.read().seen(&Scope::of(item), what);
            gone.extend(object.filter(|&object| !self.s.alive(object) && self.s.ghost(object).is_some()));
        });
        for object in gone {
            if !self.by_all(B::last_known(object == item.source)) {
                self.s.ghosts.retain(|ghost| ghost.object != object);
            }
        }
    }
}

/// Calls `each` with everything an operation has to know something about.
fn informers(op: &Op, each: &mut dyn FnMut(&What)) {
    match op {
        Op::Take { amount, .. }
        | Op::Damage { amount, .. }
        | Op::Count { amount, .. }
        | Op::Hold { amount, .. }
        | Op::Call { amount, .. }
        | Op::Search { max: amount, .. } => in_amount(amount, each),
        Op::Pick { min, max, .. } => {
            in_amount(min, each);
            in_amount(max, each);
        }
        Op::Effect { changes, .. } => changes.iter().for_each(|change| {
            if let Change::Set(_, amount) | Change::Add(_, amount) | Change::Toll(amount) = change {
                in_amount(amount, each);
            }
        }),
        Op::If { condition, .. } => in_condition(condition, each),
        _ => {}
    }
}

fn in_amount(amount: &Amount, each: &mut dyn FnMut(&What)) {
    match amount {
        Amount::NumberOf(what, _) | Amount::On(what, _) => each(what),
        Amount::Times(_, inner) => in_amount(inner, each),
        _ => {}
    }
}

fn in_condition(condition: &Condition, each: &mut dyn FnMut(&What)) {
    match condition {
        Condition::Compare(left, _, right) => {
            in_amount(left, each);
            in_amount(right, each);
        }
        Condition::Is(what, _) => each(what),
        Condition::Not(inner) => in_condition(inner, each),
        Condition::All(all) | Condition::Any(all) => all.iter().for_each(|inner| in_condition(inner, each)),
        _ => {}
    }
}
