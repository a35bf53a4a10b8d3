//! Chapter 1006: missions are checked.

use crate::actions::missions;
use crate::book::Context;
use crate::rules::cite;
use crate::turn::mission_phase;
use crate::words::{phase, zone};
use duel::event::Cause;

/// A mission of the turn player's is checked when all its conditions for that are met (1006.1, reading V4).
///
/// That is so from the main phase until the missions are examined: one that was not cleared is rebooted, and not checked
/// again by what was counted before (reading V5). May begin a procedure.
pub(super) fn run(cx: &mut Context) -> bool {
    if !phase::MAIN_PHASE.contains(&cx.state.turn.phase) && !mission_phase::is_before_clearing(cx) {
        return false;
    }
    let seat = cx.state.turn.player;
    let from = cx.state.batch.len();
    for i in 0..cx.state.cards(zone::MISSION, seat).len() {
        let slot = cx.state.cards(zone::MISSION, seat)[i];
        if missions::can_be_checked(cx, slot) && missions::is_checked_now(cx, slot) {
            missions::propose_check(cx, seat, slot, Cause::rule(cite!("1006.1")));
        }
    }
    let due = cx.state.batch.len() > from;
    cx.commit(from);
    due
}
