//! Chapter 9: the phases of a turn.

use crate::book::{Context, note, proc};
use crate::edition::{Edition, Obeys};
use crate::keywords::FROZEN;
use crate::playing::ability::SINCE_ANY_TURN;
use crate::playing::begin_priority;
use crate::rules::{Cited, cite};
use crate::words::{mark, phase, verb, zone};
use duel::ability::Duration;
use duel::event::{Act, Cause};
use duel::frame::{Flow, Frame, Proc, REGISTERS};
use duel::object::Slot;
use duel::profile::Orientation;
use duel::question::Topic;
use duel::selection::Among;
use duel::state::State;
use duel::words::{Phase, Rule, Seat};

/// The most cards a hand holds at the end of a turn (F 9.5.1.2; S 9.6.1.2).
const HAND_LIMIT: usize = 5;

/// With priority and nothing on the stack the turn player casts Characters (F 9.3.1.5; S 9.4.1.5), and plays Items and
/// Formations likewise (reading S18).
pub(crate) const CHARACTERS: Cited = cite!(f "9.3.1.5", s "9.4.1.5");
/// With priority in a main or attack phase each player casts Summons (F 9.3.1.6; S 9.4.1.6).
pub(crate) const SUMMONS: Cited = cite!(f "9.3.1.6", s "9.4.1.6");
/// With priority in a main or attack phase each player uses action and special abilities (F 9.3.1.7; S 9.4.1.7).
pub(crate) const ABILITIES: Cited = cite!(f "9.3.1.7", s "9.4.1.7");

/// As the End Phase begins what triggers then does, and with priority nothing can be used (F 9.5.1.1; S 9.6.1.1).
pub(crate) const NOTHING_USED: Cited = cite!(f "9.5.1.1", s "9.6.1.1");
/// Who has more than five cards discards down to that (F 9.5.1.2; S 9.6.1.2).
pub(crate) const DISCARDS: Cited = cite!(f "9.5.1.2", s "9.6.1.2");

/// Which card is discarded down to the limit.
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
pub(crate) fn resume(state: &mut State, at: Phase) {
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
    frame.pc = pc;
    state.frames.push(frame);
    if pc == step::MAIN_2 && at != phase::MAIN_2 {
        crate::attack::resume(state, at);
    }
}

/// The same, as soon as players have had priority in that phase.
pub(crate) fn resume_begun(state: &mut State, at: Phase) -> Option<i32> {
    let pc = match at {
        phase::MAIN_1 => step::MAIN_1_OVER,
        phase::MAIN_2 => step::MAIN_2_OVER,
        phase::ATTACK_PREPARATION => step::MAIN_2,
        phase::END => step::DISCARD,
        _ => return None,
    };
    let seat = state.turn.player;
    state.notes[note::DAMAGE_LIMIT] = crate::setup::damage_limit(state.format);
    state.frames.push(Frame { pc, ..Frame::new(Proc::Book(proc::TURN), seat) });
    if at == phase::ATTACK_PREPARATION {
        crate::attack::resume_begun(state);
    }
    Some(0)
}

/// What was drawn, and the attacks before, say nothing any more.
pub(crate) fn forget_spent(frames: &mut [Frame]) {
    let spent = |frame: &&mut Frame| match frame.proc {
        Proc::Book(proc::TURN) => matches!(frame.pc, step::MAIN_1_OVER | step::MAIN_2 | step::MAIN_2_OVER),
        Proc::Book(proc::ATTACK) => crate::attack::is_between(frame.pc),
        _ => false,
    };
    frames.iter_mut().filter(spent).for_each(|frame| frame.r = [0; REGISTERS]);
}

