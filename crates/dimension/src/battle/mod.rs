//! Part 3, chapter 11: battles.
//!
//! A battle is a procedure with a stack of its own above the suspended one. Its frame holds its squares, and
//! [`duel::state::State::combats`] its participants, so that several battles can be under way, one inside the other.
//!
//! | chapter | file |
//! |---|---|
//! | 3-11 battles | this one |
//! | 3-12 first battle step; the exchange of battle damage | `first_step.rs`; `exchange.rs` |
//! | 3-13 second battle step | `second_step.rs` |
//! | 3-14 battle end step | `end_step.rs` |

pub(crate) mod end_step;
pub(crate) mod exchange;
pub(crate) mod first_step;
pub(crate) mod second_step;

use crate::book::{Context, note, proc};
use crate::course::turn;
use crate::definitions::places::SQUARES;
use crate::rules::cite;
use crate::words::{kind, mark, role, zone};
use duel::card::ability::Duration;
use duel::engine::frame::{Flow, Frame, Proc};
use duel::ids::{Phase, Rule, Seat};
use duel::state::State;
use duel::state::combat::Participant;
use duel::state::object::{ObjectRef, Slot};

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
    pub const MORE_DEATHS: u8 = 8;
    pub const MORE: u8 = 9;
    pub const OVER: u8 = 10;
}

/// The registers of a battle: the squares, the floors of the suspended stack, the time it began, its number, the phase
/// around it, and the time before the last deaths.
pub(crate) const SQUARES_FOUGHT: usize = 0;
const FLOORS: usize = 1;
const BEGAN: usize = 2;
pub(crate) const NUMBER: usize = 3;
const OUTER: usize = 4;
const TIME: usize = 5;

/// The battle number of units that have fought each other to the end and are still on their square.
const FOUGHT: u32 = 0;

/// All other rule effects come first; if they take a unit off the square, there is no battle (3-11-1-1).
pub(crate) const LAST: Rule = cite!("3-11-1-1");

fn is_battle(frame: &&Frame) -> bool {
    frame.proc == Proc::Book(proc::BATTLE)
}

/// A battle is under way.
pub(crate) fn is_on(cx: &Context) -> bool {
    cx.state.frames.iter().any(|frame| is_battle(&frame))
}

/// The current phase of the turn, leaving out the steps of battles.
pub(crate) fn outer_phase(cx: &Context) -> Phase {
    cx.state.frames.iter().find(is_battle).map_or(cx.state.turn.phase, |frame| Phase(frame.registers[OUTER] as u8))
}

/// The two units of opposing players on a square.
pub(crate) fn opponents(cx: &Context, place: u8) -> Option<[Slot; 2]> {
    let at = |seat: Seat| {
        let units = cx.state.cards(zone::SQUARE, Seat::FIRST).iter().copied();
        let mut there = units.filter(|&slot| cx.state.object(slot).place == place);
        there.find(|&slot| {
            let characteristics = cx.state.characteristics(slot);
            characteristics.controller == seat && characteristics.kinds.has(kind::UNIT)
        })
    };
    Some([at(Seat::FIRST)?, at(Seat::SECOND)?])
}

/// The squares where units of both players have met and not yet battled: they were not both there when a battle on the
/// square began.
pub(crate) fn met(cx: &Context) -> i32 {
    let units = cx.state.cards(zone::SQUARE, Seat::FIRST);
    if units.len() < 2 {
        return 0;
    }
    let mut there = [0i32; 2];
    for &slot in units {
        let characteristics = cx.state.characteristics(slot);
        if characteristics.kinds.has(kind::UNIT) {
            there[characteristics.controller.index()] |= 1 << cx.state.object(slot).place;
        }
    }
    let both = there[0] & there[1];
    if both == 0 {
        return 0;
    }
    let new = (0..SQUARES).filter(|&place| both >> place & 1 == 1 && !is_fought(cx, place));
    new.fold(0, |squares, place| squares | 1 << place)
}

/// The two opposing units on the square were there when a current battle of that square began, or have fought there to
/// the end.
fn is_fought(cx: &Context, place: u8) -> bool {
    let Some(units) = opponents(cx, place) else { return false };
    let since = units.iter().map(|&slot| cx.state.object(slot).entered_at).max().unwrap_or(0);
    let battles = cx.state.frames.iter().filter(is_battle);
    let on = battles.filter(|frame| frame.registers[SQUARES_FOUGHT] >> place & 1 == 1);
    on.map(|frame| frame.registers[BEGAN] as u32).any(|began| since <= began)
        || units.iter().all(|&slot| bout(cx, FOUGHT, place, cx.state.object_ref(slot)).is_some())
}

