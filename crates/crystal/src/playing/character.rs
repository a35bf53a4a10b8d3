//! Section 11.4: casting Characters.

use super::{cost, in_attack_phase, in_main_phase};
use crate::book::Context;
use crate::rules::cite;
use crate::turn;
use crate::words::{keyword, verb, zone};
use crate::zones::check_entering;
use duel::ability::End;
use duel::book::RuleBook;
use duel::cites::PlayCites;
use duel::event::{Act, Cause};
use duel::item::Item;
use duel::need;
use duel::object::Slot;
use duel::refusal::Verdict;
use duel::words::Seat;

/// Casting a Character, step by step (11.4.2 to 11.4.8).
pub(crate) const CITES: PlayCites = PlayCites {
    declare: cite!("11.4.2"),
    mode: cite!("11.4.3"),
    extra: cite!("11.4.4"),
    x: cite!("11.4.4"),
    divide: cite!("11.4.5"),
    lock: cite!("11.4.6"),
    pay: cite!("11.4.7"),
    done: cite!("11.4.8"),
    ..PlayCites::UNNUMBERED
};

/// A Character is cast by the turn player in a main phase (11.4.1) with the stack empty (9.3.1.5), one with Back Attack
/// in any main or attack phase (15.2.5.2), if it may enter (7.7) and be paid for.
pub(super) fn check<V: Verdict>(cx: &mut Context, slot: Slot, item: &Item, verdict: &mut V) {
    let it = Some(slot);
    let seat = item.controller;
    if cx.s.profile(slot).keywords.has(keyword::BACK_ATTACK) {
        need!(verdict, in_main_phase(cx) || in_attack_phase(cx), cite!("15.2.5.2"), it);
    } else {
        need!(verdict, in_main_phase(cx) && seat == cx.s.turn.player, cite!("11.4.1"), it);
        need!(verdict, cx.s.live_stack().is_empty(), turn::CHARACTERS, it);
    }
    need!(verdict, !cx.forbidden(verb::CAST, slot, None), cite!("2.2"), it);
    check_entering(cx, seat, slot, verdict);
    let rule = cost::rule_of_elements(cx, slot);
    let can_pay = cx.can_pay(item);
    need!(verdict, can_pay, rule, it);
}

/// A Character that is cast is shown first (11.4.2).
pub(super) fn show(cx: &mut Context, seat: Seat, slot: Slot) {
    let usual = in_main_phase(cx) && seat == cx.s.turn.player && cx.s.live_stack().is_empty();
    cx.by(if usual { turn::CHARACTERS } else { cite!("15.2.5.2") });
    let cause = Cause { seat: Some(seat), ..Cause::rule(CITES.declare) };
    cx.happen(Act::Show { slot, seats: 3 }, verb::PUT, cause);
}

/// A Character that is paid for enters the field (11.4.8).
pub(super) fn enter(cx: &mut Context, seat: Seat, slot: Slot) {
    cx.s.stack.pop();
    cx.by(cost::rule_of_elements(cx, slot));
    let turned = <crate::Fftcg as RuleBook>::arrives(cx, slot, zone::FIELD);
    let cause = Cause { seat: Some(seat), ..Cause::rule(CITES.done) };
    let act = Act::Move { slot, to: zone::FIELD, side: seat, end: End::Top, place: 0, turned, face_up: true };
    cx.propose(act, verb::PUT, cause);
    cx.deed(verb::CAST, seat, slot, Slot::NONE, cause);
}
