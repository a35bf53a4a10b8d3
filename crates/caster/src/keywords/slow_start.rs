//! Chapter 1104: Slow Start.

use crate::book::Context;
use crate::rules::cite;
use crate::words::{keyword, mark};
use duel::ids::Rule;
use duel::state::object::Slot;

/// A card with Slow Start does not attack in the turn in which it entered (1104.2).
pub(crate) const WAITS: Rule = cite!("1104.2");

/// Slow Start keeps the card from attacking.
pub(crate) fn keeps_back(cx: &Context, slot: Slot) -> bool {
    cx.state.characteristics(slot).keywords.has(keyword::SLOW_START) && cx.state.object(slot).marks.has(mark::ENTERED)
}