/// One step of a turn.
pub(crate) fn step<E: Edition>(cx: &mut Context<E>, f: usize) -> Flow {
    let frame = *cx.frame(f);
    let seat = frame.seat;
    match frame.pc {
        // The turn player activates everything dull but what is frozen (F 9.1.1.1, 15.2.4.2; S 9.2.1.1, 15.2.16.2).
        // What that player controls now has been controlled since the turn began.
        step::ACTIVE => {
            cx.enter_phase(phase::ACTIVE, cite!(f "9.1.1", s "9.2.1").of::<E>());
            cx.frame(f).pc = step::DRAW;
            let from = cx.s.batch.len();
            for side in Seat::BOTH {
                for i in 0..cx.s.cards(zone::FIELD, side).len() {
                    let slot = cx.s.cards(zone::FIELD, side)[i];
                    propose_activation(cx, slot, seat);
                }
            }
            cx.commit(from);
            Flow::Go
        }
        // Two cards, or one on the game's first turn (F 9.2.1.1, 9.2.1.3; S 9.3.1.1, 9.3.1.3).
        step::DRAW => {
            if !waits(cx, cite!(f "9.1.1.2", s "9.2.1.2").of::<E>()) {
                return priority(cx, f, step::DRAW);
            }
            cx.enter_phase(phase::DRAW, cite!(f "9.2.1", s "9.3.1").of::<E>());
            cx.frame(f).r[0] = if cx.s.turn.number == 1 { 1 } else { 2 };
            cx.frame(f).r[1] = cx.s.live_waiting().len() as i32;
            cx.goto(f, step::DRAW_ONE)
        }
        step::DRAW_ONE => {
            if frame.r[0] == 0 {
                let drawn = cx.s.live_waiting().len() as i32 > frame.r[1];
                if drawn && !waits(cx, cite!(f "9.2.1.2", s "9.3.1.2").of::<E>()) {
                    return priority(cx, f, step::MAIN_1);
                }
                return cx.goto(f, step::MAIN_1);
            }
            cx.frame(f).r[0] -= 1;
            let rule = if cx.s.turn.number == 1 {
                cite!(f "9.2.1.3", s "9.3.1.3").of::<E>()
            } else {
                cite!(f "9.2.1.1", s "9.3.1.1").of::<E>()
            };
            draw(cx, seat, Cause::rule(rule));
            Flow::Go
        }
        // F 9.3.1.3; S 9.4.1.3
        step::MAIN_1 => {
            cx.enter_phase(phase::MAIN_1, cite!(f "9.3.1.1", s "9.4.1.1").of::<E>());
            begin_phase(cx, f, step::MAIN_1_PRIORITY, verb::BEGIN_MAIN_1, cite!(f "9.3.1.3", s "9.4.1.3").of::<E>())
        }
        step::MAIN_1_PRIORITY => main_priority(cx, f, step::MAIN_1_OVER),
        step::MAIN_1_OVER => main_over(cx, f, step::MAIN_1_PRIORITY, step::ATTACK),
        // F 9.4.1; S 9.5.1
        step::ATTACK => {
            cx.frame(f).pc = step::MAIN_2;
            if cx.obeys(cite!(f "9.4.1", s "9.5.1")) {
                cx.push_book(proc::ATTACK, seat);
            }
            Flow::Go
        }
        step::MAIN_2 => {
            cx.enter_phase(phase::MAIN_2, cite!(f "9.3.1.1", s "9.4.1.1").of::<E>());
            begin_phase(cx, f, step::MAIN_2_PRIORITY, verb::BEGIN_MAIN_2, cite!(f "9.3.1.3", s "9.4.1.3").of::<E>())
        }
        step::MAIN_2_PRIORITY => main_priority(cx, f, step::MAIN_2_OVER),
        step::MAIN_2_OVER => main_over(cx, f, step::MAIN_2_PRIORITY, step::END),
        // F 9.5.1.1; S 9.6.1.1
        step::END => {
            cx.enter_phase(phase::END, cite!(f "9.5.1", s "9.6.1").of::<E>());
            begin_phase(cx, f, step::END_PRIORITY, verb::BEGIN_END, NOTHING_USED.of::<E>())
        }
        step::END_PRIORITY => {
            cx.frame(f).pc = step::DISCARD;
            cx.frame(f).r = [0, 0, cx.s.spent.len() as i32, 0, 0, 0];
            begin_priority(cx);
            Flow::Go
        }
        // Down to five cards (F 9.5.1.2; S 9.6.1.2).
        step::DISCARD => offer_discards(cx, f),
        step::DISCARD_PICKED => {
            let hand = list_hand(cx, seat);
            cx.take_among(&hand, cx.s.frames[f].r[2] as usize);
            cx.t.picking = hand;
            cx.goto(f, step::DISCARD)
        }
        // Damage comes off and what lasts until the end of the turn ends, together (F 9.5.1.3; S 9.6.1.3).
        step::CLEAN_UP => {
            cx.frame(f).pc = step::RECHECK;
            let damaged = cx.controlled(zone::FIELD, seat).chain(cx.controlled(zone::FIELD, seat.other()));
            let damaged = damaged.into_iter().any(|slot| cx.s.object(slot).damage > 0);
            if cx.lasts(Duration::Turn) && cx.obeys(cite!(f "9.5.1.3.2", s "9.6.1.3.2")) {
                cx.expire(Duration::Turn);
                if damaged && !cx.obeys(cite!(f "9.5.1.3", s "9.6.1.3")) {
                    cx.refresh();
                    crate::rule_process::run(cx);
                }
            }
            let from = cx.s.batch.len();
            for side in Seat::BOTH {
                for i in 0..cx.s.cards(zone::FIELD, side).len() {
                    let slot = cx.s.cards(zone::FIELD, side)[i];
                    if cx.s.object(slot).damage > 0 {
                        cx.propose(
                            Act::Heal { slot },
                            verb::PUT,
                            Cause::rule(cite!(f "9.5.1.3.1", s "9.6.1.3.1").of::<E>()),
                        );
                    }
                }
            }
            cx.commit(from);
            Flow::Go
        }
        // If a rule process or an auto-ability is due, priority arises and the clean-up comes again (F 9.5.1.4; S
        // 9.6.1.4).
        step::RECHECK => {
            let due = !cx.s.derived.settled && crate::rule_process::run(cx) || !cx.s.live_waiting().is_empty();
            if due && cx.obeys(cite!(f "9.5.1.4", s "9.6.1.4")) {
                cx.frame(f).pc = step::CLEAN_UP;
                let frames = cx.s.frames.len();
                begin_priority(cx);
                // A rule process that began a procedure of its own comes before the priority.
                cx.s.frames[f + 1..=frames].rotate_right(1);
                return Flow::Go;
            }
            cx.goto(f, step::NEXT_TURN)
        }
        // F 9.5.1.5; S 9.6.1.5, reading S17
        _ => {
            cx.enter_turn(seat.other(), cite!(f "9.5.1.5", s "9.6.1.5").of::<E>());
            *cx.frame(f) = Frame::new(Proc::Book(proc::TURN), seat.other());
            Flow::Go
        }
    }
}

