//! Whether operations speak of what was chosen when the ability was played.

use duel::ability::Op;
use duel::amount::{Amount, Condition, What, Who};
use duel::filter::Filter;
use duel::pool::CardPool;

/// Whether one of the operations speaks of something chosen.
pub(crate) fn speaks_of_targets(ops: &[Op], pool: &CardPool) -> bool {
    ops.iter().any(|op| in_op(op, pool))
}

fn in_op(op: &Op, pool: &CardPool) -> bool {
    match op {
        Op::Move { what, control, .. } => in_what(what) || control.as_ref().is_some_and(in_who),
        Op::Put { what, spots, control, .. } => {
            let near = spots.near.as_ref().is_some_and(|near| in_what(&near.to));
            let there = spots.with.iter().chain(&spots.without).any(|filter| in_filter(filter));
            near || there || in_what(what) || control.as_ref().is_some_and(in_who)
        }
        Op::Sample { filter, amount } => in_filter(filter) || in_amount(amount),
        Op::Take { who, amount, .. }
        | Op::Create { who, amount, .. }
        | Op::Hold { who, amount, .. }
        | Op::Mint { who, amount, .. } => in_who(who) || in_amount(amount),
        Op::Turn { what, .. }
        | Op::Mark { what, .. }
        | Op::Effect { what, .. }
        | Op::Reveal { what }
        | Op::Peek { what, .. }
        | Op::Cancel { what } => in_what(what),
        Op::Damage { what, amount } | Op::Count { what, amount, .. } => in_what(what) || in_amount(amount),
        Op::Strike { by, what, amount } => in_what(by) || in_what(what) || in_amount(amount),
        Op::Pick { who, filter, min, max } | Op::Choose { who, filter, min, max } => {
            in_filter(filter) || in_who(who) || in_amount(min) || in_amount(max)
        }
        Op::Search { who, filter, max } => in_filter(filter) || in_who(who) || in_amount(max),
        Op::Divide { who, .. } | Op::PickPile { who, .. } => in_who(who),
        Op::Shuffle { who, .. } | Op::May { who, .. } | Op::MayPay { who, .. } => in_who(who),
        Op::Omit { who, .. } | Op::Lose { who } | Op::Win { who } => in_who(who),
        Op::Play { what, who, .. } => in_what(what) || in_who(who),
        Op::Attach { what, to, .. } => in_what(what) || in_what(to),
        Op::Underlay { beneath, whose, .. } => in_what(beneath) || whose.as_ref().is_some_and(in_who),
        Op::Swap { what, .. } => in_what(what),
        Op::Retarget { what, from, to } => in_what(what) || from.as_ref().is_some_and(in_what) || in_what(to),
        Op::Name { who, .. } => in_who(who),
        Op::Call { who, what, amount, .. } => in_who(who) || in_what(what) || in_amount(amount),
        Op::If { condition, .. } => in_condition(condition),
        Op::IfDone { .. } | Op::Skip { .. } | Op::CallOff => false,
        Op::Look { who, whose, amount, .. } => in_who(who) || in_who(whose) || in_amount(amount),
        Op::Arrange { who, what, .. } => in_who(who) || in_what(what),
        Op::Trigger { ability } | Op::Delay { ability, .. } => {
            speaks_of_targets(&pool.ability(*ability).body.ops, pool)
        }
    }
}

fn in_what(what: &What) -> bool {
    match what {
        What::Target(_) => true,
        What::Each(all) => all.iter().any(in_what),
        What::All(filter) => in_filter(filter),
        What::This | What::Picked(_) | What::Subject | What::Counterpart | What::Host | What::Itself => false,
    }
}

fn in_filter(filter: &Filter) -> bool {
    filter.near.as_ref().is_some_and(|near| in_what(&near.to))
        || filter.among.as_deref().is_some_and(in_what)
        || filter.tests.iter().any(|test| in_amount(&test.amount))
        || filter.any.iter().chain(&filter.none).any(in_filter)
}

fn in_who(who: &Who) -> bool {
    match who {
        Who::You | Who::Opponent | Who::Both | Who::TurnPlayer => false,
        Who::ControllerOf(what) | Who::OwnerOf(what) => in_what(what),
    }
}

fn in_amount(amount: &Amount) -> bool {
    match amount {
        Amount::Fixed(_) | Amount::X | Amount::Shades | Amount::OfEvent | Amount::Share => false,
        Amount::Seen(event) => in_filter(&event.subject) || event.counterpart.as_ref().is_some_and(in_filter),
        Amount::Count(filter) | Amount::Most(filter, _) | Amount::Least(filter, _) => in_filter(filter),
        Amount::NumberOf(what, _) | Amount::Printed(what, _) | Amount::On(what, _) => in_what(what),
        Amount::Held(who, _) | Amount::Done(who, _) => in_who(who),
        Amount::Times(_, each) | Amount::Half(each) | Amount::UpTo(each) => in_amount(each),
        Amount::Sum(all) => all.iter().any(in_amount),
    }
}

fn in_condition(condition: &Condition) -> bool {
    match condition {
        Condition::Compare(left, _, right) => in_amount(left) || in_amount(right),
        Condition::Is(what, filter) => in_what(what) || in_filter(filter),
        Condition::Turn(who) => in_who(who),
        Condition::During(_) | Condition::Paid(_) | Condition::PaidIn(_) => false,
        Condition::Present(inner) | Condition::Not(inner) => in_condition(inner),
        Condition::All(all) | Condition::Any(all) => all.iter().any(in_condition),
    }
}
