//! Chapter 702: the start draw phase.

use super::{LEFT, NOT_COUNTED, announce, draw, enter, look_at_deck, reboot, settle_by, step};
use crate::book::Context;
use crate::deck::REBOOT_CHARAS;
use crate::rules::cite;
use crate::words::{phase, verb};
use duel::engine::frame::Flow;

/// Runs one step of the phase. May begin a procedure.
pub(super) fn go(cx: &mut Context, f: usize) -> Flow {
    let seat = cx.frame(f).seat;
    match cx.frame(f).step {
        // Abilities trigger as the phase, and the game, begins (702.1); then comes pre-priority processing (702.2).
        step::START_DRAW => {
            enter(cx, phase::START_DRAW);
            look_at_deck(cx, true);
            let first = cx.state.turn.number == 1;
            let verbs = [verb::BEGIN_START_DRAW, verb::BEGIN_GAME];
            settle_by(cx, f, cite!("702.2"), step::START_REBOOT);
            announce(cx, seat, &verbs[..1 + usize::from(first)], cite!("702.1"));
            Flow::Continue
        }
        // The turn player's account is rebooted (702.3); in one format the charas are, too (reading V2).
        step::START_REBOOT => {
            look_at_deck(cx, false);
            cx.frame(f).step = step::START_DRAWING;
            // The first player does not draw in the first turn (702.4a).
            let skips = cx.state.turn.number == 1 && cx.cite(cite!("702.4a"));
            cx.frame(f).registers[LEFT] = if skips { 0 } else { NOT_COUNTED };
            reboot(cx, seat, cx.state.format == REBOOT_CHARAS, cite!("702.3"));
            Flow::Continue
        }
        // The turn player draws a card, or up to five in hand (702.4); after pre-priority processing comes the main
        // phase (702.5).
        _ => draw(cx, f, cite!("702.4"), cite!("702.5"), step::MAIN),
    }
}
