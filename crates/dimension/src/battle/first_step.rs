//! Part 3, chapter 12: the first battle step.

use super::{NUMBER, exchange, opponents, squares, step};
use crate::book::Context;
use crate::keywords::acceleration;
use crate::rules::cite;
use crate::words::{phase, role, verb};
use duel::event::Cause;
use duel::frame::{Flow, Frame};
use duel::object::Slot;
use duel::words::Rule;

/// Who strikes first deals its power to who is on the square with it; if one has left the square, nobody does (3-12-2).
pub(super) const EXCHANGE: Rule = cite!("3-12-2");
/// Battle damage is dealt as one (3-12-4).
pub(super) const AS_ONE: Rule = cite!("3-12-4");
/// How much is dealt is fixed as it is stacked, whatever becomes of the dealer (3-12-4-1).
pub(super) const FIXED: Rule = cite!("3-12-4-1");
/// Who has left the squares is dealt none; who is on another square is (3-12-4-2).
pub(super) const LEFT: Rule = cite!("3-12-4-2");

/// One step of it.
pub(super) fn go(cx: &mut Context, f: usize) -> Flow {
    let frame = *cx.frame(f);
    match frame.pc {
        step::FIRST => {
            if !super::enter(cx, phase::FIRST_STEP) {
                return cx.goto(f, step::SECOND);
            }
            cx.frame(f).pc = step::FIRST_EXCHANGE;
            announce(cx, &frame);
            cx.push_priority(frame.seat);
            Flow::Go
        }
        // Both have passed: units with Acceleration strike (3-12-2, 5-4-1-1), and the active player has priority (3-12-3).
        _ => {
            cx.frame(f).pc = step::SECOND;
            let mut any = false;
            for place in squares(&frame) {
                any |= exchange::stack(cx, frame.r[NUMBER] as u32, place, false, |cx, units, at| {
                    acceleration::strikes_first(cx, units[at])
                });
            }
            if any {
                give_priority(cx, &frame, cite!("3-12-3"));
            }
            Flow::Go
        }
    }
}

/// After an exchange is stacked the active player has priority, and battle timing can be used; without that it resolves
/// at once.
pub(super) fn give_priority(cx: &mut Context, frame: &Frame, rule: Rule) {
    if cx.by(rule) {
        cx.push_priority(frame.seat);
    } else {
        cx.resolve_top();
    }
}

/// "At the beginning of the battle", "attacks" and "is attacked" trigger (3-12-1).
fn announce(cx: &mut Context, frame: &Frame) {
    let from = cx.s.batch.len();
    let cause = Cause::rule(cite!("3-12-1"));
    for place in squares(frame) {
        cx.deed(verb::BEGIN_BATTLE, frame.seat, Slot::NONE, Slot::NONE, cause);
        let Some(units) = opponents(cx, place) else { continue };
        for (unit, other) in [(units[0], units[1]), (units[1], units[0])] {
            let seat = cx.s.profile(unit).controller;
            let bout = super::bout(cx, frame.r[NUMBER] as u32, place, cx.s.refer(unit));
            let roles = bout.map_or(0, |bout| bout.roles);
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
