//! Chapter 1102: Double and Triple Corrupt.

use crate::book::Context;
use crate::deeds::corrupting;
use crate::rules::cite;
use crate::words::keyword;
use duel::event::Cause;
use duel::object::Ref;

/// How many orbs an attack corrupts: two (1102.2) or three (1102.3) instead of one.
pub(crate) fn begin(cx: &mut Context, attacker: Ref, cause: Cause) {
    let keywords = cx.s.profile(attacker.slot).keywords;
    let mut orbs = 1;
    if keywords.has(keyword::DOUBLE_CORRUPT) && cx.by(cite!("1102.2")) {
        orbs = 2;
    }
    if keywords.has(keyword::TRIPLE_CORRUPT) && cx.by(cite!("1102.3")) {
        orbs = 3;
    }
    let Some(seat) = cause.seat else { return };
    corrupting::begin(cx, seat, orbs, Some(attacker));
}
