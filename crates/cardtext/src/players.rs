//! What a text has each player do: which operations both players can carry out at once.

use duel::card::ability::Op;
use duel::card::amount::{What, Who};
use duel::card::filter::Whose;

/// Whether each player can do what these operations say, where they say it of each. Each picks among the own; nobody
/// plays cards, divides, orders or pays at the same time as another.
pub(crate) fn fit_both(ops: &[Op]) -> bool {
    ops.iter().all(|op| match op {
        Op::Pick { who: Who::Both, filter, .. } | Op::Choose { who: Who::Both, filter, .. } => {
            filter.whose == Whose::Anyones
        }
        Op::Play { who: Who::Both, .. }
        | Op::DivideIntoPiles { who: Who::Both, .. }
        | Op::PickPile { who: Who::Both, .. }
        | Op::Arrange { who: Who::Both, .. }
        | Op::NameWord { who: Who::Both, .. }
        | Op::MayPay { who: Who::Both, .. } => false,
        _ => true,
    })
}

/// Whether operations that each player may have done are done by those alone who want it: each by the players who do it,
/// or to what they picked.
pub(crate) fn fit_some(ops: &[Op]) -> bool {
    ops.iter().all(|op| match op {
        Op::TakeFromTop { who, .. }
        | Op::GivePlayerCounters { who, .. }
        | Op::Create { who, .. }
        | Op::GiveCurrency { who, .. }
        | Op::RunRoutine { who, .. }
        | Op::Search { who, .. }
        | Op::Pick { who, .. }
        | Op::Choose { who, .. }
        | Op::LookAtTop { who, .. }
        | Op::Shuffle { who, .. }
        | Op::Lose { who }
        | Op::Win { who } => *who == Who::Both,
        _ => matches!(op.affected_objects(), Some(What::Picked(_))),
    })
}

/// Whether operations have another player than you do something.
pub(crate) fn has_others_act(ops: &[Op]) -> bool {
    let other = |who: &Who| matches!(who, Who::Both | Who::Opponent);
    ops.iter().any(|op| match op {
        Op::TakeFromTop { who, .. }
        | Op::Pick { who, .. }
        | Op::Choose { who, .. }
        | Op::GivePlayerCounters { who, .. } => other(who),
        _ => false,
    })
}
