//! Chapters 501 and 506: turns.
//!
//! *Start at* [`run_step`]; each phase has its own file.

pub(crate) mod call;
pub(crate) mod draw;
mod end;
pub(crate) mod main_phase;
mod recovery;

use crate::action::cards;
use crate::book::{Caster, Context, proc};
use crate::deeds::{control, corrupting, extra_turn, soulbond, turning};
use crate::keywords::{breaking, soul_seal, step_up};
use crate::rules::cite;
use crate::words::{phase, routine, verb};
use crate::zones::field;
use crate::{battle, rule_process, setup};
use duel::book::Course;
use duel::engine::frame::{Flow, Frame, Proc, REGISTERS};
use duel::event::{Cause, Event};
use duel::ids::*;
use duel::state::State;
use duel::state::object::Slot;
use duel::state::stack_item::StackItem;

pub(crate) use draw::DRY;

/// The steps of a turn; its phases follow one another (501.1).
pub(crate) mod step {
    pub const RECOVER: u8 = 0;
    pub const RECOVERY_BEGINS: u8 = 1;
    pub const RECOVERY_PRIORITY: u8 = 2;
    pub const DRAW: u8 = 3;
    pub const DRAW_BEGINS: u8 = 4;
    pub const DRAW_PRIORITY: u8 = 5;
    pub const CALL: u8 = 6;
    pub const CALLED: u8 = 7;
    pub const CALL_BEGINS: u8 = 8;
    pub const CALL_PRIORITY: u8 = 9;
    pub const MAIN_BEGINS: u8 = 10;
    pub const MAIN_PRIORITY: u8 = 11;
    pub const BATTLE: u8 = 12;
    pub const END_BEGINS: u8 = 13;
    pub const END_PRIORITY: u8 = 14;
    pub const TURN_ENDS: u8 = 15;
    pub const LAST_PRIORITY: u8 = 16;
    pub const EXPIRE: u8 = 17;
    pub const VANISH: u8 = 18;
    pub const AGAIN: u8 = 19;
    pub const ONCE_MORE: u8 = 20;
    pub const NEXT_TURN: u8 = 21;
}

/// Sets a position up so that the turn, or the preparation, continues at the beginning of this phase.
pub(crate) fn resume_at(state: &mut State, at: Phase) {
    if at == phase::SETUP {
        state.turn.number = 0;
        state.frames.push(Frame::new(Proc::Book(proc::SETUP), Seat::FIRST));
        return;
    }
    let mut frame = Frame::new(Proc::Book(proc::TURN), state.turn.player);
    frame.step = match at {
        phase::RECOVERY => step::RECOVER,
        phase::DRAW => step::DRAW,
        phase::CALL => step::CALL,
        phase::BATTLE_START => step::BATTLE,
        phase::DECLARATION | phase::JUDGEMENT | phase::BATTLE_END | phase::BATTLE_PHASE_END => step::END_BEGINS,
        phase::END => step::END_BEGINS,
        _ => step::MAIN_BEGINS,
    };
    state.frames.push(frame);
    if let Some(pc) = battle::resumed(at) {
        state.frames.push(Frame { step: pc, ..Frame::new(Proc::Book(proc::BATTLE), state.turn.player) });
    }
}

/// Sets a position up so that the turn continues after the priority of this phase.
pub(crate) fn resume_with_priority(state: &mut State, at: Phase) -> Option<i32> {
    let battle = battle::resumed_begun(at);
    let pc = match at {
        phase::RECOVERY => step::DRAW,
        phase::DRAW => step::CALL,
        phase::CALL => step::MAIN_BEGINS,
        phase::MAIN => step::BATTLE,
        phase::END => step::TURN_ENDS,
        _ if battle.is_some() => step::END_BEGINS,
        _ => return None,
    };
    let seat = state.turn.player;
    state.frames.push(Frame { step: pc, ..Frame::new(Proc::Book(proc::TURN), seat) });
    state.frames.extend(battle.map(|pc| Frame { step: pc, ..Frame::new(Proc::Book(proc::BATTLE), seat) }));
    Some(0)
}

/// Clears the registers of a battle phase between battles: no later step reads them.
pub(crate) fn normalise(frames: &mut [Frame]) {
    let spent = |frame: &&mut Frame| frame.proc == Proc::Book(proc::BATTLE) && battle::is_between(frame.step);
    frames.iter_mut().filter(spent).for_each(|frame| frame.registers = [0; REGISTERS]);
}

