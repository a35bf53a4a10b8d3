//! Chapter 1007: defeat.

use crate::book::{Context, note};
use crate::rules::cite;
use crate::words::{phase, verb, zone};
use duel::event::{Cause, Happening};
use duel::ids::{Rule, Seat};

/// A player loses when the opponent has cleared all missions (1007.1), or when they have no deck (1007.2). Begins a
/// procedure.
pub(super) fn run(cx: &mut Context) -> bool {
    let from = cx.state.batch.len();
    let turn_player = cx.state.turn.player;
    // Reading V1: the missions of the turn player are meant.
    if cx.state.turn.phase == phase::MISSION && has_cleared_all(cx, turn_player) {
        propose(cx, turn_player.other(), cite!("1007.1"));
    }
    if cx.state.notes[note::DECK_COUNTS] != 0 && cx.state.cards(zone::DECK, turn_player).is_empty() {
        propose(cx, turn_player, cite!("1007.2"));
    }
    let due = cx.state.batch.len() > from;
    cx.commit(from);
    due
}

fn propose(cx: &mut Context, seat: Seat, rule: Rule) {
    if cx.state.losing[seat.index()].is_none() {
        cx.propose(Happening::Lose { seat }, verb::PUT, Cause::rule(rule));
    }
}

/// All of the player's missions are face down.
fn has_cleared_all(cx: &Context, seat: Seat) -> bool {
    let missions = cx.state.cards(zone::MISSION, seat);
    !missions.is_empty() && missions.iter().all(|&slot| !cx.state.object(slot).face_up)
}
