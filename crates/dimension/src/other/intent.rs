//! Part 6, chapter 2: deck orders that were determined deliberately. If a card of the duel refers to that, the player
//! whose deck it is holds a counter from then on.

use crate::book::Context;
use crate::rules::cite;
use crate::words::{ORDERED, verb, zone};
use duel::card::ability::End;
use duel::event::{Event, Happening};
use duel::ids::{Counter, Rule, Seat};
use duel::state::object::Slot;

/// The counter for an ordered deck, if a card of the duel refers to it.
fn counter(cx: &Context) -> Option<Counter> {
    cx.pool.counters.iter().position(|name| name == ORDERED).map(|at| Counter(at as u8))
}

/// Proposes the counter if the proposed events determine the order of a deck.
pub(crate) fn add_simultaneous(cx: &mut Context, from: usize) {
    for i in from..cx.state.batch.len() {
        let event = cx.state.batch[i];
        match event.happening {
            Happening::Move { slot, to: zone::DECK | zone::PLAN, .. } => note_move(cx, from, &event, slot),
            Happening::Shuffle { zone: zone::DECK, side } if event.cause.ability.is_some() => {
                note_shuffle(cx, &event, side)
            }
            _ => {}
        }
    }
}

fn note_move(cx: &mut Context, from: usize, event: &Event, slot: Slot) {
    let seat = cx.state.object(slot).owner;
    let Some(counter) = counter(cx).filter(|&counter| cx.state.player_counters[seat.index()].count_of(counter) == 0)
    else {
        return;
    };
    let rule = match event.verb {
        verb::HIDE_PLAN => None,
        // Turning the top card up as the plan does not determine an order (6-2-6).
        verb::REVEAL_PLAN => (!cx.cite(cite!("6-2-6"))).then_some(cite!("6-2-2-C")),
        // Nor does shuffling cards into a deck (6-2-5).
        verb::SHUFFLE_IN => (!cx.cite(cite!("6-2-5"))).then_some(cite!("6-2-2-A")),
        _ => determined_by(cx, from, event, slot),
    };
    if let Some(rule) = rule {
        let cause = duel::event::Cause { rule, ..event.cause };
        cx.propose(Happening::PlayerCounter { seat, counter, amount: 1 }, verb::PUT, cause);
    }
}

/// A card put into a deck determines its order if it comes from elsewhere (6-2-2-A), if a player chose the card or its
/// place (6-2-2-B), or if it was at another place of the deck (6-2-2-C). Becoming the plan counts as going on top
/// (6-2-3). Returns the rule.
fn determined_by(cx: &Context, from: usize, event: &Event, slot: Slot) -> Option<Rule> {
    let Happening::Move { to, end, .. } = event.happening else { return None };
    let object = cx.state.object(slot);
    let of_deck = matches!(object.zone, zone::DECK | zone::PLAN);
    let stays = of_deck && end == End::Top && cx.nth_from_top(zone::DECK, object.owner, 0) == Some(slot);
    if stays || to == zone::PLAN && !cx.cite(cite!("6-2-3")) {
        return None;
    }
    Some(match of_deck {
        false => cite!("6-2-2-A"),
        true if is_picked(cx, from, event, slot) => cite!("6-2-2-B"),
        true => cite!("6-2-2-C"),
    })
}

/// A player chose this card of a deck, or the order of several.
fn is_picked(cx: &Context, from: usize, event: &Event, slot: Slot) -> bool {
    let together = cx.state.batch[from..].iter().filter(|e| e.verb == event.verb && e.cause == event.cause).count();
    let looked_at = cx.state.piles.iter().find(|piled| piled.choice.object.slot == slot);
    let group = looked_at.map(|piled| (piled.depth, piled.choice.group));
    let beside = cx.state.piles.iter().filter(|piled| Some((piled.depth, piled.choice.group)) == group).count();
    let chosen =
        cx.state.resolving.last().is_some_and(|item| item.choices.iter().any(|choice| choice.object.slot == slot));
    chosen || together > 1 || beside > 1
}

/// Shuffling does not determine an order (6-2-5), and does not undo one (6-2-4).
fn note_shuffle(cx: &mut Context, event: &Event, seat: Seat) {
    let Some(counter) = counter(cx) else { return };
    let held = cx.state.player_counters[seat.index()].count_of(counter);
    let amount = if held > 0 { -i32::from(!cx.cite(cite!("6-2-4"))) } else { i32::from(!cx.cite(cite!("6-2-5"))) };
    if amount != 0 {
        cx.propose(Happening::PlayerCounter { seat, counter, amount }, verb::PUT, event.cause);
    }
}
