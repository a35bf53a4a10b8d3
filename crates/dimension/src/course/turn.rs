//! Part 3, chapters 4 to 7: turns, and their release, draw and energy phases.

use super::{ending, recovery, setup};
use crate::book::{Context, note, proc};
use crate::definitions::status::{FROZEN, RELEASED};
use crate::definitions::{plan, zones};
use crate::rules::cite;
use crate::words::{mark, phase, verb, zone};
use duel::event::{Act, Cause};
use duel::frame::{Flow, Frame, Proc};
use duel::need;
use duel::object::Slot;
use duel::refusal::Verdict;
use duel::state::State;
use duel::words::{Phase, Rule, Seat, Verb};

/// The steps of a turn.
pub(super) mod step {
    pub const RELEASE: u8 = 0;
    pub const DRAW: u8 = 1;
    pub const ENERGY: u8 = 2;
    pub const MAIN: u8 = 3;
    pub const SMASH: u8 = 4;
    pub const RECOVERY: u8 = 5;
    pub const TURN_ENDS: u8 = 6;
    pub const RECOVERED: u8 = 7;
    pub const NEXT_TURN: u8 = 8;
}

/// In which register stands that both have passed with nothing stacked, so that the phase is over.
const PASSED: usize = 5;

/// Sets a position up so that the turn, or the beginning, goes on from this phase.
pub(crate) fn resume(state: &mut State, at: Phase) {
    if at == phase::SETUP {
        state.turn.number = 0;
        state.frames.push(Frame::new(Proc::Book(proc::SETUP), Seat::FIRST));
        return;
    }
    let mut frame = Frame::new(Proc::Book(proc::TURN), state.turn.player);
    frame.pc = match at {
        phase::DRAW => step::DRAW,
        phase::ENERGY => step::ENERGY,
        phase::SMASH => step::SMASH,
        phase::RECOVERY => step::RECOVERY,
        phase::RELEASE => step::RELEASE,
        _ => step::MAIN,
    };
    state.frames.push(frame);
}

/// The same, as soon as players have had priority in that phase.
pub(crate) fn resume_begun(state: &mut State, at: Phase) -> Option<i32> {
    let pc = match at {
        phase::RELEASE => step::DRAW,
        phase::DRAW => step::ENERGY,
        phase::ENERGY => step::MAIN,
        phase::MAIN => step::SMASH,
        phase::SMASH => step::RECOVERY,
        _ => return None,
    };
    let mut frame = Frame { pc, ..Frame::new(Proc::Book(proc::TURN), state.turn.player) };
    frame.r[PASSED] = 1;
    state.frames.push(frame);
    Some(0)
}

/// Whether a phase, a step or a turn that comes now is passed over: it is as if it did not exist (3-4-4).
pub(crate) fn skips(cx: &mut Context, seat: Seat, phase: Option<Phase>) -> bool {
    !cx.s.omitted.is_empty() && cx.omits(seat, phase) && cx.by(cite!("3-4-4"))
}

/// The phase that a step of a turn begins, and the step after it.
fn beginning(pc: u8) -> Option<(Phase, u8)> {
    Some(match pc {
        step::RELEASE => (phase::RELEASE, step::DRAW),
        step::DRAW => (phase::DRAW, step::ENERGY),
        step::ENERGY => (phase::ENERGY, step::MAIN),
        step::MAIN => (phase::MAIN, step::SMASH),
        step::SMASH => (phase::SMASH, step::RECOVERY),
        step::RECOVERY => (phase::RECOVERY, step::NEXT_TURN),
        _ => return None,
    })
}

