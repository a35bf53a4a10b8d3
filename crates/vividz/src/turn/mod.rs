//! Chapter 701: turns.

pub(crate) mod charge;
pub(crate) mod end_draw;
pub(crate) mod main_phase;
pub(crate) mod mission_phase;
pub(crate) mod start_draw;

use crate::actions::{drawing, missions, reloading, scouting, sliding, success};
use crate::book::{Context, Vividz, note, proc};
use crate::keywords::deck_engage;
use crate::rule_effect::level_up;
use crate::rules::cite;
use crate::words::{phase, routine, verb, zone};
use crate::{attack, ending, priority, rule_effect, setup, zones};
use duel::book::Course;
use duel::card::ability::Duration;
use duel::card::characteristics::Orientation;
use duel::engine::frame::{Flow, Frame, Proc, REGISTERS};
use duel::event::{Cause, Event, Happening};
use duel::ids::*;
use duel::state::State;
use duel::state::object::Slot;
use duel::state::stack_item::StackItem;

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

/// A register of a turn: the number of cards still to be drawn, or [`NOT_COUNTED`].
pub(super) const LEFT: usize = 0;
/// The number of cards to be drawn has not been determined.
pub(super) const NOT_COUNTED: i32 = -1;
/// The number of cards up to which a hand is filled.
const FULL: usize = 5;

/// Sets a position up so that the turn, or the preparations, go on from this phase.
pub(crate) fn resume_at(state: &mut State, at: Phase) {
    if at == phase::SETUP {
        state.turn.number = 0;
        state.frames.push(Frame::new(Proc::Book(proc::SETUP), Seat::FIRST));
        return;
    }
    let mut frame = Frame::new(Proc::Book(proc::TURN), state.turn.player);
    frame.step = match at {
        phase::START_DRAW => step::START_DRAW,
        phase::MISSION => step::MISSION,
        phase::CHARGE => step::CHARGE,
        phase::END_DRAW => step::END_DRAW,
        _ => step::MAIN,
    };
    state.frames.push(frame);
}

/// Sets a position up so that the turn goes on after the actions of the main phase, which the caller begins.
///
/// Returns the flags of their priority; `None` for any other phase.
pub(crate) fn resume_with_priority(state: &mut State, at: Phase) -> Option<i32> {
    if at != phase::MAIN {
        return None;
    }
    state.frames.push(Frame { step: step::MISSION, ..Frame::new(Proc::Book(proc::TURN), state.turn.player) });
    Some(duel::engine::priority::ALONE)
}

/// Clears the registers of a turn in its main phase: no later step reads the number of draws.
pub(crate) fn normalise(frames: &mut [Frame]) {
    let spent = |frame: &&mut Frame| frame.proc == Proc::Book(proc::TURN) && frame.step == step::MISSION;
    frames.iter_mut().filter(spent).for_each(|frame| frame.registers = [0; REGISTERS]);
}

/// Runs one step of a turn. May ask.
pub(crate) fn run_step(cx: &mut Context, f: usize) -> Flow {
    match cx.frame(f).step {
        step::START_DRAW..=step::START_DRAWING => start_draw::go(cx, f),
        step::MAIN | step::MAIN_ACTIONS => main_phase::go(cx, f),
        step::MISSION..=step::MISSION_AGAIN => mission_phase::go(cx, f),
        step::CHARGE..=step::CHARGED => charge::go(cx, f),
        step::END_DRAW..=step::END_DRAWING => end_draw::go(cx, f),
        // Effects that last for the turn end with it. Then it is the other player's turn (701.1).
        _ => {
            cx.expire(Duration::Turn);
            let seat = cx.frame(f).seat;
            let next = if cx.cite(cite!("701.1")) { seat.other() } else { seat };
            cx.enter_turn(next, cite!("701.1"));
            *cx.frame(f) = Frame::new(Proc::Book(proc::TURN), next);
            success::forget(cx);
            Flow::Continue
        }
    }
}

/// Enters a phase (701.3).
pub(super) fn enter(cx: &mut Context, phase: Phase) {
    cx.enter_phase(phase, cite!("701.3"));
    // Which rule effects are due depends on the phase.
    cx.state.derived.processes_done = false;
}

/// Triggers the abilities that wait for a beginning or an end. May begin a procedure.
pub(crate) fn announce(cx: &mut Context, seat: Seat, verbs: &[Verb], rule: Rule) {
    let from = cx.state.batch.len();
    for &verb in verbs {
        cx.deed(verb, seat, Slot::NONE, Slot::NONE, Cause::rule(rule));
    }
    cx.commit(from);
}