/// Battles begin on each of these squares (3-11-1), before any that is under way continues (3-11-3), and proceed
/// together (3-11-1-4). Returns true if there is one; then it has begun a procedure.
pub(crate) fn begin(cx: &mut Context, squares: i32, rule: Rule) -> bool {
    if squares == 0 || is_on(cx) && !cx.cite(cite!("3-11-3")) || !cx.cite_all(&[rule, cite!("3-11-1")]) {
        return false;
    }
    let several = squares.count_ones() > 1;
    let squares = if several && !cx.cite(cite!("3-11-1-4")) { squares & -squares } else { squares };
    let seat = cx.state.turn.player;
    cx.set_note(note::RULE_EFFECTS, cx.state.notes[note::RULE_EFFECTS] + 1);
    cx.push(Frame::new(Proc::Book(proc::BATTLE), seat).with_registers([squares, 0, 0, 0, 0, 0]));
    true
}

/// The squares of the innermost current battle.
pub(crate) fn fought(s: &State) -> impl Iterator<Item = u8> + use<> {
    let frame = s.frames.iter().rev().find(is_battle).copied();
    frame.into_iter().flat_map(|frame| squares(&frame))
}

/// The participants in the innermost battle of a square.
pub(crate) fn innermost(s: &State, place: u8) -> impl Iterator<Item = &Participant> {
    let number = s.frames.iter().rev().find(is_battle).map_or(FOUGHT, |frame| frame.registers[NUMBER] as u32);
    s.combats.iter().filter(move |participant| participant.combat == number && participant.place == place)
}

/// The squares of a battle.
pub(crate) fn squares(frame: &Frame) -> impl Iterator<Item = u8> + use<> {
    let squares = frame.registers[SQUARES_FOUGHT];
    (0..SQUARES).filter(move |place| squares >> place & 1 == 1)
}

/// A battle has a first step, a second step and an end step (3-11-4). Runs one step. May begin a procedure.
pub(crate) fn run_step(cx: &mut Context, f: usize) -> Flow {
    match cx.frame(f).step {
        step::BEGIN => suspend(cx, f),
        step::FIRST | step::FIRST_EXCHANGE => first_step::go(cx, f),
        step::SECOND | step::SECOND_EXCHANGE => second_step::go(cx, f),
        _ => end_step::go(cx, f),
    }
}

/// Enters a step of the battle; returns false if the step is skipped.
fn enter(cx: &mut Context, phase: Phase) -> bool {
    if Seat::BOTH.into_iter().any(|seat| turn::skips(cx, seat, Some(phase))) {
        return false;
    }
    cx.enter_phase(phase, cite!("3-11-4"));
    true
}

/// The stack and waiting triggers are set aside until the battle is over (3-11-2).
fn suspend(cx: &mut Context, f: usize) -> Flow {
    let number = cx.state.frames[..f].iter().filter(is_battle).count() as i32 + 1;
    let phase = cx.state.turn.phase;
    let busy = !cx.state.live_stack().is_empty() || !cx.state.live_waiting().is_empty();
    let floors = cx.suspend_stack();
    if busy && !cx.cite(cite!("3-11-2")) {
        cx.resume_stack(floors, cx.state.clock);
    }
    let clock = cx.state.clock as i32;
    let frame = cx.frame(f);
    frame.registers[FLOORS] = floors;
    frame.registers[BEGAN] = clock;
    frame.registers[NUMBER] = number;
    frame.registers[OUTER] = i32::from(phase.0);
    cx.note_progress();
    let frame = *cx.frame(f);
    for place in squares(&frame) {
        enrol(cx, number as u32, place);
    }
    cx.goto(f, step::FIRST)
}

/// The unit that came later attacks, the one that was there is attacked (3-11-5); units that came together do both
/// (3-11-5-1). Enters both into the battle.
fn enrol(cx: &mut Context, number: u32, place: u8) {
    let Some(units) = opponents(cx, place) else { return };
    let came = units.map(|slot| cx.state.object(slot).entered_at);
    let rule = if came[0] == came[1] { cite!("3-11-5-1") } else { cite!("3-11-5") };
    for (slot, other) in [(0, 1), (1, 0)] {
        let mut roles = role::STARTER;
        if cx.cite(cite!("3-11-1-2")) {
            roles |= role::BATTLING;
        }
        if came[slot] >= came[other] && cx.cite(rule) {
            roles |= role::ATTACKING;
        }
        if came[slot] <= came[other] && cx.cite(rule) {
            roles |= role::ATTACKED;
        }
        let object = cx.state.object_ref(units[slot]);
        // A unit played to the centre area dies at the end of the battle it began that way, and of no other (4-16-4-9,
        // reading D13).
        if cx.state.object(units[slot]).marks.has(mark::DOOMED) && !cx.read().has_role(object, role::DOOMED) {
            roles |= role::DOOMED;
        }
        keep_other_roles(cx, object, roles);
        cx.join_combat(Participant { combat: number, place, object, roles });
    }
}