/// What triggered in a phase without priority waits for the next priority (F 9.1.1.2, 9.2.1.2; S 9.2.1.2, 9.3.1.2);
/// returns whether it does.
fn waits<E: Edition>(cx: &Context<E>, rule: Rule) -> bool {
    cx.s.live_waiting().is_empty() || cx.by(rule)
}

fn priority<E: Edition>(cx: &mut Context<E>, f: usize, next: u8) -> Flow {
    cx.frame(f).pc = next;
    begin_priority(cx);
    Flow::Go
}

/// In a main phase the turn player has priority (F 9.3.1.4; S 9.4.1.4).
fn main_priority<E: Edition>(cx: &mut Context<E>, f: usize, next: u8) -> Flow {
    if cx.obeys(cite!(f "9.3.1.4", s "9.4.1.4")) { priority(cx, f, next) } else { cx.goto(f, next) }
}

/// When both pass with nothing on the stack, the main phase ends (F 9.3.1.2; S 9.4.1.2).
fn main_over<E: Edition>(cx: &mut Context<E>, f: usize, again: u8, next: u8) -> Flow {
    let over = cx.obeys(cite!(f "9.3.1.2", s "9.4.1.2"));
    cx.goto(f, if over { next } else { again })
}

/// A player draws a card; without one, that is remembered for the rule processes (12.4.2).
pub(crate) fn draw<E: Edition>(cx: &mut Context<E>, seat: Seat, cause: Cause) {
    match cx.s.cards(zone::DECK, seat).last() {
        Some(&slot) => {
            let act = cx.move_to(slot, zone::HAND);
            cx.happen(act, verb::DRAW, cause);
        }
        None => cx.note(note::DRY, cx.s.notes[note::DRY] | 1 << seat.0),
    }
}

