//! Chapter 5: a turn.

use super::words::{cite, kind, phase, verb, zone};
use super::{Context, DRY, proc};
use duel::ability::Duration;
use duel::event::{Act, Cause};
use duel::frame::{Flow, Frame, Proc};
use duel::profile::Orientation;
use duel::question::{Pick, Topic};
use duel::state::State;
use duel::words::{Phase, Seat};

/// Which caster is called.
pub(super) const CALL: Topic = Topic::Book(0);

/// How many cards are drawn at first, and how many become orbs.
const HAND: usize = 5;
const ORBS: usize = 4;

mod step {
    pub const RECOVER: u8 = 0;
    pub const DRAW: u8 = 1;
    pub const CALL: u8 = 2;
    pub const CALLED: u8 = 3;
    pub const MAIN: u8 = 4;
    pub const BATTLE: u8 = 5;
    pub const END: u8 = 6;
    pub const VANISH: u8 = 7;
    pub const NEXT: u8 = 8;
}

pub(super) fn begin(cx: &mut Context) {
    let first = cx.s.goes_first().unwrap_or(Seat::FIRST);
    cx.enter_turn(first, cite!("5.1"));
    cx.push_book(proc::TURN, first);
    let from = cx.s.batch.len();
    for side in Seat::BOTH {
        let mut order = cx.s.cards(zone::DECK, side).to_vec();
        cx.s.dice.shuffle(&mut order);
        for (i, &slot) in order.iter().take(HAND + ORBS).enumerate() {
            let act = cx.move_to(slot, if i < HAND { zone::HAND } else { zone::ORBS });
            cx.propose(act, verb::PUT, Cause::rule(cite!("5.1")));
        }
        cx.propose(Act::Shuffle { zone: zone::DECK, side }, verb::PUT, Cause::rule(cite!("5.1")));
    }
    cx.commit(from);
}

pub(super) fn resume(state: &mut State, at: Phase) {
    let mut frame = Frame::new(Proc::Book(proc::TURN), state.turn.player);
    frame.pc = match at {
        phase::CALL => step::CALL,
        phase::MAIN => step::MAIN,
        phase::BATTLE => step::BATTLE,
        phase::END => step::END,
        _ => step::RECOVER,
    };
    state.frames.push(frame);
}

pub(super) fn step(cx: &mut Context, f: usize) -> Flow {
    let seat = cx.frame(f).seat;
    match cx.frame(f).pc {
        step::RECOVER => {
            cx.enter_phase(phase::RECOVERY, cite!("5.1"));
            cx.frame(f).pc = step::DRAW;
            let from = cx.s.batch.len();
            for zone in [zone::SERVANTS, zone::CASTERS] {
                for i in 0..cx.s.cards(zone, seat).len() {
                    let slot = cx.s.cards(zone, seat)[i];
                    if cx.s.object(slot).orientation == Orientation::Sideways {
                        let act = Act::Turn { slot, to: Orientation::Upright };
                        cx.propose(act, verb::RECOVER, Cause::rule(cite!("5.1")));
                    }
                }
            }
            cx.commit(from);
            Flow::Go
        }
        step::DRAW => {
            cx.frame(f).pc = step::CALL;
            if cx.s.turn.number == 1 {
                return Flow::Go;
            }
            match cx.s.cards(zone::DECK, seat).last() {
                Some(&slot) => {
                    let act = cx.move_to(slot, zone::HAND);
                    cx.happen(act, verb::DRAW, Cause::rule(cite!("5.1")));
                }
                None => {
                    let dry = cx.s.notes[DRY] | 1 << seat.0;
                    cx.note(DRY, dry);
                    cx.push_settle();
                }
            }
            Flow::Go
        }
        step::CALL => {
            cx.enter_phase(phase::CALL, cite!("5.2"));
            for i in 0..cx.s.cards(zone::HAND, seat).len() {
                let slot = cx.s.cards(zone::HAND, seat)[i];
                if cx.s.profile(slot).kinds.has(kind::CASTER) {
                    cx.offer(Pick::Object(slot));
                }
            }
            cx.offer(Pick::Done);
            cx.ask(seat, CALL, cite!("5.2"))
        }
        step::CALLED => {
            cx.frame(f).pc = step::MAIN;
            if let Pick::Object(slot) = cx.answer() {
                let act = cx.move_to_place(slot, zone::CASTERS, seat, 0);
                cx.happen(act, verb::CALL, Cause::rule(cite!("5.2")));
            }
            Flow::Go
        }
        step::MAIN => {
            cx.enter_phase(phase::MAIN, cite!("1.4"));
            cx.frame(f).pc = step::BATTLE;
            cx.push_priority(seat);
            Flow::Go
        }
        step::BATTLE => {
            cx.frame(f).pc = step::END;
            if cx.s.turn.number > 1 {
                cx.push_book(proc::BATTLE, seat);
            }
            Flow::Go
        }
        step::END => {
            cx.enter_phase(phase::END, cite!("5.3"));
            cx.frame(f).pc = step::VANISH;
            cx.push_priority(seat);
            Flow::Go
        }
        step::VANISH => {
            cx.frame(f).pc = step::NEXT;
            cx.expire(Duration::Turn);
            let from = cx.s.batch.len();
            for seat in Seat::BOTH {
                cx.propose_vanishing(seat, verb::MAKE, Cause::rule(cite!("5.3")));
            }
            cx.commit(from);
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