/// Runs one step of a turn. May ask.
pub(crate) fn run_step(cx: &mut Context, f: usize) -> Flow {
    match cx.frame(f).step {
        step::RECOVER..=step::RECOVERY_PRIORITY => recovery::go(cx, f),
        step::DRAW..=step::DRAW_PRIORITY => draw::go(cx, f),
        step::CALL..=step::CALL_PRIORITY => call::go(cx, f),
        step::MAIN_BEGINS | step::MAIN_PRIORITY => main_phase::go(cx, f),
        // The battle phase follows, except in the first turn of the game (506.1).
        step::BATTLE => {
            let seat = cx.frame(f).seat;
            cx.frame(f).step = step::END_BEGINS;
            if cx.cite(cite!("506.1")) != is_first(cx) {
                cx.push_book_procedure(proc::BATTLE, seat);
            }
            Flow::Continue
        }
        _ => end::go(cx, f),
    }
}

/// This is the first turn of the game.
pub(crate) fn is_first(cx: &Context) -> bool {
    cx.state.turn.number == 1
}

/// Moves on to a phase (501.1).
pub(crate) fn enter(cx: &mut Context, phase: Phase) {
    cx.enter_phase(phase, cite!("501.1"));
}

/// Triggers the abilities that wait for these beginnings or ends. May begin a procedure.
pub(crate) fn announce(cx: &mut Context, seat: Seat, verbs: &[Verb], rule: Rule) {
    let from = cx.state.batch.len();
    for &verb in verbs {
        cx.deed(verb, seat, Slot::NONE, Slot::NONE, Cause::rule(rule));
    }
    cx.commit(from);
}

/// The turn player gets priority by this rule; then the next step follows. Begins a procedure.
pub(crate) fn priority(cx: &mut Context, f: usize, rule: Rule, next: u8) -> Flow {
    cx.frame(f).step = next;
    if cx.cite(rule) {
        cx.push_priority(cx.state.turn.player);
    }
    Flow::Continue
}

impl Course for Caster {
    fn begin_duel(cx: &mut Context) {
        cx.push_book_procedure(proc::SETUP, Seat::FIRST);
    }

    fn run_step(cx: &mut Context, proc: u8, f: usize) -> Flow {
        match proc {
            proc::SETUP => setup::run_step(cx, f),
            proc::TURN => run_step(cx, f),
            proc::BATTLE => battle::run_step(cx, f),
            proc::CORRUPT => corrupting::run_step(cx, f),
            proc::ENTER => cards::enter_step(cx, f),
            proc::SEAL => soul_seal::run_step(cx, f),
            proc::STEP_UP => step_up::run_step(cx, f),
            proc::POSE => field::pose_step(cx, f),
            proc::SOULBOND => soulbond::run_step(cx, f),
            _ => unreachable!("the book has no such procedure"),
        }
    }

    fn run_rule_processes(cx: &mut Context) -> bool {
        rule_process::run(cx)
    }

    fn may_cause_rule_process(_: &Context, event: &Event) -> bool {
        rule_process::may_cause_rule_process(event)
    }

    fn took_from_empty(cx: &mut Context, seat: Seat, _: Zone, verb: Verb) {
        if verb == verb::DRAW {
            draw::note_missing(cx, seat);
        }
    }

    fn call_routine(cx: &mut Context, which: Routine, seat: Seat, object: Option<Slot>, amount: i32, cause: Cause) {
        match (which, object) {
            (routine::EXTRA_TURN, _) => extra_turn::gain(cx, seat),
            (routine::SWITCH, Some(slot)) => turning::switch(cx, slot, cause),
            (routine::SOULBOND, Some(slot)) => soulbond::begin(cx, seat, slot),
            (routine::BREAK, Some(slot)) => breaking::break_out(cx, seat, slot, cause),
            (routine::SEALED_ENTER, _) => {
                if let Some(object) = cause.source {
                    soul_seal::begin(cx, seat, object);
                }
            }
            (routine::EXCHANGE, Some(slot)) => control::exchange(cx, slot, cause),
            (routine::CORRUPT, _) => corrupting::begin(cx, seat, amount, cause.source),
            _ => cx.mark_not_done(),
        }
    }

    fn can_call_routine(cx: &Context, which: Routine, seat: Seat, object: Option<Slot>, item: &StackItem) -> bool {
        match (which, object) {
            (routine::BREAK, Some(slot)) => breaking::is_possible(cx, seat, slot, item),
            _ => true,
        }
    }
}
