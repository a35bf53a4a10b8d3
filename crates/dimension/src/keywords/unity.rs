//! Part 5, chapter 6: Unity.

use crate::book::Context;
use crate::rules::cite;
use crate::words::keyword;
use duel::object::Slot;

/// A card that is printed with Unity may be in a deck any number of times (5-6-2); what becomes of it in a duel does not
/// matter (5-6-2-1).
pub(crate) fn any_number(cx: &Context, slot: Slot) -> bool {
    let printed = &cx.pool.card(cx.s.object(slot).card).profile;
    printed.keywords.has(keyword::UNITY) && cx.by_all(&[cite!("5-6-2"), cite!("5-6-2-1")])
}
