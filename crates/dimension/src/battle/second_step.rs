//! Part 3, chapter 13: the second battle step.

use super::{NUMBER, exchange, first_step::give_priority, squares, step};
use crate::book::Context;
use crate::course::turn::begin;
use crate::keywords::acceleration;
use crate::rules::cite;
use crate::words::{phase, verb};
use duel::engine::frame::Flow;
use duel::ids::Rule;

/// Units that did not strike in the first step deal their power to the unit on the square with them; if one has left
/// the square, there is no exchange (3-13-2).
pub(super) const EXCHANGE: Rule = cite!("3-13-2");
/// Battle damage is dealt simultaneously (3-13-4).
pub(super) const AS_ONE: Rule = cite!("3-13-4");

/// Runs one step of the second battle step. Begins a procedure.
pub(super) fn go(cx: &mut Context, f: usize) -> Flow {
    let frame = *cx.frame(f);
    match frame.step {
        // "At the beginning of the second battle step" triggers now (3-13-1).
        step::SECOND => {
            if !super::enter(cx, phase::SECOND_STEP) {
                return cx.goto(f, step::END);
            }
            cx.frame(f).step = step::SECOND_EXCHANGE;
            begin(cx, frame.seat, &[verb::BEGIN_SECOND_STEP], cite!("3-13-1"));
            cx.push_priority(frame.seat);
            Flow::Continue
        }
        // Both players have passed: units that have not struck strike (3-13-2, 5-4-1-2), and the active player gets
        // priority (3-13-3).
        _ => {
            cx.frame(f).step = step::END;
            let battle = frame.registers[NUMBER] as u32;
            let mut any = false;
            for place in squares(&frame) {
                any |= exchange::stack(cx, battle, place, true, |cx, units, at| {
                    acceleration::strikes_second(cx, battle, place, units, at)
                });
            }
            if any {
                give_priority(cx, &frame, cite!("3-13-3"));
            }
            Flow::Continue
        }
    }
}
