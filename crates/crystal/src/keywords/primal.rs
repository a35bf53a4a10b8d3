//! Primal (S 15.2.7).

use crate::Crystal;
use crate::book::{Context, note, proc};
use crate::edition::{Edition, Obeys};
use crate::playing::{FREE, SLOT, TOLL, cast_item, cost};
use crate::rules::{Cited, cite};
use crate::words::{label, verb, zone};
use duel::ability::Form;
use duel::event::Cause;
use duel::filter::Filter;
use duel::frame::{Flow, Frame, Proc};
use duel::item::Item;
use duel::matching::Scope;
use duel::need;
use duel::object::Slot;
use duel::question::{Pick, Topic};
use duel::refusal::Verdict;
use duel::state::State;
use duel::words::Seat;

/// Which Character is given up for a Summon.
pub const GIVE_UP: Topic = Topic::Book(12);

/// Who summons a Summon with Primal may use it (S 15.2.7.2).
pub(crate) const MAY: Cited = cite!(s "15.2.7.2");
/// A Character of that job goes to the Break Zone as effects are declared, before anything is paid (reading S24), and the
/// Summon costs as much less as the Character costs (S 15.2.7.3).
const LOWERS: Cited = cite!(s "15.2.7.3");
/// What is left to pay is not nothing (S 15.2.7.4, reading S24).
const LEAVES: Cited = cite!(s "15.2.7.4");
/// No more than one Character is given up (S 15.2.7.5).
const ONE: Cited = cite!(s "15.2.7.5");

/// The registers besides those of summoning: the Character that is given up, and what it costs.
const VICTIM: usize = 3;
const WORTH: usize = 4;

mod step {
    pub const ASK: u8 = 0;
    pub const PICKED: u8 = 1;
    pub const GIVEN_UP: u8 = 2;
}

/// The Characters that a card's Primal names.
fn job<'a, E: Edition>(cx: &Context<'a, E>, slot: Slot) -> Option<&'a Filter> {
    (0..cx.s.abilities(cx.pool, slot)).find_map(|at| {
        let pool = cx.pool;
        let ability = pool.ability(cx.s.ability_at(pool, slot, at)?);
        match &ability.form {
            Form::Static(affects) if ability.label == label::PRIMAL => affects.first().map(|affect| &affect.filter),
            _ => None,
        }
    })
}

/// Whether a player can give a Character up for a Summon.
fn is_victim<E: Edition>(cx: &Context<E>, seat: Seat, summon: Slot, job: &Filter, slot: Slot) -> bool {
    let scope = Scope { source: cx.s.refer(summon), you: seat, item: None, itself: None };
    cx.s.profile(slot).controller == seat && cx.read().fits(&scope, job, slot) && !cx.forbidden(verb::PUT, slot, None)
}

/// What is added to the cost of a Summon of this cost if a Character of that cost is given up.
fn lowered<E: Edition>(cx: &Context<E>, cost: i32, toll: i32, worth: i32) -> i32 {
    let (due, worth) = (cost + toll, worth.max(0));
    let least = if cx.s.notes[note::PRIMAL_TO_NOTHING] == 0 { 1 } else { 0 };
    if due - worth >= least || !cx.obeys(LEAVES) { toll - worth } else { due.min(least) - cost }
}

/// The same play with a Character given up.
fn with_victim<E: Edition>(cx: &Context<E>, item: &Item, summon: Slot, victim: Slot) -> Item {
    let (cost, worth) = (cost::printed(cx, summon), cost::printed(cx, victim));
    Item { toll: lowered(cx, cost, item.toll, worth), ..*item }
}

/// A Character that is given up for a Summon so that the rest can be paid, from one of the field on.
fn next_victim<E: Edition>(cx: &mut Context<E>, item: &Item, from: usize) -> Option<(usize, Slot)> {
    let summon = item.card?;
    let job = job(cx, summon)?;
    let count = Seat::BOTH.map(|side| cx.s.cards(zone::FIELD, side).len());
    (from..count[0] + count[1]).find_map(|at| {
        let (side, at_side) = if at < count[0] { (Seat::BOTH[0], at) } else { (Seat::BOTH[1], at - count[0]) };
        let slot = cx.s.cards(zone::FIELD, side)[at_side];
        if !is_victim(cx, item.controller, summon, job, slot) {
            return None;
        }
        let with = with_victim(cx, item, summon, slot);
        cx.can_pay_without(&with, slot).then_some((at, slot))
    })
}

