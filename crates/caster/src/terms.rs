//! Chapter 105: terms.

use crate::book::Context;
use crate::rules::cite;
use duel::words::{Rule, Seat};

/// Who controls a card controls its abilities (105.3b).
pub(crate) const ABILITIES: Rule = cite!("105.3b");

/// Its owner controls a card, unless something else is said (105.3a).
pub(crate) fn controls_own(cx: &Context, owner: Seat) -> Seat {
    if cx.by(cite!("105.3a")) { owner } else { owner.other() }
}

/// Who controls an ability controls the effects that come of it (105.3c).
pub(crate) fn controls_effect(cx: &Context, seat: Seat) -> Seat {
    if cx.by(cite!("105.3c")) { seat } else { seat.other() }
}
