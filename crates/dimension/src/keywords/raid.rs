//! Part 5, chapter 16: Raid.

use crate::book::Context;
use crate::rules::cite;
use duel::words::Rule;

/// Bases are frozen instead of paying the move cost (5-16-2).
pub(crate) fn is_offered(cx: &Context) -> bool {
    cx.by(cite!("5-16-2"))
}

/// What is additional is paid besides (5-16-3).
pub(crate) const BESIDES: Rule = cite!("5-16-3");
