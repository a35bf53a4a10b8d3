//! Chapter 503: the draw phase.

use super::{announce, enter, is_first, priority, step};
use crate::book::Context;
use crate::rules::cite;
use crate::words::{phase, verb, zone};
use crate::zones::hidden;
use duel::engine::frame::Flow;
use duel::event::Cause;
use duel::ids::Seat;

/// The note of the players who had to draw and could not, bit n for seat n (1202.1).
pub(crate) const DRY: usize = 1;

/// Notes that a player had to draw and could not. That loses the game in the draw phase, whatever demanded the draw,
/// and never in another phase (1202.1, readings C7 and C25).
pub(crate) fn note_missing(cx: &mut Context, seat: Seat) {
    if cx.state.turn.phase == phase::DRAW {
        let dry = cx.state.notes[DRY] | 1 << seat.0;
        cx.set_note(DRY, dry);
        cx.state.derived.processes_done = false;
    }
}

/// Runs one step of the draw phase. May begin a procedure.
pub(super) fn go(cx: &mut Context, f: usize) -> Flow {
    let seat = cx.frame(f).seat;
    match cx.frame(f).step {
        // The turn player draws a card, except in the first turn of the game (503.1).
        step::DRAW => {
            enter(cx, phase::DRAW);
            cx.frame(f).step = step::DRAW_BEGINS;
            if is_first(cx) && cx.cite(cite!("503.1")) || !hidden::may_draw(cx, seat) {
                return Flow::Continue;
            }
            match cx.state.cards(zone::DECK, seat).last().copied() {
                Some(slot) => {
                    let act = cx.move_to_taker(slot, zone::HAND, seat);
                    cx.happen(act, verb::DRAW, Cause { seat: Some(seat), ..Cause::rule(cite!("503.1")) });
                }
                None if cx.cite(cite!("503.1")) => note_missing(cx, seat),
                None => {}
            }
            Flow::Continue
        }
        step::DRAW_BEGINS => {
            cx.frame(f).step = step::DRAW_PRIORITY;
            announce(cx, seat, &[verb::BEGIN_DRAW], cite!("503.2"));
            Flow::Continue
        }
        _ => priority(cx, f, cite!("503.3"), step::CALL),
    }
}
