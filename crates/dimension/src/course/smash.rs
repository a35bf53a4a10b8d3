//! Part 3, chapter 9: the smash phase.

use crate::book::{Context, proc};
use crate::definitions::places::{self, CENTRE, ENEMY};
use crate::definitions::plan;
use crate::definitions::status::{FROZEN, RELEASED};
use crate::rules::cite;
use crate::words::{kind, number, phase, verb, zone};
use duel::event::{Act, Cause};
use duel::frame::{Flow, Frame, Proc};
use duel::need;
use duel::object::Slot;
use duel::profile::Orientation;
use duel::refusal::Verdict;
use duel::words::Seat;

/// Whether a unit may smash: in one's smash phase with nothing stacked, released, in the centre or enemy area (3-9-1).
pub(crate) fn check<V: Verdict>(cx: &Context, seat: Seat, slot: Slot, verdict: &mut V) {
    let it = Some(slot);
    let (object, profile) = (cx.s.object(slot), cx.s.profile(slot));
    let phase = cx.s.turn.phase == phase::SMASH && seat == cx.s.turn.player && cx.s.live_stack().is_empty();
    need!(verdict, phase, cite!("3-9-1"), it);
    let own = object.zone == zone::SQUARE && profile.kinds.has(kind::UNIT) && profile.controller == seat;
    let near = places::turned(seat, CENTRE | ENEMY) >> object.place & 1 == 1;
    need!(verdict, own && near && object.orientation == RELEASED, cite!("3-9-1"), it);
    let forbidden = [verb::SMASH_WITH, verb::FREEZE].iter().any(|&verb| cx.forbidden(verb, slot, None));
    need!(verdict, !forbidden, crate::principles::CANNOT, it);
}

/// A unit smashes (3-9-1).
pub(crate) fn begin(cx: &mut Context, seat: Seat, slot: Slot) {
    cx.push(Frame::new(Proc::Book(proc::SMASH), seat).with([i32::from(slot.0), 0, 0, 0, 0, 0]));
}

/// The unit is frozen; if it is, as many cards as its smash, one more from the enemy area, go from the top of the
/// opponent's deck to the smash zone (3-9-1(1), 3-9-1(2)).
pub(crate) fn step(cx: &mut Context, f: usize) -> Flow {
    let frame = *cx.frame(f);
    let (seat, slot) = (frame.seat, Slot(frame.r[0] as u16));
    let enemy = places::turned(seat, ENEMY) >> cx.s.object(slot).place & 1 == 1;
    let rule = if enemy { cite!("3-9-1(2)") } else { cite!("3-9-1(1)") };
    let cause = Cause { source: Some(cx.s.refer(slot)), seat: Some(seat), ..Cause::rule(rule) };
    let from = cx.s.batch.len();
    if frame.pc == 0 {
        cx.frame(f).pc = 1;
        cx.propose(Act::Turn { slot, to: FROZEN }, verb::FREEZE, cause);
        cx.deed(verb::SMASH_WITH, seat, slot, Slot::NONE, cause);
        cx.commit(from);
        return Flow::Go;
    }
    cx.pop();
    if cx.s.object(slot).orientation == FROZEN {
        let number = cx.s.profile(slot).number(number::SMASH).max(0) + i32::from(enemy);
        propose(cx, seat.other(), number, cause);
        cx.commit(from);
    }
    Flow::Go
}

/// Cards from the top of a deck are to go to the smash zone, face down and released.
pub(crate) fn propose(cx: &mut Context, seat: Seat, number: i32, cause: Cause) {
    for n in 0..number.max(0) as usize {
        let Some(card) = plan::nth(cx, seat, n) else { break };
        let mut act = cx.move_to(card, zone::SMASH);
        if let Act::Move { face_up, turned, .. } = &mut act {
            (*face_up, *turned) = (false, Orientation::Upright);
        }
        cx.propose(act, verb::SMASH, cause);
    }
}
