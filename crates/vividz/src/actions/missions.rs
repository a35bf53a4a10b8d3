//! Chapters 1113 and 1114: checking and clearing missions.

use crate::book::Context;
use crate::rules::cite;
use crate::words::{label, verb, zone};
use crate::{card, principles};
use duel::ability::Form;
use duel::event::{Act, Cause};
use duel::object::Slot;
use duel::profile::Orientation;
use duel::words::{Label, Rule, Seat};

/// What is checked sleeps, and counts as checked as long as it does (1113.2).
pub(crate) const CHECKED: Rule = cite!("1113.2");

/// Whether a mission is face up: one that is not has been cleared.
pub(crate) fn is_open(cx: &Context, slot: Slot) -> bool {
    slot != Slot::NONE && cx.s.object(slot).zone == zone::MISSION && cx.s.object(slot).face_up
}

/// Whether a mission is checked.
pub(crate) fn is_checked(cx: &Context, slot: Slot) -> bool {
    is_open(cx, slot) && cx.s.object(slot).orientation == Orientation::Sideways
}

/// Whether all conditions of a mission that are so labelled have been met as often as they ask.
fn is_fulfilled(cx: &Context, slot: Slot, label: Label) -> bool {
    let object = cx.s.object(slot);
    let wanted = cx.pool.card(object.card).abilities.iter().map(|&id| cx.pool.ability(id));
    let met = |record: &duel::ability::Record| object.counters.of(record.counter) >= i32::from(record.times);
    let (mut any, mut begun, mut all) = (false, false, true);
    for ability in wanted {
        if let Form::Recorded(record) = &ability.form
            && ability.label == label
        {
            any = true;
            begun |= object.counters.of(record.counter) > 0;
            all &= met(record);
        }
    }
    any && (all || begun && !card::all_conditions(cx))
}

/// Whether what a mission asks for to be checked has been done (1113.1).
pub(crate) fn is_checked_now(cx: &Context, slot: Slot) -> bool {
    is_fulfilled(cx, slot, label::CHECK) && cx.by(cite!("1113.1"))
}

/// Whether what a mission asks for to be cleared has been done.
pub(crate) fn is_cleared_now(cx: &Context, slot: Slot) -> bool {
    is_fulfilled(cx, slot, label::CLEAR)
}

/// Whether a mission can be checked: it lies face up, is not checked, and nothing forbids it.
pub(crate) fn can_be_checked(cx: &Context, slot: Slot) -> bool {
    let forbidden = |verb| cx.forbidden(verb, slot, None) && cx.by(principles::CANNOT);
    is_open(cx, slot) && !is_checked(cx, slot) && !forbidden(verb::CHECK) && !forbidden(verb::SLEEP)
}

/// A mission is checked: it goes to sleep (1113.2).
pub(crate) fn propose_check(cx: &mut Context, seat: Seat, slot: Slot, cause: Cause) {
    if !can_be_checked(cx, slot) {
        return;
    }
    if cx.by(CHECKED) {
        cx.propose(Act::Turn { slot, to: Orientation::Sideways }, verb::SLEEP, cause);
    }
    cx.deed(verb::CHECK, seat, slot, Slot::NONE, cause);
}

/// A mission is cleared: it is turned face down (1114.1).
pub(crate) fn propose_clear(cx: &mut Context, seat: Seat, slot: Slot, cause: Cause) {
    if !is_open(cx, slot) || cx.forbidden(verb::CLEAR, slot, None) && cx.by(principles::CANNOT) {
        return;
    }
    // Both players see what is cleared as it is.
    cx.deed(verb::CLEAR, seat, slot, Slot::NONE, cause);
    if cx.by(cite!("1114.1")) {
        cx.propose(Act::Flip { slot, face_up: false }, verb::CLEAR, cause);
    }
}

/// A mission is rebooted (reading V3).
pub(crate) fn propose_reboot(cx: &mut Context, slot: Slot, cause: Cause) {
    cx.propose(Act::Turn { slot, to: Orientation::Upright }, verb::REBOOT, cause);
}
