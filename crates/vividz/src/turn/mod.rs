//! Chapter 701: turns.

pub(crate) mod charge;
pub(crate) mod end_draw;
pub(crate) mod main_phase;
pub(crate) mod mission_phase;
pub(crate) mod start_draw;

use crate::actions::drawing;
use crate::book::{Context, note, proc};
use crate::rules::cite;
use crate::words::{phase, verb, zone};
use crate::zones;
use duel::event::{Act, Cause};
use duel::frame::{Flow, Frame, Proc, REGISTERS};
use duel::object::Slot;
use duel::profile::Orientation;
use duel::state::State;
use duel::words::{Phase, Rule, Seat, Verb};

/// The steps of a turn: its phases follow one another (701.3).
pub(crate) mod step {
    pub const START_DRAW: u8 = 0;
    pub const START_REBOOT: u8 = 1;
    pub const START_DRAWING: u8 = 2;
    pub const MAIN: u8 = 3;
    pub const MAIN_ACTIONS: u8 = 4;
    pub const MISSION: u8 = 5;
    pub const MISSION_CLEAR: u8 = 6;
    pub const MISSION_CLEARED: u8 = 7;
    pub const MISSION_END: u8 = 8;
    pub const MISSION_ENDED: u8 = 9;
    pub const MISSION_CLEAN: u8 = 10;
    pub const MISSION_AGAIN: u8 = 11;
    pub const CHARGE: u8 = 12;
    pub const KEEP: u8 = 13;
    pub const KEPT: u8 = 14;
    pub const PICK_ENERGY: u8 = 15;
    pub const ENERGY_PICKED: u8 = 16;
    pub const CHARGED: u8 = 17;
    pub const END_DRAW: u8 = 18;
    pub const END_REBOOT: u8 = 19;
    pub const END_DRAWING: u8 = 20;
    pub const NEXT_TURN: u8 = 21;
}

/// A register of a turn: how many cards are still to be drawn, or [`NOT_COUNTED`].
pub(super) const LEFT: usize = 0;
/// How many cards are to be drawn has not been looked at.
pub(super) const NOT_COUNTED: i32 = -1;
/// How many cards a hand is filled up to.
const FULL: usize = 5;

/// Sets a position up so that the turn, or the preparation, goes on from this phase.
pub(crate) fn resume(state: &mut State, at: Phase) {
    if at == phase::SETUP {
        state.turn.number = 0;
        state.frames.push(Frame::new(Proc::Book(proc::SETUP), Seat::FIRST));
        return;
    }
    let mut frame = Frame::new(Proc::Book(proc::TURN), state.turn.player);
    frame.pc = match at {
        phase::START_DRAW => step::START_DRAW,
        phase::MISSION => step::MISSION,
        phase::CHARGE => step::CHARGE,
        phase::END_DRAW => step::END_DRAW,
        _ => step::MAIN,
    };
    state.frames.push(frame);
}

/// The same, as soon as the player has acted in that phase.
pub(crate) fn resume_begun(state: &mut State, at: Phase) -> Option<i32> {
    if at != phase::MAIN {
        return None;
    }
    state.frames.push(Frame { pc: step::MISSION, ..Frame::new(Proc::Book(proc::TURN), state.turn.player) });
    Some(duel::settle::ALONE)
}

/// What was drawn says nothing any more in the main phase.
pub(crate) fn forget_spent(frames: &mut [Frame]) {
    let spent = |frame: &&mut Frame| frame.proc == Proc::Book(proc::TURN) && frame.pc == step::MISSION;
    frames.iter_mut().filter(spent).for_each(|frame| frame.r = [0; REGISTERS]);
}

