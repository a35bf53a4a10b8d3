//! Chapter 1101: dealing damage.

use crate::book::Context;
use crate::rules::cite;
use duel::cites::VerbCites;
use duel::words::Rule;

/// Damage that is dealt adds to what a chara has taken (1101.1).
pub(crate) const DEALING: VerbCites = VerbCites { does: cite!("1101.1"), ..VerbCites::UNNUMBERED };
/// Damage of 0 or less is not dealt (1101.2).
pub(crate) const NONE: Rule = cite!("1101.2");

/// Whether so much damage is dealt.
pub(crate) fn is_dealt(cx: &Context, amount: i32) -> bool {
    amount > 0 || !cx.by(NONE)
}
