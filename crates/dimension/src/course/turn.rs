//! Part 3, chapters 4 to 7: turns, and their release, draw and energy phases.

use super::{ending, recovery, setup};
use crate::battle;
use crate::book::{Context, Dimension0, note, proc};
use crate::course::{main_phase, smash};
use crate::definitions::status::{FROZEN, RELEASED};
use crate::definitions::{plan, zones};
use crate::processing::{ability, resolution, rule_effect};
use crate::rules::cite;
use crate::words::{mark, phase, verb, zone};
use duel::book::{Course, RoutineAbility};
use duel::engine::frame::{Flow, Frame, Proc};
use duel::engine::refusal::Verdict;
use duel::event::{Cause, Event, Happening};
use duel::ids::*;
use duel::need;
use duel::state::State;
use duel::state::object::Slot;
use duel::state::stack_item::StackItem;

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

/// The register that tells that both players have passed on an empty stack, so that the phase is over.
const PASSED: usize = 5;

/// Sets a position up so that the turn, or the preparation, continues at the beginning of this phase.
pub(crate) fn resume_at(state: &mut State, at: Phase) {
    if at == phase::SETUP {
        state.turn.number = 0;
        state.frames.push(Frame::new(Proc::Book(proc::SETUP), Seat::FIRST));
        return;
    }
    let mut frame = Frame::new(Proc::Book(proc::TURN), state.turn.player);
    frame.step = match at {
        phase::DRAW => step::DRAW,
        phase::ENERGY => step::ENERGY,
        phase::SMASH => step::SMASH,
        phase::RECOVERY => step::RECOVERY,
        phase::RELEASE => step::RELEASE,
        _ => step::MAIN,
    };
    state.frames.push(frame);
}

/// Sets a position up so that the turn continues after the priority of this phase.
pub(crate) fn resume_with_priority(state: &mut State, at: Phase) -> Option<i32> {
    let pc = match at {
        phase::RELEASE => step::DRAW,
        phase::DRAW => step::ENERGY,
        phase::ENERGY => step::MAIN,
        phase::MAIN => step::SMASH,
        phase::SMASH => step::RECOVERY,
        _ => return None,
    };
    let mut frame = Frame { step: pc, ..Frame::new(Proc::Book(proc::TURN), state.turn.player) };
    frame.registers[PASSED] = 1;
    state.frames.push(frame);
    Some(0)
}

/// A skipped phase, step or turn is treated as if it did not exist (3-4-4). Returns true if this one is skipped.
pub(crate) fn skips(cx: &mut Context, seat: Seat, phase: Option<Phase>) -> bool {
    !cx.state.skipped_phases.is_empty() && cx.consume_skip(seat, phase) && cx.cite(cite!("3-4-4"))
}

/// The phase that a step of the turn begins, and the step after that phase.
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

/// A turn has six phases in succession (3-4-2). Runs one step. May begin a procedure.
pub(crate) fn run_step(cx: &mut Context, f: usize) -> Flow {
    let seat = cx.frame(f).seat;
    if std::mem::take(&mut cx.frame(f).registers[PASSED]) != 0 && !cx.cite(cite!("3-4-3")) {
        let next = cx.frame(f).step;
        return priority(cx, f, next);
    }
    if let Some((phase, after)) = beginning(cx.frame(f).step)
        && skips(cx, seat, Some(phase))
    {
        return cx.goto(f, after);
    }
    match cx.frame(f).step {
        // The active player releases all their cards; then abilities waiting for the beginning of the turn trigger
        // (3-5-1).
        step::RELEASE => {
            cx.enter_phase(phase::RELEASE, cite!("3-4-2"));
            release_all(cx, seat);
            begin(cx, seat, &[verb::BEGIN_TURN, verb::BEGIN_RELEASE], cite!("3-5-1"));
            priority(cx, f, step::DRAW)
        }
        // The active player draws a card; the first player's first turn has no draw phase (3-6-1-1, 3-6-1-2, 3-2-4).
        step::DRAW => {
            let first = cx.state.turn.number == 1;
            if first && cx.cite_all(&[cite!("3-6-1-2"), setup::NO_FIRST_DRAW]) {
                return cx.goto(f, step::ENERGY);
            }
            cx.enter_phase(phase::DRAW, cite!("3-4-2"));
            draw(cx, seat, cite!("3-6-1-1"));
            begin(cx, seat, &[verb::BEGIN_DRAW], cite!("3-6-1-1"));
            priority(cx, f, step::ENERGY)
        }
        // With priority and an empty stack, the active player may put a card of the hand into the energy zone (3-7-1).
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
        // Then the other player takes a turn (3-4-1, 3-4-5).
        _ => {
            if ending::turn_ends(cx) {
                return Flow::Continue;
            }
            let mut next = if cx.cite(cite!("3-4-5")) { seat.other() } else { seat };
            while skips(cx, next, None) {
                next = next.other();
            }
            cx.set_note(note::CHARGED, 0);
            forget_moves(cx);
            cx.enter_turn(next, cite!("3-4-1"));
            *cx.frame(f) = Frame::new(Proc::Book(proc::TURN), next);
            Flow::Continue
        }
    }
}