/// One step of a turn: six phases follow one another (3-4-2).
pub(crate) fn step(cx: &mut Context, f: usize) -> Flow {
    let seat = cx.frame(f).seat;
    if std::mem::take(&mut cx.frame(f).r[PASSED]) != 0 && !cx.by(cite!("3-4-3")) {
        let next = cx.frame(f).pc;
        return priority(cx, f, next);
    }
    if let Some((phase, after)) = beginning(cx.frame(f).pc)
        && skips(cx, seat, Some(phase))
    {
        return cx.goto(f, after);
    }
    match cx.frame(f).pc {
        // The active player releases everything, then what begins with the turn triggers (3-5-1).
        step::RELEASE => {
            cx.enter_phase(phase::RELEASE, cite!("3-4-2"));
            release_all(cx, seat);
            begin(cx, seat, &[verb::BEGIN_TURN, verb::BEGIN_RELEASE], cite!("3-5-1"));
            priority(cx, f, step::DRAW)
        }
        // One card; the first player's first turn has no such phase (3-6-1-1, 3-6-1-2, 3-2-4).
        step::DRAW => {
            let first = cx.s.turn.number == 1;
            if first && cx.by_all(&[cite!("3-6-1-2"), setup::NO_FIRST_DRAW]) {
                return cx.goto(f, step::ENERGY);
            }
            cx.enter_phase(phase::DRAW, cite!("3-4-2"));
            draw(cx, seat, cite!("3-6-1-1"));
            begin(cx, seat, &[verb::BEGIN_DRAW], cite!("3-6-1-1"));
            priority(cx, f, step::ENERGY)
        }
        // With priority and nothing stacked, a card of the hand may become energy (3-7-1).
        step::ENERGY => {
            cx.enter_phase(phase::ENERGY, cite!("3-4-2"));
            begin(cx, seat, &[verb::BEGIN_ENERGY], cite!("3-7-1"));
            priority(cx, f, step::MAIN)
        }
        step::MAIN => {
            cx.enter_phase(phase::MAIN, cite!("3-4-2"));
            begin(cx, seat, &[verb::BEGIN_MAIN], cite!("3-8-1"));
            priority(cx, f, step::SMASH)
        }
        step::SMASH => {
            cx.enter_phase(phase::SMASH, cite!("3-4-2"));
            begin(cx, seat, &[verb::BEGIN_SMASH], cite!("3-9-1"));
            priority(cx, f, step::RECOVERY)
        }
        step::RECOVERY | step::TURN_ENDS | step::RECOVERED => recovery::go(cx, f),
        // Then it is the other player's turn (3-4-1, 3-4-5).
        _ => {
            if ending::turn_ends(cx) {
                return Flow::Go;
            }
            let mut next = if cx.by(cite!("3-4-5")) { seat.other() } else { seat };
            while skips(cx, next, None) {
                next = next.other();
            }
            cx.note(note::CHARGED, 0);
            forget_moves(cx);
            cx.enter_turn(next, cite!("3-4-1"));
            *cx.frame(f) = Frame::new(Proc::Book(proc::TURN), next);
            Flow::Go
        }
    }
}

/// The active player gets priority, and the phase ends when both pass with nothing stacked (3-4-3).
pub(super) fn priority(cx: &mut Context, f: usize, next: u8) -> Flow {
    cx.frame(f).pc = next;
    cx.frame(f).r[PASSED] = 1;
    let seat = cx.s.turn.player;
    cx.push_priority(seat);
    Flow::Go
}

/// What triggers as something begins triggers now.
pub(crate) fn begin(cx: &mut Context, seat: Seat, verbs: &[Verb], rule: Rule) {
    let from = cx.s.batch.len();
    for &verb in verbs {
        cx.deed(verb, seat, Slot::NONE, Slot::NONE, Cause::rule(rule));
    }
    cx.commit(from);
}

fn release_all(cx: &mut Context, seat: Seat) {
    let from = cx.s.batch.len();
    for (zone, side) in [(zone::SQUARE, Seat::FIRST), (zone::ENERGY, seat), (zone::SMASH, seat)] {
        for i in 0..cx.s.cards(zone, side).len() {
            let slot = cx.s.cards(zone, side)[i];
            if cx.player_of(slot) == seat && cx.s.object(slot).orientation == FROZEN {
                cx.propose(Act::Turn { slot, to: RELEASED }, verb::RELEASE, Cause::rule(cite!("3-5-1")));
            }
        }
    }
    cx.commit(from);
}

/// Who moved in a turn has not moved in the next.
fn forget_moves(cx: &mut Context) {
    let from = cx.s.batch.len();
    for i in 0..cx.s.cards(zone::SQUARE, Seat::FIRST).len() {
        let slot = cx.s.cards(zone::SQUARE, Seat::FIRST)[i];
        if cx.s.object(slot).marks.has(mark::MOVED) {
            let act = Act::Mark { slot, mark: mark::MOVED, on: false };
            cx.propose(act, verb::PUT, Cause::rule(cite!("3-4-5")));
        }
    }
    cx.commit(from);
}

/// A player draws a card: the top of the deck, which may be the plan (2-23-3-2).
pub(crate) fn draw(cx: &mut Context, seat: Seat, rule: Rule) {
    if let Some(slot) = plan::nth(cx, seat, 0).filter(|_| !zones::is_full(cx, seat)) {
        let act = cx.move_to(slot, zone::HAND);
        cx.happen(act, verb::DRAW, Cause { seat: Some(seat), ..Cause::rule(rule) });
    }
}

/// Whether a card of the hand may become energy: in one's energy phase, once, with nothing stacked (3-7-1).
pub(crate) fn check_charge<V: Verdict>(cx: &Context, seat: Seat, slot: Slot, verdict: &mut V) {
    let it = Some(slot);
    let object = cx.s.object(slot);
    need!(verdict, object.zone == zone::HAND && object.owner == seat, cite!("3-7-1"), it);
    need!(verdict, cx.s.turn.phase == phase::ENERGY && seat == cx.s.turn.player, cite!("3-7-1"), it);
    need!(verdict, cx.s.live_stack().is_empty() && cx.s.notes[note::CHARGED] == 0, cite!("3-7-1"), it);
}

/// A card of the hand becomes energy, face up and released (3-7-1).
pub(crate) fn charge(cx: &mut Context, seat: Seat, slot: Slot) {
    cx.note(note::CHARGED, 1);
    let act = cx.move_to(slot, zone::ENERGY);
    cx.happen(act, verb::CHARGE, Cause { seat: Some(seat), ..Cause::rule(cite!("3-7-1")) });
}
