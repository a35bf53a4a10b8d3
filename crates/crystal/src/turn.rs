//! Chapter 9: the phases of a turn.

use crate::book::{Context, Crystal, note, proc};
use crate::edition::{Edition, Obeys};
use crate::keywords::{FROZEN, primal};
use crate::playing::ability::SINCE_ANY_TURN;
use crate::playing::{begin_priority, item};
use crate::rules::{Cited, cite};
use crate::words::{mark, phase, routine, verb, zone};
use crate::{attack, damage, playing, rule_process, setup};
use duel::book::Course;
use duel::card::ability::Duration;
use duel::card::characteristics::Orientation;
use duel::engine::frame::{Flow, Frame, Proc, REGISTERS};
use duel::engine::question::Topic;
use duel::engine::selection::CardSelection;
use duel::event::{Cause, Event, Happening};
use duel::ids::*;
use duel::state::State;
use duel::state::object::Slot;

/// The number of cards that a hand may have at the end of a turn (F 9.5.1.2; S 9.6.1.2).
const HAND_LIMIT: usize = 5;

/// With priority and the stack empty, the turn player casts Characters (F 9.3.1.5; S 9.4.1.5).
///
/// Items and Formations are played likewise (reading S18).
pub(crate) const CHARACTERS: Cited = cite!(f "9.3.1.5", s "9.4.1.5");
/// With priority in a main or attack phase, each player casts Summons (F 9.3.1.6; S 9.4.1.6).
pub(crate) const SUMMONS: Cited = cite!(f "9.3.1.6", s "9.4.1.6");
/// With priority in a main or attack phase, each player uses action and special abilities (F 9.3.1.7; S 9.4.1.7).
pub(crate) const ABILITIES: Cited = cite!(f "9.3.1.7", s "9.4.1.7");

/// Abilities trigger as the End Phase begins, but with priority nothing can be used (F 9.5.1.1; S 9.6.1.1).
pub(crate) const NOTHING_USED: Cited = cite!(f "9.5.1.1", s "9.6.1.1");
/// A player with more than five cards in hand discards down to five (F 9.5.1.2; S 9.6.1.2).
pub(crate) const DISCARDS: Cited = cite!(f "9.5.1.2", s "9.6.1.2");

/// Asks which cards are discarded down to the limit.
pub const HAND_SIZE: Topic = Topic::Book(3);

mod step {
    pub const ACTIVE: u8 = 0;
    pub const DRAW: u8 = 1;
    pub const DRAW_ONE: u8 = 2;
    pub const MAIN_1: u8 = 3;
    pub const MAIN_1_PRIORITY: u8 = 4;
    pub const MAIN_1_OVER: u8 = 5;
    pub const ATTACK: u8 = 6;
    pub const MAIN_2: u8 = 7;
    pub const MAIN_2_PRIORITY: u8 = 8;
    pub const MAIN_2_OVER: u8 = 9;
    pub const END: u8 = 10;
    pub const END_PRIORITY: u8 = 11;
    pub const DISCARD: u8 = 12;
    pub const DISCARD_PICKED: u8 = 13;
    pub const CLEAN_UP: u8 = 14;
    pub const RECHECK: u8 = 15;
    pub const NEXT_TURN: u8 = 16;
}

/// Sets a position up so that the turn, or the preparation, goes on from this phase.
pub(crate) fn resume_at(state: &mut State, at: Phase) {
    let pc = match at {
        phase::DRAW => step::DRAW,
        phase::MAIN_1 => step::MAIN_1,
        phase::ATTACK_PREPARATION | phase::ATTACK_DECLARATION | phase::BLOCK_DECLARATION | phase::DAMAGE_RESOLUTION => {
            step::MAIN_2
        }
        phase::MAIN_2 => step::MAIN_2,
        phase::END => step::END,
        _ => step::ACTIVE,
    };
    if state.notes[note::DAMAGE_LIMIT] == 0 {
        state.notes[note::DAMAGE_LIMIT] = crate::setup::damage_limit(state.format);
    }
    if at == phase::SETUP {
        state.turn.number = 0;
        state.frames.push(Frame::new(Proc::Book(proc::SETUP), Seat::FIRST));
        return;
    }
    let mut frame = Frame::new(Proc::Book(proc::TURN), state.turn.player);
    frame.step = pc;
    state.frames.push(frame);
    if pc == step::MAIN_2 && at != phase::MAIN_2 {
        crate::attack::resume(state, at);
    }
}

