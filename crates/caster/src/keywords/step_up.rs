//! Chapter 1114: Step Up.

use super::quickcast;
use crate::action::cards;
use crate::book::{Context, proc};
use crate::processing::playing;
use crate::rules::cite;
use crate::words::{label, mark, number, verb, zone};
use duel::ability::Form;
use duel::event::{Act, Cause};
use duel::filter::Filter;
use duel::frame::{Flow, Frame, Proc};
use duel::item::{Choice, Item, group};
use duel::matching::Scope;
use duel::need;
use duel::object::Slot;
use duel::profile::Orientation;
use duel::question::{Pick, Topic};
use duel::refusal::{Refusal, Verdict};
use duel::words::{Rule, Seat};

/// Servants of a race may be rested to play a card for less: it costs as much less as they cost together, or, if that is
/// as much as it costs, nothing; and then it enters rested (1114.2, reading C11).
pub(crate) const STEP_UP: Rule = cite!("1114.2");

/// Whether a card is stepped up.
pub(crate) const WHETHER: Topic = Topic::Book(22);
/// Which servants are rested for it.
pub(crate) const STEPS: Topic = Topic::Book(23);

/// The group of the choices of an item that are rested for it: no phrase of a text has this number.
const GROUP: u8 = group(7, 15);
/// How many servants can be rested for a card, so that there is room for what its text chooses.
const MOST: usize = 8;

/// The registers of the choice: the card, how it is played, where the servants picked begin, and whether a player with
/// priority plays it.
const CARD: usize = 0;
const WAY: usize = 1;
const START: usize = 2;
const FREE: usize = 3;
const ACTS: usize = 4;

mod step {
    pub const WHETHER: u8 = 0;
    pub const DECIDED: u8 = 1;
    pub const PICK: u8 = 2;
    pub const PICKED: u8 = 3;
    pub const GO: u8 = 4;
}

/// The race that a card's Step Up names, as a description of servants.
fn race<'a>(cx: &Context<'a>, slot: Slot) -> Option<&'a Filter> {
    (0..cx.s.abilities(cx.pool, slot)).find_map(|at| {
        let pool = cx.pool;
        let ability = pool.ability(cx.s.ability_at(pool, slot, at)?);
        match &ability.form {
            Form::Static(affects) if ability.label == label::STEP_UP => affects.first().map(|affect| &affect.filter),
            _ => None,
        }
    })
}

/// Whether a card has Step Up.
pub(crate) fn is_had(cx: &Context, slot: Slot) -> bool {
    race(cx, slot).is_some()
}

/// Whether a servant can be rested to step a card up.
fn is_step(cx: &Context, seat: Seat, card: Slot, race: &Filter, slot: Slot) -> bool {
    let scope = Scope { source: cx.s.refer(card), you: seat, item: None, itself: None };
    cx.read().fits(&scope, race, slot) && !cx.forbidden(verb::REST, slot, None)
}

/// The same play with every servant rested that can be, beside those it has, from one on.
fn with_all(cx: &Context, item: &Item, card: Slot, from: usize) -> Item {
    let mut item = *item;
    let Some(race) = race(cx, card) else { return item };
    let servants = cx.s.cards(zone::SERVANTS, item.controller);
    for &slot in servants.iter().skip(from).filter(|&&slot| is_step(cx, item.controller, card, race, slot)) {
        let rested = item.choices.iter().any(|choice| choice.group == GROUP && choice.object.slot == slot);
        if steps(&item) < MOST && !rested {
            item.choices.push(Choice::new(cx.s.refer(slot), GROUP));
        }
    }
    item
}

fn steps(item: &Item) -> usize {
    item.choices.iter().filter(|choice| choice.group == GROUP).count()
}

/// Whether a card that cannot be paid for as it is can be when it is stepped up.
pub(crate) fn makes_payable(cx: &mut Context, item: &Item) -> bool {
    let Some(slot) = item.card.filter(|&slot| race(cx, slot).is_some()) else { return false };
    let item = with_all(cx, item, slot, 0);
    steps(&item) > 0 && cx.can_pay_so(&item)
}

/// What the servants cost together that are rested for a play; none, if there are none.
pub(crate) fn worth(cx: &Context, item: &Item) -> Option<i32> {
    let rested = || item.choices.iter().filter(|choice| choice.group == GROUP);
    let sum = rested().map(|choice| cx.s.profile(choice.object.slot).number(number::COST).max(0)).sum();
    (rested().next().is_some() && cx.by(STEP_UP)).then_some(sum)
}

/// Whether the servants that are rested for a card cost as much as it does: then its cost is not paid.
pub(crate) fn waives(cx: &Context, item: &Item) -> bool {
    let cost = |slot: Slot| cx.s.profile(slot).number(number::COST);
    item.card.is_some_and(|slot| worth(cx, item).is_some_and(|sum| sum >= cost(slot)))
}

/// Begins the play of a card. If it has Step Up, its player says first whether it is stepped up, and by which servants
/// (903.2a).
pub(crate) fn begin(cx: &mut Context, seat: Seat, slot: Slot, item: &Item, acts: bool) {
    let start = cx.s.spent.len() as i32;
    let registers = [i32::from(slot.0), item.way.into(), start, item.free.into(), acts.into(), 0];
    let mut frame = Frame::new(Proc::Book(proc::STEP_UP), seat).with(registers);
    if steps(&with_all(cx, item, slot, 0)) == 0 {
        frame.pc = step::GO;
    }
    cx.push(frame);
}

