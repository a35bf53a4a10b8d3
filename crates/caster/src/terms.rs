//! Chapter 105: terms.

use crate::book::Context;
use crate::rules::cite;
use duel::words::{Rule, Seat};

/// Who controls a card controls its abilities (105.3b).
pub(crate) const ABILITIES: Rule = cite!("105.3b");

/// An enemy player is the opponent of who controls the text, an allied one that player (105.4a).
pub(crate) const ENEMY: Rule = cite!("105.4a");
/// An allied zone is one of that player's, an enemy zone one of the opponent's (105.4b).
pub(crate) const ZONES: Rule = cite!("105.4b");
/// Allied servants are those that player controls, whoever owns them, and so on (105.4c).
pub(crate) const SIDES: Rule = cite!("105.4c");

/// Its owner controls a card, unless something else is said (105.3a).
pub(crate) fn controls_own(cx: &Context, owner: Seat) -> Seat {
    if cx.by(cite!("105.3a")) { owner } else { owner.other() }
}

/// Who controls an ability controls the effects that come of it (105.3c).
pub(crate) fn controls_effect(cx: &Context, seat: Seat) -> Seat {
    if cx.by(cite!("105.3c")) { seat } else { seat.other() }
}
