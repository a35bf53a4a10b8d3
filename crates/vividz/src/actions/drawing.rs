//! Chapter 1106: drawing.

use crate::book::Context;
use crate::rules::cite;
use duel::cites::VerbCites;
use duel::words::Rule;

/// Drawing several cards is drawing one, so many times (1106.2).
const SEVERAL: Rule = cite!("1106.2");

/// To draw is to put the top card of one's deck into one's hand (1106.1), by an instruction to draw and no other (1106.3).
pub(crate) const DRAWING: VerbCites =
    VerbCites { does: cite!("1106.1"), only: cite!("1106.3"), many: SEVERAL, ..VerbCites::UNNUMBERED };

/// Whether one more card is drawn after another (1106.2).
pub(crate) fn again(cx: &Context) -> bool {
    cx.by(SEVERAL)
}
