//! Part 3, chapter 11: battles. Each is a procedure with a stack of its own above what it suspends; the squares it is
//! fought on stand in its frame, and who takes part in it in [`duel::state::State::bouts`], so that several can be under
//! way, one inside the other.
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
use duel::ability::Duration;
use duel::frame::{Flow, Frame, Proc};
use duel::item::Bout;
use duel::object::{Ref, Slot};
use duel::state::State;
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
    pub const MORE_DEATHS: u8 = 8;
    pub const MORE: u8 = 9;
    pub const OVER: u8 = 10;
}

/// The registers of a battle: the squares, what it suspended, when it began, its number, the phase around it, and the
/// time before the last deaths.
pub(crate) const SQUARES_FOUGHT: usize = 0;
const FLOORS: usize = 1;
const BEGAN: usize = 2;
pub(crate) const NUMBER: usize = 3;
const OUTER: usize = 4;
const TIME: usize = 5;

/// The number under which units are noted that have fought one another to the end and stand where they stood.
const FOUGHT: u32 = 0;

/// All other rule effects come first; where they take one of the units off the square, there is no battle (3-11-1-1).
pub(crate) const LAST: Rule = cite!("3-11-1-1");

fn is_battle(frame: &&Frame) -> bool {
    frame.proc == Proc::Book(proc::BATTLE)
}

/// Whether a battle is under way.
pub(crate) fn is_on(cx: &Context) -> bool {
    cx.s.frames.iter().any(|frame| is_battle(&frame))
}

