//! Chapter 1006: missions are checked.

use crate::actions::missions;
use crate::book::Context;
use crate::rules::cite;
use crate::words::{phase, zone};
use duel::event::Cause;

/// A mission of the turn player's whose conditions for that have all been met is checked (1006.1, reading V4). They are
/// met in the main phase: what the mission phase has rebooted is not checked again by what was counted before (reading V5).
pub(super) fn run(cx: &mut Context) -> bool {
    if !phase::MAIN_PHASE.contains(&cx.s.turn.phase) {
        return false;
    }
    let seat = cx.s.turn.player;
    let from = cx.s.batch.len();
    for i in 0..cx.s.cards(zone::MISSION, seat).len() {
        let slot = cx.s.cards(zone::MISSION, seat)[i];
        if missions::can_be_checked(cx, slot) && missions::is_checked_now(cx, slot) {
            missions::propose_check(cx, seat, slot, Cause::rule(cite!("1006.1")));
        }
    }
    let due = cx.s.batch.len() > from;
    cx.commit(from);
    due
}
