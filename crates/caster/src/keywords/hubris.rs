//! Chapter 1110: Hubris.

use crate::book::Context;
use crate::rules::cite;
use crate::words::keyword;
use duel::state::object::Slot;

/// A card with Hubris may attack the player even if reversed servants guard (1110.2).
pub(crate) fn passes(cx: &Context, attacker: Slot) -> bool {
    cx.state.characteristics(attacker).keywords.has(keyword::HUBRIS) && cx.cite(cite!("1110.2"))
}
