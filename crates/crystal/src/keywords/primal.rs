//! Primal (S 15.2.7).

use crate::Crystal;
use crate::book::{Context, note, proc};
use crate::edition::{Edition, Obeys};
use crate::playing::{FREE, SLOT, TOLL, cast_item, cost};
use crate::rules::{Cited, cite};
use crate::words::{label, verb, zone};
use duel::card::ability::Form;
use duel::card::filter::Filter;
use duel::engine::frame::{Flow, Frame, Proc};
use duel::engine::question::{Pick, Topic};
use duel::engine::refusal::Verdict;
use duel::event::Cause;
use duel::ids::Seat;
use duel::need;
use duel::state::State;
use duel::state::object::Slot;
use duel::state::query::Scope;
use duel::state::stack_item::StackItem;

/// Asks which Character is given up for a Summon.
pub const GIVE_UP: Topic = Topic::Book(12);

/// A player who summons a Summon with Primal may use it (S 15.2.7.2).
pub(crate) const MAY: Cited = cite!(s "15.2.7.2");
/// A Character of the named job goes to the Break Zone, and the Summon costs less by that Character's cost (S
/// 15.2.7.3).
///
/// That happens as effects are declared, before anything is paid (reading S24).
const LOWERS: Cited = cite!(s "15.2.7.3");
/// Primal does not reduce the cost to 0 (S 15.2.7.4, reading S24).
const LEAVES: Cited = cite!(s "15.2.7.4");
/// No more than one Character is given up (S 15.2.7.5).
const ONE: Cited = cite!(s "15.2.7.5");

/// The registers besides those of summoning: the Character that is given up, and its cost.
const VICTIM: usize = 3;
const WORTH: usize = 4;

mod step {
    pub const ASK: u8 = 0;
    pub const PICKED: u8 = 1;
    pub const GIVEN_UP: u8 = 2;
}

/// The Characters that a card's Primals name, one description for each.
fn jobs<'a, E: Edition>(cx: &Context<'a, E>, slot: Slot) -> impl Iterator<Item = &'a Filter> {
    let pool = cx.pool;
    (0..cx.state.ability_count(pool, slot)).filter_map(move |at| {
        let ability = pool.ability(cx.state.ability_at(pool, slot, at)?);
        match &ability.form {
            Form::Static(affects) if ability.label == label::PRIMAL => affects.first().map(|affect| &affect.filter),
            _ => None,
        }
    })
}

/// The player can give the Character up for the Summon.
fn is_victim<E: Edition>(cx: &Context<E>, seat: Seat, summon: Slot, slot: Slot) -> bool {
    let scope = Scope { source: cx.state.object_ref(summon), you: seat, item: None, itself: None };
    cx.state.characteristics(slot).controller == seat
        && jobs(cx, summon).any(|job| cx.read().fits(&scope, job, slot))
        && !cx.is_forbidden(verb::PUT, slot, None)
}

/// The new increase of a Summon's cost if a Character of cost `worth` is given up; negative if it costs less.
fn lowered<E: Edition>(cx: &Context<E>, cost: i32, toll: i32, worth: i32) -> i32 {
    let (due, worth) = (cost + toll, worth.max(0));
    let least = if cx.state.notes[note::PRIMAL_TO_NOTHING] == 0 { 1 } else { 0 };
    if due - worth >= least || !cx.obeys(LEAVES) { toll - worth } else { due.min(least) - cost }
}

/// The cause by which a Character is given up.
fn cause<E: Edition>(seat: Seat) -> Cause {
    Cause { seat: Some(seat), ..Cause::rule(LOWERS.of::<E>()) }
}

/// The stack item with this Character given up. One that would go elsewhere instead lowers nothing (S 11.13.5.4).
fn with_victim<E: Edition>(cx: &Context<E>, item: &StackItem, summon: Slot, victim: Slot) -> StackItem {
    if cx.is_replaced(cx.move_to(victim, zone::BREAK), verb::PUT, cause::<E>(item.controller)) {
        return *item;
    }
    let (cost, worth) = (cost::printed(cx, summon), cost::printed(cx, victim));
    StackItem { cost_increase: lowered(cx, cost, item.cost_increase, worth), ..*item }
}

/// The next Character on the field, from an index on, that can be given up so that the rest can be paid.
fn next_victim<E: Edition>(cx: &mut Context<E>, item: &StackItem, from: usize) -> Option<(usize, Slot)> {
    let summon = item.card?;
    jobs(cx, summon).next()?;
    let count = Seat::BOTH.map(|side| cx.state.cards(zone::FIELD, side).len());
    (from..count[0] + count[1]).find_map(|at| {
        let (side, at_side) = if at < count[0] { (Seat::BOTH[0], at) } else { (Seat::BOTH[1], at - count[0]) };
        let slot = cx.state.cards(zone::FIELD, side)[at_side];
        if !is_victim(cx, item.controller, summon, slot) {
            return None;
        }
        let with = with_victim(cx, item, summon, slot);
        cx.can_pay_without(&with, slot).then_some((at, slot))
    })
}

