//! Chapter 5: a turn.

use super::words::{cite, phase, verb, zone};
use super::{Context, proc};
use duel::ability::Duration;
use duel::event::{Act, Cause};
use duel::frame::{Flow, Frame, Proc};
use duel::profile::Orientation;
use duel::question::{Pick, Topic};
use duel::state::State;
use duel::words::{Phase, Seat};

/// Which card becomes energy next.
pub(super) const CHARGE: Topic = Topic::Book(0);

/// How many cards are drawn at first, and how many become energy.
const HAND: usize = 4;
const ENERGY: usize = 2;

mod step {
    pub const START: u8 = 0;
    pub const DRAW: u8 = 1;
    pub const MAIN: u8 = 2;
    pub const CHARGE: u8 = 3;
    pub const CHARGED: u8 = 4;
    pub const END: u8 = 5;
    pub const NEXT: u8 = 6;
}

pub(super) fn begin(cx: &mut Context) {
    let first = cx.s.goes_first().unwrap_or(Seat::FIRST);
    cx.enter_turn(first, cite!("5.1"));
    cx.push_book(proc::TURN, first);
    let from = cx.s.batch.len();
    for side in Seat::BOTH {
        let mut order = cx.s.cards(zone::DECK, side).to_vec();
        cx.s.dice.shuffle(&mut order);
        for (i, &slot) in order.iter().take(HAND + ENERGY).enumerate() {
            let act = cx.move_to(slot, if i < HAND { zone::HAND } else { zone::ENERGY });
            cx.propose(act, verb::PUT, Cause::rule(cite!("5.1")));
        }
        cx.propose(Act::Shuffle { zone: zone::DECK, side }, verb::PUT, Cause::rule(cite!("5.1")));
    }
    cx.commit(from);
}

pub(super) fn resume(state: &mut State, at: Phase) {
    let mut frame = Frame::new(Proc::Book(proc::TURN), state.turn.player);
    frame.pc = match at {
        phase::MAIN => step::MAIN,
        phase::CHARGE => step::CHARGE,
        _ => step::START,
    };
    state.frames.push(frame);
}

pub(super) fn step(cx: &mut Context, f: usize) -> Flow {
    let seat = cx.frame(f).seat;
    match cx.frame(f).pc {
        step::START => {
            cx.enter_phase(phase::START, cite!("5.1"));
            cx.frame(f).pc = step::DRAW;
            let from = cx.s.batch.len();
            if cx.s.cards(zone::DECK, seat).is_empty() {
                cx.propose(Act::Lose { seat }, verb::PUT, Cause::rule(cite!("3.3")));
            }
            for i in 0..cx.s.cards(zone::AREA, seat).len() {
                let slot = cx.s.cards(zone::AREA, seat)[i];
                if cx.s.object(slot).orientation != Orientation::Upright {
                    let act = Act::Turn { slot, to: Orientation::Upright };
                    cx.propose(act, verb::REBOOT, Cause::rule(cite!("5.1")));
                }
            }
            cx.commit(from);
            cx.push_settle();
            Flow::Go
        }
        step::DRAW => {
            cx.frame(f).pc = step::MAIN;
            if let Some(&slot) = cx.s.cards(zone::DECK, seat).last() {
                let act = cx.move_to(slot, zone::HAND);
                cx.happen(act, verb::DRAW, Cause::rule(cite!("5.1")));
            }
            Flow::Go
        }
        step::MAIN => {
            cx.enter_phase(phase::MAIN, cite!("5.2"));
            cx.frame(f).pc = step::CHARGE;
            cx.push_actions(seat, 0);
            Flow::Go
        }
        step::CHARGE => {
            cx.enter_phase(phase::CHARGE, cite!("5.3"));
            for i in 0..cx.s.cards(zone::HAND, seat).len() {
                let slot = cx.s.cards(zone::HAND, seat)[i];
                cx.offer(Pick::Object(slot));
            }
            cx.offer(Pick::Done);
            cx.ask(seat, CHARGE, cite!("5.3"))
        }
        step::CHARGED => match cx.answer() {
            Pick::Object(slot) => {
                cx.frame(f).pc = step::CHARGE;
                let act = cx.move_to(slot, zone::ENERGY);
                cx.happen(act, verb::PUT, Cause::rule(cite!("5.3")));
                Flow::Go
            }
            _ => cx.goto(f, step::END),
        },
        step::END => {
            cx.frame(f).pc = step::NEXT;
            cx.by(cite!("5.4"));
            cx.expire(Duration::Turn);
            let from = cx.s.batch.len();
            for side in Seat::BOTH {
                for i in 0..cx.s.cards(zone::AREA, side).len() {
                    let slot = cx.s.cards(zone::AREA, side)[i];
                    if cx.s.object(slot).damage > 0 {
                        cx.propose(Act::Heal { slot }, verb::PUT, Cause::rule(cite!("5.4")));
                    }
                }
            }
            cx.commit(from);
            cx.push_settle();
            Flow::Go
        }
        step::NEXT => {
            cx.enter_turn(seat.other(), cite!("5.1"));
            *cx.frame(f) = Frame::new(Proc::Book(proc::TURN), seat.other());
            Flow::Go
        }
        _ => unreachable!("a turn has no such step"),
    }
}
