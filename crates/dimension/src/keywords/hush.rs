//! Part 5, chapter 14: Hush.

use crate::book::Context;
use crate::rules::cite;
use crate::words::{keyword, routine};
use duel::words::Rule;

/// While the move of a card with Hush is stacked, nobody plays cards (5-14-2).
pub(crate) const RULE: Rule = cite!("5-14-2");

/// Whether the move of a card with Hush is stacked.
pub(crate) fn reigns(cx: &Context) -> bool {
    cx.s.live_stack().iter().any(|item| {
        item.routine == Some(routine::MOVE)
            && cx.s.alive(item.source)
            && cx.s.profile(item.source.slot).keywords.has(keyword::HUSH)
    })
}
