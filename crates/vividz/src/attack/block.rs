//! Chapter 803: the block step.

use super::{attacker, is_there, step};
use crate::book::Context;
use crate::rules::cite;
use crate::words::phase;
use duel::frame::Flow;
use duel::settle::ONE_ACTION;
use duel::words::{Rule, Seat};

/// The non-turn player plays an activated ability or an Engage, slides a chara, or passes (803.1).
pub(crate) const ONE: Rule = cite!("803.1");
/// What came of that is settled (803.2).
pub(crate) const SETTLED: Rule = cite!("803.2");

/// One step of it.
pub(super) fn go(cx: &mut Context, f: usize) -> Flow {
    let frame = *cx.frame(f);
    match frame.pc {
        step::BLOCK => {
            cx.enter_phase(phase::BLOCK, ONE);
            cx.frame(f).pc = step::BLOCKED;
            cx.push_actions(frame.seat.other(), ONE_ACTION);
            Flow::Go
        }
        // If the attacker is in an area, the scout step follows, otherwise the attack ends (803.3).
        _ => {
            let next = cite!("803.3");
            if !is_there(cx, attacker(&frame)) && cx.by(next) {
                cx.enter_phase(phase::ATTACK_END, next);
                return cx.goto(f, step::END);
            }
            cx.enter_phase(phase::SCOUT, next);
            cx.goto(f, step::SCOUT)
        }
    }
}

/// Whether a player has the action of the block step.
pub(crate) fn is_now(cx: &Context, seat: Seat) -> bool {
    cx.s.turn.phase == phase::BLOCK && cx.s.turn.player != seat
}