/// Begins the procedure of pre-priority processing; the next step comes after it.
pub(crate) fn settle(cx: &mut Context, f: usize, next: u8) -> Flow {
    cx.frame(f).step = next;
    cx.push_before_priority();
    Flow::Continue
}

/// Begins the procedure of pre-priority processing by a rule; the next step comes after it.
pub(crate) fn settle_by(cx: &mut Context, f: usize, rule: Rule, next: u8) -> Flow {
    cx.frame(f).step = next;
    if cx.cite(rule) {
        cx.push_before_priority();
    }
    Flow::Continue
}

/// Sets whether an empty deck makes the turn player lose (1007.2).
pub(super) fn look_at_deck(cx: &mut Context, on: bool) {
    cx.set_note(note::DECK_COUNTS, on.into());
}

/// Reboots a player's account, and with `charas` also the player's charas. May begin a procedure.
pub(super) fn reboot(cx: &mut Context, seat: Seat, charas: bool, rule: Rule) {
    let from = cx.state.batch.len();
    for (zone, side) in [(zone::ACCOUNT, seat), (zone::AREA, Seat::FIRST)] {
        if zone == zone::AREA && !charas {
            continue;
        }
        for i in 0..cx.state.cards(zone, side).len() {
            let slot = cx.state.cards(zone, side)[i];
            if cx.player_of(slot) == seat && cx.state.object(slot).orientation == Orientation::Sideways {
                let act = Happening::Turn { slot, to: Orientation::Upright };
                cx.propose(act, verb::REBOOT, Cause::rule(rule));
            }
        }
    }
    cx.commit(from);
}

/// A player draws one card at the start and at the end of a turn, or as many as make five in hand.
fn to_draw(cx: &Context, seat: Seat) -> i32 {
    let hand = cx.state.cards(zone::HAND, seat).len();
    if hand >= FULL { zones::draws_with_enough(cx).into() } else { (FULL - hand) as i32 }
}

/// Draws the next card by `rule`. May begin a procedure.
///
/// With no card left to draw, or no deck, pre-priority processing by `then` and the next step follow.
pub(super) fn draw(cx: &mut Context, f: usize, rule: Rule, then: Rule, next: u8) -> Flow {
    let seat = cx.frame(f).seat;
    if cx.frame(f).registers[LEFT] == NOT_COUNTED {
        cx.frame(f).registers[LEFT] = to_draw(cx, seat);
    }
    let left = cx.frame(f).registers[LEFT];
    let top = cx.state.cards(zone::DECK, seat).last().copied().filter(|_| left > 0);
    let Some(slot) = top else { return settle_by(cx, f, then, next) };
    cx.frame(f).registers[LEFT] = if left > 1 && drawing::again(cx) { left - 1 } else { 0 };
    let act = cx.move_to(slot, zone::HAND);
    cx.happen(act, verb::DRAW, Cause { seat: Some(seat), ..Cause::rule(rule) });
    Flow::Continue
}

impl Course for Vividz {
    const ENDS_AT_ONCE: bool = ending::ENDS_AT_ONCE;

    fn begin_duel(cx: &mut Context) {
        cx.push_book_procedure(proc::SETUP, Seat::FIRST);
    }

    fn run_step(cx: &mut Context, proc: u8, f: usize) -> Flow {
        match proc {
            proc::SETUP => setup::run_step(cx, f),
            proc::TURN => run_step(cx, f),
            proc::ATTACK => attack::run_step(cx, f),
            proc::SCOUT => scouting::run_step(cx, f),
            proc::LEVEL_UP => level_up::run_step(cx, f),
            _ => unreachable!("the book has no such procedure"),
        }
    }

    fn run_rule_processes(cx: &mut Context) -> bool {
        priority::rule_effects(cx)
    }

    fn may_cause_rule_process(_: &Context, event: &Event) -> bool {
        rule_effect::may_cause_rule_process(event)
    }

    fn resolve_routine(cx: &mut Context, which: Routine, item: &StackItem) {
        if which == routine::SLIDE && cx.state.is_alive(item.source) {
            let cause = cx.cause_of(item, attack::block::ONE);
            sliding::slide(cx, item.source.slot, item.place, cause);
        }
    }

    fn call_routine(cx: &mut Context, which: Routine, seat: Seat, object: Option<Slot>, _: i32, cause: Cause) {
        match which {
            routine::CHECK => object.iter().for_each(|&slot| missions::propose_check(cx, seat, slot, cause)),
            routine::CLEAR => missions::clear(cx, seat, object.as_slice(), cx.state.batch.len(), cause),
            routine::SCOUT => scouting::begin(cx, seat),
            routine::DECK_ENGAGE => deck_engage::find(cx, object, cause),
            routine::RELOAD => reloading::propose(cx, seat, cause),
            _ => {}
        }
    }
}