/// A Summon that cannot be paid for can be if a Character is given up for it.
pub(crate) fn makes_payable<E: Edition>(cx: &mut Context<E>, item: &StackItem) -> bool {
    MAY.is_in::<E>() && duel::book::audit::holds(MAY.of::<E>()) && next_victim(cx, item, 0).is_some()
}

/// Lets the player of an announced card with Primal give a Character up. Begins a procedure if it has Primal.
pub(crate) fn begin<E: Edition>(cx: &mut Context<E>, f: usize) {
    let frame = *cx.frame(f);
    let slot = Slot(frame.registers[SLOT] as u16);
    if MAY.is_in::<E>() && jobs(cx, slot).next().is_some() {
        let [card, toll, free, ..] = frame.registers;
        cx.push(Frame::new(Proc::Book(proc::PRIMAL), frame.seat).with_registers([card, toll, free, 0, 0, 0]));
    }
}

/// The Summon for which a Character can be given up.
pub(crate) fn summoned(s: &State) -> Option<Slot> {
    let frame = s.frames.last().filter(|frame| frame.proc == Proc::Book(proc::PRIMAL))?;
    Some(Slot(frame.registers[SLOT] as u16))
}

fn item_at<E: Edition>(cx: &Context<E>, frame: &Frame) -> StackItem {
    let (slot, free) = (Slot(frame.registers[SLOT] as u16), frame.registers[FREE] != 0);
    StackItem { cost_increase: frame.registers[TOLL], free, ..cast_item(cx, frame.seat, slot) }
}

/// Runs one step of giving a Character up. May ask.
pub(crate) fn run_step<E: Edition>(cx: &mut Context<E>, f: usize) -> Flow {
    let frame = *cx.frame(f);
    match frame.step {
        step::ASK => {
            let item = item_at(cx, &frame);
            let mut next = 0;
            while let Some((at, slot)) = next_victim(cx, &item, next) {
                cx.offer(Pick::Object(slot));
                next = at + 1;
            }
            if cx.scratch.options.is_empty() {
                return done(cx, f);
            }
            if cx.can_pay(&item) {
                cx.offer(Pick::No);
            }
            cx.ask(frame.seat, GIVE_UP, MAY.of::<E>())
        }
        step::PICKED => {
            let Pick::Object(victim) = cx.take_answer() else { return done(cx, f) };
            let worth = cost::printed(cx, victim);
            let r = &mut cx.frame(f).registers;
            (r[VICTIM], r[WORTH]) = (i32::from(victim.0), worth);
            cx.frame(f).step = step::GIVEN_UP;
            let act = cx.move_to(victim, zone::BREAK);
            cx.happen(act, verb::PUT, cause::<E>(frame.seat));
            Flow::Continue
        }
        _ => {
            let (card, victim) = (Slot(frame.registers[SLOT] as u16), Slot(frame.registers[VICTIM] as u16));
            // A Character that went elsewhere instead was not put into the Break Zone (S 11.13.5.4).
            if cx.state.object(victim).zone == zone::BREAK {
                cx.frame(f).registers[TOLL] =
                    lowered(cx, cost::printed(cx, card), frame.registers[TOLL], frame.registers[WORTH]);
            }
            let frame = *cx.frame(f);
            let item = item_at(cx, &frame);
            if next_victim(cx, &item, 0).is_some() && !cx.obeys(ONE) {
                return cx.goto(f, step::ASK);
            }
            done(cx, f)
        }
    }
}

/// Goes on with the summoning at the new cost.
fn done<E: Edition>(cx: &mut Context<E>, f: usize) -> Flow {
    let toll = cx.frame(f).registers[TOLL];
    let flow = cx.pop();
    let summoning = cx.state.frames.len() - 1;
    cx.frame(summoning).registers[TOLL] = toll;
    flow
}

/// Checks that this Character, or none, can be given up for the announced Summon, and that the rest can be paid.
pub(crate) fn check_action<E: Edition, V: Verdict>(cx: &mut Context<E>, seat: Seat, pick: Pick, verdict: &mut V) {
    let frame = cx.state.frames.iter().rev().find(|frame| frame.proc == Proc::Book(proc::PRIMAL)).copied();
    let Some(frame) = frame else { return };
    let (item, summon) = (item_at(cx, &frame), Slot(frame.registers[SLOT] as u16));
    let payable = match pick {
        Pick::Object(slot) => {
            let fits = is_victim(cx, seat, summon, slot);
            need!(verdict, fits, LOWERS.of::<E>(), Some(slot));
            let with = with_victim(cx, &item, summon, slot);
            cx.can_pay_without(&with, slot)
        }
        _ => cx.can_pay(&item),
    };
    need!(verdict, payable, Crystal::<E>::SUMMON.pay, Some(summon));
}
