//! Chapter 507: the end phase.

use super::{announce, enter, priority, step};
use crate::book::{Context, proc};
use crate::deeds::extra_turn;
use crate::rules::cite;
use crate::words::{phase, verb};
use duel::ability::Duration;
use duel::event::Cause;
use duel::frame::{Flow, Frame, Proc};
use duel::words::Seat;

/// The register that counts how often the last step came round.
const ROUNDS: usize = 0;

/// One step of the phase.
pub(super) fn go(cx: &mut Context, f: usize) -> Flow {
    let seat = cx.frame(f).seat;
    match cx.frame(f).pc {
        step::END_BEGINS => {
            enter(cx, phase::END);
            cx.frame(f).pc = step::END_PRIORITY;
            announce(cx, seat, &[verb::BEGIN_END], cite!("507.1"));
            Flow::Go
        }
        step::END_PRIORITY => priority(cx, f, cite!("507.2"), step::TURN_ENDS),
        step::TURN_ENDS => {
            cx.frame(f).pc = step::LAST_PRIORITY;
            announce(cx, seat, &[verb::END_TURN], cite!("507.3"));
            Flow::Go
        }
        step::LAST_PRIORITY => priority(cx, f, cite!("507.4"), step::EXPIRE),
        // What lasts until the turn ends ends (507.5a).
        step::EXPIRE => {
            if cx.lasts(Duration::Turn) && cx.by(cite!("507.5a")) {
                cx.expire(Duration::Turn);
                cx.s.derived.settled = false;
            }
            cx.goto(f, step::VANISH)
        }
        // All aether vanishes (507.5b).
        step::VANISH => {
            cx.frame(f).pc = step::AGAIN;
            let from = cx.s.batch.len();
            for seat in Seat::BOTH {
                cx.propose_vanishing(seat, verb::AETHER, Cause::rule(cite!("507.5b")));
            }
            cx.commit(from);
            Flow::Go
        }
        // If anything is to be done or has triggered, players have priority, and this comes again (507.5c).
        step::AGAIN => {
            cx.frame(f).pc = step::NEXT_TURN;
            if cx.is_anything_due() && cx.by(cite!("507.5c")) {
                cx.frame(f).pc = step::ONCE_MORE;
                cx.come_round(f, ROUNDS);
            }
            Flow::Go
        }
        step::ONCE_MORE => priority(cx, f, cite!("507.5c"), step::EXPIRE),
        // The other player's turn begins (507.6), or an extra one (1021.1).
        _ => {
            let next = extra_turn::next(cx, seat.other());
            cx.enter_turn(next, cite!("507.6"));
            *cx.frame(f) = Frame::new(Proc::Book(proc::TURN), next);
            Flow::Go
        }
    }
}
