//! Chapters 1113 and 1114: checking and clearing missions.

use crate::book::Context;
use crate::rules::cite;
use crate::words::{kind, label, verb, zone};
use crate::{card, principles};
use duel::ability::Form;
use duel::event::{Act, Cause};
use duel::object::Slot;
use duel::profile::{Orientation, Profile};
use duel::words::{Kinds, Label, Rule, Seat, Zone};

/// What is checked sleeps, and counts as checked as long as it does (1113.2).
pub(crate) const CHECKED: Rule = cite!("1113.2");

/// Whether a mission is face up: one that is not has been cleared.
pub(crate) fn is_open(cx: &Context, slot: Slot) -> bool {
    cx.s.object(slot).zone == zone::MISSION && cx.s.object(slot).face_up
}

/// What lies face down among the missions is still a mission, and nothing else.
pub(crate) fn face_down(zone: Zone) -> Profile {
    let kinds = if zone == zone::MISSION { Kinds::of(&[kind::MISSION]) } else { Kinds::EMPTY };
    Profile { kinds, ..Profile::face_down() }
}

/// Whether a mission is checked: it sleeps, whatever has put it to sleep (1113.2, reading V3).
pub(crate) fn is_checked(cx: &Context, slot: Slot) -> bool {
    is_open(cx, slot) && cx.s.object(slot).orientation == Orientation::Sideways && cx.by(CHECKED)
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

/// Missions are cleared: they are turned face down (1114.1), together with what has been proposed since `from`. What
/// notices that sees them as they were.
pub(crate) fn clear(cx: &mut Context, seat: Seat, missions: &[Slot], from: usize, cause: Cause) {
    let can_be = |cx: &Context, slot: Slot| {
        is_open(cx, slot) && !(cx.forbidden_by(verb::CLEAR, slot, &cause) && cx.by(principles::CANNOT))
    };
    let deeds = cx.s.batch.len();
    for &slot in missions {
        if can_be(cx, slot) {
            cx.deed(verb::CLEAR, seat, slot, Slot::NONE, cause);
        }
    }
    cx.commit(deeds);
    for &slot in missions {
        if can_be(cx, slot) && cx.by(cite!("1114.1")) {
            cx.propose(Act::Flip { slot, face_up: false }, verb::CLEAR, cause);
        }
    }
    cx.commit(from);
}

/// A mission is rebooted (reading V3).
pub(crate) fn propose_reboot(cx: &mut Context, slot: Slot, cause: Cause) {
    cx.propose(Act::Turn { slot, to: Orientation::Upright }, verb::REBOOT, cause);
}
