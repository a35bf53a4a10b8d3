//! Part 3, chapter 14: the battle end step.

use super::{NUMBER, TIME, squares, step};
use crate::book::{Context, note};
use crate::principles::CANNOT;
use crate::processing::rule_effect::{ATTACKER_DIES, DOOMED_IN_BATTLE};
use crate::rules::cite;
use crate::words::{kind, mark, phase, role, verb, zone};
use duel::engine::frame::{Flow, Frame};
use duel::event::{Cause, Happening};
use duel::ids::{Rule, Seat};
use duel::state::combat::Participant;
use duel::state::object::{ObjectRef, Slot};

/// Effects that last until the end of the battle, or for this battle, end with the step (3-14-3).
pub(super) const EXPIRES: Rule = cite!("3-14-3");
/// After the step the battle is over: its units no longer battle, attack or are attacked in it, and the suspended stack
/// resumes (3-14-4).
pub(super) const OVER: Rule = cite!("3-14-4");

/// Runs one step of the battle end step. May begin a procedure.
pub(super) fn go(cx: &mut Context, f: usize) -> Flow {
    let frame = *cx.frame(f);
    match frame.step {
        // The winner is decided; then abilities that wait for this trigger (3-14-1, 3-14-1-1).
        step::END => {
            super::join(cx);
            if !super::enter(cx, phase::END_STEP) {
                return cx.goto(f, step::OVER);
            }
            cx.frame(f).step = step::DEATHS;
            decide(cx, &frame);
            cx.push_priority(frame.seat);
            Flow::Continue
        }
        // Both players have passed: if both units are still there, the attacker dies (3-14-2), and so does a unit
        // played to the centre area (3-14-2-1).
        step::DEATHS | step::MORE_DEATHS => {
            super::join(cx);
            cx.frame(f).step = frame.step + 1;
            cx.frame(f).registers[TIME] = cx.state.clock as i32;
            let from = cx.state.batch.len();
            propose_deaths(cx, &frame);
            cx.commit(from);
            Flow::Continue
        }
        // Then, once, "when the battle ends" triggers (3-14-2-2). If nothing triggered and no unit died, the step is
        // over; otherwise it continues until both pass again (3-14-1, 3-14-3).
        step::ENDS | step::MORE => {
            let died = cx.state.clock as i32 != frame.registers[TIME];
            if died {
                cx.set_note(note::RULE_EFFECTS, cx.state.notes[note::RULE_EFFECTS] + 1);
            }
            if frame.step == step::ENDS {
                announce_end(cx, &frame);
            }
            if died || !cx.state.live_waiting().is_empty() {
                // A unit that dies again and again, with its death always replaced, is a loop.
                cx.state.resolutions_without_progress += u32::from(frame.step == step::MORE);
                cx.frame(f).step = step::MORE_DEATHS;
                cx.push_priority(frame.seat);
                return Flow::Continue;
            }
            cx.goto(f, step::OVER)
        }
        _ => super::close(cx, f),
    }
}

/// A unit that is alone on the square has won, even if it did not begin the battle; with both left, or neither, nobody
/// has (3-14-1-1). May begin a procedure.
fn decide(cx: &mut Context, frame: &Frame) {
    let from = cx.state.batch.len();
    let cause = Cause::rule(cite!("3-14-1-1"));
    for place in squares(frame) {
        if !cx.cite(cause.rule) {
            continue;
        }
        let Some(winner) = winner(cx, place) else { continue };
        let seat = cx.state.characteristics(winner).controller;
        cx.deed(verb::WIN_BATTLE, seat, winner, Slot::NONE, cause);
        for i in 0..cx.state.combats.len() {
            let Participant { combat: number, place: at, object, .. } = cx.state.combats[i];
            let there = number == frame.registers[NUMBER] as u32 && at == place && cx.state.is_alive(object);
            let loser = object.slot;
            if there && cx.state.characteristics(loser).controller != seat {
                cx.deed(verb::LOSE_BATTLE, seat.other(), loser, winner, cause);
            }
        }
    }
    cx.deed(verb::BEGIN_END_STEP, frame.seat, Slot::NONE, Slot::NONE, Cause::rule(cite!("3-14-1")));
    cx.commit(from);
}

