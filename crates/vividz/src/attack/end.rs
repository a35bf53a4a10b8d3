//! Chapter 806: the attack end step.

use super::{REPEATS, ROUNDS, attacker, is_there, step};
use crate::actions::{credit, success};
use crate::book::Context;
use crate::rule_effect;
use crate::rules::cite;
use crate::turn::settle_by;
use crate::words::{mark, phase, verb};
use duel::book::audit::holds;
use duel::card::ability::{Duration, EventPattern, Form};
use duel::engine::frame::{Flow, Frame};
use duel::event::Cause;
use duel::ids::{Rule, Verb};
use duel::state::AbilityUse;
use duel::state::object::Slot;

/// An ability that triggers as an attack succeeds or ends triggers only once in an attack (806.3).
pub(crate) const ONCE: Rule = cite!("806.3");

/// Runs one step of the attack end step. May begin a procedure.
pub(super) fn go(cx: &mut Context, f: usize) -> Flow {
    let frame = *cx.frame(f);
    let attacker = attacker(&frame);
    match frame.step {
        step::END => settle_by(cx, f, cite!("806.1"), step::SUCCESS),
        // If the attacker is still in an area, the attack is successful (806.2).
        step::SUCCESS => {
            cx.frame(f).step = step::EVENTS;
            credit::forget_battle(cx);
            let succeeds = is_there(cx, attacker) && cx.cite(cite!("806.2"));
            if succeeds && !cx.state.object(attacker.slot).marks.has(mark::SUCCESSFUL) {
                success::succeed(cx, attacker.slot);
            }
            Flow::Continue
        }
        // The attack succeeds and ends (806.3); then comes pre-priority processing (806.4).
        step::EVENTS => {
            if frame.registers[REPEATS] != 0 {
                announce_again(cx, &frame);
            } else {
                announce(cx, &frame);
                cx.frame(f).registers[REPEATS] = 1;
            }
            settle_by(cx, f, cite!("806.4"), step::SETTLED)
        }
        // If a rule effect is due, or an ability that triggers as attacks end was not there and has not triggered, the
        // attack succeeds and ends once more (806.5). Abilities that trigger on success alone do not count (reading
        // V20).
        step::SETTLED => {
            let again = cite!("806.5");
            if holds(again) && is_to_end_again(cx, &frame) && cx.cite(again) {
                cx.count_round(f, duel::engine::frame::Register::new(ROUNDS));
                return cx.goto(f, step::EVENTS);
            }
            cx.goto(f, step::EXPIRE)
        }
        // Effects that last until the end of the attack end (806.6).
        step::EXPIRE => {
            cx.frame(f).step = step::OVER;
            if cx.has_effect_lasting(Duration::Battle) && cx.cite(cite!("806.6")) {
                cx.expire(Duration::Battle);
            }
            Flow::Continue
        }
        // If that makes a rule effect due or lets an ability trigger, the attack ends once more; if not, it is over
        // (806.7).
        _ => {
            let again = cite!("806.7");
            if holds(again) && is_to_end_again(cx, &frame) && cx.cite(again) {
                cx.count_round(f, duel::engine::frame::Register::new(ROUNDS));
                return cx.goto(f, step::SUCCESS);
            }
            cx.leave_combat(|participant| participant.object != attacker);
            cx.state.frames.pop();
            cx.enter_phase(phase::MAIN, again);
            Flow::Continue
        }
    }
}

/// The events with which an attack ends: its success, if it is successful, and its end (reading V6).
fn events(cx: &Context, attack: &Frame) -> [Option<(Verb, Slot)>; 2] {
    let attacker = attacker(attack);
    let there = is_there(cx, attacker);
    let subject = if there { attacker.slot } else { Slot::NONE };
    let succeeded = there && cx.state.object(subject).marks.has(mark::SUCCESSFUL);
    [succeeded.then_some((verb::SUCCEED, subject)), Some((verb::END_ATTACK, subject))]
}

fn cause(attack: &Frame) -> Cause {
    Cause { seat: Some(attack.seat), ..Cause::rule(ONCE) }
}

fn announce(cx: &mut Context, attack: &Frame) {
    let from = cx.state.batch.len();
    for (verb, subject) in events(cx, attack).into_iter().flatten() {
        cx.deed(verb, attack.seat, subject, Slot::NONE, cause(attack));
    }
    cx.commit(from);
}

/// Lets the abilities that have not triggered in this attack notice how it ends (806.3).
fn announce_again(cx: &mut Context, attack: &Frame) {
    for (verb, subject) in events(cx, attack).into_iter().flatten() {
        if holds(ONCE) {
            cx.notice_deed_again(verb, attack.seat, subject, cause(attack));
        }
    }
}

/// The attack has to end once more: a rule effect is due, or an ability triggers that has not yet in this attack.
///
/// Only abilities that trigger as an attack ends count, not those that trigger as it succeeds (reading V20).
fn is_to_end_again(cx: &mut Context, attack: &Frame) -> bool {
    let [_, end] = events(cx, attack);
    let triggers = end
        .is_some_and(|(verb, subject)| holds(ONCE) && cx.notice_deed_again(verb, attack.seat, subject, cause(attack)));
    triggers || rule_effect::is_due(cx)
}

/// The ability triggers as attacks succeed or end.
fn is_of_attacks(on: &EventPattern) -> bool {
    match on {
        EventPattern::Deed(verb::SUCCEED | verb::END_ATTACK) => true,
        EventPattern::Any(all) => all.iter().any(is_of_attacks),
        _ => false,
    }
}

/// Lets abilities that triggered in the last attack trigger again in a new one.
pub(super) fn forget(cx: &mut Context) {
    let pool = cx.pool;
    let of_last = |used: &AbilityUse| {
        let ability = pool.ability(used.ability);
        ability.per_turn.is_none() && matches!(&ability.form, Form::Triggered(trigger) if is_of_attacks(&trigger.on))
    };
    cx.state.uses_this_turn.retain(|used| !of_last(used));
}
