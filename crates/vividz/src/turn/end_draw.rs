//! Chapter 706: the end draw phase.

use super::{LEFT, NOT_COUNTED, announce, draw, enter, look_at_deck, reboot, settle_by, step};
use crate::book::Context;
use crate::rules::cite;
use crate::words::{phase, verb};
use duel::frame::Flow;

/// One step of the phase.
pub(super) fn go(cx: &mut Context, f: usize) -> Flow {
    let seat = cx.frame(f).seat;
    match cx.frame(f).pc {
        // What triggers as the phase begins triggers (706.1); pre-priority processing (706.2).
        step::END_DRAW => {
            enter(cx, phase::END_DRAW);
            look_at_deck(cx, true);
            settle_by(cx, f, cite!("706.2"), step::END_REBOOT);
            announce(cx, seat, &[verb::BEGIN_END_DRAW], cite!("706.1"));
            Flow::Go
        }
        // The turn player's account is rebooted (706.3).
        step::END_REBOOT => {
            look_at_deck(cx, false);
            cx.frame(f).pc = step::END_DRAWING;
            cx.frame(f).r[LEFT] = NOT_COUNTED;
            reboot(cx, seat, false, cite!("706.3"));
            Flow::Go
        }
        // The turn player draws a card, or up to five (706.4); pre-priority processing, then the turn ends (706.5).
        _ => draw(cx, f, cite!("706.4"), cite!("706.5"), step::NEXT_TURN),
    }
}
