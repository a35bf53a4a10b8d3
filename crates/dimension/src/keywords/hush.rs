//! Part 5, chapter 14: Hush.

use crate::book::Context;
use crate::rules::cite;
use crate::words::{keyword, routine};
use duel::ids::Rule;

/// While the move of a card with Hush is on the stack, nobody plays cards (5-14-2).
pub(crate) const RULE: Rule = cite!("5-14-2");

/// The move of a card with Hush is on the stack.
pub(crate) fn reigns(cx: &Context) -> bool {
    cx.state.live_stack().iter().any(|item| {
        item.routine == Some(routine::MOVE)
            && cx.state.is_alive(item.source)
            && cx.state.characteristics(item.source.slot).keywords.has(keyword::HUSH)
    })
}