/// A unit already in another battle stays in it (3-11-1-3), and can attack in one and be attacked in the other
/// (3-11-5-2).
fn keep_other_roles(cx: &mut Context, object: ObjectRef, roles: u8) {
    let there = cx
        .state
        .combats
        .iter()
        .filter(|participant| participant.object == object)
        .fold(0, |roles, participant| roles | participant.roles);
    let sides = role::ATTACKING | role::ATTACKED;
    if there & role::BATTLING != 0 && !cx.cite(cite!("3-11-1-3")) {
        cx.leave_combat(|participant| participant.object != object);
    }
    if there & sides != 0 && (there | roles) & sides == sides && !cx.cite(cite!("3-11-5-2")) {
        for participant in cx.state.combats.iter_mut().filter(|participant| participant.object == object) {
            participant.roles &= !sides;
        }
    }
}

/// A unit that comes to the square of a battle before it ends battles there, too (3-11-1-2).
pub(crate) fn join(cx: &mut Context) {
    if cx.state.combats.is_empty() {
        return;
    }
    let stays = |cx: &Context, participant: &Participant| {
        participant.combat != FOUGHT
            || cx.state.is_alive(participant.object)
                && cx.state.object(participant.object.slot).place == participant.place
    };
    if !cx.state.combats.iter().all(|participant| stays(cx, participant)) {
        let mut kept = std::mem::take(&mut cx.state.combats);
        kept.retain(|participant| stays(cx, participant));
        cx.state.combats = kept;
    }
    for f in 0..cx.state.frames.len() {
        let frame = cx.state.frames[f];
        let number = frame.registers[NUMBER] as u32;
        if !is_battle(&&frame) || number == FOUGHT {
            continue;
        }
        for i in 0..cx.state.cards(zone::SQUARE, Seat::FIRST).len() {
            let slot = cx.state.cards(zone::SQUARE, Seat::FIRST)[i];
            let (place, object) = (cx.state.object(slot).place, cx.state.object_ref(slot));
            let here = frame.registers[SQUARES_FOUGHT] >> place & 1 == 1
                && cx.state.characteristics(slot).kinds.has(kind::UNIT);
            if here && bout(cx, number, place, object).is_none() && cx.cite(cite!("3-11-1-2")) {
                cx.join_combat(Participant { combat: number, place, object, roles: role::BATTLING });
            }
        }
    }
}

/// The object's participation in a battle on a square.
pub(crate) fn bout(cx: &Context, number: u32, place: u8, object: ObjectRef) -> Option<Participant> {
    let is = |participant: &&Participant| {
        (participant.combat, participant.place, participant.object) == (number, place, object)
    };
    cx.state.combats.iter().find(is).copied()
}

/// The battle is over: its participants leave it, and the suspended stack resumes (3-14-4). Effects until the end of
/// the battle end; those that began before this battle last for the battle around it (3-14-3).
fn close(cx: &mut Context, f: usize) -> Flow {
    let frame = *cx.frame(f);
    let number = frame.registers[NUMBER] as u32;
    let around = cx.state.frames[..f].iter().rev().find(is_battle).map(|frame| frame.registers[BEGAN] as u32);
    if cx.cite(end_step::EXPIRES) {
        cx.expire_since(Duration::Battle, around.map_or(0, |_| frame.registers[BEGAN] as u32));
    }
    end_step::spare(cx, number);
    if cx.cite(end_step::OVER) {
        cx.leave_combat(|participant| participant.combat != number);
    }
    note_fought(cx, &frame);
    cx.enter_phase(Phase(frame.registers[OUTER] as u8), end_step::OVER);
    cx.resume_stack(frame.registers[FLOORS], around.unwrap_or(0));
    cx.pop()
}

/// Opposing units left on a square do not battle again until another unit is put there (3-11-1).
fn note_fought(cx: &mut Context, frame: &Frame) {
    for place in squares(frame) {
        let Some(units) = opponents(cx, place).filter(|_| is_fought(cx, place)) else { continue };
        for slot in units {
            let object = cx.state.object_ref(slot);
            cx.join_combat(Participant { combat: FOUGHT, place, object, roles: 0 });
        }
    }
}