/// Sets a position up so that the turn goes on after the priority of this phase, which the caller begins.
///
/// Returns the flags of that priority; `None` for a phase or step where this is not supported.
pub(crate) fn resume_with_priority(state: &mut State, at: Phase) -> Option<i32> {
    let pc = match at {
        phase::MAIN_1 => step::MAIN_1_OVER,
        phase::MAIN_2 => step::MAIN_2_OVER,
        phase::ATTACK_PREPARATION => step::MAIN_2,
        phase::END => step::DISCARD,
        _ => return None,
    };
    let seat = state.turn.player;
    state.notes[note::DAMAGE_LIMIT] = crate::setup::damage_limit(state.format);
    state.frames.push(Frame { step: pc, ..Frame::new(Proc::Book(proc::TURN), seat) });
    if at == phase::ATTACK_PREPARATION {
        crate::attack::resume_begun(state);
    }
    Some(0)
}

/// Clears registers that no later step reads: the number of draws, and those of earlier attacks.
pub(crate) fn normalise(frames: &mut [Frame]) {
    let spent = |frame: &&mut Frame| match frame.proc {
        Proc::Book(proc::TURN) => matches!(frame.step, step::MAIN_1_OVER | step::MAIN_2 | step::MAIN_2_OVER),
        Proc::Book(proc::ATTACK) => crate::attack::is_between(frame.step),
        _ => false,
    };
    frames.iter_mut().filter(spent).for_each(|frame| frame.registers = [0; REGISTERS]);
}

