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
use duel::event::{Event, Happening};

/// Carries out the first rule effect that is due in pre-priority processing; returns true if there was one (1001.2).
///
/// Levelling up comes first, then illegal charas, charas that leave, missions that are checked, and defeat (1001.2a).
/// May begin a procedure.
pub(crate) fn run(cx: &mut Context) -> bool {
    if !cx.cite(cite!("1001.2")) {
        return false;
    }
    credit::forget_survivors(cx);
    let began = cx.state.clock;
    let any = if cx.cite(cite!("1001.2a")) {
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

/// Returns true if a rule effect on charas is due.
pub(crate) fn is_due(cx: &Context) -> bool {
    level_up::is_due(cx) || leaving::is_due(cx)
}

/// Returns true if an event can make a rule effect due.
pub(crate) fn may_cause_rule_process(event: &Event) -> bool {
    match event.happening {
        Happening::Move { .. }
        | Happening::Damage { .. }
        | Happening::Flip { .. }
        | Happening::Turn { .. }
        | Happening::Attach { .. }
        | Happening::Control { .. }
        | Happening::Lose { .. }
        | Happening::Win { .. } => true,
        Happening::CardCounter { amount, .. } => amount > 0,
        Happening::Mark { .. }
        | Happening::Heal { .. }
        | Happening::PlayerCounter { .. }
        | Happening::Currency { .. }
        | Happening::PlaceCounter { .. }
        | Happening::Reveal { .. }
        | Happening::Shuffle { .. }
        | Happening::Deed { .. } => false,
    }
}
