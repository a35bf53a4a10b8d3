//! Part 3, chapter 11: battles. Each is a procedure with a stack of its own above what it suspends; the squares it is
//! fought on stand in its frame, and who takes part in it in [`duel::state::State::bouts`], so that several can be under
//! way, one inside the other.
//!
//! | chapter | file |
//! |---|---|
//! | 3-11 battles | this one |
//! | 3-12 first battle step | `first_step.rs` |
//! | 3-13 second battle step | `second_step.rs` |
//! | 3-14 battle end step | `end_step.rs` |

pub(crate) mod end_step;
pub(crate) mod first_step;
pub(crate) mod second_step;

use crate::book::{Context, proc};
use crate::definitions::places::SQUARES;
use crate::rules::cite;
use crate::words::{kind, number, role, routine, verb, zone};
use duel::event::{Act, Cause};
use duel::frame::{Flow, Frame, Proc};
use duel::item::{Bout, Item};
use duel::object::{Ref, Slot};
use duel::words::{Phase, Rule, Seat};

/// The steps of a battle.
pub(crate) mod step {
    pub const BEGIN: u8 = 0;
    pub const FIRST: u8 = 1;
    pub const FIRST_EXCHANGE: u8 = 2;
    pub const SECOND: u8 = 3;
    pub const SECOND_EXCHANGE: u8 = 4;
    pub const END: u8 = 5;
    pub const DEATHS: u8 = 6;
    pub const ENDS: u8 = 7;
    pub const OVER: u8 = 8;
}

/// The registers of a battle: the squares, what it suspended, when it began, its number, and the phase around it.
pub(crate) const SQUARES_FOUGHT: usize = 0;
const FLOORS: usize = 1;
const BEGAN: usize = 2;
pub(crate) const NUMBER: usize = 3;
const OUTER: usize = 4;

/// Whether a battle is under way.
pub(crate) fn is_on(cx: &Context) -> bool {
    cx.s.frames.iter().any(|frame| frame.proc == Proc::Book(proc::BATTLE))
}

/// The phase in which the duel is, apart from the steps of battles.
pub(crate) fn outer_phase(cx: &Context) -> Phase {
    let battle = cx.s.frames.iter().find(|frame| frame.proc == Proc::Book(proc::BATTLE));
    battle.map_or(cx.s.turn.phase, |frame| Phase(frame.r[OUTER] as u8))
}

/// The units of both players on a square.
pub(crate) fn opponents(cx: &Context, place: u8) -> Option<[Slot; 2]> {
    let at = |seat: Seat| {
        let units = cx.s.cards(zone::SQUARE, Seat::FIRST).iter().copied();
        let mut there = units.filter(|&slot| cx.s.object(slot).place == place);
        there.find(|&slot| {
            let profile = cx.s.profile(slot);
            profile.controller == seat && profile.kinds.has(kind::UNIT)
        })
    };
    Some([at(Seat::FIRST)?, at(Seat::SECOND)?])
}

/// The squares on which battles are under way.
fn fought(cx: &Context) -> i32 {
    let battles = cx.s.frames.iter().filter(|frame| frame.proc == Proc::Book(proc::BATTLE));
    battles.fold(0, |squares, frame| squares | frame.r[SQUARES_FOUGHT])
}

/// Begins a battle wherever two units have met that are not battling there already; those that begin together go on
/// together (3-11-1, 3-11-1-4, 4-16-4-3). Returns whether there is one.
pub(crate) fn begin(cx: &mut Context, rule: Rule) -> bool {
    if cx.s.cards(zone::SQUARE, Seat::FIRST).len() < 2 {
        return false;
    }
    let fought = fought(cx);
    let met = (0..SQUARES).filter(|&place| fought >> place & 1 == 0 && opponents(cx, place).is_some());
    let squares = met.fold(0, |squares: i32, place| squares | 1 << place);
    if squares == 0 || !cx.by_all(&[rule, cite!("3-11-1")]) {
        return false;
    }
    let seat = cx.s.turn.player;
    cx.push(Frame::new(Proc::Book(proc::BATTLE), seat).with([squares, 0, 0, 0, 0, 0]));
    true
}

/// The squares of a battle.
pub(crate) fn squares(frame: &Frame) -> impl Iterator<Item = u8> + use<> {
    let squares = frame.r[SQUARES_FOUGHT];
    (0..SQUARES).filter(move |place| squares >> place & 1 == 1)
}

/// One step of a battle: a first step, a second, and an end step (3-11-4).
pub(crate) fn step(cx: &mut Context, f: usize) -> Flow {
    match cx.frame(f).pc {
        step::BEGIN => suspend(cx, f),
        step::FIRST | step::FIRST_EXCHANGE => first_step::go(cx, f),
        step::SECOND | step::SECOND_EXCHANGE => second_step::go(cx, f),
        _ => end_step::go(cx, f),
    }
}

/// What was stacked and what waited is as if it were not there until the battle is over; so is a battle around it
/// (3-11-2, 3-11-3).
fn suspend(cx: &mut Context, f: usize) -> Flow {
    let number = cx.s.frames[..f].iter().filter(|frame| frame.proc == Proc::Book(proc::BATTLE)).count() as i32 + 1;
    let phase = cx.s.turn.phase;
    let floors = cx.suspend();
    let clock = cx.s.clock as i32;
    let frame = cx.frame(f);
    frame.r[FLOORS] = floors;
    frame.r[BEGAN] = clock;
    frame.r[NUMBER] = number;
    frame.r[OUTER] = i32::from(phase.0);
    cx.progress();
    let frame = *cx.frame(f);
    for place in squares(&frame) {
        enrol(cx, number as u32, place);
    }
    cx.goto(f, step::FIRST)
}

