//! Chapter 1104: Slow Start.

use crate::book::Context;
use crate::rules::cite;
use crate::words::{keyword, mark};
use duel::object::Slot;
use duel::words::Rule;

/// A card with Slow Start does not attack in the turn in which it entered (1104.2).
pub(crate) const WAITS: Rule = cite!("1104.2");

/// Whether Slow Start keeps a card from attacking.
pub(crate) fn keeps_back(cx: &Context, slot: Slot) -> bool {
    cx.s.profile(slot).keywords.has(keyword::SLOW_START) && cx.s.object(slot).marks.has(mark::ENTERED)
}
