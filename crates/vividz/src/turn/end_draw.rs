//! Chapter 706: the end draw phase.

use super::{LEFT, NOT_COUNTED, announce, draw, enter, look_at_deck, reboot, settle_by, step};
use crate::book::Context;
use crate::rules::cite;
use crate::words::{phase, verb};
use duel::engine::frame::Flow;

/// Runs one step of the phase. May begin a procedure.
pub(super) fn go(cx: &mut Context, f: usize) -> Flow {
    let seat = cx.frame(f).seat;
    match cx.frame(f).step {
        // Abilities trigger as the phase begins (706.1); then comes pre-priority processing (706.2).
        step::END_DRAW => {
            enter(cx, phase::END_DRAW);
            look_at_deck(cx, true);
            settle_by(cx, f, cite!("706.2"), step::END_REBOOT);
            announce(cx, seat, &[verb::BEGIN_END_DRAW], cite!("706.1"));
            Flow::Continue
        }
        // The turn player's account is rebooted (706.3).
        step::END_REBOOT => {
            look_at_deck(cx, false);
            cx.frame(f).step = step::END_DRAWING;
            cx.frame(f).registers[LEFT] = NOT_COUNTED;
            reboot(cx, seat, false, cite!("706.3"));
            Flow::Continue
        }
        // The turn player draws a card, or up to five in hand (706.4); after pre-priority processing the turn ends
        // (706.5).
        _ => draw(cx, f, cite!("706.4"), cite!("706.5"), step::NEXT_TURN),
    }
}
