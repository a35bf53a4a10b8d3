//! Part 3, chapter 14: the battle end step.

use super::{NUMBER, TIME, squares, step};
use crate::book::{Context, note};
use crate::principles::CANNOT;
use crate::processing::rule_effect::{ATTACKER_DIES, DOOMED_IN_BATTLE};
use crate::rules::cite;
use crate::words::{kind, mark, phase, role, verb, zone};
use duel::event::{Act, Cause};
use duel::frame::{Flow, Frame};
use duel::item::Bout;
use duel::object::{Ref, Slot};
use duel::words::{Rule, Seat};

/// With the step, what lasts until the end of the battle or for this battle ends (3-14-3).
pub(super) const EXPIRES: Rule = cite!("3-14-3");
/// After the step the battle is over: its units battle, attack and are attacked in it no more, and what it suspended
/// goes on (3-14-4).
pub(super) const OVER: Rule = cite!("3-14-4");

/// One step of it.
pub(super) fn go(cx: &mut Context, f: usize) -> Flow {
    let frame = *cx.frame(f);
    match frame.pc {
        // It is decided who has won; then what triggers by that triggers (3-14-1, 3-14-1-1).
        step::END => {
            super::join(cx);
            if !super::enter(cx, phase::END_STEP) {
                return cx.goto(f, step::OVER);
            }
            cx.frame(f).pc = step::DEATHS;
            decide(cx, &frame);
            cx.push_priority(frame.seat);
            Flow::Go
        }
        // Both have passed: where both still stand the attacker dies (3-14-2), and so does who was played to the centre
        // area (3-14-2-1).
        step::DEATHS | step::MORE_DEATHS => {
            super::join(cx);
            cx.frame(f).pc = frame.pc + 1;
            cx.frame(f).r[TIME] = cx.s.clock as i32;
            let from = cx.s.batch.len();
            propose_deaths(cx, &frame);
            cx.commit(from);
            Flow::Go
        }
        // Then, once, "when the battle ends" triggers (3-14-2-2). When nothing triggered and nobody died, the step is over;
        // else it goes on until both have passed again (3-14-1, 3-14-3).
        step::ENDS | step::MORE => {
            let died = cx.s.clock as i32 != frame.r[TIME];
            if died {
                cx.note(note::RULE_EFFECTS, cx.s.notes[note::RULE_EFFECTS] + 1);
            }
            if frame.pc == step::ENDS {
                announce_end(cx, &frame);
            }
            if died || !cx.s.live_waiting().is_empty() {
                // What dies again and again, and is always replaced, is a loop.
                cx.s.idle += u32::from(frame.pc == step::MORE);
                cx.frame(f).pc = step::MORE_DEATHS;
                cx.push_priority(frame.seat);
                return Flow::Go;
            }
            cx.goto(f, step::OVER)
        }
        _ => super::close(cx, f),
    }
}

/// Who alone is on the square has won; it need not have begun the battle. Where both are left, or neither, nobody has
/// (3-14-1-1).
fn decide(cx: &mut Context, frame: &Frame) {
    let from = cx.s.batch.len();
    let cause = Cause::rule(cite!("3-14-1-1"));
    for place in squares(frame) {
        if !cx.by(cause.rule) {
            continue;
        }
        let Some(winner) = winner(cx, place) else { continue };
        let seat = cx.s.profile(winner).controller;
        cx.deed(verb::WIN_BATTLE, seat, winner, Slot::NONE, cause);
        for i in 0..cx.s.bouts.len() {
            let Bout { number, place: at, object, .. } = cx.s.bouts[i];
            let there = number == frame.r[NUMBER] as u32 && at == place && cx.s.alive(object);
            let loser = object.slot;
            if there && cx.s.profile(loser).controller != seat {
                cx.deed(verb::LOSE_BATTLE, seat.other(), loser, winner, cause);
            }
        }
    }
    cx.deed(verb::BEGIN_END_STEP, frame.seat, Slot::NONE, Slot::NONE, Cause::rule(cite!("3-14-1")));
    cx.commit(from);
}

/// The only unit on a square.
fn winner(cx: &Context, place: u8) -> Option<Slot> {
    let units = cx.s.cards(zone::SQUARE, Seat::FIRST).iter().copied();
    let mut there = units.filter(|&slot| cx.s.object(slot).place == place && cx.s.profile(slot).kinds.has(kind::UNIT));
    let alone = there.next()?;
    there.next().is_none().then_some(alone)
}

/// "When the battle ends" triggers, and so do abilities of those who battled (3-14-2-2).
fn announce_end(cx: &mut Context, frame: &Frame) {
    let from = cx.s.batch.len();
    let cause = Cause::rule(cite!("3-14-2-2"));
    for place in squares(frame) {
        cx.deed(verb::END_BATTLE, frame.seat, Slot::NONE, Slot::NONE, cause);
        for i in 0..cx.s.bouts.len() {
            let Bout { number, place: at, object, .. } = cx.s.bouts[i];
            if number == frame.r[NUMBER] as u32 && at == place && cx.s.alive(object) {
                let seat = cx.s.profile(object.slot).controller;
                cx.deed(verb::LEAVE_BATTLE, seat, object.slot, Slot::NONE, cause);
            }
        }
    }
    cx.commit(from);
}

/// Who dies as the battle ends, by rule effects: where both units are on the square, who attacked (3-14-2, 4-16-4-10);
/// wherever it is, who was played to the centre area (3-14-2-1, 4-16-4-9).
fn propose_deaths(cx: &mut Context, frame: &Frame) {
    let from = cx.s.batch.len();
    for i in 0..cx.s.bouts.len() {
        let Bout { number, place, object, roles } = cx.s.bouts[i];
        if number != frame.r[NUMBER] as u32 || !cx.s.alive(object) {
            continue;
        }
        let slot = object.slot;
        let here = cx.s.object(slot).place == place && super::opponents(cx, place).is_some();
        let doomed = roles & role::DOOMED != 0 && is_doomed(cx, object);
        let attacked = here && roles & role::ATTACKING != 0 && cx.by_all(&[cite!("3-14-2"), ATTACKER_DIES]);
        let pays = doomed && cx.by_all(&[cite!("3-14-2-1"), DOOMED_IN_BATTLE]);
        let again = cx.s.batch[from..].iter().any(|event| event.act.slot() == Some(slot));
        if !(attacked || pays) || again || cx.forbidden(verb::DESTROY, slot, None) && cx.by(CANNOT) {
            continue;
        }
        let rule = if attacked { ATTACKER_DIES } else { DOOMED_IN_BATTLE };
        if doomed {
            cx.propose(Act::Mark { slot, mark: mark::DOOMED, on: false }, verb::PUT, Cause::rule(rule));
        }
        let act = cx.move_to(slot, zone::GRAVE);
        cx.propose(act, verb::DESTROY, Cause::rule(rule));
    }
}

/// Who was to die at the end of a battle that is over, and could not, is left alone.
pub(super) fn spare(cx: &mut Context, battle: u32) {
    let from = cx.s.batch.len();
    for i in 0..cx.s.bouts.len() {
        let Bout { number, object, roles, .. } = cx.s.bouts[i];
        if number == battle && roles & role::DOOMED != 0 && is_doomed(cx, object) {
            let act = Act::Mark { slot: object.slot, mark: mark::DOOMED, on: false };
            cx.propose(act, verb::PUT, Cause::rule(OVER));
        }
    }
    cx.commit(from);
}

fn is_doomed(cx: &Context, object: Ref) -> bool {
    cx.s.alive(object) && cx.s.object(object.slot).marks.has(mark::DOOMED)
}
