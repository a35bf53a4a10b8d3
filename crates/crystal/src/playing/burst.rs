//! Section 11.10: EX Bursts.

use crate::book::Context;
use crate::keywords;
use crate::words::{keyword, label};
use duel::item::Item;
use duel::object::Slot;
use duel::words::{AbilityId, Seat};

/// Whether a card just placed, with so many points still to come, has an EX Burst; one of Damage N goes by the damage
/// then (15.2.6.3).
pub(crate) fn bursts(cx: &mut Context, slot: Slot, seat: Seat, to_come: i32) -> bool {
    let Some(ability) = burst_of(cx, slot) else { return false };
    let Some(condition) = &cx.pool.ability(ability).condition else { return true };
    let item = Item::new(ability, cx.s.refer(slot), seat);
    keywords::has_burst(cx, &item, condition, to_come)
}

/// The ability a card uses as its EX Burst, if it has one (5.2.2.1).
pub(crate) fn burst_of(cx: &Context, slot: Slot) -> Option<AbilityId> {
    let card = cx.pool.card(cx.s.object(slot).card);
    if !card.profile.keywords.has(keyword::EX_BURST) {
        return None;
    }
    let is_burst = |&&id: &&AbilityId| matches!(cx.pool.ability(id).label, label::AUTO_EX | label::SUMMON_EX);
    card.abilities.iter().find(is_burst).copied()
}
