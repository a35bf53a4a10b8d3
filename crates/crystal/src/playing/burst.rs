//! Section 11.10: EX Bursts.

use crate::book::Context;
use crate::rules::cite;
use crate::words::{keyword, label};
use duel::amount::Condition;
use duel::item::Item;
use duel::matching::Scope;
use duel::object::Slot;
use duel::words::{AbilityId, Seat};

/// Whether a card just placed has an EX Burst: one of Damage N counts the damage then, this card included
/// (15.2.6.3, 15.2.6.3.1, reading F12).
pub(crate) fn bursts(cx: &mut Context, slot: Slot, seat: Seat) -> bool {
    let Some(ability) = burst_of(cx, slot) else { return false };
    let condition = cx.pool.ability(ability).condition.as_ref().and_then(Condition::presence);
    let Some(condition) = condition else { return true };
    cx.by(cite!("15.2.6.3"));
    let item = Item::new(ability, cx.s.refer(slot), seat);
    cx.read().holds(&Scope::of(&item), condition)
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
