//! Part 5, chapter 11: Advance.

use crate::book::Context;
use crate::rules::cite;
use crate::words::label;
use duel::item::Item;

/// A move resolves for which the cost of an Advance was paid: that triggers (5-11-2).
pub(crate) fn trigger(cx: &mut Context, item: &Item) {
    for id in cx.lenders(item) {
        if cx.pool.ability(id).label == label::ADVANCE && cx.by(cite!("5-11-2")) {
            cx.set_off(item.source.slot, id);
        }
    }
}

/// How often the cost of an Advance can be paid for one move: once (5-11-3).
pub(crate) fn times(cx: &Context) -> u8 {
    if cx.by(cite!("5-11-3")) { 1 } else { 2 }
}
