//! Chapter 1105: Quickcast.

use crate::action::is_main_timing;
use crate::book::Context;
use crate::rules::cite;
use crate::words::keyword;
use duel::ids::{Rule, Seat};
use duel::state::object::Slot;

/// A card that loses Quickcast before it reaches the chase zone is not played, unless it could be without (1105.3).
pub(crate) const LOST: Rule = cite!("1105.3");

/// A card is played at main timing, or with Quickcast whenever its player has priority (1105.2).
pub(crate) fn is_timely(cx: &Context, seat: Seat, slot: Slot) -> bool {
    is_main_timing(cx, seat)
        || cx.state.characteristics(slot).keywords.has(keyword::QUICKCAST) && cx.cite(cite!("1105.2"))
}

/// The play is no longer timely, because the card has lost Quickcast since it began (1105.3).
pub(crate) fn is_lost(cx: &Context, seat: Seat, slot: Slot) -> bool {
    !is_main_timing(cx, seat) && !cx.state.characteristics(slot).keywords.has(keyword::QUICKCAST) && cx.cite(LOST)
}
