//! Chapter 1202: Encounter.

use crate::book::Context;
use crate::rules::cite;
use crate::words::{label, zone};
use duel::book::rule_sets::KeywordRules;
use duel::card::ability::Op;
use duel::state::stack_item::{NO_ABILITY, StackItem};

/// A card put from the deck into the energy zone enters an area of its player's that has no chara.
///
/// It enters rebooted (1202.2, reading V19).
pub(crate) fn carries_out(cx: &Context, op: &Op) -> bool {
    !matches!(op, Op::PutAtPlace { .. }) || cx.cite(cite!("1202.2"))
}

/// Encounter also triggers if its card came from the deck by way of the scout or the temporary zone (1202.3).
pub(crate) const ON_THE_WAY: KeywordRules = KeywordRules { event: cite!("1202.3"), ..KeywordRules::UNNUMBERED };

/// The stack item is an Encounter of a card that came by way of the scout or the temporary zone.
pub(crate) fn comes_by_way(cx: &Context, item: &StackItem) -> bool {
    item.ability != NO_ABILITY
        && cx.pool.ability(item.ability).label == label::ENCOUNTER
        && cx.scratch.comes_from(zone::SCOUT) | cx.scratch.comes_from(zone::TEMPORARY)
}
