//! The exchange of battle damage, in the first battle step and in the second (3-12-2 to 3-12-4-2, 3-13-2).

use super::{bout, first_step, second_step};
use crate::book::Context;
use crate::keywords::instant_death;
use crate::words::{number, role, routine, verb};
use duel::event::{Act, Cause};
use duel::item::{Bout, Item};
use duel::language::Language;
use duel::object::{Ref, Slot};
use duel::say;
use duel::words::Rule;

/// In which step it was stacked, as the way of its item.
const FIRST: u8 = 0;
const SECOND: u8 = 1;

/// Stacks the exchange of battle damage of those units that began the battle of a square and strike in this step: what
/// each deals is fixed now. If one of them has left the square, there is none (3-12-2, 3-13-2). Returns whether there is
/// one.
pub(super) fn stack(
    cx: &mut Context,
    battle: u32,
    place: u8,
    second: bool,
    strikes: impl Fn(&Context, [Slot; 2], usize) -> bool,
) -> bool {
    let Some(units) = starters(cx, battle, place) else { return false };
    let slots = units.map(|unit| unit.slot);
    let strikes = [0, 1].map(|at| cx.s.alive(units[at]) && strikes(cx, slots, at));
    let none = strikes == [false; 2];
    let here = |unit: Ref| cx.s.alive(unit) && cx.s.object(unit.slot).place == place;
    let opposed = cx.s.profile(slots[0]).controller != cx.s.profile(slots[1]).controller;
    let rule: Rule = if second { second_step::EXCHANGE } else { first_step::EXCHANGE };
    let both = units.into_iter().all(here) && opposed;
    // Where both are there and neither strikes, the rule has nothing to say.
    if none && both {
        return false;
    }
    if cx.by(rule) != both || none {
        return false;
    }
    for (&object, _) in units.iter().zip(strikes).filter(|(_, strikes)| *strikes) {
        cx.enlist(Bout { number: battle, place, object, roles: role::STRUCK });
    }
    let [first, second_power] = [0, 1].map(|at| if strikes[at] { power(cx, units[at]) } else { 0 });
    let mut item = Item::of_rules(routine::EXCHANGE, units[0], cx.s.turn.player);
    (item.subject, item.counterpart) = (Some(units[0]), Some(units[1]));
    (item.amount, item.x) = (first, second_power);
    (item.place, item.way) = (place, if second { SECOND } else { FIRST });
    cx.stack_rules(item);
    true
}

/// The units that began the battle of a square, the first player's first.
fn starters(cx: &Context, battle: u32, place: u8) -> Option<[Ref; 2]> {
    let began = |bout: &&Bout| bout.number == battle && bout.place == place && bout.roles & role::STARTER != 0;
    let mut units = cx.s.bouts.iter().filter(began).map(|bout| bout.object);
    Some([units.next()?, units.next()?])
}

/// What a unit deals: its power.
fn power(cx: &Context, unit: Ref) -> i32 {
    if cx.s.alive(unit) { cx.s.profile(unit.slot).number(number::POWER).max(0) } else { 0 }
}

/// Whether a unit's damage was stacked already in this battle (5-4-2).
pub(crate) fn has_struck(cx: &Context, battle: u32, place: u8, slot: Slot) -> bool {
    bout(cx, battle, place, cx.s.refer(slot)).is_some_and(|bout| bout.roles & role::STRUCK != 0)
}

/// The exchange resolves as one: each is dealt what the other's power was when it was stacked (3-12-4, 3-13-4).
pub(crate) fn resolve(cx: &mut Context, item: &Item) {
    let (Some(first), Some(second)) = (item.subject, item.counterpart) else { return };
    let from = cx.s.batch.len();
    propose_damage(cx, item, (first, second), item.amount);
    propose_damage(cx, item, (second, first), item.x);
    let dealt = cx.s.batch.len() > from;
    cx.commit(from);
    if dealt {
        instant_death::forget(cx, item);
    }
}

/// One unit's part of the exchange: wherever it is by now and whatever its power, it deals what was fixed (3-12-4-1);
/// who has left the squares takes none, who is on another square does (3-12-4-2).
fn propose_damage(cx: &mut Context, item: &Item, (dealer, hurt): (Ref, Ref), fixed: i32) {
    if fixed == 0 {
        return;
    }
    let here = cx.s.alive(dealer) && cx.s.object(dealer.slot).place == item.place;
    let now = if here { power(cx, dealer) } else { 0 };
    let amount = if now != fixed && !cx.by(first_step::FIXED) { now } else { fixed };
    let alive = cx.s.alive(hurt);
    let moved = !alive || cx.s.object(hurt.slot).place != item.place;
    if moved && cx.by(first_step::LEFT) != alive || amount == 0 {
        return;
    }
    let rule = if item.way == SECOND { second_step::AS_ONE } else { first_step::AS_ONE };
    let cause = Cause { source: Some(dealer), ..Cause::rule(rule) };
    cx.propose(Act::Damage { slot: hurt.slot, amount }, verb::STRIKE, cause);
}

/// How an exchange on the stack reads: who deals how much to whom.
pub(crate) fn title(language: Language, item: &Item, name: impl Fn(Ref) -> String) -> Option<String> {
    let (first, second) = (name(item.subject?), name(item.counterpart?));
    Some(match (item.amount, item.x) {
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