/// The play that the frame is about, with the servants picked so far.
fn item_at(cx: &Context, frame: &Frame) -> Item {
    let slot = Slot(frame.r[CARD] as u16);
    let (way, free) = (frame.r[WAY] as u8, frame.r[FREE] != 0);
    let mut item = Item { way, free, ..cards::item_of(cx, frame.seat, slot) };
    for spent in &cx.s.spent[frame.r[START] as usize..] {
        item.choices.push(Choice::new(cx.s.refer(spent.slot), GROUP));
    }
    item
}

/// One step of the choice.
pub(crate) fn step(cx: &mut Context, f: usize) -> Flow {
    let frame = *cx.frame(f);
    let (seat, slot) = (frame.seat, Slot(frame.r[CARD] as u16));
    match frame.pc {
        step::WHETHER => {
            let item = item_at(cx, &frame);
            if makes_payable(cx, &item) {
                cx.offer(Pick::Yes);
            }
            if cx.can_pay(&item) || cx.t.options.is_empty() {
                cx.offer(Pick::No);
            }
            cx.ask(seat, WHETHER, playing::STEPS_UP)
        }
        step::DECIDED => {
            let yes = cx.answer() == Pick::Yes && cx.by(STEP_UP);
            cx.goto(f, if yes { step::PICK } else { step::GO })
        }
        step::PICK => offer_steps(cx, f),
        step::PICKED => {
            let servants = cx.s.cards(zone::SERVANTS, seat).to_vec();
            let closed = cx.take_among(&servants, frame.r[START] as usize);
            if closed { is_picked(cx, f) } else { cx.goto(f, step::PICK) }
        }
        _ => {
            let item = item_at(cx, &frame);
            if frame.r[ACTS] != 0 && quickcast::is_lost(cx, seat, slot) {
                return cx.undo(Refusal { rule: quickcast::LOST, object: Some(slot) });
            }
            cx.s.spent.truncate(frame.r[START] as usize);
            cx.s.frames.pop();
            playing::announce(cx, seat, slot, item);
            Flow::Go
        }
    }
}

/// Checks that a servant can be rested for the card that is about to be played.
pub(crate) fn check<V: Verdict>(cx: &Context, seat: Seat, slot: Slot, verdict: &mut V) {
    let frame = cx.s.frames.iter().rev().find(|frame| frame.proc == Proc::Book(proc::STEP_UP));
    let Some(card) = frame.map(|frame| Slot(frame.r[CARD] as u16)) else { return };
    let fits = race(cx, card).is_some_and(|race| is_step(cx, seat, card, race, slot));
    need!(verdict, fits, STEP_UP, Some(slot));
}

/// Offers the servants with which, and some of the others, a price can be reached that can be paid: those after what was
/// picked, or all; or no more, if it can be paid by now.
fn offer_steps(cx: &mut Context, f: usize) -> Flow {
    let frame = *cx.frame(f);
    let (seat, slot) = (frame.seat, Slot(frame.r[CARD] as u16));
    let item = item_at(cx, &frame);
    let picked: Vec<Slot> = cx.s.spent[frame.r[START] as usize..].iter().map(|spent| spent.slot).collect();
    let servants = cx.s.cards(zone::SERVANTS, seat).to_vec();
    let next = servants.iter().rposition(|servant| picked.contains(servant)).map_or(0, |at| at + 1);
    let enough = steps(&item) > 0 && cx.can_pay_so(&item);
    let mut whole = cx.lists_whole();
    loop {
        for (at, &servant) in servants.iter().enumerate().skip(if whole { 0 } else { next }) {
            let fits = race(cx, slot).is_some_and(|race| is_step(cx, seat, slot, race, servant));
            if !fits || steps(&item) >= MOST || picked.contains(&servant) {
                continue;
            }
            let mut with = item;
            with.choices.push(Choice::new(cx.s.refer(servant), GROUP));
            let with = with_all(cx, &with, slot, if whole { 0 } else { at + 1 });
            if cx.can_pay_so(&with) {
                cx.offer(Pick::Object(servant));
            }
        }
        // What was picked out of order is completed out of order.
        if whole || enough || picked.is_empty() || !cx.t.options.is_empty() {
            break;
        }
        whole = true;
    }
    if cx.t.options.is_empty() && (picked.is_empty() || !cx.stays_open()) {
        return is_picked(cx, f);
    }
    if enough {
        cx.offer(Pick::Done);
    }
    cx.describe(1, MOST.min(servants.len()) as i32, picked.into_iter().map(Pick::Object));
    cx.ask(seat, STEPS, STEP_UP)
}

/// The servants are picked: the card counts as stepped up.
fn is_picked(cx: &mut Context, f: usize) -> Flow {
    let frame = *cx.frame(f);
    cx.frame(f).pc = step::GO;
    let act = Act::Mark { slot: Slot(frame.r[CARD] as u16), mark: mark::STEPPED_UP, on: true };
    cx.happen(act, verb::PUT, Cause { seat: Some(frame.seat), ..Cause::rule(STEP_UP) });
    Flow::Go
}

/// The servants that were chosen are rested as the card is paid for; returns whether there are any (903.2h, reading C11).
pub(crate) fn rest(cx: &mut Context, item: &Item) -> bool {
    let from = cx.s.batch.len();
    for choice in item.choices.iter().filter(|choice| choice.group == GROUP) {
        let cause = Cause { seat: Some(item.controller), source: Some(item.source), ..Cause::rule(STEP_UP) };
        let act = Act::Turn { slot: choice.object.slot, to: Orientation::Sideways };
        cx.propose(act, verb::REST, cause);
    }
    let any = cx.s.batch.len() > from;
    cx.commit(from);
    any
}

/// Whether a card that is being played was stepped up: then it enters rested.
pub(super) fn is_stepped_up(cx: &Context, slot: Slot) -> bool {
    cx.s.object(slot).marks.has(mark::STEPPED_UP)
}
