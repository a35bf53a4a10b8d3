//! Part 5, chapter 16: Raid.

use crate::book::Context;
use crate::rules::cite;
use duel::ids::Rule;

/// Raid freezes bases instead of paying the move cost (5-16-2).
pub(crate) fn is_offered(cx: &Context) -> bool {
    cx.cite(cite!("5-16-2"))
}

/// Additional costs of the move are still paid (5-16-3).
pub(crate) const BESIDES: Rule = cite!("5-16-3");
