//! Part 5, chapter 4: Acceleration.

use crate::battle;
use crate::book::Context;
use crate::rules::cite;
use crate::words::{keyword, role};
use duel::object::Slot;

/// A unit with Acceleration strikes in the first battle step (5-4-1-1).
pub(crate) fn strikes_first(cx: &Context, slot: Slot) -> bool {
    cx.s.profile(slot).keywords.has(keyword::ACCELERATION) && cx.by(cite!("5-4-1-1"))
}

/// Who has not struck in the first battle step strikes in the second, whatever it has gained or lost since (5-4-1-2,
/// 5-4-2).
pub(crate) fn strikes_second(cx: &Context, number: u32, slot: Slot) -> bool {
    let struck = battle::bout(cx, number, cx.s.refer(slot)).is_some_and(|bout| bout.roles & role::STRUCK != 0);
    !struck || !cx.by(cite!("5-4-2"))
}
