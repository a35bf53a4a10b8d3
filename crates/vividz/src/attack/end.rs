//! Chapter 806: the attack end step.

use super::{REPEATS, TIME, attacker, is_there, step};
use crate::actions::success;
use crate::book::Context;
use crate::rules::cite;
use crate::turn::settle;
use crate::words::{mark, phase, verb};
use duel::ability::{Duration, Form, On, Trigger};
use duel::event::Cause;
use duel::frame::Flow;
use duel::object::{Ref, Slot};
use duel::state::Use;
use duel::words::{Rule, Verb};

/// What triggers as an attack succeeds or ends triggers but once in an attack (806.3).
pub(crate) const ONCE: Rule = cite!("806.3");

/// One step of it.
pub(super) fn go(cx: &mut Context, f: usize) -> Flow {
    let frame = *cx.frame(f);
    let attacker = attacker(&frame);
    match frame.pc {
        // 806.1
        step::END => {
            cx.enter_phase(phase::ATTACK_END, cite!("806.1"));
            settle(cx, f, step::SUCCESS)
        }
        // If the attacker is still there, the attack is successful (806.2).
        step::SUCCESS => {
            cx.frame(f).pc = step::EVENTS;
            if is_there(cx, attacker) && cx.by(cite!("806.2")) {
                success::succeed(cx, attacker.slot);
            }
            Flow::Go
        }
        // It succeeds and ends once; when something has come of that, what was not there then notices it, too (806.3).
        step::EVENTS => {
            let from = cx.s.batch.len();
            let cause = Cause { seat: Some(frame.seat), ..Cause::rule(cite!("806.3")) };
            for (verb, now) in events(cx, attacker) {
                if !now {
                    continue;
                }
                if frame.r[REPEATS] != 0 {
                    cx.repeat(verb, frame.seat, attacker.slot, cause);
                } else {
                    cx.deed(verb, frame.seat, attacker.slot, Slot::NONE, cause);
                }
            }
            cx.commit(from);
            cx.frame(f).r[REPEATS] = 1;
            cx.frame(f).r[TIME] = cx.s.clock as i32;
            // 806.4
            settle(cx, f, step::SETTLED)
        }
        // As long as something happens, what ends the attack comes again (806.5).
        step::SETTLED => {
            cx.by(cite!("806.4"));
            let more = cx.s.clock as i32 != frame.r[TIME] && cx.by(cite!("806.5"));
            cx.goto(f, if more { step::EVENTS } else { step::EXPIRE })
        }
        step::EXPIRE => {
            if cx.by(cite!("806.6")) {
                cx.expire(Duration::Battle);
            }
            cx.frame(f).r[TIME] = cx.s.clock as i32;
            settle(cx, f, step::OVER)
        }
        // Nothing more: the attack is over (806.7).
        _ => {
            if cx.s.clock as i32 != frame.r[TIME] && cx.by(cite!("806.7")) {
                return cx.goto(f, step::SUCCESS);
            }
            cx.s.bouts.pop();
            cx.s.frames.pop();
            cx.enter_phase(phase::MAIN, cite!("806.7"));
            Flow::Go
        }
    }
}

/// What triggers at the end of an attack: it ends, and if it was successful, that.
fn events(cx: &Context, attacker: Ref) -> [(Verb, bool); 2] {
    let there = is_there(cx, attacker);
    let succeeded = there && cx.s.object(attacker.slot).marks.has(mark::SUCCESSFUL);
    [(verb::SUCCEED, succeeded), (verb::END_ATTACK, there)]
}

/// Whether an ability triggers as attacks succeed or end.
pub(crate) fn is_of_attacks(trigger: &Trigger) -> bool {
    matches!(trigger.on, On::Deed(verb::SUCCEED | verb::END_ATTACK))
}

/// In a new attack what triggered in the last may trigger again.
pub(super) fn forget(cx: &mut Context) {
    let pool = cx.pool;
    let of_last = |used: &Use| {
        let ability = pool.ability(used.ability);
        ability.per_turn.is_none() && matches!(&ability.form, Form::Triggered(trigger) if is_of_attacks(trigger))
    };
    cx.s.uses.retain(|used| !of_last(used));
}
