//! Chapter 803: the block step.

use super::{attacker, is_there, settled, step};
use crate::book::Context;
use crate::rules::cite;
use crate::words::phase;
use duel::frame::Flow;
use duel::settle::ONE_ACTION;
use duel::words::{Rule, Seat};

/// The non-turn player plays an activated ability or an Engage, slides a chara, or passes (803.1).
pub(crate) const ONE: Rule = cite!("803.1");

/// One step of it.
pub(super) fn go(cx: &mut Context, f: usize) -> Flow {
    let frame = *cx.frame(f);
    match frame.pc {
        step::BLOCK => {
            settled(cx);
            cx.enter_phase(phase::BLOCK, ONE);
            cx.frame(f).pc = step::BLOCKED;
            cx.push_actions(frame.seat.other(), ONE_ACTION);
            Flow::Go
        }
        // 803.2
        _ => {
            cx.by(cite!("803.2"));
            let there = is_there(cx, attacker(&frame)) || !cx.by(cite!("803.3"));
            cx.goto(f, if there { step::SCOUT } else { step::END })
        }
    }
}

/// Whether a player has the action of the block step.
pub(crate) fn is_now(cx: &Context, seat: Seat) -> bool {
    cx.s.turn.phase == phase::BLOCK && cx.s.turn.player != seat
}
