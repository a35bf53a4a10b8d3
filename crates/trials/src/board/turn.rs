//! Chapter 5: a turn.

use super::words::{cite, kind, phase, verb, zone};
use super::{Context, matches, playing, proc};
use duel::ability::Duration;
use duel::event::{Act, Cause};
use duel::frame::{Flow, Frame, Proc};
use duel::object::Slot;
use duel::profile::Orientation;
use duel::question::{Pick, Topic};
use duel::state::State;
use duel::words::{Phase, Seat};

/// Which card becomes energy.
pub(super) const ENERGY: Topic = Topic::Book(0);
/// Which unit smashes.
pub(super) const SMASH: Topic = Topic::Book(1);

/// How many cards are drawn at first.
const HAND: usize = 4;

mod step {
    pub const RELEASE: u8 = 0;
    pub const DRAW: u8 = 1;
    pub const ENERGY: u8 = 2;
    pub const ENERGY_PICKED: u8 = 3;
    pub const MAIN: u8 = 4;
    pub const SMASH: u8 = 5;
    pub const SMASH_PICKED: u8 = 6;
    pub const CHECK: u8 = 7;
    pub const END: u8 = 8;
    pub const NEXT: u8 = 9;
}

pub(super) fn begin(cx: &mut Context) {
    let from = cx.s.batch.len();
    let first = cx.s.goes_first().unwrap_or(Seat::FIRST);
    cx.enter_turn(first, cite!("5.1"));
    cx.push_book(proc::TURN, first);
    for side in Seat::BOTH {
        let slots: Vec<Slot> = {
            let state = &mut *cx.s;
            let mut order = state.layout.cards(zone::DECK, side).to_vec();
            state.dice.shuffle(&mut order);
            order.truncate(HAND);
            order
        };
        for slot in slots {
            let act = cx.move_to(slot, zone::HAND);
            cx.propose(act, verb::DRAW, Cause::rule(cite!("5.1")));
        }
        cx.propose(Act::Shuffle { zone: zone::DECK, side }, verb::PUT, Cause::rule(cite!("5.1")));
    }
    cx.commit(from);
}

pub(super) fn resume(state: &mut State, at: Phase) {
    let pc = match at {
        phase::ENERGY => step::ENERGY,
        phase::MAIN => step::MAIN,
        phase::SMASH => step::SMASH,
        phase::END => step::END,
        _ => step::RELEASE,
    };
    let mut frame = Frame::new(Proc::Book(proc::TURN), state.turn.player);
    frame.pc = pc;
    state.frames.push(frame);
}

pub(super) fn step(cx: &mut Context, f: usize) -> Flow {
    let seat = cx.frame(f).seat;
    match cx.frame(f).pc {
        step::RELEASE => {
            cx.enter_phase(phase::RELEASE, cite!("5.1"));
            cx.frame(f).pc = step::DRAW;
            let from = cx.s.batch.len();
            let units = cx.s.cards(zone::BOARD, Seat::FIRST).len();
            for i in 0..units + cx.s.cards(zone::ENERGY, seat).len() {
                let slot = if i < units {
                    cx.s.cards(zone::BOARD, Seat::FIRST)[i]
                } else {
                    cx.s.cards(zone::ENERGY, seat)[i - units]
                };
                if cx.player_of(slot) == seat && cx.s.object(slot).orientation != Orientation::Upright {
                    let act = Act::Turn { slot, to: Orientation::Upright };
                    cx.propose(act, verb::RELEASE, Cause::rule(cite!("5.1")));
                }
            }
            cx.commit(from);
            Flow::Go
        }
        step::DRAW => {
            cx.frame(f).pc = step::ENERGY;
            if cx.s.turn.number > 1
                && let Some(&slot) = cx.s.cards(zone::DECK, seat).last()
            {
                let act = cx.move_to(slot, zone::HAND);
                cx.happen(act, verb::DRAW, Cause::rule(cite!("5.1")));
            }
            Flow::Go
        }
        step::ENERGY => {
            cx.enter_phase(phase::ENERGY, cite!("5.2"));
            for i in 0..cx.s.cards(zone::HAND, seat).len() {
                let slot = cx.s.cards(zone::HAND, seat)[i];
                cx.offer(Pick::Object(slot));
            }
            cx.offer(Pick::Done);
            cx.ask(seat, ENERGY, cite!("5.2"))
        }
        step::ENERGY_PICKED => {
            cx.frame(f).pc = step::MAIN;
            if let Pick::Object(slot) = cx.answer() {
                let act = cx.move_to(slot, zone::ENERGY);
                cx.happen(act, verb::PUT, Cause::rule(cite!("5.2")));
            }
            Flow::Go
        }
        step::MAIN => {
            cx.enter_phase(phase::MAIN, cite!("4.1"));
            cx.frame(f).pc = step::SMASH;
            cx.push_priority(seat);
            Flow::Go
        }
        step::SMASH => {
            cx.enter_phase(phase::SMASH, cite!("5.3"));
            let far = playing::far_row(seat);
            for i in 0..cx.s.cards(zone::BOARD, Seat::FIRST).len() {
                let slot = cx.s.cards(zone::BOARD, Seat::FIRST)[i];
                let (object, profile) = (cx.s.object(slot), cx.s.profile(slot));
                let able = object.orientation == Orientation::Upright && profile.kinds.has(kind::UNIT);
                if able && profile.controller == seat && far >> object.place & 1 == 1 {
                    cx.offer(Pick::Object(slot));
                }
            }
            cx.offer(Pick::Done);
            cx.ask(seat, SMASH, cite!("5.3"))
        }
        step::SMASH_PICKED => {
            let Pick::Object(slot) = cx.answer() else { return cx.goto(f, step::END) };
            cx.frame(f).pc = step::CHECK;
            let from = cx.s.batch.len();
            let cause = Cause { source: Some(cx.s.refer(slot)), ..Cause::rule(cite!("5.3")) };
            cx.propose(Act::Turn { slot, to: Orientation::Sideways }, verb::FREEZE, cause);
            if let Some(&top) = cx.s.cards(zone::DECK, seat.other()).last() {
                let mut act = cx.move_to(top, zone::SMASH);
                if let Act::Move { face_up, .. } = &mut act {
                    *face_up = false;
                }
                cx.propose(act, verb::SMASH, cause);
            }
            cx.commit(from);
            Flow::Go
        }
        step::CHECK => {
            cx.frame(f).pc = step::SMASH;
            cx.push_settle();
            Flow::Go
        }
        step::END => {
            cx.enter_phase(phase::END, cite!("5.4"));
            cx.frame(f).pc = step::NEXT;
            cx.expire(Duration::Turn);
            let from = cx.s.batch.len();
            for i in 0..cx.s.cards(zone::BOARD, Seat::FIRST).len() {
                let slot = cx.s.cards(zone::BOARD, Seat::FIRST)[i];
                if cx.s.object(slot).damage > 0 {
                    cx.propose(Act::Heal { slot }, verb::PUT, Cause::rule(cite!("5.4")));
                }
            }
            cx.commit(from);
            cx.push_settle();
            Flow::Go
        }
        step::NEXT => {
            if matches::turn_ends(cx) {
                return Flow::Go;
            }
            cx.enter_turn(seat.other(), cite!("5.1"));
            *cx.frame(f) = Frame::new(Proc::Book(proc::TURN), seat.other());
            Flow::Go
        }
        _ => unreachable!("a turn has no such step"),
    }
}