/// The unit on a square, if there is exactly one.
fn winner(cx: &Context, place: u8) -> Option<Slot> {
    let units = cx.state.cards(zone::SQUARE, Seat::FIRST).iter().copied();
    let mut there = units
        .filter(|&slot| cx.state.object(slot).place == place && cx.state.characteristics(slot).kinds.has(kind::UNIT));
    let alone = there.next()?;
    there.next().is_none().then_some(alone)
}

/// "When the battle ends" triggers, also for abilities of units that battled (3-14-2-2). May begin a procedure.
fn announce_end(cx: &mut Context, frame: &Frame) {
    let from = cx.state.batch.len();
    let cause = Cause::rule(cite!("3-14-2-2"));
    for place in squares(frame) {
        cx.deed(verb::END_BATTLE, frame.seat, Slot::NONE, Slot::NONE, cause);
        for i in 0..cx.state.combats.len() {
            let Participant { combat: number, place: at, object, .. } = cx.state.combats[i];
            if number == frame.registers[NUMBER] as u32 && at == place && cx.state.is_alive(object) {
                let seat = cx.state.characteristics(object.slot).controller;
                cx.deed(verb::LEAVE_BATTLE, seat, object.slot, Slot::NONE, cause);
            }
        }
    }
    cx.commit(from);
}

/// As the battle ends, rule effects destroy the attacker if both units are still on the square (3-14-2, 4-16-4-10), and
/// the unit that was played to the centre area, wherever it is (3-14-2-1, 4-16-4-9). Proposes the events.
fn propose_deaths(cx: &mut Context, frame: &Frame) {
    let from = cx.state.batch.len();
    for i in 0..cx.state.combats.len() {
        let Participant { combat: number, place, object, roles } = cx.state.combats[i];
        if number != frame.registers[NUMBER] as u32 || !cx.state.is_alive(object) {
            continue;
        }
        let slot = object.slot;
        let here = cx.state.object(slot).place == place && super::opponents(cx, place).is_some();
        let doomed = roles & role::DOOMED != 0 && is_doomed(cx, object);
        let attacked = here && roles & role::ATTACKING != 0 && cx.cite_all(&[cite!("3-14-2"), ATTACKER_DIES]);
        let pays = doomed && cx.cite_all(&[cite!("3-14-2-1"), DOOMED_IN_BATTLE]);
        let again = cx.state.batch[from..].iter().any(|event| event.happening.slot() == Some(slot));
        if !(attacked || pays) || again || cx.is_forbidden(verb::DESTROY, slot, None) && cx.cite(CANNOT) {
            continue;
        }
        let rule = if attacked { ATTACKER_DIES } else { DOOMED_IN_BATTLE };
        if doomed {
            cx.propose(Happening::Mark { slot, mark: mark::DOOMED, on: false }, verb::PUT, Cause::rule(rule));
        }
        let act = cx.move_to(slot, zone::GRAVE);
        cx.propose(act, verb::DESTROY, Cause::rule(rule));
    }
}

/// A unit that should have died at the end of a battle but could not is spared once the battle is over. May begin a
/// procedure.
pub(super) fn spare(cx: &mut Context, battle: u32) {
    let from = cx.state.batch.len();
    for i in 0..cx.state.combats.len() {
        let Participant { combat: number, object, roles, .. } = cx.state.combats[i];
        if number == battle && roles & role::DOOMED != 0 && is_doomed(cx, object) {
            let act = Happening::Mark { slot: object.slot, mark: mark::DOOMED, on: false };
            cx.propose(act, verb::PUT, Cause::rule(OVER));
        }
    }
    cx.commit(from);
}

fn is_doomed(cx: &Context, object: ObjectRef) -> bool {
    cx.state.is_alive(object) && cx.state.object(object.slot).marks.has(mark::DOOMED)
}
