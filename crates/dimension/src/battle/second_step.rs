//! Part 3, chapter 13: the second battle step.

use super::{NUMBER, exchange, first_step::give_priority, squares, step};
use crate::book::Context;
use crate::course::turn::begin;
use crate::keywords::acceleration;
use crate::rules::cite;
use crate::words::{phase, verb};
use duel::frame::Flow;
use duel::words::Rule;

/// Who did not strike in the first step deals its power to who is on the square with it; if one has left the square,
/// nobody does (3-13-2).
pub(super) const EXCHANGE: Rule = cite!("3-13-2");
/// Battle damage is dealt as one (3-13-4).
pub(super) const AS_ONE: Rule = cite!("3-13-4");

/// One step of it.
pub(super) fn go(cx: &mut Context, f: usize) -> Flow {
    let frame = *cx.frame(f);
    match frame.pc {
        // "At the beginning of the second battle step" triggers now (3-13-1).
        step::SECOND => {
            if !super::enter(cx, phase::SECOND_STEP) {
                return cx.goto(f, step::END);
            }
            cx.frame(f).pc = step::SECOND_EXCHANGE;
            begin(cx, frame.seat, &[verb::BEGIN_SECOND_STEP], cite!("3-13-1"));
            cx.push_priority(frame.seat);
            Flow::Go
        }
        // Both have passed: who has not struck strikes (3-13-2, 5-4-1-2), and the active player has priority (3-13-3).
        _ => {
            cx.frame(f).pc = step::END;
            let battle = frame.r[NUMBER] as u32;
            let mut any = false;
            for place in squares(&frame) {
                any |= exchange::stack(cx, battle, place, true, |cx, units, at| {
                    acceleration::strikes_second(cx, battle, place, units, at)
                });
            }
            if any {
                give_priority(cx, &frame, cite!("3-13-3"));
            }
            Flow::Go
        }
    }
}