/// Runs one step of a turn. May ask.
pub(crate) fn run_step<E: Edition>(cx: &mut Context<E>, f: usize) -> Flow {
    let frame = *cx.frame(f);
    let seat = frame.seat;
    match frame.step {
        // The turn player activates everything dull that is not frozen (F 9.1.1.1, 15.2.4.2; S 9.2.1.1, 15.2.16.2).
        // Cards that this player controls now have been controlled since the turn began.
        step::ACTIVE => {
            cx.enter_phase(phase::ACTIVE, cite!(f "9.1.1", s "9.2.1").of::<E>());
            cx.frame(f).step = step::DRAW;
            let from = cx.state.batch.len();
            for side in Seat::BOTH {
                for i in 0..cx.state.cards(zone::FIELD, side).len() {
                    let slot = cx.state.cards(zone::FIELD, side)[i];
                    propose_activation(cx, slot, seat);
                }
            }
            cx.commit(from);
            Flow::Continue
        }
        // Two cards, or one on the game's first turn (F 9.2.1.1, 9.2.1.3; S 9.3.1.1, 9.3.1.3).
        step::DRAW => {
            if !waits(cx, cite!(f "9.1.1.2", s "9.2.1.2").of::<E>()) {
                return priority(cx, f, step::DRAW);
            }
            cx.enter_phase(phase::DRAW, cite!(f "9.2.1", s "9.3.1").of::<E>());
            cx.frame(f).registers[0] = if cx.state.turn.number == 1 { 1 } else { 2 };
            cx.frame(f).registers[1] = cx.state.live_waiting().len() as i32;
            cx.goto(f, step::DRAW_ONE)
        }
        step::DRAW_ONE => {
            if frame.registers[0] == 0 {
                let drawn = cx.state.live_waiting().len() as i32 > frame.registers[1];
                if drawn && !waits(cx, cite!(f "9.2.1.2", s "9.3.1.2").of::<E>()) {
                    return priority(cx, f, step::MAIN_1);
                }
                return cx.goto(f, step::MAIN_1);
            }
            cx.frame(f).registers[0] -= 1;
            let rule = if cx.state.turn.number == 1 {
                cite!(f "9.2.1.3", s "9.3.1.3").of::<E>()
            } else {
                cite!(f "9.2.1.1", s "9.3.1.1").of::<E>()
            };
            draw(cx, seat, Cause::rule(rule));
            Flow::Continue
        }
        // Abilities trigger as the main phase begins (F 9.3.1.3; S 9.4.1.3).
        step::MAIN_1 => {
            cx.enter_phase(phase::MAIN_1, cite!(f "9.3.1.1", s "9.4.1.1").of::<E>());
            begin_phase(cx, f, step::MAIN_1_PRIORITY, verb::BEGIN_MAIN_1, cite!(f "9.3.1.3", s "9.4.1.3").of::<E>())
        }
        step::MAIN_1_PRIORITY => main_priority(cx, f, step::MAIN_1_OVER),
        step::MAIN_1_OVER => main_over(cx, f, step::MAIN_1_PRIORITY, step::ATTACK),
        // The attack phase (F 9.4.1; S 9.5.1).
        step::ATTACK => {
            cx.frame(f).step = step::MAIN_2;
            if cx.obeys(cite!(f "9.4.1", s "9.5.1")) {
                cx.push_book_procedure(proc::ATTACK, seat);
            }
            Flow::Continue
        }
        step::MAIN_2 => {
            cx.enter_phase(phase::MAIN_2, cite!(f "9.3.1.1", s "9.4.1.1").of::<E>());
            begin_phase(cx, f, step::MAIN_2_PRIORITY, verb::BEGIN_MAIN_2, cite!(f "9.3.1.3", s "9.4.1.3").of::<E>())
        }
        step::MAIN_2_PRIORITY => main_priority(cx, f, step::MAIN_2_OVER),
        step::MAIN_2_OVER => main_over(cx, f, step::MAIN_2_PRIORITY, step::END),
        // Abilities trigger as the End Phase begins (F 9.5.1.1; S 9.6.1.1).
        step::END => {
            cx.enter_phase(phase::END, cite!(f "9.5.1", s "9.6.1").of::<E>());
            begin_phase(cx, f, step::END_PRIORITY, verb::BEGIN_END, NOTHING_USED.of::<E>())
        }
        step::END_PRIORITY => {
            cx.frame(f).step = step::DISCARD;
            cx.frame(f).registers = [0, 0, cx.state.set_aside.len() as i32, 0, 0, 0];
            begin_priority(cx);
            Flow::Continue
        }
        // The turn player discards down to five cards (F 9.5.1.2; S 9.6.1.2).
        step::DISCARD => offer_discards(cx, f),
        step::DISCARD_PICKED => {
            let hand = list_hand(cx, seat);
            cx.take_selection_answer(&hand, cx.state.frames[f].registers[2] as usize);
            cx.scratch.candidates = hand;
            cx.goto(f, step::DISCARD)
        }
        // Damage is removed and effects until the end of the turn end, at the same time (F 9.5.1.3; S 9.6.1.3).
        step::CLEAN_UP => {
            cx.frame(f).step = step::RECHECK;
            let damaged = cx.controlled_cards(zone::FIELD, seat).chain(cx.controlled_cards(zone::FIELD, seat.other()));
            let damaged = damaged.into_iter().any(|slot| cx.state.object(slot).damage > 0);
            if cx.has_effect_lasting(Duration::Turn) && cx.obeys(cite!(f "9.5.1.3.2", s "9.6.1.3.2")) {
                cx.expire(Duration::Turn);
                if damaged && !cx.obeys(cite!(f "9.5.1.3", s "9.6.1.3")) {
                    cx.refresh();
                    crate::rule_process::run(cx);
                }
            }
            let from = cx.state.batch.len();
            for side in Seat::BOTH {
                for i in 0..cx.state.cards(zone::FIELD, side).len() {
                    let slot = cx.state.cards(zone::FIELD, side)[i];
                    if cx.state.object(slot).damage > 0 {
                        cx.propose(
                            Happening::Heal { slot },
                            verb::PUT,
                            Cause::rule(cite!(f "9.5.1.3.1", s "9.6.1.3.1").of::<E>()),
                        );
                    }
                }
            }
            cx.commit(from);
            Flow::Continue
        }
        // If a rule process or an auto-ability is due, there is priority, and the clean-up comes again (F 9.5.1.4; S
        // 9.6.1.4).
        step::RECHECK => {
            let due =
                !cx.state.derived.processes_done && crate::rule_process::run(cx) || !cx.state.live_waiting().is_empty();
            if due && cx.obeys(cite!(f "9.5.1.4", s "9.6.1.4")) {
                cx.frame(f).step = step::CLEAN_UP;
                let frames = cx.state.frames.len();
                begin_priority(cx);
                // A rule process that began a procedure of its own comes before the priority.
                cx.state.frames[f + 1..=frames].rotate_right(1);
                return Flow::Continue;
            }
            cx.goto(f, step::NEXT_TURN)
        }
        // The opponent's turn follows (F 9.5.1.5; S 9.6.1.5, reading S17).
        _ => {
            cx.enter_turn(seat.other(), cite!(f "9.5.1.5", s "9.6.1.5").of::<E>());
            *cx.frame(f) = Frame::new(Proc::Book(proc::TURN), seat.other());
            Flow::Continue
        }
    }
}

