//! Section 11.3: casting Summons.

use super::{auto, in_attack_phase, in_main_phase};
use crate::attack::strike::between_strikes;
use crate::book::Context;
use crate::keywords::BETWEEN_STRIKES;
use crate::rules::cite;
use crate::turn;
use crate::words::{verb, zone};
use duel::cites::PlayCites;
use duel::event::Cause;
use duel::item::Item;
use duel::need;
use duel::object::Slot;
use duel::refusal::Verdict;
use duel::words::{Rule, Seat};

/// Casting a Summon, step by step (11.3.2 to 11.3.9).
pub(crate) const CITES: PlayCites = PlayCites {
    declare: cite!("11.3.2"),
    choose: cite!("11.3.3"),
    mode: cite!("11.3.4"),
    mode_count: cite!("11.3.4.1"),
    extra: cite!("11.3.5"),
    x: cite!("11.3.5"),
    divide: cite!("11.3.6"),
    lock: cite!("11.3.7"),
    pay: cite!("11.3.7.1"),
    surplus: cite!("11.3.7.1"),
    rewind: cite!("11.3.1"),
    done: cite!("11.3.8"),
    recheck: cite!("11.3.9"),
    leave_behind: auto::LEFT_BY_SUMMON,
    ..PlayCites::UNNUMBERED
};

/// A Summon that sets power sets the printed one, and what changes it applies afterwards (11.3.10).
pub(crate) const SETS_POWER: Rule = cite!("11.3.10");
/// A Summon that an effect has a player cast is cast right after that effect has resolved (11.3.11).
pub(crate) const BY_EFFECT: Rule = cite!("11.3.11");

/// A Summon is cast in main and attack phases (9.3.1.6), not between two strikes (15.2.3.3).
pub(super) fn check<V: Verdict>(cx: &mut Context, slot: Slot, item: &Item, verdict: &mut V) {
    let it = Some(slot);
    need!(verdict, in_main_phase(cx) || in_attack_phase(cx), turn::SUMMONS, it);
    need!(verdict, !between_strikes(cx), BETWEEN_STRIKES, it);
    check_means(cx, slot, item, verdict);
}

/// Whenever it is cast, it must be able to choose what it chooses (11.3.3) and be paid for (11.3.7.1).
pub(super) fn check_means<V: Verdict>(cx: &mut Context, slot: Slot, item: &Item, verdict: &mut V) {
    let it = Some(slot);
    need!(verdict, !cx.forbidden(verb::CAST, slot, None), cite!("2.2"), it);
    let can_pay = cx.can_pay(item);
    if V::ONE_SUFFICES {
        need!(verdict, can_pay, CITES.pay, it);
    }
    let can_choose = cx.can_choose(item);
    need!(verdict, can_choose, CITES.choose, it);
    need!(verdict, can_pay, CITES.pay, it);
}

/// A Summon that is cast goes onto the stack first (11.3.2).
pub(super) fn put_onto_stack(cx: &mut Context, seat: Seat, slot: Slot) {
    let act = cx.move_to_place(slot, zone::STACK, seat, 0);
    cx.by(turn::SUMMONS);
    cx.happen(act, verb::PUT, Cause { seat: Some(seat), ..Cause::rule(CITES.declare) });
}
