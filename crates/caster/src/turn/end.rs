//! Chapter 507: the end phase.

use super::{announce, enter, priority, step};
use crate::book::{Context, proc};
use crate::deeds::extra_turn;
use crate::rules::cite;
use crate::words::{phase, verb};
use duel::card::ability::Duration;
use duel::engine::frame::{Flow, Frame, Proc};
use duel::event::Cause;
use duel::ids::Seat;

/// The register that counts how often the last step has repeated.
const ROUNDS: usize = 0;

/// Runs one step of the end phase. May begin a procedure.
pub(super) fn go(cx: &mut Context, f: usize) -> Flow {
    let seat = cx.frame(f).seat;
    match cx.frame(f).step {
        step::END_BEGINS => {
            enter(cx, phase::END);
            cx.frame(f).step = step::END_PRIORITY;
            announce(cx, seat, &[verb::BEGIN_END], cite!("507.1"));
            Flow::Continue
        }
        step::END_PRIORITY => priority(cx, f, cite!("507.2"), step::TURN_ENDS),
        step::TURN_ENDS => {
            cx.frame(f).step = step::LAST_PRIORITY;
            announce(cx, seat, &[verb::END_TURN], cite!("507.3"));
            Flow::Continue
        }
        step::LAST_PRIORITY => priority(cx, f, cite!("507.4"), step::EXPIRE),
        // Effects that last until the end of the turn end (507.5a).
        step::EXPIRE => {
            if cx.has_effect_lasting(Duration::Turn) && cx.cite(cite!("507.5a")) {
                cx.expire(Duration::Turn);
                cx.state.derived.processes_done = false;
            }
            cx.goto(f, step::VANISH)
        }
        // All aether vanishes (507.5b).
        step::VANISH => {
            cx.frame(f).step = step::AGAIN;
            let from = cx.state.batch.len();
            for seat in Seat::BOTH {
                cx.propose_vanishing(seat, verb::AETHER, Cause::rule(cite!("507.5b")));
            }
            cx.commit(from);
            Flow::Continue
        }
        // If a rule process is due or an ability has triggered, players get priority and this repeats (507.5c).
        step::AGAIN => {
            cx.frame(f).step = step::NEXT_TURN;
            if cx.is_anything_due() && cx.cite(cite!("507.5c")) {
                cx.frame(f).step = step::ONCE_MORE;
                cx.count_round(f, duel::engine::frame::Register::new(ROUNDS));
            }
            Flow::Continue
        }
        step::ONCE_MORE => priority(cx, f, cite!("507.5c"), step::EXPIRE),
        // The other player's turn begins (507.6), or an extra one (1021.1).
        _ => {
            let next = extra_turn::next(cx, seat.other());
            cx.enter_turn(next, cite!("507.6"));
            *cx.frame(f) = Frame::new(Proc::Book(proc::TURN), next);
            Flow::Continue
        }
    }
}
