//! Chapter 1110: Hubris.

use crate::book::Context;
use crate::rules::cite;
use crate::words::keyword;
use duel::object::Slot;

/// A card with Hubris may attack the player though reversed servants guard (1110.2).
pub(crate) fn passes(cx: &Context, attacker: Slot) -> bool {
    cx.s.profile(attacker).keywords.has(keyword::HUBRIS) && cx.by(cite!("1110.2"))
}
