//! Chapter 1005: chasing.

use crate::book::Context;
use crate::rules::cite;
use crate::words::{verb, zone};
use duel::ids::{Rule, Seat};
use duel::state::object::Slot;

/// While the chase zone holds something that cannot be chased, only triggered abilities are played (1005.2).
pub(crate) const CLOSED: Rule = cite!("1005.2");

/// The chase zone holds something that cannot be chased: a card, or an ability of a card with that prohibition
/// (1005.2).
pub(crate) fn is_closed(cx: &Context) -> bool {
    if !cx.state.derived.forbidden_verbs.has(verb::CHASE) {
        return false;
    }
    let barred = |&slot: &Slot| cx.is_forbidden(verb::CHASE, slot, None);
    cx.state.cards(zone::CHASE, Seat::FIRST).iter().any(barred)
        || cx
            .state
            .live_stack()
            .iter()
            .any(|item| item.card.is_none() && cx.state.is_alive(item.source) && barred(&item.source.slot))
}
