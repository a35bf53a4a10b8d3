//! Part 5, chapter 3: Muster.

use crate::book::Context;
use crate::definitions::kinds::units;
use crate::definitions::places::BATTLE;
use crate::processing::ability;
use crate::rules::cite;
use crate::words::{label, zone};
use duel::ids::{Rule, Seat};
use duel::state::object::{ObjectRef, Slot};
use duel::state::stack_item::StackItem;

/// Units can be played to the squares that Muster names (5-3-2).
pub(crate) const RULE: Rule = cite!("5-3-2");

fn has_it(cx: &Context, slot: Slot) -> bool {
    (0..cx.state.ability_count(cx.pool, slot)).any(|index| ability::is(cx, slot, index, |label| label == label::MUSTER))
}

/// The battle squares that a card's Muster names.
fn named(cx: &Context, slot: Slot) -> u32 {
    let indices = (0..cx.state.ability_count(cx.pool, slot))
        .filter(|&i| ability::is(cx, slot, i, |label| label == label::MUSTER));
    let ids = indices.filter_map(|index| cx.state.ability_at(cx.pool, slot, index));
    let phrases = ids.flat_map(|id| &cx.pool.ability(id).body.phrases);
    let spots = phrases.filter_map(|choose| choose.place_filter.as_ref());
    spots.fold(0, |all, spots| all | cx.read().places_meant(&cx.scope(slot), spots)) & BATTLE
}

/// The squares of a player's cards with Muster.
pub(crate) fn through(cx: &Context, seat: Seat) -> u32 {
    let there = cx.state.cards(zone::SQUARE, Seat::FIRST).iter();
    let own = there.filter(|&&slot| cx.state.characteristics(slot).controller == seat && has_it(cx, slot));
    own.fold(0, |squares, &slot| squares | 1 << cx.state.object(slot).place)
}

/// A player's card with Muster on a square.
pub(crate) fn card_at(cx: &Context, seat: Seat, place: u8) -> Option<ObjectRef> {
    let there = cx.state.cards(zone::SQUARE, Seat::FIRST).iter().copied();
    let mut own =
        there.filter(|&slot| cx.state.object(slot).place == place && cx.state.characteristics(slot).controller == seat);
    own.find(|&slot| has_it(cx, slot)).map(|slot| cx.state.object_ref(slot))
}

/// Muster lets units be played to the battle squares it names that have no unit, as if to the home area (5-3-2).
pub(crate) fn squares(cx: &Context, card: ObjectRef) -> u32 {
    if cx.state.is_alive(card) && cx.cite(RULE) { named(cx, card.slot) & !units(cx) } else { 0 }
}

/// A unit played by Muster arrives released (5-3-2), if the Muster still names its square then (5-3-2-1). Only one
/// special way of playing applies (5-8-3).
pub(crate) fn arrives_released(cx: &Context, item: &StackItem) -> bool {
    let names = |card: ObjectRef| cx.state.is_alive(card) && named(cx, card.slot) >> item.place & 1 == 1;
    match item.counterpart {
        Some(card) => (names(card) || !cx.cite(cite!("5-3-2-1"))) && cx.cite(RULE),
        None => {
            let mut squares = (0..32u8).filter(|square| through(cx, item.controller) >> square & 1 == 1);
            item.way != 0
                && squares.any(|square| card_at(cx, item.controller, square).is_some_and(names))
                && !cx.cite(super::formation::ALONE)
        }
    }
}

/// Only one special way of playing applies at a time (5-3-2-2).
pub(crate) const ALONE: Rule = cite!("5-3-2-2");