/// The active player gets priority; the phase ends when both pass on an empty stack (3-4-3). Begins a procedure.
pub(super) fn priority(cx: &mut Context, f: usize, next: u8) -> Flow {
    cx.frame(f).step = next;
    cx.frame(f).registers[PASSED] = 1;
    let seat = cx.state.turn.player;
    cx.push_priority(seat);
    Flow::Continue
}

/// Triggers the abilities that wait for these beginnings or ends. May begin a procedure.
pub(crate) fn begin(cx: &mut Context, seat: Seat, verbs: &[Verb], rule: Rule) {
    let from = cx.state.batch.len();
    for &verb in verbs {
        cx.deed(verb, seat, Slot::NONE, Slot::NONE, Cause::rule(rule));
    }
    cx.commit(from);
}

fn release_all(cx: &mut Context, seat: Seat) {
    let from = cx.state.batch.len();
    for (zone, side) in [(zone::SQUARE, Seat::FIRST), (zone::ENERGY, seat), (zone::SMASH, seat)] {
        for i in 0..cx.state.cards(zone, side).len() {
            let slot = cx.state.cards(zone, side)[i];
            if cx.player_of(slot) == seat && cx.state.object(slot).orientation == FROZEN {
                cx.propose(Happening::Turn { slot, to: RELEASED }, verb::RELEASE, Cause::rule(cite!("3-5-1")));
            }
        }
    }
    cx.commit(from);
}

/// Removes the marks of units that moved this turn. May begin a procedure.
fn forget_moves(cx: &mut Context) {
    let from = cx.state.batch.len();
    for i in 0..cx.state.cards(zone::SQUARE, Seat::FIRST).len() {
        let slot = cx.state.cards(zone::SQUARE, Seat::FIRST)[i];
        if cx.state.object(slot).marks.has(mark::MOVED) {
            let act = Happening::Mark { slot, mark: mark::MOVED, on: false };
            cx.propose(act, verb::PUT, Cause::rule(cite!("3-4-5")));
        }
    }
    cx.commit(from);
}

/// A player draws the top card of the deck, which may be the plan (2-23-3-2). May begin a procedure.
pub(crate) fn draw(cx: &mut Context, seat: Seat, rule: Rule) {
    if let Some(slot) = plan::nth(cx, seat, 0).filter(|_| !zones::is_full(cx, seat)) {
        let act = cx.move_to(slot, zone::HAND);
        cx.happen(act, verb::DRAW, Cause { seat: Some(seat), ..Cause::rule(rule) });
    }
}

/// A card of the hand may become energy in its player's energy phase, once, with an empty stack (3-7-1).
pub(crate) fn check_charge<V: Verdict>(cx: &Context, seat: Seat, slot: Slot, verdict: &mut V) {
    let it = Some(slot);
    let object = cx.state.object(slot);
    need!(verdict, object.zone == zone::HAND && object.owner == seat, cite!("3-7-1"), it);
    need!(verdict, cx.state.turn.phase == phase::ENERGY && seat == cx.state.turn.player, cite!("3-7-1"), it);
    need!(verdict, cx.state.live_stack().is_empty() && cx.state.notes[note::CHARGED] == 0, cite!("3-7-1"), it);
}

/// A card of the hand is put into the energy zone, face up and released (3-7-1). May begin a procedure.
pub(crate) fn charge(cx: &mut Context, seat: Seat, slot: Slot) {
    cx.set_note(note::CHARGED, 1);
    let act = cx.move_to(slot, zone::ENERGY);
    cx.happen(act, verb::CHARGE, Cause { seat: Some(seat), ..Cause::rule(cite!("3-7-1")) });
}

impl Course for Dimension0 {
    // The opponent names no larger number of repetitions (4-18-3).
    const SECOND_NAMES_NO_MORE_LAPS: bool = true;

    fn begin_duel(cx: &mut Context) {
        cx.push_book_procedure(proc::SETUP, Seat::FIRST);
    }

    fn run_step(cx: &mut Context, proc: u8, f: usize) -> Flow {
        match proc {
            proc::SETUP => setup::run_step(cx, f),
            proc::TURN => run_step(cx, f),
            proc::BATTLE => battle::run_step(cx, f),
            proc::RENEWAL => main_phase::renew(cx, f),
            proc::SMASH => smash::run_step(cx, f),
            _ => unreachable!("the book has no such procedure"),
        }
    }

    fn run_rule_processes(cx: &mut Context) -> bool {
        rule_effect::run(cx)
    }

    fn may_cause_rule_process(_: &Context, event: &Event) -> bool {
        rule_effect::may_cause_rule_process(event)
    }

    fn routine_as_ability(routine: Routine) -> Option<(RoutineAbility, Rule)> {
        ability::given(routine)
    }

    fn resolve_routine(cx: &mut Context, which: Routine, item: &StackItem) {
        resolution::resolve_routine(cx, which, item);
    }

    fn call_routine(cx: &mut Context, which: Routine, seat: Seat, _: Option<Slot>, amount: i32, cause: Cause) {
        use crate::words::routine;
        match which {
            routine::SMASH => crate::course::smash::propose(cx, seat, amount, cause),
            routine::TURN_UP => plan::turn_up(cx, seat, cause.rule),
            _ => {}
        }
    }
}
