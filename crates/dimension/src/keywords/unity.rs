//! Part 5, chapter 6: Unity.

use crate::book::Context;
use crate::rules::cite;
use crate::words::keyword;
use duel::state::object::Slot;

/// A deck may hold any number of a card printed with Unity (5-6-2); changes during a duel do not matter (5-6-2-1).
pub(crate) fn any_number(cx: &Context, slot: Slot) -> bool {
    let printed = &cx.pool.card(cx.state.object(slot).card).characteristics;
    printed.keywords.has(keyword::UNITY) && cx.cite_all(&[cite!("5-6-2"), cite!("5-6-2-1")])
}
