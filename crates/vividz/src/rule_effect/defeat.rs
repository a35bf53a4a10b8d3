//! Chapter 1007: defeat.

use crate::book::{Context, note};
use crate::rules::cite;
use crate::words::{phase, verb, zone};
use duel::event::{Act, Cause};
use duel::words::{Rule, Seat};

/// A player loses whose opponent has cleared all missions (1007.1), or who has no deck (1007.2).
pub(super) fn run(cx: &mut Context) -> bool {
    let from = cx.s.batch.len();
    let turn_player = cx.s.turn.player;
    // Reading V1: those of the turn player are meant.
    if cx.s.turn.phase == phase::MISSION && has_cleared_all(cx, turn_player) {
        propose(cx, turn_player.other(), cite!("1007.1"));
    }
    if cx.s.notes[note::DECK_COUNTS] != 0 && cx.s.cards(zone::DECK, turn_player).is_empty() {
        propose(cx, turn_player, cite!("1007.2"));
    }
    let due = cx.s.batch.len() > from;
    cx.commit(from);
    due
}

fn propose(cx: &mut Context, seat: Seat, rule: Rule) {
    if cx.s.losing[seat.index()].is_none() {
        cx.propose(Act::Lose { seat }, verb::PUT, Cause::rule(rule));
    }
}

/// Whether all of a player's missions are face down.
fn has_cleared_all(cx: &Context, seat: Seat) -> bool {
    let missions = cx.s.cards(zone::MISSION, seat);
    !missions.is_empty() && missions.iter().all(|&slot| !cx.s.object(slot).face_up)
}
