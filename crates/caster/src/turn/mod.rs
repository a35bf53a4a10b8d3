//! Chapters 501 and 506: turns.

pub(crate) mod call;
pub(crate) mod draw;
mod end;
pub(crate) mod main_phase;
mod recovery;

use crate::battle;
use crate::book::{Context, proc};
use crate::rules::cite;
use crate::words::phase;
use duel::event::Cause;
use duel::frame::{Flow, Frame, Proc, REGISTERS};
use duel::object::Slot;
use duel::state::State;
use duel::words::{Phase, Rule, Seat, Verb};

pub(crate) use draw::DRY;

/// The steps of a turn: its phases follow one another (501.1).
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

/// Sets a position up so that the turn, or the preparation, goes on from this phase.
pub(crate) fn resume(state: &mut State, at: Phase) {
    if at == phase::SETUP {
        state.turn.number = 0;
        state.frames.push(Frame::new(Proc::Book(proc::SETUP), Seat::FIRST));
        return;
    }
    let mut frame = Frame::new(Proc::Book(proc::TURN), state.turn.player);
    frame.pc = match at {
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
        state.frames.push(Frame { pc, ..Frame::new(Proc::Book(proc::BATTLE), state.turn.player) });
    }
}

/// The same, as soon as players have had priority in that phase.
pub(crate) fn resume_begun(state: &mut State, at: Phase) -> Option<i32> {
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
    state.frames.push(Frame { pc, ..Frame::new(Proc::Book(proc::TURN), seat) });
    state.frames.extend(battle.map(|pc| Frame { pc, ..Frame::new(Proc::Book(proc::BATTLE), seat) }));
    Some(0)
}

/// Who attacked whom says nothing any more while no battle is under way.
pub(crate) fn forget_spent(frames: &mut [Frame]) {
    let spent = |frame: &&mut Frame| frame.proc == Proc::Book(proc::BATTLE) && battle::is_between(frame.pc);
    frames.iter_mut().filter(spent).for_each(|frame| frame.r = [0; REGISTERS]);
}

/// One step of a turn.
pub(crate) fn step(cx: &mut Context, f: usize) -> Flow {
    match cx.frame(f).pc {
        step::RECOVER..=step::RECOVERY_PRIORITY => recovery::go(cx, f),
        step::DRAW..=step::DRAW_PRIORITY => draw::go(cx, f),
        step::CALL..=step::CALL_PRIORITY => call::go(cx, f),
        step::MAIN_BEGINS | step::MAIN_PRIORITY => main_phase::go(cx, f),
        // The battle phase follows, but not in the first turn of the game (506.1).
        step::BATTLE => {
            let seat = cx.frame(f).seat;
            cx.frame(f).pc = step::END_BEGINS;
            if cx.by(cite!("506.1")) != is_first(cx) {
                cx.push_book(proc::BATTLE, seat);
            }
            Flow::Go
        }
        _ => end::go(cx, f),
    }
}

/// Whether this is the first turn of the game.
pub(crate) fn is_first(cx: &Context) -> bool {
    cx.s.turn.number == 1
}

/// Moves on to a phase (501.1).
pub(crate) fn enter(cx: &mut Context, phase: Phase) {
    cx.enter_phase(phase, cite!("501.1"));
}

/// What triggers as something begins or ends triggers now.
pub(crate) fn announce(cx: &mut Context, seat: Seat, verbs: &[Verb], rule: Rule) {
    let from = cx.s.batch.len();
    for &verb in verbs {
        cx.deed(verb, seat, Slot::NONE, Slot::NONE, Cause::rule(rule));
    }
    cx.commit(from);
}

/// The turn player is given priority by a rule; then the next step.
pub(crate) fn priority(cx: &mut Context, f: usize, rule: Rule, next: u8) -> Flow {
    cx.frame(f).pc = next;
    if cx.by(rule) {
        cx.push_priority(cx.s.turn.player);
    }
    Flow::Go
}
