//! Chapter 2: battles. Each is a procedure with a stack of its own above what it suspends; the places it is fought at
//! stand in its frame, so that several can be under way, one inside the other.

use super::words::{cite, number, routine, verb, zone};
use super::{Context, proc};
use duel::ability::Duration;
use duel::event::{Act, Cause};
use duel::frame::{Flow, Frame, Proc};
use duel::item::Item;
use duel::object::{Ref, Slot};
use duel::words::Seat;

mod step {
    pub const BEGIN: u8 = 0;
    pub const OPEN: u8 = 1;
    pub const EXCHANGE: u8 = 2;
    pub const JUDGE: u8 = 3;
    pub const CLOSE: u8 = 4;
    pub const END: u8 = 5;
}

/// The registers: the places, what was suspended, and when it began.
const PLACES: usize = 0;
const FLOORS: usize = 1;
const BEGAN: usize = 2;

/// Whether a battle is under way.
pub(super) fn is_on(cx: &Context) -> bool {
    cx.s.frames.iter().any(|frame| frame.proc == Proc::Book(proc::BATTLE))
}

/// The two units of different controllers at a place, the one that came later first.
pub(super) fn opponents(cx: &Context, place: u8) -> Option<(Slot, Slot)> {
    let at = |seat: Seat| cx.controlled(zone::BOARD, seat).find(|&slot| cx.s.object(slot).place == place);
    let (a, b) = (at(Seat::FIRST)?, at(Seat::SECOND)?);
    Some(if cx.s.object(a).placed > cx.s.object(b).placed { (a, b) } else { (b, a) })
}

/// Begins a battle wherever two units have met that are not battling there already; returns whether there is one (2.1).
pub(super) fn begin(cx: &mut Context) -> bool {
    let fought = cx.s.frames.iter().filter(|f| f.proc == Proc::Book(proc::BATTLE)).fold(0, |p, f| p | f.r[PLACES]);
    let met = (0..9).filter(|&place| fought >> place & 1 == 0 && opponents(cx, place).is_some());
    let places = met.fold(0, |places, place| places | 1 << place);
    if places != 0 {
        cx.by(if fought == 0 { cite!("2.1") } else { cite!("2.5") });
        let seat = cx.s.turn.player;
        cx.push(Frame::new(Proc::Book(proc::BATTLE), seat).with([places, 0, 0, 0, 0, 0]));
    }
    places != 0
}

fn places(cx: &mut Context, f: usize) -> impl Iterator<Item = u8> + use<> {
    let places = cx.frame(f).r[PLACES];
    (0..9).filter(move |place| places >> place & 1 == 1)
}

pub(super) fn step(cx: &mut Context, f: usize) -> Flow {
    let seat = cx.frame(f).seat;
    match cx.frame(f).pc {
        // What was on the stack and what waited is suspended (2.2).
        step::BEGIN => {
            cx.by(cite!("2.2"));
            cx.frame(f).r[FLOORS] = cx.suspend();
            cx.frame(f).r[BEGAN] = cx.s.clock as i32;
            cx.frame(f).pc = step::OPEN;
            cx.progress();
            let from = cx.s.batch.len();
            for place in places(cx, f) {
                if let Some((later, earlier)) = opponents(cx, place) {
                    for (unit, other) in [(later, earlier), (earlier, later)] {
                        cx.deed(verb::BATTLE, cx.s.profile(unit).controller, unit, other, Cause::rule(cite!("2.1")));
                    }
                }
            }
            cx.commit(from);
            Flow::Go
        }
        step::OPEN => {
            cx.frame(f).pc = step::EXCHANGE;
            cx.push_priority(seat);
            Flow::Go
        }
        // Both have passed: where two still stand, their powers are put onto the stack as damage (2.3).
        step::EXCHANGE => {
            cx.frame(f).pc = step::JUDGE;
            for place in places(cx, f) {
                if let Some((later, earlier)) = opponents(cx, place) {
                    cx.by(cite!("2.3"));
                    let power = |slot: Slot| cx.s.profile(slot).number(number::POWER).max(0);
                    let mut item = Item::of_rules(routine::EXCHANGE, cx.s.refer(later), seat);
                    item.subject = Some(cx.s.refer(later));
                    item.counterpart = Some(cx.s.refer(earlier));
                    (item.amount, item.x) = (power(later), power(earlier));
                    cx.stack_rules(item);
                }
            }
            if !cx.s.live_stack().is_empty() {
                cx.push_priority(seat);
            }
            Flow::Go
        }
        // Where both still stand, the one that came later is destroyed (2.6).
        step::JUDGE => {
            cx.frame(f).pc = step::CLOSE;
            let from = cx.s.batch.len();
            for place in places(cx, f) {
                if let Some((later, _)) = opponents(cx, place) {
                    let act = cx.move_to(later, zone::GRAVE);
                    cx.propose(act, verb::DESTROY, Cause::rule(cite!("2.6")));
                }
            }
            cx.commit(from);
            Flow::Go
        }
        step::CLOSE => {
            cx.frame(f).pc = step::END;
            cx.push_priority(seat);
            Flow::Go
        }
        // What it suspended goes on, and what lasted for it alone is over (2.7).
        step::END => {
            let frame = *cx.frame(f);
            cx.by(cite!("2.7"));
            cx.expire_since(Duration::Battle, frame.r[BEGAN] as u32);
            let around = cx.s.frames[..f].iter().rev().find(|frame| frame.proc == Proc::Book(proc::BATTLE));
            let began = around.map_or(0, |frame| frame.r[BEGAN] as u32);
            cx.resume_suspended(frame.r[FLOORS], began);
            cx.pop()
        }
        _ => unreachable!("a battle has no such step"),
    }
}

/// The exchange resolves: each is dealt what the other's power was when it was stacked (2.4).
pub(super) fn exchange(cx: &mut Context, item: &Item) {
    let from = cx.s.batch.len();
    let (Some(later), Some(earlier)) = (item.subject, item.counterpart) else { return };
    propose(cx, later, earlier, item.amount);
    propose(cx, earlier, later, item.x);
    cx.commit(from);
}

fn propose(cx: &mut Context, dealer: Ref, hurt: Ref, amount: i32) {
    let cause = Cause { source: Some(dealer), ..Cause::rule(cite!("2.4")) };
    if cx.s.alive(hurt) && amount > 0 {
        cx.propose(Act::Damage { slot: hurt.slot, amount }, verb::DAMAGE, cause);
    }
}
