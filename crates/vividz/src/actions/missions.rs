//! Chapters 1113 and 1114: checking and clearing missions.

use crate::book::Context;
use crate::rules::cite;
use crate::words::{kind, label, verb, zone};
use crate::{card, principles};
use duel::book::rule_sets::VerbRules;
use duel::card::ability::Form;
use duel::card::characteristics::{Characteristics, Orientation};
use duel::event::{Cause, Happening};
use duel::ids::{Kinds, Label, Rule, Seat, Zone};
use duel::state::object::Slot;

/// A mission that is checked goes to sleep, and counts as checked as long as it sleeps (1113.2).
pub(crate) const CHECKED: Rule = cite!("1113.2");

/// Fulfilling what a mission asks for to be checked checks it (1113.1).
const CHECKS: Rule = cite!("1113.1");
/// A mission that is cleared is turned face down (1114.1).
const CLEARS: Rule = cite!("1114.1");
/// A mission is checked in no other way.
pub(crate) const CHECKING: VerbRules = VerbRules { does: CHECKS, ..VerbRules::UNNUMBERED };
/// A mission is cleared in no other way.
pub(crate) const CLEARING: VerbRules = VerbRules { does: CLEARS, ..VerbRules::UNNUMBERED };

/// The mission is face up: it has not been cleared.
pub(crate) fn is_open(cx: &Context, slot: Slot) -> bool {
    cx.state.object(slot).zone == zone::MISSION && cx.state.object(slot).face_up
}

/// The characteristics of a face-down card: in the mission zone it is still a mission, and nothing else.
pub(crate) fn face_down(zone: Zone) -> Characteristics {
    let kinds = if zone == zone::MISSION { Kinds::of(&[kind::MISSION]) } else { Kinds::EMPTY };
    Characteristics { kinds, ..Characteristics::face_down() }
}

/// The mission is checked: it sleeps, whatever has put it to sleep (1113.2, reading V3).
pub(crate) fn is_checked(cx: &Context, slot: Slot) -> bool {
    is_open(cx, slot) && cx.state.object(slot).orientation == Orientation::Sideways && cx.cite(CHECKED)
}

/// All conditions of a mission with this label have been met as often as they ask. A mission that has lost its
/// abilities has none, and none that is met.
fn is_fulfilled(cx: &Context, slot: Slot, label: Label) -> bool {
    let object = cx.state.object(slot);
    let all = 0..cx.state.ability_count(cx.pool, slot);
    let wanted = all.filter_map(|at| cx.state.ability_at(cx.pool, slot, at)).map(|id| cx.pool.ability(id));
    let met = |record: &duel::card::ability::EventCounter| {
        object.counters.count_of(record.counter) >= i32::from(record.times)
    };
    let (mut any, mut begun, mut all) = (false, false, true);
    for ability in wanted {
        if let Form::Counting(record) = &ability.form
            && ability.label == label
        {
            any = true;
            begun |= object.counters.count_of(record.counter) > 0;
            all &= met(record);
        }
    }
    any && (all || begun && !card::all_conditions(cx))
}

/// The conditions under which the mission is checked have been met (1113.1).
pub(crate) fn is_checked_now(cx: &Context, slot: Slot) -> bool {
    is_fulfilled(cx, slot, label::CHECK) && cx.cite(CHECKS)
}

/// The conditions under which the mission is cleared have been met.
pub(crate) fn is_cleared_now(cx: &Context, slot: Slot) -> bool {
    is_fulfilled(cx, slot, label::CLEAR)
}

/// The mission can be checked: it lies face up, is not checked yet, and nothing forbids it.
pub(crate) fn can_be_checked(cx: &Context, slot: Slot) -> bool {
    let forbidden = |verb| cx.is_forbidden(verb, slot, None) && cx.cite(principles::CANNOT);
    is_open(cx, slot) && !is_checked(cx, slot) && !forbidden(verb::CHECK) && !forbidden(verb::SLEEP)
}

/// Proposes to check a mission: it goes to sleep (1113.2).
pub(crate) fn propose_check(cx: &mut Context, seat: Seat, slot: Slot, cause: Cause) {
    if !can_be_checked(cx, slot) {
        return;
    }
    if cx.cite(CHECKED) {
        cx.propose(Happening::Turn { slot, to: Orientation::Sideways }, verb::SLEEP, cause);
    }
    cx.deed(verb::CHECK, seat, slot, Slot::NONE, cause);
}

/// Clears missions: turns them face down (1114.1), together with the events proposed since `from`.
///
/// Abilities that trigger on the clearing see the missions as they were before. May begin a procedure.
pub(crate) fn clear(cx: &mut Context, seat: Seat, missions: &[Slot], from: usize, cause: Cause) {
    let can_be = |cx: &Context, slot: Slot| {
        is_open(cx, slot) && !(cx.is_forbidden_by(verb::CLEAR, slot, &cause) && cx.cite(principles::CANNOT))
    };
    let deeds = cx.state.batch.len();
    for &slot in missions {
        if can_be(cx, slot) {
            cx.deed(verb::CLEAR, seat, slot, Slot::NONE, cause);
        }
    }
    cx.commit(deeds);
    for &slot in missions {
        if can_be(cx, slot) && cx.cite(CLEARS) {
            cx.propose(Happening::Flip { slot, face_up: false }, verb::CLEAR, cause);
        }
    }
    cx.commit(from);
}

/// Proposes to reboot a mission (reading V3).
pub(crate) fn propose_reboot(cx: &mut Context, slot: Slot, cause: Cause) {
    cx.propose(Happening::Turn { slot, to: Orientation::Upright }, verb::REBOOT, cause);
}
