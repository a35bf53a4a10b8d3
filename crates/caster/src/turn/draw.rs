//! Chapter 503: the draw phase.

use super::{announce, enter, is_first, priority, step};
use crate::book::Context;
use crate::rules::cite;
use crate::words::{phase, verb, zone};
use crate::zones::hidden;
use duel::event::Cause;
use duel::frame::Flow;
use duel::words::Seat;

/// The note of the state that says who was to draw and could not, bit n for seat n (1202.1).
pub(crate) const DRY: usize = 1;

/// Notes that a player was to draw and could not: that loses the game in the draw phase, whatever demanded the draw, and
/// never in another (1202.1, readings C7 and C25).
pub(crate) fn note_missing(cx: &mut Context, seat: Seat) {
    if cx.s.turn.phase == phase::DRAW {
        let dry = cx.s.notes[DRY] | 1 << seat.0;
        cx.note(DRY, dry);
        cx.s.derived.settled = false;
    }
}

/// One step of the phase.
pub(super) fn go(cx: &mut Context, f: usize) -> Flow {
    let seat = cx.frame(f).seat;
    match cx.frame(f).pc {
        // The turn player draws a card, but not in the first turn of the game (503.1).
        step::DRAW => {
            enter(cx, phase::DRAW);
            cx.frame(f).pc = step::DRAW_BEGINS;
            if is_first(cx) && cx.by(cite!("503.1")) || !hidden::may_draw(cx, seat) {
                return Flow::Go;
            }
            match cx.s.cards(zone::DECK, seat).last().copied() {
                Some(slot) => {
                    let act = cx.move_to_taker(slot, zone::HAND, seat);
                    cx.happen(act, verb::DRAW, Cause { seat: Some(seat), ..Cause::rule(cite!("503.1")) });
                }
                None if cx.by(cite!("503.1")) => note_missing(cx, seat),
                None => {}
            }
            Flow::Go
        }
        step::DRAW_BEGINS => {
            cx.frame(f).pc = step::DRAW_PRIORITY;
            announce(cx, seat, &[verb::BEGIN_DRAW], cite!("503.2"));
            Flow::Go
        }
        _ => priority(cx, f, cite!("503.3"), step::CALL),
    }
}
