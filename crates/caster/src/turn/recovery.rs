//! Chapter 502: the recovery phase.

use super::{announce, enter, is_first, priority, step};
use crate::book::Context;
use crate::rules::cite;
use crate::words::{mark, phase, verb, zone};
use duel::card::characteristics::Orientation;
use duel::engine::frame::Flow;
use duel::event::{Cause, Happening};
use duel::ids::{Marks, Seat};

/// The marks that last for one turn.
const OF_A_TURN: Marks =
    Marks::of(&[mark::ENTERED, mark::SWITCHED, mark::BATTLED, mark::ATTACKED, mark::BATTLED_SERVANT]);

/// Runs one step of the recovery phase. May begin a procedure.
pub(super) fn go(cx: &mut Context, f: usize) -> Flow {
    let seat = cx.frame(f).seat;
    match cx.frame(f).step {
        // The turn player recovers all rested cards (502.1), before anything triggers (reading C6).
        step::RECOVER => {
            enter(cx, phase::RECOVERY);
            cx.frame(f).step = step::RECOVERY_BEGINS;
            let from = cx.state.batch.len();
            forget(cx);
            for zone in [zone::SERVANTS, zone::CASTERS] {
                for i in 0..cx.state.cards(zone, seat).len() {
                    let slot = cx.state.cards(zone, seat)[i];
                    if cx.state.object(slot).orientation == Orientation::Sideways {
                        let act = Happening::Turn { slot, to: Orientation::Upright };
                        let cause = Cause { seat: Some(seat), ..Cause::rule(cite!("502.1")) };
                        cx.propose(act, verb::RECOVER, cause);
                    }
                }
            }
            cx.commit(from);
            Flow::Continue
        }
        // Abilities that wait for the beginning of the game, the turn or the phase trigger (502.2).
        step::RECOVERY_BEGINS => {
            cx.frame(f).step = step::RECOVERY_PRIORITY;
            let begins: &[_] = if is_first(cx) {
                &[verb::BEGIN_GAME, verb::BEGIN_TURN, verb::BEGIN_RECOVERY]
            } else {
                &[verb::BEGIN_TURN, verb::BEGIN_RECOVERY]
            };
            announce(cx, seat, begins, cite!("502.2"));
            Flow::Continue
        }
        _ => priority(cx, f, cite!("502.3"), step::DRAW),
    }
}

/// Removes the marks of the last turn. Proposes the events.
fn forget(cx: &mut Context) {
    for zone in [zone::SERVANTS, zone::CASTERS] {
        for seat in Seat::BOTH {
            for i in 0..cx.state.cards(zone, seat).len() {
                let slot = cx.state.cards(zone, seat)[i];
                let noted = Marks(cx.state.object(slot).marks.0 & OF_A_TURN.0);
                for mark in noted.iter() {
                    cx.propose(Happening::Mark { slot, mark, on: false }, verb::PUT, Cause::rule(cite!("501.1")));
                }
            }
        }
    }
}