/// Whether a Summon that cannot be paid for as it is can be when a Character is given up for it.
pub(crate) fn makes_payable<E: Edition>(cx: &mut Context<E>, item: &Item) -> bool {
    MAY.is_in::<E>() && duel::audit::holds(MAY.of::<E>()) && next_victim(cx, item, 0).is_some()
}

/// A card has been announced by the frame: if it has Primal, its player says whether a Character is given up for it.
pub(crate) fn begin<E: Edition>(cx: &mut Context<E>, f: usize) {
    let frame = *cx.frame(f);
    let slot = Slot(frame.r[SLOT] as u16);
    if MAY.is_in::<E>() && job(cx, slot).is_some() {
        let [card, toll, free, ..] = frame.r;
        cx.push(Frame::new(Proc::Book(proc::PRIMAL), frame.seat).with([card, toll, free, 0, 0, 0]));
    }
}

/// The Summon for which a Character can be given up.
pub(crate) fn summoned(s: &State) -> Option<Slot> {
    let frame = s.frames.last().filter(|frame| frame.proc == Proc::Book(proc::PRIMAL))?;
    Some(Slot(frame.r[SLOT] as u16))
}

fn item_at<E: Edition>(cx: &Context<E>, frame: &Frame) -> Item {
    let (slot, free) = (Slot(frame.r[SLOT] as u16), frame.r[FREE] != 0);
    Item { toll: frame.r[TOLL], free, ..cast_item(cx, frame.seat, slot) }
}

/// One step of giving a Character up.
pub(crate) fn step<E: Edition>(cx: &mut Context<E>, f: usize) -> Flow {
    let frame = *cx.frame(f);
    match frame.pc {
        step::ASK => {
            let item = item_at(cx, &frame);
            let mut next = 0;
            while let Some((at, slot)) = next_victim(cx, &item, next) {
                cx.offer(Pick::Object(slot));
                next = at + 1;
            }
            if cx.t.options.is_empty() {
                return done(cx, f);
            }
            if cx.can_pay(&item) {
                cx.offer(Pick::No);
            }
            cx.ask(frame.seat, GIVE_UP, MAY.of::<E>())
        }
        step::PICKED => {
            let Pick::Object(victim) = cx.answer() else { return done(cx, f) };
            let worth = cost::printed(cx, victim);
            let r = &mut cx.frame(f).r;
            (r[VICTIM], r[WORTH]) = (i32::from(victim.0), worth);
            cx.frame(f).pc = step::GIVEN_UP;
            let act = cx.move_to(victim, zone::BREAK);
            cx.happen(act, verb::PUT, Cause { seat: Some(frame.seat), ..Cause::rule(LOWERS.of::<E>()) });
            Flow::Go
        }
        _ => {
            let (card, victim) = (Slot(frame.r[SLOT] as u16), Slot(frame.r[VICTIM] as u16));
            // What went elsewhere instead was not put into the Break Zone (S 11.13.5.4).
            if cx.s.object(victim).zone == zone::BREAK {
                cx.frame(f).r[TOLL] = lowered(cx, cost::printed(cx, card), frame.r[TOLL], frame.r[WORTH]);
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

/// The summoning goes on with what the Summon costs by now.
fn done<E: Edition>(cx: &mut Context<E>, f: usize) -> Flow {
    let toll = cx.frame(f).r[TOLL];
    let flow = cx.pop();
    let summoning = cx.s.frames.len() - 1;
    cx.frame(summoning).r[TOLL] = toll;
    flow
}

/// Checks that a Character can be given up for the Summon that is being announced, or none, and the rest be paid.
pub(crate) fn check<E: Edition, V: Verdict>(cx: &mut Context<E>, seat: Seat, pick: Pick, verdict: &mut V) {
    let frame = cx.s.frames.iter().rev().find(|frame| frame.proc == Proc::Book(proc::PRIMAL)).copied();
    let Some(frame) = frame else { return };
    let (item, summon) = (item_at(cx, &frame), Slot(frame.r[SLOT] as u16));
    let payable = match pick {
        Pick::Object(slot) => {
            let fits = job(cx, summon).is_some_and(|job| is_victim(cx, seat, summon, job, slot));
            need!(verdict, fits, LOWERS.of::<E>(), Some(slot));
            let with = with_victim(cx, &item, summon, slot);
            cx.can_pay_without(&with, slot)
        }
        _ => cx.can_pay(&item),
    };
    need!(verdict, payable, Crystal::<E>::SUMMON.pay, Some(summon));
}
