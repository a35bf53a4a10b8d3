//! Part 2, chapter 20: units, bases and strategies.

use super::places;
use super::places::{CENTRE, HOME, OWN_BASE};
use crate::book::{Context, Dimension0};
use crate::rules::cite;
use crate::words::{kind, zone};
use duel::book::Controlling;
use duel::ids::{Kind, Rule, Seat};
use duel::state::object::Slot;

/// The squares on which a player has a card of a kind.
pub(crate) fn occupied(cx: &Context, seat: Seat, kind: Kind) -> u32 {
    let there = cx.state.cards(zone::SQUARE, Seat::FIRST).iter();
    let own = there.filter(|&&slot| {
        let characteristics = cx.state.characteristics(slot);
        characteristics.controller == seat && characteristics.kinds.has(kind)
    });
    own.fold(0, |squares, &slot| squares | 1 << cx.state.object(slot).place)
}

/// The squares on which a player has any card.
pub(crate) fn held(cx: &Context, seat: Seat) -> u32 {
    let own = cx
        .state
        .cards(zone::SQUARE, Seat::FIRST)
        .iter()
        .filter(|&&slot| cx.state.characteristics(slot).controller == seat);
    own.fold(0, |squares, &slot| squares | 1 << cx.state.object(slot).place)
}

/// The squares with units on them.
pub(crate) fn units(cx: &Context) -> u32 {
    Seat::BOTH.into_iter().fold(0, |squares, seat| squares | occupied(cx, seat, kind::UNIT))
}

/// The rule on when a card of its kind can be played (2-20-1-1, 2-20-2-1, 2-20-3-1).
pub(crate) fn when(cx: &Context, slot: Slot) -> Rule {
    let kinds = cx.state.characteristics(slot).kinds;
    if kinds.has(kind::UNIT) {
        cite!("2-20-1-1")
    } else if kinds.has(kind::BASE) {
        cite!("2-20-2-1")
    } else {
        cite!("2-20-3-1")
    }
}

/// Spells use the stack (2-20-1-2, 2-20-2-2, 2-20-3-2).
pub(crate) fn stacked(cx: &Context, slot: Slot) -> Rule {
    let kinds = cx.state.characteristics(slot).kinds;
    if kinds.has(kind::UNIT) {
        cite!("2-20-1-2")
    } else if kinds.has(kind::BASE) {
        cite!("2-20-2-2")
    } else {
        cite!("2-20-3-2")
    }
}

/// The active player decides which of several cards that arrive together came first (2-20-1-8, 2-20-2-6).
pub(crate) fn arrival_order_rule(cx: &Context, slot: Slot) -> Rule {
    if cx.state.characteristics(slot).kinds.has(kind::UNIT) { cite!("2-20-1-8") } else { cite!("2-20-2-6") }
}

/// Text works where it says: that of units on battle squares (2-20-1-7), that of bases on base squares (2-20-2-5).
pub(crate) fn works(cx: &Context, slot: Slot) -> Rule {
    let kinds = cx.state.characteristics(slot).kinds;
    if kinds.has(kind::UNIT) {
        cite!("2-20-1-7")
    } else if kinds.has(kind::BASE) {
        cite!("2-20-2-5")
    } else {
        super::card::WORKS
    }
}

/// A unit that resolves is put on its square frozen (2-20-1-3), a base released (2-20-2-3).
pub(crate) const fn arrival(unit: bool) -> Rule {
    if unit { cite!("2-20-1-3") } else { cite!("2-20-2-3") }
}

/// A unit played to the centre area is destroyed: at once if it begins no battle, else when that battle ends
/// (2-20-1-6).
pub(crate) const CENTRE_DOOM: Rule = cite!("2-20-1-6");
/// A strategy that has resolved goes to the graveyard (2-20-3-3).
pub(crate) const SPENT: Rule = cite!("2-20-3-3");

/// A unit is played to a square of the home or centre area without a unit of its player (2-20-1-2), a base to a square
/// of its player's base space without a base (2-20-2-2). A strategy names no square.
pub(crate) fn squares(cx: &Context, slot: Slot, seat: Seat) -> Option<(Rule, u32)> {
    let kinds = cx.state.characteristics(slot).kinds;
    if kinds.has(kind::UNIT) {
        let open = places::seen(cx, seat, HOME | CENTRE) & !occupied(cx, seat, kind::UNIT);
        Some((cite!("2-20-1-2"), open))
    } else if kinds.has(kind::BASE) {
        let open = places::turned(seat, OWN_BASE) & !occupied(cx, seat, kind::BASE);
        Some((cite!("2-20-2-2"), open))
    } else {
        None
    }
}

impl Controlling for Dimension0 {
    /// The player who puts a card on a square controls it (2-20-1-4, 2-20-2-4), unless the text says who does (2-20-1-5).
    fn put_into_play_rule(cx: &Context, slot: Slot, named: bool) -> Rule {
        let unit = cx.state.characteristics(slot).kinds.has(kind::UNIT);
        match (unit, named) {
            (true, false) => cite!("2-20-1-4"),
            (true, true) => cite!("2-20-1-5"),
            (false, false) => cite!("2-20-2-4"),
            (false, true) => Rule::UNNUMBERED,
        }
    }
}
