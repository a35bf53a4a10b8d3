//! Chapter 1203: Chant.

use crate::book::Context;
use crate::rules::cite;
use duel::ability::Op;

/// When a chara as described makes a successful attack, the card may be played from the remove zone without paying its cost
/// (1203.2).
pub(crate) fn carries_out(cx: &Context, op: &Op) -> bool {
    !matches!(op, Op::May { .. }) || cx.by(cite!("1203.2"))
}
