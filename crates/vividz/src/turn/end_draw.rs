//! Chapter 706: the end draw phase.

use super::{LEFT, announce, draw, enter, look_at_deck, reboot, settle, step, to_draw};
use crate::book::Context;
use crate::rules::cite;
use crate::words::{phase, verb};
use duel::frame::Flow;

/// One step of the phase.
pub(super) fn go(cx: &mut Context, f: usize) -> Flow {
    let seat = cx.frame(f).seat;
    match cx.frame(f).pc {
        step::END_DRAW => {
            enter(cx, phase::END_DRAW);
            look_at_deck(cx, true);
            announce(cx, seat, &[verb::BEGIN_END_DRAW], cite!("706.1"));
            // 706.2
            settle(cx, f, step::END_REBOOT)
        }
        step::END_REBOOT => {
            cx.by(cite!("706.2"));
            look_at_deck(cx, false);
            cx.frame(f).pc = step::END_DRAWING;
            cx.frame(f).r[LEFT] = to_draw(cx, seat);
            reboot(cx, seat, false, cite!("706.3"));
            Flow::Go
        }
        // 706.4, then 706.5
        _ => {
            if cx.frame(f).r[LEFT] == 0 {
                cx.by(cite!("706.5"));
            }
            draw(cx, f, cite!("706.4"), step::NEXT_TURN)
        }
    }
}
