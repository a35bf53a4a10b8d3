//! Chapter 702: the start draw phase.

use super::{LEFT, announce, draw, enter, look_at_deck, reboot, settle, step, to_draw};
use crate::book::Context;
use crate::deck::REBOOT_CHARAS;
use crate::rules::cite;
use crate::words::{phase, verb};
use duel::frame::Flow;

/// One step of the phase.
pub(super) fn go(cx: &mut Context, f: usize) -> Flow {
    let seat = cx.frame(f).seat;
    match cx.frame(f).pc {
        step::START_DRAW => {
            enter(cx, phase::START_DRAW);
            look_at_deck(cx, true);
            let first = cx.s.turn.number == 1;
            let verbs = [verb::BEGIN_START_DRAW, verb::BEGIN_GAME];
            announce(cx, seat, &verbs[..1 + usize::from(first)], cite!("702.1"));
            // 702.2
            settle(cx, f, step::START_REBOOT)
        }
        step::START_REBOOT => {
            cx.by(cite!("702.2"));
            look_at_deck(cx, false);
            cx.frame(f).pc = step::START_DRAWING;
            // The first player's first turn has no such draw (702.4a).
            let skips = cx.s.turn.number == 1 && cx.by(cite!("702.4a"));
            cx.frame(f).r[LEFT] = if skips { 0 } else { to_draw(cx, seat) };
            // reading V2
            reboot(cx, seat, cx.s.format == REBOOT_CHARAS, cite!("702.3"));
            Flow::Go
        }
        // 702.4, then 702.5
        _ => {
            if cx.frame(f).r[LEFT] == 0 {
                cx.by(cite!("702.5"));
            }
            draw(cx, f, cite!("702.4"), step::MAIN)
        }
    }
}
