//! Part 3, chapter 9: the smash phase.

use crate::book::{Context, proc};
use crate::definitions::places::{self, CENTRE, ENEMY};
use crate::definitions::plan;
use crate::definitions::status::{FROZEN, RELEASED};
use crate::rules::cite;
use crate::words::{kind, number, phase, verb, zone};
use duel::card::characteristics::Orientation;
use duel::engine::frame::{Flow, Frame, Proc};
use duel::engine::refusal::Verdict;
use duel::event::{Cause, Happening};
use duel::ids::Seat;
use duel::need;
use duel::state::object::Slot;

/// A released unit in the centre or enemy area may smash in its player's smash phase, with an empty stack (3-9-1).
pub(crate) fn check<V: Verdict>(cx: &Context, seat: Seat, slot: Slot, verdict: &mut V) {
    let it = Some(slot);
    let (object, characteristics) = (cx.state.object(slot), cx.state.characteristics(slot));
    let phase = cx.state.turn.phase == phase::SMASH && seat == cx.state.turn.player && cx.state.live_stack().is_empty();
    need!(verdict, phase, cite!("3-9-1"), it);
    let own =
        object.zone == zone::SQUARE && characteristics.kinds.has(kind::UNIT) && characteristics.controller == seat;
    let near = places::turned(seat, CENTRE | ENEMY) >> object.place & 1 == 1;
    need!(verdict, own && near && object.orientation == RELEASED, cite!("3-9-1"), it);
    let forbidden = [verb::SMASH_WITH, verb::FREEZE].iter().any(|&verb| cx.is_forbidden(verb, slot, None));
    need!(verdict, !forbidden, crate::principles::CANNOT, it);
}

/// A unit smashes (3-9-1). Begins a procedure.
pub(crate) fn begin(cx: &mut Context, seat: Seat, slot: Slot) {
    cx.push(Frame::new(Proc::Book(proc::SMASH), seat).with_registers([i32::from(slot.0), 0, 0, 0, 0, 0]));
}

/// The unit is frozen; if that happens, as many cards as its smash, plus one in the enemy area, go from the top of the
/// opponent's deck to the smash zone (3-9-1(1), 3-9-1(2)). May begin a procedure.
pub(crate) fn run_step(cx: &mut Context, f: usize) -> Flow {
    let frame = *cx.frame(f);
    let (seat, slot) = (frame.seat, Slot(frame.registers[0] as u16));
    let enemy = places::turned(seat, ENEMY) >> cx.state.object(slot).place & 1 == 1;
    let rule = if enemy { cite!("3-9-1(2)") } else { cite!("3-9-1(1)") };
    let cause = Cause { source: Some(cx.state.object_ref(slot)), seat: Some(seat), ..Cause::rule(rule) };
    let from = cx.state.batch.len();
    if frame.step == 0 {
        cx.frame(f).step = 1;
        cx.propose(Happening::Turn { slot, to: FROZEN }, verb::FREEZE, cause);
        cx.deed(verb::SMASH_WITH, seat, slot, Slot::NONE, cause);
        cx.commit(from);
        return Flow::Continue;
    }
    cx.pop();
    if cx.state.object(slot).orientation == FROZEN {
        let number = cx.state.characteristics(slot).number(number::SMASH).max(0) + i32::from(enemy);
        propose(cx, seat.other(), number, cause);
        cx.commit(from);
    }
    Flow::Continue
}

/// Proposes that cards from the top of a deck go to the smash zone, face down and released.
pub(crate) fn propose(cx: &mut Context, seat: Seat, number: i32, cause: Cause) {
    for n in 0..number.max(0) as usize {
        let Some(card) = plan::nth(cx, seat, n) else { break };
        let mut act = cx.move_to(card, zone::SMASH);
        if let Happening::Move { face_up, turned, .. } = &mut act {
            (*face_up, *turned) = (false, Orientation::Upright);
        }
        cx.propose(act, verb::SMASH, cause);
    }
}
