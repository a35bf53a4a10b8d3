//! Casting Characters (F 11.4; S 11.3), and how all is played that goes onto the field.

use super::{formation, in_attack_phase, in_main_phase, item};
use crate::Crystal;
use crate::book::Context;
use crate::edition::{Edition, Obeys};
use crate::keywords;
use crate::rules::{Cited, cite};
use crate::turn;
use crate::words::{element, kind, verb};
use crate::zones::{Beside, check_entering};
use duel::book::rule_sets::PlayRules;
use duel::engine::refusal::Verdict;
use duel::event::{Cause, Happening};
use duel::ids::{Colours, Rule, Seat};
use duel::need;
use duel::state::object::{ObjectRef, Slot};
use duel::state::stack_item::{NO_ABILITY, StackItem};

impl<E: Edition> Crystal<E> {
    /// The rules on casting a Character, step by step (F 11.4.2 to 11.4.8; S 11.3.2 to 11.3.8).
    pub(crate) const CHARACTER: &'static PlayRules = &PlayRules {
        declare: cite!(f "11.4.2", s "11.3.2").of::<E>(),
        choose: cite!(f "11.4.5", s "11.3.5").of::<E>(),
        mode: cite!(f "11.4.3", s "11.3.3").of::<E>(),
        extra: cite!(f "11.4.4", s "11.3.4").of::<E>(),
        x: cite!(f "11.4.4", s "11.3.4").of::<E>(),
        divide: cite!(f "11.4.5", s "11.3.5").of::<E>(),
        lock: cite!(f "11.4.6", s "11.3.6").of::<E>(),
        pay: cite!(f "11.4.7", s "11.3.7").of::<E>(),
        surplus: cite!(f "11.4.6.1.4", s "11.3.6.1.1").of::<E>(),
        done: cite!(f "11.4.8", s "11.3.8").of::<E>(),
        ..PlayRules::UNNUMBERED
    };
}

/// A Character that an effect lets a player cast is cast right after that effect has resolved (F 11.4.1.1; S 2.1).
pub(crate) const BY_EFFECT: Cited = cite!(f "11.4.1.1", s "2.1");

/// The rules on playing cards of a group type onto the field.
///
/// Characters, Items and Formations are played alike.
pub(crate) struct Group {
    /// The rules of the steps.
    pub steps: &'static PlayRules,
    /// The turn player plays them in a main phase.
    pub time: Rule,
    /// Nobody can respond, even at an unusual time.
    pub unanswerable: Rule,
    /// Playing a forbidden card is not even begun.
    pub barred: Rule,
    /// A card of one element needs one CP of that element.
    pub element: Rule,
    /// A card of several elements needs one CP of each.
    pub elements: Rule,
    /// A Light or Dark card is paid with CP of any elements.
    pub any_element: Rule,
}

impl<E: Edition> Crystal<E> {
    /// The rules on casting Characters (F 11.4; S 11.3).
    const CHARACTERS: &'static Group = &Group {
        steps: Self::CHARACTER,
        time: cite!(f "11.4.1", s "11.3.1").of::<E>(),
        unanswerable: keywords::UNANSWERABLE.of::<E>(),
        barred: cite!(f "2.2", s "11.3.9").of::<E>(),
        element: cite!(f "11.4.6.1.1", s "11.3.6.1.1").of::<E>(),
        elements: cite!(f "11.4.6.1.2", s "11.3.6.1.1").of::<E>(),
        any_element: cite!(f "11.4.6.1.3", s "11.3.6.1.1").of::<E>(),
    };
}

/// The rules by which a card is played onto the field.
pub(super) fn group<E: Edition>(cx: &Context<E>, slot: Slot) -> &'static Group {
    let kinds = cx.state.characteristics(slot).kinds;
    if kinds.meets(kind::ITEMS) {
        Crystal::<E>::ITEMS
    } else if kinds.has(kind::FORMATION) {
        Crystal::<E>::FORMATIONS
    } else {
        Crystal::<E>::CHARACTERS
    }
}

/// The rule on the elements of the CP for a card.
pub(super) fn rule_of_elements<E: Edition>(cx: &Context<E>, slot: Slot) -> Rule {
    let (group, colours) = (group(cx, slot), cx.state.characteristics(slot).colours);
    if colours.meets(element::LIGHT_AND_DARK) {
        group.any_element
    } else if colours.len() > 1 {
        group.elements
    } else {
        group.element
    }
}

/// The elements of which one CP each is needed (F 11.4.6.1.1, 11.4.6.1.2; S 11.3.6.1.1).
///
/// Light and Dark are not among them (F 11.4.6.1.3; S 11.3.6.1.1).
pub(super) fn elements<E: Edition>(cx: &Context<E>, slot: Slot, of: Colours) -> Colours {
    if duel::book::audit::holds(group(cx, slot).any_element) { Colours(of.0 & !element::LIGHT_AND_DARK.0) } else { of }
}

