//! Chapter 1112: Lethargy.

use crate::book::Context;
use crate::rules::cite;
use crate::words::{keyword, kind};
use duel::object::Slot;
use duel::words::Rule;

/// A servant with Lethargy enters rested, however it was to enter (1112.2, reading C17).
pub(super) const RESTED: Rule = cite!("1112.2");

/// Whether Lethargy says how a card enters.
pub(super) fn holds_back(cx: &Context, slot: Slot) -> bool {
    let profile = cx.s.profile(slot);
    profile.keywords.has(keyword::LETHARGY) && profile.kinds.has(kind::SERVANT)
}
