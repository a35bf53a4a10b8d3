//! Chapter 804: the scout step.

use super::{attacker, is_there, step};
use crate::actions::scouting;
use crate::areas;
use crate::book::Context;
use crate::rules::cite;
use crate::turn::settle_by;
use crate::words::phase;
use duel::frame::Flow;

/// One step of it.
pub(super) fn go(cx: &mut Context, f: usize) -> Flow {
    let frame = *cx.frame(f);
    let attacker = attacker(&frame);
    match frame.pc {
        step::SCOUT => settle_by(cx, f, cite!("804.1"), step::SCOUTING),
        // The turn player scouts (804.2a), or both do if the opponent has a chara in the attacker's lane (804.2b). What
        // each of them does with the card is settled before anything else is done.
        step::SCOUTING => {
            cx.frame(f).pc = step::SCOUTED;
            let opposed = is_there(cx, attacker) && areas::facing(cx, attacker.slot).is_some();
            let rule = if opposed { cite!("804.2b") } else { cite!("804.2a") };
            if cx.by(rule) {
                scouting::begin_in_attack(cx, frame.seat, opposed, rule);
            }
            Flow::Go
        }
        // The battle step follows (804.3).
        _ => {
            let next = cite!("804.3");
            cx.enter_phase(phase::BATTLE, next);
            let goes_on = cx.by(next);
            cx.goto(f, if goes_on { step::BATTLE } else { step::END })
        }
    }
}
