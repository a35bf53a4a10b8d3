//! Chapter 804: the scout step.

use super::{attacker, is_there, step};
use crate::actions::scouting;
use crate::areas;
use crate::book::Context;
use crate::rules::cite;
use crate::turn::settle;
use crate::words::phase;
use duel::frame::Flow;

/// One step of it.
pub(super) fn go(cx: &mut Context, f: usize) -> Flow {
    let frame = *cx.frame(f);
    let attacker = attacker(&frame);
    match frame.pc {
        // 804.1
        step::SCOUT => {
            cx.enter_phase(phase::SCOUT, cite!("804.1"));
            settle(cx, f, step::SCOUTED)
        }
        // The turn player scouts (804.2a), or both do if the opponent has a chara in the lane (804.2b); then the battle
        // step follows (804.3).
        _ => {
            cx.frame(f).pc = step::BATTLE;
            if !is_there(cx, attacker) || !cx.by(cite!("804.3")) {
                return Flow::Go;
            }
            let opposed = areas::facing(cx, attacker.slot).is_some();
            let rule = if opposed { cite!("804.2b") } else { cite!("804.2a") };
            scouting::begin(cx, frame.seat, opposed, rule);
            Flow::Go
        }
    }
}
