//! Chapter 505: the main phase.

use super::{announce, enter, priority, step};
use crate::book::Context;
use crate::rules::cite;
use crate::words::{phase, verb};
use duel::engine::frame::Flow;

/// Runs one step of the main phase. May begin a procedure.
pub(super) fn go(cx: &mut Context, f: usize) -> Flow {
    let seat = cx.frame(f).seat;
    match cx.frame(f).step {
        step::MAIN_BEGINS => {
            enter(cx, phase::MAIN);
            cx.frame(f).step = step::MAIN_PRIORITY;
            announce(cx, seat, &[verb::BEGIN_MAIN], cite!("505.1"));
            Flow::Continue
        }
        _ => priority(cx, f, cite!("505.2"), step::BATTLE),
    }
}