/// Abilities that trigger in a phase without priority wait for the next priority (F 9.1.1.2, 9.2.1.2; S 9.2.1.2,
/// 9.3.1.2).
fn waits<E: Edition>(cx: &Context<E>, rule: Rule) -> bool {
    cx.state.live_waiting().is_empty() || cx.cite(rule)
}

fn priority<E: Edition>(cx: &mut Context<E>, f: usize, next: u8) -> Flow {
    cx.frame(f).step = next;
    begin_priority(cx);
    Flow::Continue
}

/// In a main phase the turn player has priority (F 9.3.1.4; S 9.4.1.4). Begins a procedure.
fn main_priority<E: Edition>(cx: &mut Context<E>, f: usize, next: u8) -> Flow {
    if cx.obeys(cite!(f "9.3.1.4", s "9.4.1.4")) { priority(cx, f, next) } else { cx.goto(f, next) }
}

/// When both players pass with the stack empty, the main phase ends (F 9.3.1.2; S 9.4.1.2).
fn main_over<E: Edition>(cx: &mut Context<E>, f: usize, again: u8, next: u8) -> Flow {
    let over = cx.obeys(cite!(f "9.3.1.2", s "9.4.1.2"));
    cx.goto(f, if over { next } else { again })
}

/// Draws a card for a player; an empty deck is noted for the rule processes (12.4.2). May begin a procedure.
pub(crate) fn draw<E: Edition>(cx: &mut Context<E>, seat: Seat, cause: Cause) {
    match cx.state.cards(zone::DECK, seat).last() {
        Some(&slot) => {
            let act = cx.move_to(slot, zone::HAND);
            cx.happen(act, verb::DRAW, cause);
        }
        None => cx.set_note(note::DRY, cx.state.notes[note::DRY] | 1 << seat.0),
    }
}

fn begin_phase<E: Edition>(cx: &mut Context<E>, f: usize, next: u8, begins: duel::ids::Verb, rule: Rule) -> Flow {
    cx.frame(f).step = next;
    let seat = cx.frame(f).seat;
    let from = cx.state.batch.len();
    cx.deed(begins, seat, Slot::NONE, Slot::NONE, Cause::rule(rule));
    cx.commit(from);
    Flow::Continue
}

fn propose_activation<E: Edition>(cx: &mut Context<E>, slot: Slot, seat: Seat) {
    let object = *cx.state.object(slot);
    // A Forward that attacked in the last turn may attack again, even for another player.
    if object.marks.has(mark::ATTACKED) {
        let act = Happening::Mark { slot, mark: mark::ATTACKED, on: false };
        cx.propose(act, verb::PUT, Cause::rule(cite!("10.1.2.1.2").of::<E>()));
    }
    if cx.state.characteristics(slot).controller != seat {
        if SINCE_ANY_TURN.is_in::<E>() {
            settle(cx, slot, SINCE_ANY_TURN);
        }
        return;
    }
    if object.marks.has(mark::FROZEN) {
        cx.propose(Happening::Mark { slot, mark: mark::FROZEN, on: false }, verb::PUT, Cause::rule(FROZEN.of::<E>()));
    } else if object.orientation == Orientation::Sideways {
        let act = Happening::Turn { slot, to: Orientation::Upright };
        cx.propose(act, verb::ACTIVATE, Cause::rule(cite!(f "9.1.1.1", s "9.2.1.1").of::<E>()));
    }
    settle(cx, slot, cite!("10.1.2.1.1"));
}

