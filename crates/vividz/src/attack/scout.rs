//! Chapter 804: the scout step.

use super::{attacker, is_there, step};
use crate::actions::scouting;
use crate::areas;
use crate::book::Context;
use crate::rules::cite;
use crate::turn::settle_by;
use crate::words::phase;
use duel::engine::frame::Flow;

/// Runs one step of the scout step. May begin a procedure.
pub(super) fn go(cx: &mut Context, f: usize) -> Flow {
    let frame = *cx.frame(f);
    let attacker = attacker(&frame);
    match frame.step {
        step::SCOUT => settle_by(cx, f, cite!("804.1"), step::SCOUTING),
        // The turn player scouts (804.2a), or both do if the opponent has a chara in the attacker's lane (804.2b).
        // Pre-priority processing comes after each player's decision about the card.
        step::SCOUTING => {
            cx.frame(f).step = step::SCOUTED;
            let opposed = is_there(cx, attacker) && areas::opposing(cx, attacker, frame.seat).is_some();
            let rule = if opposed { cite!("804.2b") } else { cite!("804.2a") };
            if cx.cite(rule) {
                scouting::begin_in_attack(cx, frame.seat, opposed, rule);
            }
            Flow::Continue
        }
        // The battle step follows (804.3).
        _ => {
            let next = cite!("804.3");
            cx.enter_phase(phase::BATTLE, next);
            let goes_on = cx.cite(next);
            cx.goto(f, if goes_on { step::BATTLE } else { step::END })
        }
    }
}
