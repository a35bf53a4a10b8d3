//! Part 5, chapter 15: Supply.

use crate::book::Context;
use crate::definitions::card;
use crate::definitions::kinds::occupied;
use crate::definitions::places::{self, OWN_BASE};
use crate::rules::cite;
use crate::words::{keyword, kind};
use duel::object::Slot;
use duel::words::Seat;

/// A card with Supply costs one colourless energy less for each base on one's base squares (5-15-2).
pub(crate) fn discount(cx: &Context, seat: Seat, slot: Slot) -> i32 {
    if !cx.s.profile(slot).keywords.has(keyword::SUPPLY) {
        return 0;
    }
    let bases = occupied(cx, seat, kind::BASE) & places::turned(seat, OWN_BASE);
    if bases != 0 && cx.by_all(&[cite!("5-15-2"), card::OWN_COST]) { bases.count_ones() as i32 } else { 0 }
}
