//! Part 5, chapter 3: Muster.

use crate::book::Context;
use crate::definitions::kinds::units;
use crate::definitions::places::BATTLE;
use crate::processing::ability;
use crate::rules::cite;
use crate::words::{label, zone};
use duel::item::Item;
use duel::object::{Ref, Slot};
use duel::words::{Rule, Seat};

/// Units can be played to the squares that a Muster names (5-3-2).
pub(crate) const RULE: Rule = cite!("5-3-2");

fn has_it(cx: &Context, slot: Slot) -> bool {
    (0..cx.s.abilities(cx.pool, slot)).any(|index| ability::is(cx, slot, index, |label| label == label::MUSTER))
}

/// The squares that the Muster of a card names.
fn named(cx: &Context, slot: Slot) -> u32 {
    let indices =
        (0..cx.s.abilities(cx.pool, slot)).filter(|&i| ability::is(cx, slot, i, |label| label == label::MUSTER));
    let ids = indices.filter_map(|index| cx.s.ability_at(cx.pool, slot, index));
    let phrases = ids.flat_map(|id| &cx.pool.ability(id).body.choose);
    let spots = phrases.filter_map(|choose| choose.spots.as_ref());
    spots.fold(0, |all, spots| all | cx.read().spots(&cx.scope(slot), spots)) & BATTLE
}

/// The squares of a player's cards with Muster.
pub(crate) fn through(cx: &Context, seat: Seat) -> u32 {
    let there = cx.s.cards(zone::SQUARE, Seat::FIRST).iter();
    let own = there.filter(|&&slot| cx.s.profile(slot).controller == seat && has_it(cx, slot));
    own.fold(0, |squares, &slot| squares | 1 << cx.s.object(slot).place)
}

/// A player's card with Muster on a square.
pub(crate) fn card_at(cx: &Context, seat: Seat, place: u8) -> Option<Ref> {
    let there = cx.s.cards(zone::SQUARE, Seat::FIRST).iter().copied();
    let mut own = there.filter(|&slot| cx.s.object(slot).place == place && cx.s.profile(slot).controller == seat);
    own.find(|&slot| has_it(cx, slot)).map(|slot| cx.s.refer(slot))
}

/// Where a unit can be played by the Muster of a card: to battle squares it names that have no unit, as if they were
/// in the home area (5-3-2).
pub(crate) fn squares(cx: &Context, card: Ref) -> u32 {
    if cx.s.alive(card) && cx.by(RULE) { named(cx, card.slot) & !units(cx) } else { 0 }
}

/// What is played by Muster arrives released (5-3-2), if its card still names the square then (5-3-2-1). Only one special
/// way of playing applies (5-8-3).
pub(crate) fn arrives_released(cx: &Context, item: &Item) -> bool {
    let names = |card: Ref| cx.s.alive(card) && named(cx, card.slot) >> item.place & 1 == 1;
    match item.counterpart {
        Some(card) => (names(card) || !cx.by(cite!("5-3-2-1"))) && cx.by(RULE),
        None => {
            let mut squares = (0..32u8).filter(|square| through(cx, item.controller) >> square & 1 == 1);
            item.way != 0
                && squares.any(|square| card_at(cx, item.controller, square).is_some_and(names))
                && !cx.by(super::formation::ALONE)
        }
    }
}

/// Only one special way of playing applies (5-3-2-2).
pub(crate) const ALONE: Rule = cite!("5-3-2-2");
