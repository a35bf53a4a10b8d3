//! Chapter 1105: Quickcast.

use crate::action::is_main_timing;
use crate::book::Context;
use crate::rules::cite;
use crate::words::keyword;
use duel::object::Slot;
use duel::words::{Rule, Seat};

/// What has lost Quickcast before it comes to the chase zone is not played, unless it could be without (1105.3).
pub(crate) const LOST: Rule = cite!("1105.3");

/// Whether a player may play a card now: at main timing, or whenever the player has priority if it has Quickcast (1105.2).
pub(crate) fn is_timely(cx: &Context, seat: Seat, slot: Slot) -> bool {
    is_main_timing(cx, seat) || cx.s.profile(slot).keywords.has(keyword::QUICKCAST) && cx.by(cite!("1105.2"))
}

/// Whether a card that was timely when its play began is not any more: it has lost Quickcast (1105.3).
pub(crate) fn is_lost(cx: &Context, seat: Seat, slot: Slot) -> bool {
    !is_main_timing(cx, seat) && !cx.s.profile(slot).keywords.has(keyword::QUICKCAST) && cx.by(LOST)
}