/// Notes who battles on a square: who came later attacks, who was there is attacked (3-11-5), who came together does
/// both (3-11-5-1).
fn enrol(cx: &mut Context, number: u32, place: u8) {
    let Some(units) = opponents(cx, place) else { return };
    let came = units.map(|slot| cx.s.object(slot).placed);
    for (slot, other) in [(0, 1), (1, 0)] {
        let mut roles = role::BATTLING;
        if came[slot] >= came[other] {
            roles |= role::ATTACKING;
        }
        if came[slot] <= came[other] {
            roles |= role::ATTACKED;
        }
        let object = cx.s.refer(units[slot]);
        cx.s.bouts.push(Bout { number, place, object, roles });
    }
}

/// Whoever comes to the square of a battle under way battles there, too (3-11-1-2).
pub(crate) fn join(cx: &mut Context) {
    let Some(frame) = cx.s.frames.iter().rev().find(|frame| frame.proc == Proc::Book(proc::BATTLE)).copied() else {
        return;
    };
    let number = frame.r[NUMBER] as u32;
    for place in squares(&frame) {
        for i in 0..cx.s.cards(zone::SQUARE, Seat::FIRST).len() {
            let slot = cx.s.cards(zone::SQUARE, Seat::FIRST)[i];
            let object = cx.s.refer(slot);
            let here = cx.s.object(slot).place == place && cx.s.profile(slot).kinds.has(kind::UNIT);
            if here && bout(cx, number, object).is_none() {
                cx.s.bouts.push(Bout { number, place, object, roles: role::BATTLING });
            }
        }
    }
}

/// The part an object has in a battle.
pub(crate) fn bout(cx: &Context, number: u32, object: Ref) -> Option<Bout> {
    cx.s.bouts.iter().find(|bout| bout.number == number && bout.object == object).copied()
}

/// Whether an object takes part in any battle in one of these roles.
pub(crate) fn has_role(cx: &Context, object: Ref, roles: u8) -> bool {
    cx.s.bouts.iter().any(|bout| bout.object == object && bout.roles & roles != 0)
}

/// Stacks the exchange of battle damage of the units on a square that are to strike: what each deals is fixed now
/// (3-12-2, 3-12-4-1, 3-13-2). Returns whether there is one.
fn stack_exchange(
    cx: &mut Context,
    number: u32,
    place: u8,
    rule: Rule,
    strikes: impl Fn(&Context, Slot) -> bool,
) -> bool {
    let Some(units) = opponents(cx, place) else { return false };
    let strikes = units.map(|slot| strikes(cx, slot));
    if strikes == [false; 2] || !cx.by(rule) {
        return false;
    }
    let refs = units.map(|slot| cx.s.refer(slot));
    for (object, _) in refs.iter().zip(strikes).filter(|(_, strikes)| *strikes) {
        for bout in cx.s.bouts.iter_mut().filter(|bout| bout.number == number && bout.object == *object) {
            bout.roles |= role::STRUCK;
        }
    }
    let deals = |at: usize| if strikes[at] { cx.s.profile(units[at]).number(number::POWER).max(0) } else { 0 };
    let (first, second) = (deals(0), deals(1));
    let mut item = Item::of_rules(routine::EXCHANGE, refs[0], cx.s.turn.player);
    (item.subject, item.counterpart) = (Some(refs[0]), Some(refs[1]));
    (item.amount, item.x) = (first, second);
    cx.stack_rules(item);
    true
}

/// The exchange resolves as one: each is dealt what the other's power was when it was stacked, wherever the dealer is by
/// now; who has left the squares takes none (3-12-4, 3-12-4-1, 3-12-4-2).
pub(crate) fn exchange(cx: &mut Context, item: &Item) {
    let (Some(first), Some(second)) = (item.subject, item.counterpart) else { return };
    let from = cx.s.batch.len();
    propose_damage(cx, first, second, item.amount);
    propose_damage(cx, second, first, item.x);
    cx.commit(from);
}

fn propose_damage(cx: &mut Context, dealer: Ref, hurt: Ref, amount: i32) {
    let cause = Cause { source: Some(dealer), ..Cause::rule(first_step::DAMAGE) };
    if cx.s.alive(hurt) && amount > 0 {
        cx.propose(Act::Damage { slot: hurt.slot, amount }, verb::DAMAGE, cause);
    }
}

/// The battle is over: what it suspended goes on, and nobody takes part in it any more (3-14-4).
fn close(cx: &mut Context, f: usize) -> Flow {
    let frame = *cx.frame(f);
    cx.s.bouts.retain(|bout| bout.number != frame.r[NUMBER] as u32);
    cx.enter_phase(Phase(frame.r[OUTER] as u8), cite!("3-14-4"));
    cx.expire_since(duel::ability::Duration::Battle, frame.r[BEGAN] as u32);
    cx.resume_suspended(frame.r[FLOORS]);
    cx.pop()
}
