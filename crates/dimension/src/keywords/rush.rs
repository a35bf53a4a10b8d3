//! Part 5, chapter 1: Rush.

use crate::book::Context;
use crate::principles::TEXT_FIRST;
use crate::rules::cite;
use crate::words::keyword;
use duel::object::Slot;

/// A unit with Rush is put on its square released when it is played (5-1-2).
pub(crate) fn arrives_released(cx: &Context, slot: Slot) -> bool {
    cx.s.profile(slot).keywords.has(keyword::RUSH) && cx.by_all(&[cite!("5-1-2"), TEXT_FIRST])
}
