//! Chapter 1114: Step Up.

use super::quickcast;
use crate::action::cards;
use crate::book::{Context, proc};
use crate::processing::playing;
use crate::rules::cite;
use crate::words::{label, mark, number, verb, zone};
use duel::card::ability::Form;
use duel::card::characteristics::Orientation;
use duel::card::filter::Filter;
use duel::engine::frame::{Flow, Frame, Proc};
use duel::engine::question::{Pick, Topic};
use duel::engine::refusal::{Refusal, Verdict};
use duel::event::{Cause, Happening};
use duel::ids::{Rule, Seat};
use duel::need;
use duel::state::object::Slot;
use duel::state::query::Scope;
use duel::state::stack_item::{Choice, StackItem, phrase_group};

/// Servants of a race may be rested to reduce a card's cost by the sum of theirs; if the sum reaches the cost, nothing
/// is paid. The card then enters rested (1114.2, reading C11).
pub(crate) const STEP_UP: Rule = cite!("1114.2");

/// The question whether a card is stepped up.
pub(crate) const WHETHER: Topic = Topic::Book(22);
/// The question which servants are rested for it.
pub(crate) const STEPS: Topic = Topic::Book(23);

/// The choice group of the servants rested for a stack item; no phrase of an ability has this number.
const GROUP: u8 = phrase_group(7, 15);
/// The greatest number of servants rested for a card; it leaves room for the targets of the card.
const MOST: usize = 8;

/// The registers: the card, its way of being played, where the picked servants begin in `set_aside`, whether it is
/// played for free, and whether a player with priority plays it.
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

/// The filter for servants of the race that the card's Step Up names.
fn race<'a>(cx: &Context<'a>, slot: Slot) -> Option<&'a Filter> {
    (0..cx.state.ability_count(cx.pool, slot)).find_map(|at| {
        let pool = cx.pool;
        let ability = pool.ability(cx.state.ability_at(pool, slot, at)?);
        match &ability.form {
            Form::Static(affects) if ability.label == label::STEP_UP => affects.first().map(|affect| &affect.filter),
            _ => None,
        }
    })
}

/// The card has Step Up.
pub(crate) fn is_had(cx: &Context, slot: Slot) -> bool {
    race(cx, slot).is_some()
}

/// The servant can be rested to step the card up.
fn is_step(cx: &Context, seat: Seat, card: Slot, race: &Filter, slot: Slot) -> bool {
    let scope = Scope { source: cx.state.object_ref(card), you: seat, item: None, itself: None };
    cx.read().fits(&scope, race, slot) && !cx.is_forbidden(verb::REST, slot, None)
}

/// The stack item with as many servants rested as possible, besides its own, from number `from` on.
fn with_all(cx: &Context, item: &StackItem, card: Slot, from: usize) -> StackItem {
    let mut item = *item;
    let Some(race) = race(cx, card) else { return item };
    let servants = cx.state.cards(zone::SERVANTS, item.controller);
    for &slot in servants.iter().skip(from).filter(|&&slot| is_step(cx, item.controller, card, race, slot)) {
        let rested = item.choices.iter().any(|choice| choice.group == GROUP && choice.object.slot == slot);
        if steps(&item) < MOST && !rested {
            item.choices.push(Choice::new(cx.state.object_ref(slot), GROUP));
        }
    }
    item
}

fn steps(item: &StackItem) -> usize {
    item.choices.iter().filter(|choice| choice.group == GROUP).count()
}

/// The card can be paid for if it is stepped up.
pub(crate) fn makes_payable(cx: &mut Context, item: &StackItem) -> bool {
    let Some(slot) = item.card.filter(|&slot| race(cx, slot).is_some()) else { return false };
    let item = with_all(cx, item, slot, 0);
    steps(&item) > 0 && cx.can_pay_as_chosen(&item)
}

/// The sum of the costs of the servants rested for a play; `None` without any.
pub(crate) fn worth(cx: &Context, item: &StackItem) -> Option<i32> {
    let rested = || item.choices.iter().filter(|choice| choice.group == GROUP);
    let sum = rested().map(|choice| cx.state.characteristics(choice.object.slot).number(number::COST).max(0)).sum();
    (rested().next().is_some() && cx.cite(STEP_UP)).then_some(sum)
}

/// The rested servants cost at least as much as the card, so its cost is not paid.
pub(crate) fn waives(cx: &Context, item: &StackItem) -> bool {
    let cost = |slot: Slot| cx.state.characteristics(slot).number(number::COST);
    item.card.is_some_and(|slot| worth(cx, item).is_some_and(|sum| sum >= cost(slot)))
}

/// The player of a card with Step Up decides first whether to step it up, and with which servants (903.2a). Begins a
/// procedure that then announces the card.
pub(crate) fn begin(cx: &mut Context, seat: Seat, slot: Slot, item: &StackItem, acts: bool) {
    let start = cx.state.set_aside.len() as i32;
    let registers = [i32::from(slot.0), item.way.into(), start, item.free.into(), acts.into(), 0];
    let mut frame = Frame::new(Proc::Book(proc::STEP_UP), seat).with_registers(registers);
    if steps(&with_all(cx, item, slot, 0)) == 0 {
        frame.step = step::GO;
    }
    cx.push(frame);
}

/// The stack item of this frame, with the servants picked so far.
fn item_at(cx: &Context, frame: &Frame) -> StackItem {
    let slot = Slot(frame.registers[CARD] as u16);
    let (way, free) = (frame.registers[WAY] as u8, frame.registers[FREE] != 0);
    let mut item = StackItem { way, free, ..cards::item_of(cx, frame.seat, slot) };
    for spent in &cx.state.set_aside[frame.registers[START] as usize..] {
        item.choices.push(Choice::new(cx.state.object_ref(spent.slot), GROUP));
    }
    item
}

