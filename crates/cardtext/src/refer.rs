//! Whether operations speak of what was chosen.

use duel::card::ability::{Change, Op};
use duel::card::amount::{Amount, Condition, What, Who};
use duel::card::filter::Filter;
use duel::card::pool::CardPool;

/// The phrases whose choices one of the operations speaks of, bit n for phrase n.
pub(crate) fn targets(ops: &[Op], pool: &CardPool) -> u16 {
    (0..16).filter(|&n| ops.iter().any(|op| in_op(op, n, pool))).fold(0, |bits, n| bits | 1 << n)
}

fn in_op(op: &Op, n: u8, pool: &CardPool) -> bool {
    match op {
        Op::Move { what, control, .. } => in_what(what, n) || control.as_ref().is_some_and(|who| in_who(who, n)),
        Op::PutAtPlace { what, spots, control, .. } => {
            let near = spots.place_relation.as_ref().is_some_and(|near| in_what(&near.to, n));
            let there = spots.with_object.iter().chain(&spots.without_object).any(|filter| in_filter(filter, n));
            near || there || in_what(what, n) || control.as_ref().is_some_and(|who| in_who(who, n))
        }
        Op::PickAtRandom { filter, amount } => in_filter(filter, n) || in_amount(amount, n),
        Op::TakeFromTop { who, amount, .. }
        | Op::Create { who, amount, .. }
        | Op::GivePlayerCounters { who, amount, .. }
        | Op::GiveCurrency { who, amount, .. } => in_who(who, n) || in_amount(amount, n),
        Op::Turn { what, .. }
        | Op::Mark { what, .. }
        | Op::Reveal { what }
        | Op::LookAt { what, .. }
        | Op::Cancel { what } => in_what(what, n),
        Op::BeginEffect { what, changes, .. } => {
            in_what(what, n) || changes.iter().filter_map(Change::amount).any(|amount| in_amount(amount, n))
        }
        Op::Damage { what, amount } | Op::PutCounters { what, amount, .. } => in_what(what, n) || in_amount(amount, n),
        Op::DamageBy { by, what, amount } => in_what(by, n) || in_what(what, n) || in_amount(amount, n),
        Op::Pick { who, filter, min, max } | Op::Choose { who, filter, min, max } => {
            in_filter(filter, n) || in_who(who, n) || in_amount(min, n) || in_amount(max, n)
        }
        Op::Search { who, filter, max } => in_filter(filter, n) || in_who(who, n) || in_amount(max, n),
        Op::DivideIntoPiles { who, .. } | Op::PickPile { who, .. } => in_who(who, n),
        Op::Shuffle { who, .. } | Op::May { who, .. } | Op::MayPay { who, .. } => in_who(who, n),
        Op::SkipPhase { who, .. } | Op::Lose { who } | Op::Win { who } => in_who(who, n),
        Op::Play { what, who, .. } => in_what(what, n) || in_who(who, n),
        Op::Attach { what, to, .. } => in_what(what, n) || in_what(to, n),
        Op::PutTopUnder { beneath, whose, .. } => {
            in_what(beneath, n) || whose.as_ref().is_some_and(|who| in_who(who, n))
        }
        Op::Swap { what, .. } => in_what(what, n),
        Op::Retarget { what, from, to } => {
            in_what(what, n) || from.as_ref().is_some_and(|what| in_what(what, n)) || in_what(to, n)
        }
        Op::NameWord { who, .. } => in_who(who, n),
        Op::RunRoutine { who, what, amount, .. } => in_who(who, n) || in_what(what, n) || in_amount(amount, n),
        Op::If { condition, .. } => in_condition(condition, n),
        Op::IfDone { .. } | Op::Skip { .. } | Op::CallOff | Op::ChooseTargets { .. } => false,
        Op::LookAtTop { who, whose, amount, .. } => in_who(who, n) || in_who(whose, n) || in_amount(amount, n),
        Op::Arrange { who, what, .. } => in_who(who, n) || in_what(what, n),
        Op::Trigger { ability } | Op::CreateDelayed { ability, .. } => {
            let left = pool.ability(*ability);
            // What the text chose is numbered after what the ability chooses.
            let n = n + left.body.phrases.len() as u8;
            let waits_for = left.form.awaited_event().is_some_and(|event| in_filter(&event.subject, n));
            waits_for || left.body.ops.iter().any(|op| in_op(op, n, pool))
        }
    }
}

fn in_what(what: &What, n: u8) -> bool {
    match what {
        What::Target(phrase) => *phrase == n,
        What::Several(all) => all.iter().any(|what| in_what(what, n)),
        What::All(filter) => in_filter(filter, n),
        What::This | What::Picked(_) | What::Subject | What::Counterpart | What::Host | What::Itself => false,
    }
}

fn in_filter(filter: &Filter, n: u8) -> bool {
    filter.place_relation.as_ref().is_some_and(|near| in_what(&near.to, n))
        || filter.among.as_deref().is_some_and(|what| in_what(what, n))
        || filter.number_tests.iter().any(|test| in_amount(&test.amount, n))
        || filter.any.iter().chain(&filter.none).any(|filter| in_filter(filter, n))
}

fn in_who(who: &Who, n: u8) -> bool {
    match who {
        Who::You | Who::Opponent | Who::Both | Who::TurnPlayer => false,
        Who::ControllerOf(what) | Who::OwnerOf(what) => in_what(what, n),
    }
}

fn in_amount(amount: &Amount, n: u8) -> bool {
    match amount {
        Amount::Fixed(_) | Amount::X | Amount::ColoursPaid | Amount::OfEvent | Amount::Share => false,
        Amount::TimesHappened(event) => {
            in_filter(&event.subject, n) || event.counterpart.as_ref().is_some_and(|filter| in_filter(filter, n))
        }
        Amount::Count(filter) | Amount::Greatest(filter, _) | Amount::Smallest(filter, _) => in_filter(filter, n),
        Amount::NumberOf(what, _) | Amount::Printed(what, _) | Amount::CountersOn(what, _) => in_what(what, n),
        Amount::PlayerCounters(who, _) | Amount::TimesDone(who, _) => in_who(who, n),
        Amount::Times(_, each) | Amount::Half(each) | Amount::UpTo(each) => in_amount(each, n),
        Amount::Sum(all) => all.iter().any(|amount| in_amount(amount, n)),
    }
}

fn in_condition(condition: &Condition, n: u8) -> bool {
    match condition {
        Condition::Compare(left, _, right) => in_amount(left, n) || in_amount(right, n),
        Condition::Is(what, filter) => in_what(what, n) || in_filter(filter, n),
        Condition::TurnOf(who) => in_who(who, n),
        Condition::During(_) | Condition::ExtraPaid(_) | Condition::PaidIn(_) => false,
        Condition::AbilityExistsIf(inner) | Condition::Not(inner) => in_condition(inner, n),
        Condition::All(all) | Condition::Any(all) => all.iter().any(|condition| in_condition(condition, n)),
    }
}
