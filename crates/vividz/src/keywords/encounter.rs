//! Chapter 1202: Encounter.

use crate::book::Context;
use crate::rules::cite;
use crate::words::{label, zone};
use duel::ability::Op;
use duel::cites::KeywordCites;
use duel::item::{Item, NO_ABILITY};

/// What is put from the deck into the energy zone enters an area of its player's without a chara, rebooted (1202.2, reading
/// V19).
pub(crate) fn carries_out(cx: &Context, op: &Op) -> bool {
    !matches!(op, Op::Put { .. }) || cx.by(cite!("1202.2"))
}

/// It triggers, too, if its card came from the deck by way of the scout zone or the temporary zone (1202.3).
pub(crate) const ON_THE_WAY: KeywordCites = KeywordCites { event: cite!("1202.3"), ..KeywordCites::UNNUMBERED };

/// Whether this is an Encounter of a card that came by way of another zone.
pub(crate) fn comes_by_way(cx: &Context, item: &Item) -> bool {
    item.ability != NO_ABILITY
        && cx.pool.ability(item.ability).label == label::ENCOUNTER
        && cx.t.comes_from(zone::SCOUT) | cx.t.comes_from(zone::TEMPORARY)
}
