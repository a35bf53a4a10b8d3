//! Section 11.4: casting Characters.

use super::{in_attack_phase, in_main_phase};
use crate::book::Context;
use crate::keywords;
use crate::rules::cite;
use crate::turn;
use crate::words::{element, verb, zone};
use crate::zones::check_entering;
use duel::cites::PlayCites;
use duel::event::{Act, Cause};
use duel::item::{Item, NO_ABILITY};
use duel::need;
use duel::object::{Ref, Slot};
use duel::refusal::Verdict;
use duel::words::{Colours, Rule, Seat};

/// Casting a Character, step by step (11.4.2 to 11.4.8).
pub(crate) const CITES: PlayCites = PlayCites {
    declare: cite!("11.4.2"),
    choose: cite!("11.4.5"),
    mode: cite!("11.4.3"),
    extra: cite!("11.4.4"),
    x: cite!("11.4.4"),
    divide: cite!("11.4.5"),
    lock: cite!("11.4.6"),
    pay: cite!("11.4.7"),
    surplus: cite!("11.4.6.1.4"),
    done: cite!("11.4.8"),
    ..PlayCites::UNNUMBERED
};

/// A Character that an effect has a player cast is cast right after that effect has resolved (11.4.1.1).
pub(crate) const BY_EFFECT: Rule = cite!("11.4.1.1");

/// Which rule says of which elements the CP for a Character must be.
pub(super) fn rule_of_elements(cx: &Context, slot: Slot) -> Rule {
    let colours = cx.s.profile(slot).colours;
    if colours.meets(element::LIGHT_AND_DARK) {
        ANY_ELEMENT
    } else if colours.len() > 1 {
        cite!("11.4.6.1.2")
    } else {
        cite!("11.4.6.1.1")
    }
}

/// Light and Dark cards are cast with CP of whatever elements (11.4.6.1.3).
const ANY_ELEMENT: Rule = cite!("11.4.6.1.3");

/// The elements of which one CP each is needed (11.4.6.1.1, 11.4.6.1.2); none of Light and Dark (11.4.6.1.3).
pub(super) fn elements(of: Colours) -> Colours {
    if duel::audit::holds(ANY_ELEMENT) { Colours(of.0 & !element::LIGHT_AND_DARK.0) } else { of }
}

/// A Character is cast by the turn player in a main phase (11.4.1) with the stack empty (9.3.1.5), one with Back Attack
/// in any main or attack phase (15.2.5.2).
pub(super) fn check<V: Verdict>(cx: &mut Context, slot: Slot, item: &Item, verdict: &mut V) {
    let it = Some(slot);
    let seat = item.controller;
    if keywords::is_back_attack(cx, slot, is_usual(cx, seat, 0)) {
        need!(verdict, in_main_phase(cx) || in_attack_phase(cx), keywords::BACK_ATTACK, it);
    } else {
        need!(verdict, in_main_phase(cx) && seat == cx.s.turn.player, cite!("11.4.1"), it);
        need!(verdict, cx.s.live_stack().is_empty(), turn::CHARACTERS, it);
    }
    check_means(cx, slot, item, verdict);
}

/// Whenever it is cast, it must be allowed to enter (7.7), able to choose what it chooses (11.4.5) and be paid for.
pub(super) fn check_means<V: Verdict>(cx: &mut Context, slot: Slot, item: &Item, verdict: &mut V) {
    let it = Some(slot);
    need!(verdict, !cx.forbidden(verb::CAST, slot, None), cite!("2.2"), it);
    check_entering(cx, item.controller, slot, verdict);
    let rule = rule_of_elements(cx, slot);
    let can_pay = cx.can_pay(item);
    need!(verdict, can_pay, rule, it);
    if item.ability != NO_ABILITY {
        let can_choose = cx.can_choose(item);
        need!(verdict, can_choose, CITES.choose, it);
    }
}

/// Whether the turn player is in a main phase, with no more than so much on the stack (11.4.1, 9.3.1.5).
fn is_usual(cx: &Context, seat: Seat, stacked: usize) -> bool {
    in_main_phase(cx) && seat == cx.s.turn.player && cx.s.live_stack().len() <= stacked
}

/// A Character that is cast is shown first (11.4.2).
pub(super) fn show(cx: &mut Context, seat: Seat, slot: Slot) {
    if is_usual(cx, seat, 0) {
        cx.by(turn::CHARACTERS);
    }
    let cause = Cause { seat: Some(seat), ..Cause::rule(CITES.declare) };
    cx.happen(Act::Show { slot, seats: 3 }, verb::PUT, cause);
}

/// A Character that is paid for enters the field at once (11.4.8), by Back Attack too (15.2.5.4). What it was cast with
/// stays known of it (11.4.4), and what its text does as it is cast is done then (11.4.3, 11.4.5).
pub(super) fn enter(cx: &mut Context, item: &Item, slot: Slot) {
    let seat = item.controller;
    if !is_usual(cx, seat, 1) && !cx.by(keywords::UNANSWERABLE) {
        return;
    }
    cx.s.stack.pop();
    cx.by(rule_of_elements(cx, slot));
    let object = &mut cx.s.objects[slot.index()];
    (object.paid, object.x) = (item.extras, item.x.clamp(0, u8::MAX.into()) as u8);
    if item.ability != NO_ABILITY {
        let life = object.life.wrapping_add(1);
        cx.carry_out_at_once(Item { source: Ref { slot, life }, ..*item });
    }
    let cause = Cause { seat: Some(seat), ..Cause::rule(CITES.done) };
    let act = cx.move_to_place(slot, zone::FIELD, seat, 0);
    cx.propose(act, verb::PUT, cause);
    cx.deed(verb::CAST, seat, slot, Slot::NONE, cause);
}
