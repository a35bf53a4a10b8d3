//! Part 3, chapter 12: the first battle step.

use super::{NUMBER, squares, step};
use crate::book::Context;
use crate::keywords::acceleration;
use crate::rules::cite;
use crate::words::{phase, role, verb};
use duel::event::Cause;
use duel::frame::Flow;
use duel::object::Slot;
use duel::words::Rule;

/// Battle damage is dealt as one (3-12-4).
pub(super) const DAMAGE: Rule = cite!("3-12-4");

/// One step of it.
pub(super) fn go(cx: &mut Context, f: usize) -> Flow {
    let frame = *cx.frame(f);
    let number = frame.r[NUMBER] as u32;
    match frame.pc {
        // "At the beginning of the battle", "attacks" and "is attacked" trigger now (3-12-1).
        step::FIRST => {
            cx.enter_phase(phase::FIRST_STEP, cite!("3-11-4"));
            cx.frame(f).pc = step::FIRST_EXCHANGE;
            let from = cx.s.batch.len();
            let cause = Cause::rule(cite!("3-12-1"));
            cx.deed(verb::BEGIN_BATTLE, frame.seat, Slot::NONE, Slot::NONE, cause);
            for place in squares(&frame) {
                announce(cx, number, place, cause);
            }
            cx.commit(from);
            cx.push_priority(frame.seat);
            Flow::Go
        }
        // Both have passed: units with Acceleration strike (3-12-2, 5-4-1-1).
        _ => {
            cx.frame(f).pc = step::SECOND;
            let mut any = false;
            for place in squares(&frame) {
                any |= super::stack_exchange(cx, number, place, cite!("3-12-2"), acceleration::strikes_first);
            }
            if any && cx.by(cite!("3-12-3")) {
                cx.push_priority(frame.seat);
            }
            Flow::Go
        }
    }
}

/// Each unit of a battle begins it, attacks, or is attacked.
fn announce(cx: &mut Context, number: u32, place: u8, cause: Cause) {
    let Some(units) = super::opponents(cx, place) else { return };
    for (unit, other) in [(units[0], units[1]), (units[1], units[0])] {
        let seat = cx.s.profile(unit).controller;
        let roles = super::bout(cx, number, cx.s.refer(unit)).map_or(0, |bout| bout.roles);
        cx.deed(verb::BEGIN_BATTLE, seat, unit, other, cause);
        for (part, verb) in [(role::ATTACKING, verb::ATTACK), (role::ATTACKED, verb::ATTACKED)] {
            if roles & part != 0 {
                cx.deed(verb, seat, unit, other, cause);
            }
        }
    }
}