/// One step of a turn.
pub(crate) fn step(cx: &mut Context, f: usize) -> Flow {
    match cx.frame(f).pc {
        step::START_DRAW..=step::START_DRAWING => start_draw::go(cx, f),
        step::MAIN | step::MAIN_ACTIONS => main_phase::go(cx, f),
        step::MISSION..=step::MISSION_AGAIN => mission_phase::go(cx, f),
        step::CHARGE..=step::CHARGED => charge::go(cx, f),
        step::END_DRAW..=step::END_DRAWING => end_draw::go(cx, f),
        // Then it is the other player's turn (701.1).
        _ => {
            let seat = cx.frame(f).seat;
            let next = if cx.by(cite!("701.1")) { seat.other() } else { seat };
            cx.enter_turn(next, cite!("701.1"));
            *cx.frame(f) = Frame::new(Proc::Book(proc::TURN), next);
            Flow::Go
        }
    }
}

/// Moves on to a phase (701.3).
pub(super) fn enter(cx: &mut Context, phase: Phase) {
    cx.enter_phase(phase, cite!("701.3"));
    // Which rule effects are due depends on the phase.
    cx.s.derived.settled = false;
}

/// What triggers as something begins or ends triggers now.
pub(crate) fn announce(cx: &mut Context, seat: Seat, verbs: &[Verb], rule: Rule) {
    let from = cx.s.batch.len();
    for &verb in verbs {
        cx.deed(verb, seat, Slot::NONE, Slot::NONE, Cause::rule(rule));
    }
    cx.commit(from);
}

/// Pre-priority processing, then the next step.
pub(crate) fn settle(cx: &mut Context, f: usize, next: u8) -> Flow {
    cx.frame(f).pc = next;
    cx.push_settle();
    Flow::Go
}

/// Pre-priority processing by a rule, then the next step.
pub(crate) fn settle_by(cx: &mut Context, f: usize, rule: Rule, next: u8) -> Flow {
    cx.frame(f).pc = next;
    if cx.by(rule) {
        cx.push_settle();
    }
    Flow::Go
}

/// While the deck is looked at for a defeat (1007.2).
pub(super) fn look_at_deck(cx: &mut Context, on: bool) {
    cx.note(note::DECK_COUNTS, on.into());
}

/// A player's account that sleeps is rebooted, and with `charas` the charas are, too.
pub(super) fn reboot(cx: &mut Context, seat: Seat, charas: bool, rule: Rule) {
    let from = cx.s.batch.len();
    for (zone, side) in [(zone::ACCOUNT, seat), (zone::AREA, Seat::FIRST)] {
        if zone == zone::AREA && !charas {
            continue;
        }
        for i in 0..cx.s.cards(zone, side).len() {
            let slot = cx.s.cards(zone, side)[i];
            if cx.player_of(slot) == seat && cx.s.object(slot).orientation == Orientation::Sideways {
                let act = Act::Turn { slot, to: Orientation::Upright };
                cx.propose(act, verb::REBOOT, Cause::rule(rule));
            }
        }
    }
    cx.commit(from);
}

/// How many cards a player draws at the start and at the end of a turn: one, or as many as make five.
fn to_draw(cx: &Context, seat: Seat) -> i32 {
    let hand = cx.s.cards(zone::HAND, seat).len();
    if hand >= FULL { zones::draws_with_enough(cx).into() } else { (FULL - hand) as i32 }
}

/// Draws the next of the cards that are to be drawn by this rule; with none left, or no deck, pre-priority processing by
/// the other rule and the next step.
pub(super) fn draw(cx: &mut Context, f: usize, rule: Rule, then: Rule, next: u8) -> Flow {
    let seat = cx.frame(f).seat;
    if cx.frame(f).r[LEFT] == NOT_COUNTED {
        cx.frame(f).r[LEFT] = to_draw(cx, seat);
    }
    let left = cx.frame(f).r[LEFT];
    let top = cx.s.cards(zone::DECK, seat).last().copied().filter(|_| left > 0);
    let Some(slot) = top else { return settle_by(cx, f, then, next) };
    cx.frame(f).r[LEFT] = if left > 1 && drawing::again(cx) { left - 1 } else { 0 };
    let act = cx.move_to(slot, zone::HAND);
    cx.happen(act, verb::DRAW, Cause { seat: Some(seat), ..Cause::rule(rule) });
    Flow::Go
}
