//! Part 5, chapter 11: Advance.

use crate::book::Context;
use crate::rules::cite;
use crate::words::label;
use duel::state::stack_item::StackItem;

/// When a move resolves for which an Advance was paid, that Advance triggers (5-11-2).
pub(crate) fn trigger(cx: &mut Context, item: &StackItem) {
    for id in cx.lending_abilities(item) {
        if cx.pool.ability(id).label == label::ADVANCE && cx.cite(cite!("5-11-2")) {
            cx.trigger_by_rule(item.source.slot, id);
        }
    }
}

/// The cost of an Advance can be paid once for a move (5-11-3).
pub(crate) fn times(cx: &Context) -> u8 {
    if cx.cite(cite!("5-11-3")) { 1 } else { 2 }
}
