//! Part 5, chapter 7: zone effects, among them Awakening.

use crate::book::Context;
use crate::definitions::card;
use crate::rules::cite;
use duel::words::Rule;

/// A card with Awakening can be played from the plan zone for that cost (5-7-3-1).
pub(crate) fn awakens(cx: &Context) -> bool {
    cx.by_all(&[cite!("5-7-3-1"), card::OWN_COST])
}

/// It can still be played for its usual cost (5-7-3-2).
pub(crate) const AS_USUAL: Rule = cite!("5-7-3-2");
