//! Chapter 3: attacks, and the orbs they corrupt.

use super::words::{cite, keyword, number, phase, verb, zone};
use super::{Context, proc};
use duel::event::{Act, Cause};
use duel::frame::{Flow, Frame, Proc};
use duel::object::{Ref, Slot};
use duel::profile::Orientation;
use duel::question::{Pick, Topic};
use duel::selection::Among;

/// Which servant attacks.
pub(super) const ATTACKER: Topic = Topic::Book(1);
/// What it attacks.
pub(super) const TARGET: Topic = Topic::Book(2);
/// Which orb is corrupted.
pub(super) const ORB: Topic = Topic::Book(3);

mod step {
    pub const BEGIN: u8 = 0;
    pub const ATTACKER: u8 = 1;
    pub const ATTACKER_PICKED: u8 = 2;
    pub const TARGET: u8 = 3;
    pub const TARGET_PICKED: u8 = 4;
    pub const PRIORITY: u8 = 5;
    pub const JUDGE: u8 = 6;
    pub const JUDGED: u8 = 7;
}

/// The registers: the attacker with its life, the servant attacked with its life, or none.
const SLOT: usize = 0;
const LIFE: usize = 1;
const TARGET_SLOT: usize = 2;
const TARGET_LIFE: usize = 3;

fn object(r: &[i32], at: usize) -> Ref {
    Ref { slot: Slot(r[at] as u16), life: r[at + 1] as u16 }
}

fn recovered(cx: &Context, slot: Slot) -> bool {
    cx.s.object(slot).orientation == Orientation::Upright
}

pub(super) fn step(cx: &mut Context, f: usize) -> Flow {
    let frame = *cx.frame(f);
    let seat = frame.seat;
    match frame.pc {
        step::BEGIN => {
            cx.enter_phase(phase::BATTLE, cite!("3.1"));
            cx.goto(f, step::ATTACKER)
        }
        step::ATTACKER => {
            for i in 0..cx.s.cards(zone::SERVANTS, seat).len() {
                let slot = cx.s.cards(zone::SERVANTS, seat)[i];
                if recovered(cx, slot) {
                    cx.offer(Pick::Object(slot));
                }
            }
            cx.offer(Pick::Done);
            cx.ask(seat, ATTACKER, cite!("3.5"))
        }
        step::ATTACKER_PICKED => {
            let Pick::Object(slot) = cx.answer() else { return cx.pop() };
            cx.frame(f).r[SLOT] = i32::from(slot.0);
            cx.frame(f).r[LIFE] = i32::from(cx.s.object(slot).life);
            cx.goto(f, step::TARGET)
        }
        step::TARGET => {
            for i in 0..cx.s.cards(zone::SERVANTS, seat.other()).len() {
                let slot = cx.s.cards(zone::SERVANTS, seat.other())[i];
                cx.offer(Pick::Object(slot));
            }
            cx.offer(Pick::Done);
            cx.ask(seat, TARGET, cite!("3.5"))
        }
        step::TARGET_PICKED => {
            let target = match cx.answer() {
                Pick::Object(slot) => cx.s.refer(slot),
                _ => Ref { slot: Slot::NONE, life: 0 },
            };
            cx.frame(f).r[TARGET_SLOT] = i32::from(target.slot.0);
            cx.frame(f).r[TARGET_LIFE] = i32::from(target.life);
            cx.frame(f).pc = step::PRIORITY;
            let attacker = object(&frame.r, SLOT).slot;
            let from = cx.s.batch.len();
            let cause = Cause::rule(cite!("3.5"));
            cx.propose(Act::Turn { slot: attacker, to: Orientation::Sideways }, verb::REST, cause);
            cx.deed(verb::ATTACK, seat, attacker, target.slot, cause);
            cx.commit(from);
            Flow::Go
        }
        step::PRIORITY => {
            cx.frame(f).pc = step::JUDGE;
            cx.push_priority(seat);
            Flow::Go
        }
        step::JUDGE => judge(cx, f),
        step::JUDGED => {
            cx.frame(f).pc = step::ATTACKER;
            cx.push_priority(seat);
            Flow::Go
        }
        _ => unreachable!("a battle phase has no such step"),
    }
}

