//! Chapter 703: the main phase.

use super::{announce, enter, step};
use crate::book::Context;
use crate::rules::cite;
use crate::words::{kind, phase, verb};
use duel::book::point::{ChapterPoints, PriorityPoint};
use duel::engine::frame::Flow;
use duel::ids::{Rule, Seat};
use duel::points;
use duel::state::object::Slot;

/// Where the kernel acts by these rules.
pub(crate) const POINTS: ChapterPoints = points! {
    PriorityPoint::AllPass => DONE,
};

/// The turn player has priority, and may play a card, play an activated ability or attack (703.2).
///
/// Missions are checked without an action (reading V4).
pub(crate) const ACTIONS: Rule = cite!("703.2");
/// The first player plays no events and does not attack in the first turn (703.2a).
pub(crate) const FIRST_TURN: Rule = cite!("703.2a");
/// Pre-priority processing comes after each action (703.3).
pub(crate) const BETWEEN: Rule = cite!("703.3");
/// When the turn player does nothing, the mission phase begins (703.3a).
pub(crate) const DONE: Rule = cite!("703.3a");

/// Runs one step of the phase. May begin a procedure.
pub(super) fn go(cx: &mut Context, f: usize) -> Flow {
    let seat = cx.frame(f).seat;
    match cx.frame(f).step {
        step::MAIN => {
            enter(cx, phase::MAIN);
            cx.frame(f).step = step::MAIN_ACTIONS;
            announce(cx, seat, &[verb::BEGIN_MAIN], cite!("703.1"));
            Flow::Continue
        }
        _ => {
            cx.frame(f).step = step::MISSION;
            if cx.cite(ACTIONS) {
                cx.push_solo_actions(seat, 0);
            }
            Flow::Continue
        }
    }
}

/// It is the first turn of the game, and this player's.
pub(crate) fn is_first_turn(cx: &Context, seat: Seat) -> bool {
    cx.state.turn.number == 1 && seat == cx.state.turn.player
}

/// The card may be played in this turn: events may not in the first player's first turn (703.2a, reading V18).
pub(crate) fn permits(cx: &Context, slot: Slot, seat: Seat) -> bool {
    let event = cx.state.characteristics(slot).kinds.has(kind::EVENT);
    !(event && is_first_turn(cx, seat) && cx.cite(FIRST_TURN))
}
