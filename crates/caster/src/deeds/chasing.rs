//! Chapter 1005: chasing.

use crate::book::Context;
use crate::rules::cite;
use crate::words::{verb, zone};
use duel::object::Slot;
use duel::words::{Rule, Seat};

/// While something lies in the chase zone that cannot be chased, only triggered abilities are played there (1005.2).
pub(crate) const CLOSED: Rule = cite!("1005.2");

/// Whether something lies in the chase zone that cannot be chased: a card, or an ability of a card whose abilities
/// cannot be (1005.2).
pub(crate) fn is_closed(cx: &Context) -> bool {
    if !cx.s.derived.cannot.has(verb::CHASE) {
        return false;
    }
    let barred = |&slot: &Slot| cx.forbidden(verb::CHASE, slot, None);
    cx.s.cards(zone::CHASE, Seat::FIRST).iter().any(barred)
        || cx
            .s
            .live_stack()
            .iter()
            .any(|item| item.card.is_none() && cx.s.alive(item.source) && barred(&item.source.slot))
}
