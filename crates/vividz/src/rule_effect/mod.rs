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

/// Has the first of the rule effects happen that are due in pre-priority processing; returns whether there was one
/// (1001.2). Levelling up comes first, then charas that give way, charas that leave, missions that are checked, and
/// defeat (1001.2a).
pub(crate) fn run(cx: &mut Context) -> bool {
    if !cx.by(cite!("1001.2")) {
        return false;
    }
    credit::forget_survivors(cx);
    let began = cx.s.clock;
    let any = if cx.by(cite!("1001.2a")) {
        level_up::run(cx) || leaving::run(cx) || mission::run(cx) || defeat::run(cx)
    } else {
        defeat::run(cx) || mission::run(cx) || leaving::run(cx) || level_up::run(cx)
    };
    if any {
        credit::forget_consequences(cx, began);
    } else {
        credit::spare(cx);
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
        | Act::Attach { .. }
        | Act::Control { .. }
        | Act::Lose { .. }
        | Act::Win { .. } => true,
        Act::Count { amount, .. } => amount > 0,
        Act::Mark { .. }
        | Act::Heal { .. }
        | Act::Hold { .. }
        | Act::Mint { .. }
        | Act::Ground { .. }
        | Act::Show { .. }
        | Act::Shuffle { .. }
        | Act::Deed { .. } => false,
    }
}