fn begin_phase<E: Edition>(cx: &mut Context<E>, f: usize, next: u8, begins: duel::words::Verb, rule: Rule) -> Flow {
    cx.frame(f).pc = next;
    let seat = cx.frame(f).seat;
    let from = cx.s.batch.len();
    cx.deed(begins, seat, Slot::NONE, Slot::NONE, Cause::rule(rule));
    cx.commit(from);
    Flow::Go
}

fn propose_activation<E: Edition>(cx: &mut Context<E>, slot: Slot, seat: Seat) {
    let object = *cx.s.object(slot);
    // Whoever attacked in the last turn may attack again, even for another player.
    if object.marks.has(mark::ATTACKED) {
        let act = Act::Mark { slot, mark: mark::ATTACKED, on: false };
        cx.propose(act, verb::PUT, Cause::rule(cite!("10.1.2.1.2").of::<E>()));
    }
    if cx.s.profile(slot).controller != seat {
        if SINCE_ANY_TURN.is_in::<E>() {
            settle(cx, slot, SINCE_ANY_TURN);
        }
        return;
    }
    if object.marks.has(mark::FROZEN) {
        cx.propose(Act::Mark { slot, mark: mark::FROZEN, on: false }, verb::PUT, Cause::rule(FROZEN.of::<E>()));
    } else if object.orientation == Orientation::Sideways {
        let act = Act::Turn { slot, to: Orientation::Upright };
        cx.propose(act, verb::ACTIVATE, Cause::rule(cite!(f "9.1.1.1", s "9.2.1.1").of::<E>()));
    }
    settle(cx, slot, cite!("10.1.2.1.1"));
}

/// A card has been controlled by its controller since the turn began.
fn settle<E: Edition>(cx: &mut Context<E>, slot: Slot, rule: Cited) {
    if !cx.s.object(slot).marks.has(mark::SETTLED) {
        cx.propose(Act::Mark { slot, mark: mark::SETTLED, on: true }, verb::PUT, Cause::rule(rule.of::<E>()));
    }
}

/// A player's hand in the order of the cards, in which it is offered.
fn list_hand<E: Edition>(cx: &mut Context<E>, seat: Seat) -> Vec<Slot> {
    let mut hand = std::mem::take(&mut cx.t.picking);
    hand.clear();
    hand.extend_from_slice(cx.s.cards(zone::HAND, seat));
    hand.sort_by_key(|&s| (cx.s.object(s).card, s));
    hand
}

/// Has as much of the hand set aside as it is too large; then all of that is discarded.
fn offer_discards<E: Edition>(cx: &mut Context<E>, f: usize) -> Flow {
    let frame = *cx.frame(f);
    let start = frame.r[2] as usize;
    let rule = DISCARDS.of::<E>();
    let hand = list_hand(cx, frame.seat);
    let excess = hand.len().saturating_sub(HAND_LIMIT);
    let among = Among { seat: frame.seat, topic: HAND_SIZE, rule, start, least: excess, most: excess };
    let asked = cx.ask_among(&hand, true, among);
    cx.t.picking = hand;
    asked.unwrap_or_else(|| {
        let from = cx.s.batch.len();
        for i in start..cx.s.spent.len() {
            let act = cx.move_to(cx.s.spent[i].slot, zone::BREAK);
            cx.propose(act, verb::DISCARD, Cause::rule(rule));
        }
        cx.s.spent.truncate(start);
        cx.frame(f).pc = step::CLEAN_UP;
        cx.commit(from);
        Flow::Go
    })
}
