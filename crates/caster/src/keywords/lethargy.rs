//! Chapter 1112: Lethargy.

use crate::book::Context;
use crate::rules::cite;
use crate::words::{keyword, kind};
use duel::ids::Rule;
use duel::state::object::Slot;

/// A servant with Lethargy enters rested, whatever else would decide its position (1112.2, reading C17).
pub(super) const RESTED: Rule = cite!("1112.2");

/// The card is a servant with Lethargy.
pub(super) fn holds_back(cx: &Context, slot: Slot) -> bool {
    let characteristics = cx.state.characteristics(slot);
    characteristics.keywords.has(keyword::LETHARGY) && characteristics.kinds.has(kind::SERVANT)
}
