//! The exchange of battle damage in the first and second battle steps (3-12-2 to 3-12-4-2, 3-13-2).

use super::{bout, first_step, second_step};
use crate::book::Context;
use crate::keywords::instant_death;
use crate::words::{number, role, routine, verb};
use duel::event::{Cause, Happening};
use duel::ids::Rule;
use duel::observe::language::Language;
use duel::say;
use duel::state::combat::Participant;
use duel::state::object::{ObjectRef, Slot};
use duel::state::stack_item::StackItem;

/// The battle step in which the exchange was stacked, as the `way` of its stack item.
const FIRST: u8 = 0;
const SECOND: u8 = 1;

/// Units that strike in this step deal their power, which is fixed now, to the unit on the square with them; if one has
/// left the square, there is no exchange (3-12-2, 3-13-2).
///
/// Puts the exchange onto the stack for the two units that began the battle. Returns true if there is one.
pub(super) fn stack(
    cx: &mut Context,
    battle: u32,
    place: u8,
    second: bool,
    strikes: impl Fn(&Context, [Slot; 2], usize) -> bool,
) -> bool {
    let Some(units) = starters(cx, battle, place) else { return false };
    let slots = units.map(|unit| unit.slot);
    let strikes = [0, 1].map(|at| cx.state.is_alive(units[at]) && strikes(cx, slots, at));
    let none = strikes == [false; 2];
    let here = |unit: ObjectRef| cx.state.is_alive(unit) && cx.state.object(unit.slot).place == place;
    let opposed = cx.state.characteristics(slots[0]).controller != cx.state.characteristics(slots[1]).controller;
    let rule: Rule = if second { second_step::EXCHANGE } else { first_step::EXCHANGE };
    let both = units.into_iter().all(here) && opposed;
    // If both are there and neither strikes, the rule does not apply.
    if none && both {
        return false;
    }
    if cx.cite(rule) != both || none {
        return false;
    }
    for (&object, _) in units.iter().zip(strikes).filter(|(_, strikes)| *strikes) {
        cx.join_combat(Participant { combat: battle, place, object, roles: role::STRUCK });
    }
    let [first, second_power] = [0, 1].map(|at| if strikes[at] { power(cx, units[at]) } else { 0 });
    let mut item = StackItem::of_rules(routine::EXCHANGE, units[0], cx.state.turn.player);
    (item.subject, item.counterpart) = (Some(units[0]), Some(units[1]));
    (item.event_amount, item.x) = (first, second_power);
    (item.place, item.way) = (place, if second { SECOND } else { FIRST });
    cx.put_rules_on_stack(item);
    true
}

/// The two units that began the battle of a square, the first player's first.
fn starters(cx: &Context, battle: u32, place: u8) -> Option<[ObjectRef; 2]> {
    let began = |participant: &&Participant| {
        participant.combat == battle && participant.place == place && participant.roles & role::STARTER != 0
    };
    let mut units = cx.state.combats.iter().filter(began).map(|participant| participant.object);
    Some([units.next()?, units.next()?])
}

/// The battle damage a unit deals: its power.
fn power(cx: &Context, unit: ObjectRef) -> i32 {
    if cx.state.is_alive(unit) { cx.state.characteristics(unit.slot).number(number::POWER).max(0) } else { 0 }
}

/// The unit's damage was already stacked in this battle (5-4-2).
pub(crate) fn has_struck(cx: &Context, battle: u32, place: u8, slot: Slot) -> bool {
    bout(cx, battle, place, cx.state.object_ref(slot)).is_some_and(|participant| participant.roles & role::STRUCK != 0)
}

/// The exchange resolves simultaneously: each unit is dealt the power that the other had when it was stacked (3-12-4,
/// 3-13-4). May begin a procedure.
pub(crate) fn resolve(cx: &mut Context, item: &StackItem) {
    let (Some(first), Some(second)) = (item.subject, item.counterpart) else { return };
    let from = cx.state.batch.len();
    propose_damage(cx, item, (first, second), item.event_amount);
    propose_damage(cx, item, (second, first), item.x);
    let dealt = cx.state.batch.len() > from;
    cx.commit(from);
    if dealt {
        instant_death::forget(cx, item);
    }
}

/// A unit deals the fixed amount wherever it is and whatever its power is now (3-12-4-1); a unit that has left the
/// squares takes none, one on another square does (3-12-4-2). Proposes the damage.
fn propose_damage(cx: &mut Context, item: &StackItem, (dealer, hurt): (ObjectRef, ObjectRef), fixed: i32) {
    if fixed == 0 {
        return;
    }
    let here = cx.state.is_alive(dealer) && cx.state.object(dealer.slot).place == item.place;
    let now = if here { power(cx, dealer) } else { 0 };
    let amount = if now != fixed && !cx.cite(first_step::FIXED) { now } else { fixed };
    let alive = cx.state.is_alive(hurt);
    let moved = !alive || cx.state.object(hurt.slot).place != item.place;
    if moved && cx.cite(first_step::LEFT) != alive || amount == 0 {
        return;
    }
    let rule = if item.way == SECOND { second_step::AS_ONE } else { first_step::AS_ONE };
    let cause = Cause { source: Some(dealer), ..Cause::rule(rule) };
    cx.propose(Happening::Damage { slot: hurt.slot, amount }, verb::STRIKE, cause);
}

/// The text of an exchange on the stack: the units and the damage each deals.
pub(crate) fn title(language: Language, item: &StackItem, name: impl Fn(ObjectRef) -> String) -> Option<String> {
    let (first, second) = (name(item.subject?), name(item.counterpart?));
    Some(match (item.event_amount, item.x) {
        (dealt, 0) => say!(
            language,
            "the exchange of battle damage: {first} deals {dealt} to {second}",
            "バトルダメージの応酬：{first}が{second}に{dealt}"
        ),
        (0, dealt) => say!(
            language,
            "the exchange of battle damage: {second} deals {dealt} to {first}",
            "バトルダメージの応酬：{second}が{first}に{dealt}"
        ),
        (one, other) => say!(
            language,
            "the exchange of battle damage: {first} deals {one} to {second}, {second} deals {other} to {first}",
            "バトルダメージの応酬：{first}が{second}に{one}、{second}が{first}に{other}"
        ),
    })
}
