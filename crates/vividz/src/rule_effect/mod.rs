//! Chapter 1001: rule effects, in their order, each as long as it is due.

pub(crate) mod condition;
pub(crate) mod defeat;
pub(crate) mod illegal;
pub(crate) mod leaving;
pub(crate) mod level_up;
pub(crate) mod mission;

use crate::actions::credit;
use crate::book::Context;
use crate::rules::cite;
use duel::event::{Act, Event};

/// Has the first of the rule effects happen that are due; returns whether there was one (1001.2, 1001.2a).
pub(crate) fn run(cx: &mut Context) -> bool {
    cx.by_all(&[cite!("1001.2"), cite!("1001.2a")]);
    credit::forget_survivors(cx);
    let any = level_up::run(cx) || leaving::run(cx) || mission::run(cx) || defeat::run(cx);
    if !any {
        credit::forget(cx);
    }
    any
}

/// Whether a rule effect of charas is due.
pub(crate) fn is_due(cx: &Context) -> bool {
    level_up::is_due(cx) || leaving::is_due(cx)
}

/// Whether an event can make a rule effect due.
pub(crate) fn disturbs(event: &Event) -> bool {
    match event.act {
        Act::Move { .. }
        | Act::Damage { .. }
        | Act::Flip { .. }
        | Act::Turn { .. }
        | Act::Count { .. }
        | Act::Attach { .. }
        | Act::Control { .. }
        | Act::Lose { .. }
        | Act::Win { .. } => true,
        Act::Mark { .. }
        | Act::Heal { .. }
        | Act::Hold { .. }
        | Act::Ground { .. }
        | Act::Show { .. }
        | Act::Shuffle { .. }
        | Act::Deed { .. } => false,
    }
}
