//! Chapter 6: a turn, and what the rules do by themselves.

use super::words::{cite, kind, number, phase, verb, zone};
use super::{Context, DRY, TURN};
use duel::ability::Duration;
use duel::event::{Act, Cause};
use duel::frame::{Flow, Frame, Proc};
use duel::object::Slot;
use duel::state::State;
use duel::words::{Phase, Seat};

/// How many cards are drawn at first.
const HAND: usize = 5;

mod step {
    pub const DRAW: u8 = 0;
    pub const MAIN: u8 = 1;
    pub const END: u8 = 2;
    pub const NEXT: u8 = 3;
}

pub(super) fn begin(cx: &mut Context) {
    let first = cx.s.goes_first().unwrap_or(Seat::FIRST);
    cx.enter_turn(first, cite!("6.2"));
    cx.push_book(TURN, first);
    let from = cx.s.batch.len();
    for side in Seat::BOTH {
        let mut order = cx.s.cards(zone::DECK, side).to_vec();
        cx.s.dice.shuffle(&mut order);
        for &slot in order.iter().take(HAND) {
            let act = cx.move_to(slot, zone::HAND);
            cx.propose(act, verb::PUT, Cause::rule(cite!("6.2")));
        }
        cx.propose_shuffle(zone::DECK, side, Cause::rule(cite!("6.2")));
    }
    cx.commit(from);
}

pub(super) fn resume(state: &mut State, at: Phase) {
    let mut frame = Frame::new(Proc::Book(TURN), state.turn.player);
    frame.pc = match at {
        phase::MAIN => step::MAIN,
        phase::END => step::END,
        _ => step::DRAW,
    };
    state.frames.push(frame);
}

pub(super) fn step(cx: &mut Context, f: usize) -> Flow {
    let seat = cx.frame(f).seat;
    match cx.frame(f).pc {
        step::DRAW => {
            cx.enter_phase(phase::DRAW, cite!("6.2"));
            cx.frame(f).pc = step::MAIN;
            if cx.s.turn.number > 1 {
                draw(cx, seat);
            }
            Flow::Go
        }
        step::MAIN => {
            cx.enter_phase(phase::MAIN, cite!("1.1"));
            cx.frame(f).pc = step::END;
            cx.push_priority(seat);
            Flow::Go
        }
        step::END => {
            cx.enter_phase(phase::END, cite!("6.3"));
            cx.frame(f).pc = step::NEXT;
            cx.expire(Duration::Turn);
            let from = cx.s.batch.len();
            for slot in hurt(cx) {
                cx.propose(Act::Heal { slot }, verb::PUT, Cause::rule(cite!("6.3")));
            }
            cx.commit(from);
            Flow::Go
        }
        _ => {
            cx.enter_turn(seat.other(), cite!("6.2"));
            *cx.frame(f) = Frame::new(Proc::Book(TURN), seat.other());
            Flow::Go
        }
    }
}

fn draw(cx: &mut Context, seat: Seat) {
    match cx.s.cards(zone::DECK, seat).last() {
        Some(&slot) => {
            let act = cx.move_to(slot, zone::HAND);
            cx.happen(act, verb::DRAW, Cause::rule(cite!("6.2")));
        }
        None => cx.note(DRY, 1 << seat.0),
    }
}

fn on_field(cx: &Context) -> impl Iterator<Item = Slot> {
    Seat::BOTH.into_iter().flat_map(|side| cx.s.cards(zone::FIELD, side)).copied()
}

fn hurt(cx: &Context) -> Vec<Slot> {
    on_field(cx).filter(|&slot| cx.s.object(slot).damage > 0).collect()
}

/// Who could not draw loses (6.2), guardians fall (6.1), relics without a guardian are put away (5.2), all at once.
pub(super) fn rule_processes(cx: &mut Context) -> bool {
    let from = cx.s.batch.len();
    for seat in Seat::BOTH {
        if cx.s.notes[DRY] >> seat.0 & 1 == 1 && cx.s.losing[seat.index()].is_none() {
            cx.propose(Act::Lose { seat }, verb::PUT, Cause::rule(cite!("6.2")));
        }
    }
    for slot in on_field(cx).collect::<Vec<_>>() {
        let (object, profile) = (*cx.s.object(slot), *cx.s.profile(slot));
        let grave = cx.move_to(slot, zone::GRAVE);
        if profile.kinds.has(kind::GUARDIAN) && object.damage >= profile.number(number::POWER) {
            cx.propose(grave, verb::DESTROY, Cause::rule(cite!("6.1")));
        } else if profile.kinds.has(kind::RELIC) && object.attached.is_none() {
            cx.propose(grave, verb::PUT, Cause::rule(cite!("5.2")));
        }
    }
    let due = cx.s.batch.len() > from;
    cx.commit(from);
    due
}
