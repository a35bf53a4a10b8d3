//! Part 6, chapter 4: fusing, a cost that puts cards of a zone into their owners' graveyards.

use crate::rules::cite;
use duel::ids::Rule;
use duel::state::stack_item::StackItem;

/// Fusing in an ability of a unit or base is a cost of activating it (6-4-2); in a strategy, an additional cost of
/// playing it (6-4-3).
pub(crate) fn rule(item: &StackItem) -> Rule {
    if item.card.is_some() { cite!("6-4-3") } else { cite!("6-4-2") }
}
