//! Chapter 1203: Chant.

use crate::book::Context;
use crate::rules::cite;
use duel::card::ability::Op;

/// When a chara as described makes a successful attack, the card may be played free from the remove zone (1203.2).
pub(crate) fn carries_out(cx: &Context, op: &Op) -> bool {
    !matches!(op, Op::May { .. }) || cx.cite(cite!("1203.2"))
}
