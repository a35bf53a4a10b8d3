//! Chapter 805: the battle step.

use super::{attacker, is_there, step};
use crate::actions::damage;
use crate::book::Context;
use crate::rules::cite;
use crate::turn::settle_by;
use crate::words::{phase, verb};
use crate::{areas, card};
use duel::engine::frame::Flow;
use duel::event::{Cause, Happening};

/// Runs one step of the battle step. May begin a procedure.
pub(super) fn go(cx: &mut Context, f: usize) -> Flow {
    let frame = *cx.frame(f);
    let attacker = attacker(&frame);
    match frame.step {
        step::BATTLE => settle_by(cx, f, cite!("805.1"), step::STRIKE),
        // If the attacker is not in an area, or no opposing chara is in its lane, nothing happens (805.2). Otherwise the
        // attacker deals damage equal to its power to that chara (805.3, reading V8).
        step::STRIKE => {
            let opposing = areas::opposing(cx, attacker, frame.seat);
            if !(is_there(cx, attacker) && opposing.is_some()) && cx.cite(cite!("805.2")) {
                cx.enter_phase(phase::ATTACK_END, cite!("805.2"));
                return cx.goto(f, step::END);
            }
            cx.frame(f).step = step::STRUCK;
            let power = card::battle_damage(cx, attacker);
            if let Some(slot) = opposing.filter(|_| damage::is_dealt(cx, power)) {
                let cause = Cause { source: Some(attacker), seat: Some(frame.seat), ..Cause::rule(cite!("805.3")) };
                cx.happen(Happening::Damage { slot, amount: power }, verb::STRIKE, cause);
            }
            Flow::Continue
        }
        // The attack ends (805.4).
        _ => {
            cx.enter_phase(phase::ATTACK_END, cite!("805.4"));
            cx.goto(f, step::END)
        }
    }
}
