//! Chapter 1006: missions are checked.

use crate::actions::missions;
use crate::book::Context;
use crate::rules::cite;
use crate::words::zone;
use duel::event::Cause;

/// A mission whose conditions for that have all been met is checked (1006.1, reading V4).
pub(super) fn run(cx: &mut Context) -> bool {
    let seat = cx.s.turn.player;
    let from = cx.s.batch.len();
    for i in 0..cx.s.cards(zone::MISSION, seat).len() {
        let slot = cx.s.cards(zone::MISSION, seat)[i];
        if missions::is_open(cx, slot) && !missions::is_checked(cx, slot) && missions::is_checked_now(cx, slot) {
            missions::propose_check(cx, seat, slot, Cause::rule(cite!("1006.1")));
        }
    }
    let due = cx.s.batch.len() > from;
    cx.commit(from);
    due
}
