//! Chapter 806: the attack end step.

use super::{REPEATS, ROUNDS, attacker, is_there, step};
use crate::actions::{credit, success};
use crate::book::Context;
use crate::rule_effect;
use crate::rules::cite;
use crate::turn::settle_by;
use crate::words::{mark, phase, verb};
use duel::ability::{Duration, Form, On};
use duel::audit::holds;
use duel::event::Cause;
use duel::frame::{Flow, Frame};
use duel::object::Slot;
use duel::state::Use;
use duel::words::{Rule, Verb};

/// What triggers as an attack succeeds or ends triggers but once in an attack (806.3).
pub(crate) const ONCE: Rule = cite!("806.3");

/// One step of it.
pub(super) fn go(cx: &mut Context, f: usize) -> Flow {
    let frame = *cx.frame(f);
    let attacker = attacker(&frame);
    match frame.pc {
        step::END => settle_by(cx, f, cite!("806.1"), step::SUCCESS),
        // If the attacker is still there, the attack is successful (806.2).
        step::SUCCESS => {
            cx.frame(f).pc = step::EVENTS;
            credit::forget_battle(cx);
            let succeeds = is_there(cx, attacker) && cx.by(cite!("806.2"));
            if succeeds && !cx.s.object(attacker.slot).marks.has(mark::SUCCESSFUL) {
                success::succeed(cx, attacker.slot);
            }
            Flow::Go
        }
        // It succeeds and ends (806.3), and what comes of that is settled (806.4).
        step::EVENTS => {
            if frame.r[REPEATS] != 0 {
                announce_again(cx, &frame);
            } else {
                announce(cx, &frame);
                cx.frame(f).r[REPEATS] = 1;
            }
            settle_by(cx, f, cite!("806.4"), step::SETTLED)
        }
        // If a rule effect is due, or something that triggers as attacks end was not there and has not triggered, the attack
        // succeeds and ends once more (806.5). What triggers on success alone does not count (reading V20).
        step::SETTLED => {
            let again = cite!("806.5");
            if holds(again) && is_to_end_again(cx, &frame) && cx.by(again) {
                cx.come_round(f, ROUNDS);
                return cx.goto(f, step::EVENTS);
            }
            cx.goto(f, step::EXPIRE)
        }
        // What lasts until the end of the attack is over (806.6).
        step::EXPIRE => {
            cx.frame(f).pc = step::OVER;
            if cx.lasts(Duration::Battle) && cx.by(cite!("806.6")) {
                cx.expire(Duration::Battle);
            }
            Flow::Go
        }
        // If that makes a rule effect due or lets something trigger, the attack ends once more; if not, it is over (806.7).
        _ => {
            let again = cite!("806.7");
            if holds(again) && is_to_end_again(cx, &frame) && cx.by(again) {
                cx.come_round(f, ROUNDS);
                return cx.goto(f, step::SUCCESS);
            }
            cx.dismiss(|bout| bout.object != attacker);
            cx.s.frames.pop();
            cx.enter_phase(phase::MAIN, again);
            Flow::Go
        }
    }
}

/// What happens as an attack ends: if it is successful, that, and its end (reading V6).
fn events(cx: &Context, attack: &Frame) -> [Option<(Verb, Slot)>; 2] {
    let attacker = attacker(attack);
    let there = is_there(cx, attacker);
    let subject = if there { attacker.slot } else { Slot::NONE };
    let succeeded = there && cx.s.object(subject).marks.has(mark::SUCCESSFUL);
    [succeeded.then_some((verb::SUCCEED, subject)), Some((verb::END_ATTACK, subject))]
}

fn cause(attack: &Frame) -> Cause {
    Cause { seat: Some(attack.seat), ..Cause::rule(ONCE) }
}

fn announce(cx: &mut Context, attack: &Frame) {
    let from = cx.s.batch.len();
    for (verb, subject) in events(cx, attack).into_iter().flatten() {
        cx.deed(verb, attack.seat, subject, Slot::NONE, cause(attack));
    }
    cx.commit(from);
}

/// What has not triggered in this attack notices how it ends (806.3).
fn announce_again(cx: &mut Context, attack: &Frame) {
    for (verb, subject) in events(cx, attack).into_iter().flatten() {
        if holds(ONCE) {
            cx.repeat(verb, attack.seat, subject, cause(attack));
        }
    }
}

/// Whether the attack ends once more: for a rule effect that is due, or for what triggers as attacks end and has not in this
/// one, not for what triggers as they succeed (reading V20).
fn is_to_end_again(cx: &mut Context, attack: &Frame) -> bool {
    let [_, end] = events(cx, attack);
    let triggers =
        end.is_some_and(|(verb, subject)| holds(ONCE) && cx.repeat(verb, attack.seat, subject, cause(attack)));
    triggers || rule_effect::is_due(cx)
}

/// Whether an ability triggers as attacks succeed or end.
fn is_of_attacks(on: &On) -> bool {
    match on {
        On::Deed(verb::SUCCEED | verb::END_ATTACK) => true,
        On::Any(all) => all.iter().any(is_of_attacks),
        _ => false,
    }
}

/// In a new attack what triggered in the last may trigger again.
pub(super) fn forget(cx: &mut Context) {
    let pool = cx.pool;
    let of_last = |used: &Use| {
        let ability = pool.ability(used.ability);
        ability.per_turn.is_none() && matches!(&ability.form, Form::Triggered(trigger) if is_of_attacks(&trigger.on))
    };
    cx.s.uses.retain(|used| !of_last(used));
}
