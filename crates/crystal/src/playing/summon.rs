//! Casting Summons (F 11.3; S 11.2).

use super::{auto, cost, in_attack_phase, in_main_phase};
use crate::Crystal;
use crate::attack::strike::between_strikes;
use crate::book::Context;
use crate::edition::{Edition, Obeys};
use crate::keywords::{BETWEEN_STRIKES, primal};
use crate::rules::ChapterPoints;
use crate::rules::{Cited, cite};
use crate::turn;
use crate::words::{verb, zone};
use duel::book::point::{ChoosingPoint, PriorityPoint};
use duel::book::rule_sets::PlayRules;
use duel::engine::refusal::Verdict;
use duel::event::Cause;
use duel::ids::Seat;
use duel::need;
use duel::points;
use duel::state::object::Slot;
use duel::state::stack_item::StackItem;

/// A Summon needs legal targets, of which it is none itself (F 11.3.3).
const CHOOSES: Cited = cite!(f "11.3.3");

/// A declared Summon goes onto the stack, and stays there until it resolves or an effect moves it elsewhere (F 11.3.2; S
/// 11.2.2).
const STAYS: Cited = cite!(f "11.3.2", s "11.2.2");

/// Where the kernel acts by these rules.
pub(crate) const POINTS: ChapterPoints = points! {
    ChoosingPoint::NotItself => CHOOSES,
    PriorityPoint::LeavesWithItsCard => STAYS,
};

impl<E: Edition> Crystal<E> {
    /// The rules on casting a Summon, step by step (F 11.3.2 to 11.3.9; S 11.2.2).
    pub(crate) const SUMMON: &'static PlayRules = &PlayRules {
        declare: STAYS.of::<E>(),
        choose: CHOOSES.of::<E>(),
        mode: cite!(f "11.3.4", s "11.2.3").of::<E>(),
        mode_count: cite!(f "11.3.4.1").of::<E>(),
        extra: cite!(f "11.3.5", s "11.2.4").of::<E>(),
        x: cite!(f "11.3.5", s "11.2.4").of::<E>(),
        divide: cite!(f "11.3.6", s "11.2.6").of::<E>(),
        lock: cite!(f "11.3.7", s "11.2.7").of::<E>(),
        pay: cite!(f "11.3.7.1", s "11.2.7.1.1").of::<E>(),
        surplus: cite!(f "11.3.7.1", s "11.2.7.1.1").of::<E>(),
        rewind: cite!(f "11.3.1", s "11.2.1").of::<E>(),
        done: cite!(f "11.3.8", s "11.2.8").of::<E>(),
        recheck: cite!(f "11.3.9").of::<E>(),
        leave_behind: auto::LEFT_BY_SUMMON.of::<E>(),
        ..PlayRules::UNNUMBERED
    };
}

/// Summoning a forbidden Summon is not even begun (S 11.2.9).
const FORBIDDEN: Cited = cite!(f "2.2", s "11.2.9");
/// A Summon costs on the stack what it costs in its zone (S 11.2.5).
pub(super) const CARRIED: Cited = cite!(s "11.2.5");

/// A Summon that sets power sets the printed power; other changes apply after it (F 11.3.10).
pub(crate) const SETS_POWER: Cited = cite!(f "11.3.10");
/// A Summon that an effect lets a player cast is cast right after that effect has resolved (F 11.3.11; S 2.1).
pub(crate) const BY_EFFECT: Cited = cite!(f "11.3.11", s "2.1");

/// A Summon is cast in main and attack phases (F 9.3.1.6; S 9.4.1.6), not between two strikes (15.2.3.3).
pub(super) fn check<E: Edition, V: Verdict>(cx: &mut Context<E>, slot: Slot, item: &StackItem, verdict: &mut V) {
    let it = Some(slot);
    need!(verdict, in_main_phase(cx) || in_attack_phase(cx), turn::SUMMONS.of::<E>(), it);
    need!(verdict, !between_strikes(cx), BETWEEN_STRIKES.of::<E>(), it);
    check_means(cx, slot, item, verdict);
}

/// A Summon cast at any time must be able to choose (F 11.3.3) and be paid for (F 11.3.7.1; S 11.2.7.1.1).
pub(super) fn check_means<E: Edition, V: Verdict>(cx: &mut Context<E>, slot: Slot, item: &StackItem, verdict: &mut V) {
    let it = Some(slot);
    need!(verdict, !cx.is_forbidden(verb::CAST, slot, None), FORBIDDEN.of::<E>(), it);
    let item = &StackItem { cost_increase: cost::toll_on_stack(cx, slot), ..*item };
    let can_pay = cx.can_pay(item) || primal::makes_payable(cx, item);
    if V::ONE_SUFFICES {
        need!(verdict, can_pay, Crystal::<E>::SUMMON.pay, it);
    }
    let can_choose = cx.can_choose(item);
    need!(verdict, can_choose, Crystal::<E>::SUMMON.choose, it);
    need!(verdict, can_pay, Crystal::<E>::SUMMON.pay, it);
}

/// A Summon that is cast goes onto the stack first (F 11.3.2; S 11.2.2). May begin a procedure.
pub(super) fn put_onto_stack<E: Edition>(cx: &mut Context<E>, seat: Seat, slot: Slot) {
    let act = cx.move_to_place(slot, zone::STACK, seat, 0);
    cx.obeys(turn::SUMMONS);
    cx.happen(act, verb::PUT, Cause { seat: Some(seat), ..Cause::rule(Crystal::<E>::SUMMON.declare) });
}
