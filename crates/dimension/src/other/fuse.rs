//! Part 6, chapter 4: fusing, a cost: cards of a zone are put into their owners' graveyards.

use crate::rules::cite;
use duel::item::Item;
use duel::words::Rule;

/// What an ability of a unit or base has fused is what it costs to activate it (6-4-2); what a strategy has fused is what it
/// costs besides to play it (6-4-3).
pub(crate) fn rule(item: &Item) -> Rule {
    if item.card.is_some() { cite!("6-4-3") } else { cite!("6-4-2") }
}