/// The phase in which the duel is, apart from the steps of battles.
pub(crate) fn outer_phase(cx: &Context) -> Phase {
    cx.s.frames.iter().find(is_battle).map_or(cx.s.turn.phase, |frame| Phase(frame.r[OUTER] as u8))
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

/// The squares on which units of both players have met that did not battle there already: they were not both there as a
/// battle of the square began.
pub(crate) fn met(cx: &Context) -> i32 {
    let units = cx.s.cards(zone::SQUARE, Seat::FIRST);
    if units.len() < 2 {
        return 0;
    }
    let mut there = [0i32; 2];
    for &slot in units {
        let profile = cx.s.profile(slot);
        if profile.kinds.has(kind::UNIT) {
            there[profile.controller.index()] |= 1 << cx.s.object(slot).place;
        }
    }
    let both = there[0] & there[1];
    if both == 0 {
        return 0;
    }
    let new = (0..SQUARES).filter(|&place| both >> place & 1 == 1 && !is_fought(cx, place));
    new.fold(0, |squares, place| squares | 1 << place)
}

/// Whether the units of both players on a square were there when a battle of that square began that is under way, or
/// have fought there to the end.
fn is_fought(cx: &Context, place: u8) -> bool {
    let Some(units) = opponents(cx, place) else { return false };
    let since = units.iter().map(|&slot| cx.s.object(slot).placed).max().unwrap_or(0);
    let battles = cx.s.frames.iter().filter(is_battle);
    let on = battles.filter(|frame| frame.r[SQUARES_FOUGHT] >> place & 1 == 1);
    on.map(|frame| frame.r[BEGAN] as u32).any(|began| since <= began)
        || units.iter().all(|&slot| bout(cx, FOUGHT, place, cx.s.refer(slot)).is_some())
}

/// Begins a battle on each of these squares; it comes before one that is under way (3-11-3), and those that begin
/// together go on together (3-11-1, 3-11-1-4). Returns whether there is one.
pub(crate) fn begin(cx: &mut Context, squares: i32, rule: Rule) -> bool {
    if squares == 0 || is_on(cx) && !cx.by(cite!("3-11-3")) || !cx.by_all(&[rule, cite!("3-11-1")]) {
        return false;
    }
    let several = squares.count_ones() > 1;
    let squares = if several && !cx.by(cite!("3-11-1-4")) { squares & -squares } else { squares };
    let seat = cx.s.turn.player;
    cx.note(note::RULE_EFFECTS, cx.s.notes[note::RULE_EFFECTS] + 1);
    cx.push(Frame::new(Proc::Book(proc::BATTLE), seat).with([squares, 0, 0, 0, 0, 0]));
    true
}

/// The squares of the innermost battle that is under way.
pub(crate) fn fought(s: &State) -> impl Iterator<Item = u8> + use<> {
    let frame = s.frames.iter().rev().find(is_battle).copied();
    frame.into_iter().flat_map(|frame| squares(&frame))
}

/// Who takes part in the innermost battle of a square.
pub(crate) fn innermost(s: &State, place: u8) -> impl Iterator<Item = &Bout> {
    let number = s.frames.iter().rev().find(is_battle).map_or(FOUGHT, |frame| frame.r[NUMBER] as u32);
    s.bouts.iter().filter(move |bout| bout.number == number && bout.place == place)
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

/// Goes on to a step of the battle, unless it is passed over.
fn enter(cx: &mut Context, phase: Phase) -> bool {
    if Seat::BOTH.into_iter().any(|seat| turn::skips(cx, seat, Some(phase))) {
        return false;
    }
    cx.enter_phase(phase, cite!("3-11-4"));
    true
}

/// What was stacked and what waited is as if it were not there until the battle is over (3-11-2).
fn suspend(cx: &mut Context, f: usize) -> Flow {
    let number = cx.s.frames[..f].iter().filter(is_battle).count() as i32 + 1;
    let phase = cx.s.turn.phase;
    let busy = !cx.s.live_stack().is_empty() || !cx.s.live_waiting().is_empty();
    let floors = cx.suspend();
    if busy && !cx.by(cite!("3-11-2")) {
        cx.resume_suspended(floors, cx.s.clock);
    }
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

/// Notes who battles on a square: who came later attacks, who was there is attacked (3-11-5); who came together does
/// both (3-11-5-1).
fn enrol(cx: &mut Context, number: u32, place: u8) {
    let Some(units) = opponents(cx, place) else { return };
    let came = units.map(|slot| cx.s.object(slot).placed);
    let rule = if came[0] == came[1] { cite!("3-11-5-1") } else { cite!("3-11-5") };
    for (slot, other) in [(0, 1), (1, 0)] {
        let mut roles = role::STARTER;
        if cx.by(cite!("3-11-1-2")) {
            roles |= role::BATTLING;
        }
        if came[slot] >= came[other] && cx.by(rule) {
            roles |= role::ATTACKING;
        }
        if came[slot] <= came[other] && cx.by(rule) {
            roles |= role::ATTACKED;
        }
        let object = cx.s.refer(units[slot]);
        // Who was played to the centre area dies at the end of the battle it began by that, and of no other (4-16-4-9,
        // reading D13).
        if cx.s.object(units[slot]).marks.has(mark::DOOMED) && !cx.read().has_role(object, role::DOOMED) {
            roles |= role::DOOMED;
        }
        keep_other_roles(cx, object, roles);
        cx.enlist(Bout { number, place, object, roles });
    }
}

/// Who battles already goes on battling there (3-11-1-3), and can attack here and be attacked there (3-11-5-2).
fn keep_other_roles(cx: &mut Context, object: Ref, roles: u8) {
    let there = cx.s.bouts.iter().filter(|bout| bout.object == object).fold(0, |roles, bout| roles | bout.roles);
    let sides = role::ATTACKING | role::ATTACKED;
    if there & role::BATTLING != 0 && !cx.by(cite!("3-11-1-3")) {
        cx.dismiss(|bout| bout.object != object);
    }
    if there & sides != 0 && (there | roles) & sides == sides && !cx.by(cite!("3-11-5-2")) {
        for bout in cx.s.bouts.iter_mut().filter(|bout| bout.object == object) {
            bout.roles &= !sides;
        }
    }
}

/// Whoever comes to the square of a battle before it ends battles there, too (3-11-1-2).
pub(crate) fn join(cx: &mut Context) {
    if cx.s.bouts.is_empty() {
        return;
    }
    let stays = |cx: &Context, bout: &Bout| {
        bout.number != FOUGHT || cx.s.alive(bout.object) && cx.s.object(bout.object.slot).place == bout.place
    };
    if !cx.s.bouts.iter().all(|bout| stays(cx, bout)) {
        let mut kept = std::mem::take(&mut cx.s.bouts);
        kept.retain(|bout| stays(cx, bout));
        cx.s.bouts = kept;
    }
    for f in 0..cx.s.frames.len() {
        let frame = cx.s.frames[f];
        let number = frame.r[NUMBER] as u32;
        if !is_battle(&&frame) || number == FOUGHT {
            continue;
        }
        for i in 0..cx.s.cards(zone::SQUARE, Seat::FIRST).len() {
            let slot = cx.s.cards(zone::SQUARE, Seat::FIRST)[i];
            let (place, object) = (cx.s.object(slot).place, cx.s.refer(slot));
            let here = frame.r[SQUARES_FOUGHT] >> place & 1 == 1 && cx.s.profile(slot).kinds.has(kind::UNIT);
            if here && bout(cx, number, place, object).is_none() && cx.by(cite!("3-11-1-2")) {
                cx.enlist(Bout { number, place, object, roles: role::BATTLING });
            }
        }
    }
}

/// The part an object has in the battle of a square.
pub(crate) fn bout(cx: &Context, number: u32, place: u8, object: Ref) -> Option<Bout> {
    let is = |bout: &&Bout| (bout.number, bout.place, bout.object) == (number, place, object);
    cx.s.bouts.iter().find(is).copied()
}

/// The battle is over: nobody takes part in it any more, and what it suspended goes on (3-14-4). Effects until the end
/// of the battle end with it; what was begun outside it, before, lasts for the battle around it (3-14-3).
fn close(cx: &mut Context, f: usize) -> Flow {
    let frame = *cx.frame(f);
    let number = frame.r[NUMBER] as u32;
    let around = cx.s.frames[..f].iter().rev().find(is_battle).map(|frame| frame.r[BEGAN] as u32);
    if cx.by(end_step::EXPIRES) {
        cx.expire_since(Duration::Battle, around.map_or(0, |_| frame.r[BEGAN] as u32));
    }
    end_step::spare(cx, number);
    if cx.by(end_step::OVER) {
        cx.dismiss(|bout| bout.number != number);
    }
    note_fought(cx, &frame);
    cx.enter_phase(Phase(frame.r[OUTER] as u8), end_step::OVER);
    cx.resume_suspended(frame.r[FLOORS], around.unwrap_or(0));
    cx.pop()
}

/// Where units of both players are left on a square, they do not battle anew until another is put there (3-11-1).
fn note_fought(cx: &mut Context, frame: &Frame) {
    for place in squares(frame) {
        let Some(units) = opponents(cx, place).filter(|_| is_fought(cx, place)) else { continue };
        for slot in units {
            let object = cx.s.refer(slot);
            cx.enlist(Bout { number: FOUGHT, place, object, roles: 0 });
        }
    }
}
