//! Chapter 803: the block step.

use super::{attacker, is_there, step};
use crate::book::Context;
use crate::rules::cite;
use crate::words::phase;
use duel::engine::frame::Flow;
use duel::engine::priority::ONE_ACTION;
use duel::ids::{Rule, Seat};

/// The non-turn player plays an activated ability or an Engage, slides a chara, or passes (803.1).
pub(crate) const ONE: Rule = cite!("803.1");
/// Pre-priority processing follows (803.2).
pub(crate) const SETTLED: Rule = cite!("803.2");

/// Runs one step of the block step. May begin a procedure.
pub(super) fn go(cx: &mut Context, f: usize) -> Flow {
    let frame = *cx.frame(f);
    match frame.step {
        step::BLOCK => {
            cx.enter_phase(phase::BLOCK, ONE);
            cx.frame(f).step = step::BLOCKED;
            cx.push_solo_actions(frame.seat.other(), ONE_ACTION);
            Flow::Continue
        }
        // If the attacker is in an area, the scout step follows, otherwise the attack ends (803.3).
        _ => {
            let next = cite!("803.3");
            if !is_there(cx, attacker(&frame)) && cx.cite(next) {
                cx.enter_phase(phase::ATTACK_END, next);
                return cx.goto(f, step::END);
            }
            cx.enter_phase(phase::SCOUT, next);
            cx.goto(f, step::SCOUT)
        }
    }
}

/// The player may take the action of the block step now.
pub(crate) fn is_now(cx: &Context, seat: Seat) -> bool {
    cx.state.turn.phase == phase::BLOCK && cx.state.turn.player != seat
}
