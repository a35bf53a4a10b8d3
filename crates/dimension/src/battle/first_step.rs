//! Part 3, chapter 12: the first battle step.

use super::{NUMBER, exchange, opponents, squares, step};
use crate::book::Context;
use crate::keywords::acceleration;
use crate::rules::cite;
use crate::words::{phase, role, verb};
use duel::engine::frame::{Flow, Frame};
use duel::event::Cause;
use duel::ids::Rule;
use duel::state::object::Slot;

/// Units that strike first deal their power to the unit on the square with them; if one has left the square, there is
/// no exchange (3-12-2).
pub(super) const EXCHANGE: Rule = cite!("3-12-2");
/// Battle damage is dealt simultaneously (3-12-4).
pub(super) const AS_ONE: Rule = cite!("3-12-4");
/// The amount is fixed when the exchange is stacked, whatever becomes of the dealer (3-12-4-1).
pub(super) const FIXED: Rule = cite!("3-12-4-1");
/// A unit that has left the squares is dealt no damage; one on another square is (3-12-4-2).
pub(super) const LEFT: Rule = cite!("3-12-4-2");

/// Runs one step of the first battle step. Begins a procedure.
pub(super) fn go(cx: &mut Context, f: usize) -> Flow {
    let frame = *cx.frame(f);
    match frame.step {
        step::FIRST => {
            if !super::enter(cx, phase::FIRST_STEP) {
                return cx.goto(f, step::SECOND);
            }
            cx.frame(f).step = step::FIRST_EXCHANGE;
            announce(cx, &frame);
            cx.push_priority(frame.seat);
            Flow::Continue
        }
        // Both players have passed: units with Acceleration strike (3-12-2, 5-4-1-1), and the active player gets
        // priority (3-12-3).
        _ => {
            cx.frame(f).step = step::SECOND;
            let mut any = false;
            for place in squares(&frame) {
                any |= exchange::stack(cx, frame.registers[NUMBER] as u32, place, false, |cx, units, at| {
                    acceleration::strikes_first(cx, units[at])
                });
            }
            if any {
                give_priority(cx, &frame, cite!("3-12-3"));
            }
            Flow::Continue
        }
    }
}

/// The active player gets priority after an exchange is stacked; without that rule the exchange resolves immediately.
/// Begins a procedure.
pub(super) fn give_priority(cx: &mut Context, frame: &Frame, rule: Rule) {
    if cx.cite(rule) {
        cx.push_priority(frame.seat);
    } else {
        cx.resolve_top();
    }
}

/// "At the beginning of the battle", "attacks" and "is attacked" trigger (3-12-1). May begin a procedure.
fn announce(cx: &mut Context, frame: &Frame) {
    let from = cx.state.batch.len();
    let cause = Cause::rule(cite!("3-12-1"));
    for place in squares(frame) {
        cx.deed(verb::BEGIN_BATTLE, frame.seat, Slot::NONE, Slot::NONE, cause);
        let Some(units) = opponents(cx, place) else { continue };
        for (unit, other) in [(units[0], units[1]), (units[1], units[0])] {
            let seat = cx.state.characteristics(unit).controller;
            let participant = super::bout(cx, frame.registers[NUMBER] as u32, place, cx.state.object_ref(unit));
            let roles = participant.map_or(0, |participant| participant.roles);
            cx.deed(verb::BATTLE, seat, unit, other, cause);
            for (part, verb) in [(role::ATTACKING, verb::ATTACK), (role::ATTACKED, verb::ATTACKED)] {
                if roles & part != 0 {
                    cx.deed(verb, seat, unit, other, cause);
                }
            }
        }
    }
    cx.commit(from);
}
