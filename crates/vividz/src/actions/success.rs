//! Chapter 1118: successful attacks.

use crate::book::Context;
use crate::principles::THIS_TURN;
use crate::rules::cite;
use crate::words::{mark, verb, zone};
use duel::event::{Cause, Happening};
use duel::ids::Seat;
use duel::state::object::Slot;

/// The attack counts as successful until the mission phase ends (1118.1). May begin a procedure.
///
/// That the chara made a successful attack this turn is so until the turn ends (102.12).
pub(crate) fn succeed(cx: &mut Context, slot: Slot) {
    let from = cx.state.batch.len();
    for (mark, rule) in [(mark::SUCCESSFUL, cite!("1118.1")), (mark::SUCCEEDED, THIS_TURN)] {
        cx.propose(Happening::Mark { slot, mark, on: true }, verb::PUT, Cause::rule(rule));
    }
    cx.commit(from);
}

/// A new turn has begun: no chara has made a successful attack in it (102.12). May begin a procedure.
pub(crate) fn forget(cx: &mut Context) {
    let from = cx.state.batch.len();
    for i in 0..cx.state.cards(zone::AREA, Seat::FIRST).len() {
        let slot = cx.state.cards(zone::AREA, Seat::FIRST)[i];
        if cx.state.object(slot).marks.has(mark::SUCCEEDED) {
            let act = Happening::Mark { slot, mark: mark::SUCCEEDED, on: false };
            cx.propose(act, verb::PUT, Cause::rule(THIS_TURN));
        }
    }
    cx.commit(from);
}
