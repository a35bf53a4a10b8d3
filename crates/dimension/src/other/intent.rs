//! Part 6, chapter 2: whether the order of a deck has been determined deliberately. Where a card asks for it, the player
//! whose deck it is holds a counter from then on.

use crate::book::Context;
use crate::rules::cite;
use crate::words::{ORDERED, verb, zone};
use duel::ability::End;
use duel::event::{Act, Event};
use duel::object::Slot;
use duel::words::{Counter, Rule, Seat};

/// The counter, if a card of the duel speaks of it.
fn counter(cx: &Context) -> Option<Counter> {
    cx.pool.counters.iter().position(|name| name == ORDERED).map(|at| Counter(at as u8))
}

/// Notes that what is about to happen determines the order of a deck.
pub(crate) fn accompany(cx: &mut Context, from: usize) {
    for i in from..cx.s.batch.len() {
        let event = cx.s.batch[i];
        match event.act {
            Act::Move { slot, to: zone::DECK | zone::PLAN, .. } => note_move(cx, from, &event, slot),
            Act::Shuffle { zone: zone::DECK, side } if event.cause.ability.is_some() => note_shuffle(cx, &event, side),
            _ => {}
        }
    }
}

fn note_move(cx: &mut Context, from: usize, event: &Event, slot: Slot) {
    let seat = cx.s.object(slot).owner;
    let Some(counter) = counter(cx).filter(|&counter| cx.s.held[seat.index()].of(counter) == 0) else { return };
    let rule = match event.verb {
        verb::HIDE_PLAN => None,
        // Turning the top card up as the plan is nothing of the sort (6-2-6).
        verb::REVEAL_PLAN => (!cx.by(cite!("6-2-6"))).then_some(cite!("6-2-2-C")),
        // Nor is putting cards anywhere into a deck that is shuffled (6-2-5).
        verb::SHUFFLE_IN => (!cx.by(cite!("6-2-5"))).then_some(cite!("6-2-2-A")),
        _ => determined_by(cx, from, event, slot),
    };
    if let Some(rule) = rule {
        let cause = duel::event::Cause { rule, ..event.cause };
        cx.propose(Act::Hold { seat, counter, amount: 1 }, verb::PUT, cause);
    }
}

/// By which rule a card that is put into a deck determines its order: it comes from elsewhere (6-2-2-A), a player said
/// which card, or which where (6-2-2-B), or it lay somewhere else in it (6-2-2-C). Becoming the plan is going on top
/// (6-2-3).
fn determined_by(cx: &Context, from: usize, event: &Event, slot: Slot) -> Option<Rule> {
    let Act::Move { to, end, .. } = event.act else { return None };
    let object = cx.s.object(slot);
    let of_deck = matches!(object.zone, zone::DECK | zone::PLAN);
    let stays = of_deck && end == End::Top && cx.nth(zone::DECK, object.owner, 0) == Some(slot);
    if stays || to == zone::PLAN && !cx.by(cite!("6-2-3")) {
        return None;
    }
    Some(match of_deck {
        false => cite!("6-2-2-A"),
        true if is_picked(cx, from, event, slot) => cite!("6-2-2-B"),
        true => cite!("6-2-2-C"),
    })
}

/// Whether a player picked this card of a deck, or says which of several goes where.
fn is_picked(cx: &Context, from: usize, event: &Event, slot: Slot) -> bool {
    let together = cx.s.batch[from..].iter().filter(|e| e.verb == event.verb && e.cause == event.cause).count();
    let looked_at = cx.s.piles.iter().find(|piled| piled.choice.object.slot == slot);
    let group = looked_at.map(|piled| (piled.depth, piled.choice.group));
    let beside = cx.s.piles.iter().filter(|piled| Some((piled.depth, piled.choice.group)) == group).count();
    let chosen = cx.s.running.last().is_some_and(|item| item.choices.iter().any(|choice| choice.object.slot == slot));
    chosen || together > 1 || beside > 1
}

/// Shuffling is no deliberate order (6-2-5), and does not undo one (6-2-4).
fn note_shuffle(cx: &mut Context, event: &Event, seat: Seat) {
    let Some(counter) = counter(cx) else { return };
    let held = cx.s.held[seat.index()].of(counter);
    let amount = if held > 0 { -i32::from(!cx.by(cite!("6-2-4"))) } else { i32::from(!cx.by(cite!("6-2-5"))) };
    if amount != 0 {
        cx.propose(Act::Hold { seat, counter, amount }, verb::PUT, event.cause);
    }
}