/// The opponent's orbs are corrupted (3.1), or a servant is destroyed by a greater attack (3.5).
fn judge(cx: &mut Context, f: usize) -> Flow {
    let frame = *cx.frame(f);
    let (attacker, target) = (object(&frame.r, SLOT), object(&frame.r, TARGET_SLOT));
    cx.frame(f).pc = step::JUDGED;
    if !cx.s.alive(attacker) {
        return Flow::Go;
    }
    let opponent = frame.seat.other();
    if target.slot == Slot::NONE {
        let orbs = cx.s.cards(zone::ORBS, opponent).len() as i32;
        if orbs == 0 {
            cx.happen(Act::Lose { seat: opponent }, verb::PUT, Cause::rule(cite!("3.4")));
            cx.judge();
            return Flow::Go;
        }
        let double = cx.s.profile(attacker.slot).keywords.has(keyword::DOUBLE);
        let orbs = orbs.min(if double { 2 } else { 1 });
        let registers = [orbs, cx.s.spent.len() as i32, frame.r[SLOT], frame.r[LIFE], 0, 0];
        cx.push(Frame::new(Proc::Book(proc::CORRUPT), frame.seat).with(registers));
    } else if cx.s.alive(target) {
        let reversed = cx.s.object(target.slot).orientation == Orientation::Reversed;
        let resists = if reversed { number::DEFENCE } else { number::ATTACK };
        let numbers = (cx.s.profile(attacker.slot).number(number::ATTACK), cx.s.profile(target.slot).number(resists));
        let greater = cx.weigh(numbers.0, numbers.1).is_gt();
        if greater {
            let act = cx.move_to(target.slot, zone::GRAVE);
            cx.happen(act, verb::DESTROY, Cause { source: Some(attacker), ..Cause::rule(cite!("3.5")) });
        }
    }
    Flow::Go
}

/// The registers of a corruption: how many orbs, where those picked begin, and the attacker with its life.
const ORBS: usize = 0;
const START: usize = 1;
const CORRUPTER: usize = 2;

mod corrupt {
    pub const PICK: u8 = 0;
    pub const PICKED: u8 = 1;
    pub const SHOW: u8 = 2;
    pub const MOVE: u8 = 3;
}

/// The attacker picks orbs unseen; their owner looks at them; then they go to the hand together (3.2), unless they
/// break (3.3).
pub(super) fn corrupt_step(cx: &mut Context, f: usize) -> Flow {
    let frame = *cx.frame(f);
    let start = frame.r[START] as usize;
    let owner = frame.seat.other();
    match frame.pc {
        corrupt::PICK => {
            let (orbs, count) = (cx.s.cards(zone::ORBS, owner).to_vec(), frame.r[ORBS] as usize);
            let rule = cite!("3.1");
            let among = Among { seat: frame.seat, topic: ORB, rule, start, least: count, most: count };
            match cx.ask_among(&orbs, false, among) {
                Some(flow) => flow,
                None => cx.goto(f, corrupt::SHOW),
            }
        }
        corrupt::PICKED => {
            let orbs = cx.s.cards(zone::ORBS, owner).to_vec();
            cx.take_among(&orbs, start);
            cx.goto(f, corrupt::PICK)
        }
        corrupt::SHOW => {
            cx.frame(f).pc = corrupt::MOVE;
            let from = cx.s.batch.len();
            for i in start..cx.s.spent.len() {
                let act = Act::Show { slot: cx.s.spent[i].slot, seats: 1 << owner.0 };
                cx.propose(act, verb::PUT, Cause::rule(cite!("3.2")));
            }
            cx.commit(from);
            Flow::Go
        }
        corrupt::MOVE => {
            cx.s.frames.pop();
            let from = cx.s.batch.len();
            let cause = Cause { source: Some(object(&frame.r, CORRUPTER)), ..Cause::rule(cite!("3.2")) };
            for i in start..cx.s.spent.len() {
                let act = cx.move_to(cx.s.spent[i].slot, zone::HAND);
                cx.propose(act, verb::CORRUPT, cause);
            }
            cx.s.spent.truncate(start);
            cx.commit(from);
            Flow::Go
        }
        _ => unreachable!("a corruption has no such step"),
    }
}