/// Runs one step of stepping up. May ask.
pub(crate) fn run_step(cx: &mut Context, f: usize) -> Flow {
    let frame = *cx.frame(f);
    let (seat, slot) = (frame.seat, Slot(frame.registers[CARD] as u16));
    match frame.step {
        step::WHETHER => {
            let item = item_at(cx, &frame);
            if makes_payable(cx, &item) {
                cx.offer(Pick::Yes);
            }
            if cx.can_pay(&item) || cx.scratch.options.is_empty() {
                cx.offer(Pick::No);
            }
            cx.ask(seat, WHETHER, playing::STEPS_UP)
        }
        step::DECIDED => {
            let yes = cx.take_answer() == Pick::Yes && cx.cite(STEP_UP);
            cx.goto(f, if yes { step::PICK } else { step::GO })
        }
        step::PICK => offer_steps(cx, f),
        step::PICKED => {
            let servants = cx.state.cards(zone::SERVANTS, seat).to_vec();
            let closed = cx.take_selection_answer(&servants, frame.registers[START] as usize);
            if closed { is_picked(cx, f) } else { cx.goto(f, step::PICK) }
        }
        _ => {
            let item = item_at(cx, &frame);
            if frame.registers[ACTS] != 0 && quickcast::is_lost(cx, seat, slot) {
                return cx.undo(Refusal { rule: quickcast::LOST, object: Some(slot) });
            }
            cx.state.set_aside.truncate(frame.registers[START] as usize);
            cx.state.frames.pop();
            playing::announce(cx, seat, slot, item);
            Flow::Continue
        }
    }
}

/// Checks that a servant can be rested for the card about to be played.
pub(crate) fn check_action<V: Verdict>(cx: &Context, seat: Seat, slot: Slot, verdict: &mut V) {
    let frame = cx.state.frames.iter().rev().find(|frame| frame.proc == Proc::Book(proc::STEP_UP));
    let Some(card) = frame.map(|frame| Slot(frame.registers[CARD] as u16)) else { return };
    let fits = race(cx, card).is_some_and(|race| is_step(cx, seat, card, race, slot));
    need!(verdict, fits, STEP_UP, Some(slot));
}

/// Offers each servant with which the cost can still become payable: those after the last pick, or all of them; and to
/// stop, once the cost can be paid. Asks.
fn offer_steps(cx: &mut Context, f: usize) -> Flow {
    let frame = *cx.frame(f);
    let (seat, slot) = (frame.seat, Slot(frame.registers[CARD] as u16));
    let item = item_at(cx, &frame);
    let picked: Vec<Slot> =
        cx.state.set_aside[frame.registers[START] as usize..].iter().map(|spent| spent.slot).collect();
    let servants = cx.state.cards(zone::SERVANTS, seat).to_vec();
    let next = servants.iter().rposition(|servant| picked.contains(servant)).map_or(0, |at| at + 1);
    let enough = steps(&item) > 0 && cx.can_pay_as_chosen(&item);
    cx.offer_addable(!picked.is_empty(), |cx, whole| {
        for (at, &servant) in servants.iter().enumerate().skip(if whole { 0 } else { next }) {
            let fits = race(cx, slot).is_some_and(|race| is_step(cx, seat, slot, race, servant));
            if !fits || steps(&item) >= MOST || picked.contains(&servant) {
                continue;
            }
            let mut with = item;
            with.choices.push(Choice::new(cx.state.object_ref(servant), GROUP));
            let with = with_all(cx, &with, slot, if whole { 0 } else { at + 1 });
            if cx.can_pay_as_chosen(&with) {
                cx.offer(Pick::Object(servant));
            }
        }
        enough
    });
    if cx.scratch.options.is_empty() && (picked.is_empty() || !cx.stays_open()) {
        return is_picked(cx, f);
    }
    if enough {
        cx.offer(Pick::Done);
    }
    cx.describe_selection(1, MOST.min(servants.len()) as i32, picked.into_iter().map(Pick::Object));
    cx.ask(seat, STEPS, STEP_UP)
}

/// The servants are picked: marks the card as stepped up. May begin a procedure.
fn is_picked(cx: &mut Context, f: usize) -> Flow {
    let frame = *cx.frame(f);
    cx.frame(f).step = step::GO;
    let act = Happening::Mark { slot: Slot(frame.registers[CARD] as u16), mark: mark::STEPPED_UP, on: true };
    cx.happen(act, verb::PUT, Cause { seat: Some(frame.seat), ..Cause::rule(STEP_UP) });
    Flow::Continue
}

/// The chosen servants are rested as the card is paid for (903.2h, reading C11). Returns true if there are any. May
/// begin a procedure.
pub(crate) fn rest(cx: &mut Context, item: &StackItem) -> bool {
    let from = cx.state.batch.len();
    for choice in item.choices.iter().filter(|choice| choice.group == GROUP) {
        let cause = Cause { seat: Some(item.controller), source: Some(item.source), ..Cause::rule(STEP_UP) };
        let act = Happening::Turn { slot: choice.object.slot, to: Orientation::Sideways };
        cx.propose(act, verb::REST, cause);
    }
    let any = cx.state.batch.len() > from;
    cx.commit(from);
    any
}

/// The card was stepped up, so it enters rested.
pub(super) fn is_stepped_up(cx: &Context, slot: Slot) -> bool {
    cx.state.object(slot).marks.has(mark::STEPPED_UP)
}