/// Marks a card as controlled by its controller since the turn began.
fn settle<E: Edition>(cx: &mut Context<E>, slot: Slot, rule: Cited) {
    if !cx.state.object(slot).marks.has(mark::SETTLED) {
        cx.propose(Happening::Mark { slot, mark: mark::SETTLED, on: true }, verb::PUT, Cause::rule(rule.of::<E>()));
    }
}

/// A player's hand, ordered by card, in which order it is offered.
fn list_hand<E: Edition>(cx: &mut Context<E>, seat: Seat) -> Vec<Slot> {
    let mut hand = std::mem::take(&mut cx.scratch.candidates);
    hand.clear();
    hand.extend_from_slice(cx.state.cards(zone::HAND, seat));
    hand.sort_by_key(|&s| (cx.state.object(s).card, s));
    hand
}

/// Asks for the cards by which the hand is too large, then discards them all. May ask.
fn offer_discards<E: Edition>(cx: &mut Context<E>, f: usize) -> Flow {
    let frame = *cx.frame(f);
    let start = frame.registers[2] as usize;
    let rule = DISCARDS.of::<E>();
    let hand = list_hand(cx, frame.seat);
    let excess = hand.len().saturating_sub(HAND_LIMIT);
    let among = CardSelection { seat: frame.seat, topic: HAND_SIZE, rule, start, least: excess, most: excess };
    let asked = cx.ask_card_selection(&hand, true, among);
    cx.scratch.candidates = hand;
    asked.unwrap_or_else(|| {
        let from = cx.state.batch.len();
        for i in start..cx.state.set_aside.len() {
            let act = cx.move_to(cx.state.set_aside[i].slot, zone::BREAK);
            cx.propose(act, verb::DISCARD, Cause::rule(rule));
        }
        cx.state.set_aside.truncate(start);
        cx.frame(f).step = step::CLEAN_UP;
        cx.commit(from);
        Flow::Continue
    })
}

impl<E: Edition> Course for Crystal<E> {
    fn begin_duel(cx: &mut Context<E>) {
        if cx.state.notes[note::DAMAGE_LIMIT] == 0 {
            cx.state.notes[note::DAMAGE_LIMIT] = crate::setup::damage_limit(cx.state.format);
        }
        cx.push_book_procedure(proc::SETUP, Seat::FIRST);
    }

    fn run_step(cx: &mut Context<E>, proc: u8, f: usize) -> Flow {
        match proc {
            proc::SETUP => setup::run_step(cx, f),
            proc::TURN => run_step(cx, f),
            proc::ATTACK => attack::run_step(cx, f),
            proc::DAMAGE => damage::run_step(cx, f),
            proc::EXCESS_BACKUPS => rule_process::excess_backups_step(cx, f),
            proc::CAST => playing::cast_step(cx, f),
            proc::EQUIP => item::equip_step(cx, f),
            proc::PRIMAL => primal::run_step(cx, f),
            _ => unreachable!("the book has no such procedure"),
        }
    }

    fn run_rule_processes(cx: &mut Context<E>) -> bool {
        rule_process::run(cx)
    }

    fn may_cause_rule_process(cx: &Context<E>, event: &Event) -> bool {
        rule_process::may_cause_rule_process(cx, event)
    }

    /// A player who tries to draw from an empty deck is noted; putting or removing cards from it is no draw (12.4.2).
    fn took_from_empty(cx: &mut Context<E>, seat: Seat, from: Zone, verb: Verb) {
        if from == zone::DECK && verb == verb::DRAW {
            cx.set_note(note::DRY, cx.state.notes[note::DRY] | 1 << seat.0);
        }
    }

    fn call_routine(cx: &mut Context<E>, which: Routine, seat: Seat, object: Option<Slot>, amount: i32, _: Cause) {
        if which == routine::HURT {
            damage::push(cx, seat, amount, object.unwrap_or(Slot::NONE));
        }
    }
}
