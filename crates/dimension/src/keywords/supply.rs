//! Part 5, chapter 15: Supply.

use crate::book::Context;
use crate::definitions::card;
use crate::definitions::places::{self, OWN_BASE};
use crate::rules::cite;
use crate::words::{keyword, kind, zone};
use duel::ids::Seat;
use duel::state::object::Slot;

/// A card with Supply costs one colourless energy less for each base on its player's base squares, whoever controls it
/// (5-15-2).
pub(crate) fn discount(cx: &Context, seat: Seat, slot: Slot) -> i32 {
    if !cx.state.characteristics(slot).keywords.has(keyword::SUPPLY) {
        return 0;
    }
    let squares = places::turned(seat, OWN_BASE);
    let there = cx.state.cards(zone::SQUARE, Seat::FIRST).iter();
    let bases = there.filter(|&&slot| {
        squares >> cx.state.object(slot).place & 1 == 1 && cx.state.characteristics(slot).kinds.has(kind::BASE)
    });
    match bases.count() {
        0 => 0,
        bases if cx.cite_all(&[cite!("5-15-2"), card::OWN_COST]) => bases as i32,
        _ => 0,
    }
}