/// The turn player casts a Character in a main phase (F 11.4.1; S 11.3.1) with the stack empty (F 9.3.1.5; S 9.4.1.5).
///
/// One with Back Attack is cast in any main or attack phase (F 15.2.5.2). Items and Formations are played at
/// the same times as Characters (S 11.4.1, 11.5.1).
pub(super) fn check<E: Edition, V: Verdict>(cx: &mut Context<E>, slot: Slot, item: &StackItem, verdict: &mut V) {
    let it = Some(slot);
    let seat = item.controller;
    if keywords::is_back_attack(cx, slot, is_usual(cx, seat, 0)) {
        need!(verdict, in_main_phase(cx) || in_attack_phase(cx), keywords::BACK_ATTACK.of::<E>(), it);
    } else {
        need!(verdict, in_main_phase(cx) && seat == cx.state.turn.player, group(cx, slot).time, it);
        need!(verdict, cx.state.live_stack().is_empty(), turn::CHARACTERS.of::<E>(), it);
    }
    check_means(cx, slot, item, verdict);
}

/// A card cast at any time must be allowed to enter (7.7), be able to choose (F 11.4.5; S 11.3.5), and be paid for.
///
/// If CP are lacking, the rule on its elements refuses it; if something else is, the rule that all is paid at once (F
/// 11.4.7; S 11.3.7, 11.4.8, 11.5.7).
/// An Item needs a Character (S 11.4.5), and a Formation its condition (S 7.12.3).
pub(super) fn check_means<E: Edition, V: Verdict>(cx: &mut Context<E>, slot: Slot, item: &StackItem, verdict: &mut V) {
    let it = Some(slot);
    let group = group(cx, slot);
    need!(verdict, !cx.is_forbidden(verb::CAST, slot, None), group.barred, it);
    let gone = formation::giving_way(cx, item.controller, slot);
    check_entering(cx, item.controller, slot, Beside { gone, ..Beside::default() }, verdict);
    item::check_need(cx, item.controller, slot, verdict);
    formation::check_condition(cx, item, slot, verdict);
    if !cx.can_pay(item) && cx.refuse_unpaid(item, group.steps.pay, verdict) {
        return;
    }
    if item.ability != NO_ABILITY {
        let can_choose = cx.can_choose(item);
        need!(verdict, can_choose, group.steps.choose, it);
    }
}

/// The player has their main phase, with at most `stacked` items on the stack (F 11.4.1, 9.3.1.5; S 11.3.1, 9.4.1.5).
pub(super) fn is_usual<E: Edition>(cx: &Context<E>, seat: Seat, stacked: usize) -> bool {
    in_main_phase(cx) && seat == cx.state.turn.player && cx.state.live_stack().len() <= stacked
}

/// A card played onto the field is revealed first (F 11.4.2; S 11.3.2, 11.4.2, 11.5.2). May begin a procedure.
pub(super) fn show<E: Edition>(cx: &mut Context<E>, seat: Seat, slot: Slot) {
    if is_usual(cx, seat, 0) {
        cx.obeys(turn::CHARACTERS);
    }
    let cause = Cause { seat: Some(seat), ..Cause::rule(group(cx, slot).steps.declare) };
    cx.happen(Happening::Reveal { slot, seats: 3 }, verb::PUT, cause);
}

/// A card that is paid for enters the field at once (F 11.4.8; S 11.3.8, 11.4.9, 11.5.9), also by Back Attack (F
/// 15.2.5.4).
///
/// It remembers the extra costs and the X it was cast with (F 11.4.4; S 11.3.4). Its effects on being cast are carried
/// out then (F 11.4.3, 11.4.5; S 11.3.3, 11.3.5). May begin a procedure.
pub(super) fn enter<E: Edition>(cx: &mut Context<E>, item: &StackItem, slot: Slot) {
    let seat = item.controller;
    if !is_usual(cx, seat, 1) && !cx.cite(group(cx, slot).unanswerable) {
        return;
    }
    cx.state.stack.pop();
    cx.cite(rule_of_elements(cx, slot));
    let object = &mut cx.state.objects[slot.index()];
    (object.paid_extras, object.x) = (item.extras, item.x.clamp(0, u8::MAX.into()) as u8);
    if item.ability != NO_ABILITY {
        let life = object.life.wrapping_add(1);
        cx.resolve_without_stack(StackItem { source: ObjectRef { slot, life }, ..*item });
    }
    let cause = Cause { seat: Some(seat), ..Cause::rule(group(cx, slot).steps.done) };
    if !item::put_on(cx, item, slot, cause) {
        let act = cx.move_to_place(slot, formation::goal(cx, slot), seat, 0);
        cx.propose(act, verb::PUT, cause);
    }
    cx.deed(verb::CAST, seat, slot, Slot::NONE, cause);
}
