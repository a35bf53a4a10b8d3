//! Chapter 703: the main phase.

use super::{announce, enter, step};
use crate::book::Context;
use crate::rules::cite;
use crate::words::{kind, phase, verb};
use duel::frame::Flow;
use duel::object::Slot;
use duel::words::{Rule, Seat};

/// The turn player has priority, and may play a card, play an activated ability or attack; missions are checked by
/// themselves (703.2, reading V4).
pub(crate) const ACTIONS: Rule = cite!("703.2");
/// The first player plays no events and does not attack in the first turn (703.2a).
pub(crate) const FIRST_TURN: Rule = cite!("703.2a");
/// Pre-priority processing comes after each action (703.3).
pub(crate) const BETWEEN: Rule = cite!("703.3");
/// Who does nothing goes on to the mission phase (703.3a).
pub(crate) const DONE: Rule = cite!("703.3a");

/// One step of the phase.
pub(super) fn go(cx: &mut Context, f: usize) -> Flow {
    let seat = cx.frame(f).seat;
    match cx.frame(f).pc {
        step::MAIN => {
            enter(cx, phase::MAIN);
            cx.frame(f).pc = step::MAIN_ACTIONS;
            announce(cx, seat, &[verb::BEGIN_MAIN], cite!("703.1"));
            Flow::Go
        }
        _ => {
            cx.frame(f).pc = step::MISSION;
            if cx.by(ACTIONS) {
                cx.push_actions(seat, 0);
            }
            Flow::Go
        }
    }
}

/// Whether this is the first player's first turn, and that player acts.
pub(crate) fn is_first_turn(cx: &Context, seat: Seat) -> bool {
    cx.s.turn.number == 1 && seat == cx.s.turn.player
}

/// Whether a card may be played at all in this turn: events not in the first (703.2a, reading V18).
pub(crate) fn permits(cx: &Context, slot: Slot, seat: Seat) -> bool {
    let event = cx.s.profile(slot).kinds.has(kind::EVENT);
    !(event && is_first_turn(cx, seat) && cx.by(FIRST_TURN))
}
