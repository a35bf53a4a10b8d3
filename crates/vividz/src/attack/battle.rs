//! Chapter 805: the battle step.

use super::{attacker, is_there, step};
use crate::book::Context;
use crate::rules::cite;
use crate::turn::settle;
use crate::words::{phase, verb};
use crate::{areas, card};
use duel::event::{Act, Cause};
use duel::frame::Flow;

/// One step of it.
pub(super) fn go(cx: &mut Context, f: usize) -> Flow {
    let frame = *cx.frame(f);
    let attacker = attacker(&frame);
    match frame.pc {
        // 805.1
        step::BATTLE => {
            cx.enter_phase(phase::BATTLE, cite!("805.1"));
            settle(cx, f, step::STRIKE)
        }
        // The attacker deals its power as damage to what faces it (805.3, reading V8); without one of them nothing
        // happens (805.2). Then the attack ends (805.4).
        _ => {
            cx.frame(f).pc = step::END;
            if !is_there(cx, attacker) {
                cx.by(cite!("805.2"));
                return Flow::Go;
            }
            let Some(slot) = areas::facing(cx, attacker.slot) else {
                cx.by(cite!("805.2"));
                return Flow::Go;
            };
            cx.by(cite!("805.4"));
            let amount = card::battle_damage(cx, attacker.slot);
            if crate::actions::damage::is_dealt(cx, amount) {
                let cause = Cause { source: Some(attacker), seat: Some(frame.seat), ..Cause::rule(cite!("805.3")) };
                cx.happen(Act::Damage { slot, amount }, verb::STRIKE, cause);
            }
            Flow::Go
        }
    }
}
