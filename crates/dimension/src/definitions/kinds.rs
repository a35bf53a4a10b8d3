//! Part 2, chapter 20: units, bases and strategies.

use super::places::{self, CENTRE, HOME, OWN_BASE};
use crate::book::Context;
use crate::rules::cite;
use crate::words::{kind, zone};
use duel::object::Slot;
use duel::words::{Kind, Rule, Seat};

/// The squares on which a player has a card of a kind.
pub(crate) fn occupied(cx: &Context, seat: Seat, kind: Kind) -> u32 {
    let there = cx.s.cards(zone::SQUARE, Seat::FIRST).iter();
    let own = there.filter(|&&slot| {
        let profile = cx.s.profile(slot);
        profile.controller == seat && profile.kinds.has(kind)
    });
    own.fold(0, |squares, &slot| squares | 1 << cx.s.object(slot).place)
}

/// Where a card can be played: a unit to the home or centre area where one has no unit (2-20-1-2), a base to one's
/// base space where one has no base (2-20-2-2). A strategy names no square.
pub(crate) fn squares(cx: &Context, slot: Slot, seat: Seat) -> Option<(Rule, u32)> {
    let kinds = cx.s.profile(slot).kinds;
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
