//! Chapter 1106: drawing.

use crate::book::Context;
use crate::rules::cite;
use duel::book::rule_sets::VerbRules;
use duel::ids::Rule;

/// Drawing several cards is drawing one card that many times (1106.2).
const SEVERAL: Rule = cite!("1106.2");

/// Drawing puts the top card of the deck into the hand (1106.1); without an instruction to draw, no card is drawn
/// (1106.3).
pub(crate) const DRAWING: VerbRules =
    VerbRules { does: cite!("1106.1"), only: cite!("1106.3"), many: SEVERAL, ..VerbRules::UNNUMBERED };

/// Returns true if drawing goes on with the next card (1106.2).
pub(crate) fn again(cx: &Context) -> bool {
    cx.cite(SEVERAL)
}
