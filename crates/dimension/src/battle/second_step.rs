//! Part 3, chapter 13: the second battle step.

use super::{NUMBER, squares, step};
use crate::book::Context;
use crate::course::turn::begin;
use crate::keywords::acceleration;
use crate::rules::cite;
use crate::words::{phase, verb};
use duel::frame::Flow;

/// One step of it.
pub(super) fn go(cx: &mut Context, f: usize) -> Flow {
    let frame = *cx.frame(f);
    match frame.pc {
        // "At the beginning of the second battle step" triggers now (3-13-1).
        step::SECOND => {
            cx.enter_phase(phase::SECOND_STEP, cite!("3-11-4"));
            cx.frame(f).pc = step::SECOND_EXCHANGE;
            begin(cx, frame.seat, &[verb::BEGIN_SECOND_STEP], cite!("3-13-1"));
            cx.push_priority(frame.seat);
            Flow::Go
        }
        // Both have passed: who has not struck strikes (3-13-2, 5-4-1-2).
        _ => {
            cx.frame(f).pc = step::END;
            super::join(cx);
            let number = frame.r[NUMBER] as u32;
            let mut any = false;
            for place in squares(&frame) {
                let late = |cx: &Context, slot| acceleration::strikes_second(cx, number, slot);
                any |= super::stack_exchange(cx, number, place, cite!("3-13-2"), late);
            }
            if any && cx.by(cite!("3-13-3")) {
                cx.push_priority(frame.seat);
            }
            Flow::Go
        }
    }
}
