//! Chapter 502: the recovery phase.

use super::{announce, enter, is_first, priority, step};
use crate::book::Context;
use crate::rules::cite;
use crate::words::{mark, phase, verb, zone};
use duel::event::{Act, Cause};
use duel::frame::Flow;
use duel::profile::Orientation;
use duel::words::{Marks, Seat};

/// What is noted of a card for one turn.
const OF_A_TURN: Marks =
    Marks::of(&[mark::ENTERED, mark::SWITCHED, mark::BATTLED, mark::ATTACKED, mark::BATTLED_SERVANT]);

/// One step of the phase.
pub(super) fn go(cx: &mut Context, f: usize) -> Flow {
    let seat = cx.frame(f).seat;
    match cx.frame(f).pc {
        // The turn player recovers what is rested (502.1), before anything triggers (reading C6).
        step::RECOVER => {
            enter(cx, phase::RECOVERY);
            cx.frame(f).pc = step::RECOVERY_BEGINS;
            let from = cx.s.batch.len();
            forget(cx);
            for zone in [zone::SERVANTS, zone::CASTERS] {
                for i in 0..cx.s.cards(zone, seat).len() {
                    let slot = cx.s.cards(zone, seat)[i];
                    if cx.s.object(slot).orientation == Orientation::Sideways {
                        let act = Act::Turn { slot, to: Orientation::Upright };
                        let cause = Cause { seat: Some(seat), ..Cause::rule(cite!("502.1")) };
                        cx.propose(act, verb::RECOVER, cause);
                    }
                }
            }
            cx.commit(from);
            Flow::Go
        }
        // What waits for the phase, for the turn and for the game to begin triggers (502.2).
        step::RECOVERY_BEGINS => {
            cx.frame(f).pc = step::RECOVERY_PRIORITY;
            let begins: &[_] = if is_first(cx) {
                &[verb::BEGIN_GAME, verb::BEGIN_TURN, verb::BEGIN_RECOVERY]
            } else {
                &[verb::BEGIN_TURN, verb::BEGIN_RECOVERY]
            };
            announce(cx, seat, begins, cite!("502.2"));
            Flow::Go
        }
        _ => priority(cx, f, cite!("502.3"), step::DRAW),
    }
}

/// What was noted of cards for the last turn is forgotten.
fn forget(cx: &mut Context) {
    for zone in [zone::SERVANTS, zone::CASTERS] {
        for seat in Seat::BOTH {
            for i in 0..cx.s.cards(zone, seat).len() {
                let slot = cx.s.cards(zone, seat)[i];
                let noted = Marks(cx.s.object(slot).marks.0 & OF_A_TURN.0);
                for mark in noted.iter() {
                    cx.propose(Act::Mark { slot, mark, on: false }, verb::PUT, Cause::rule(cite!("501.1")));
                }
            }
        }
    }
}
