//! Chapter 1204: Subdue.

use crate::book::Context;
use crate::rules::cite;
use duel::card::ability::Op;

/// When a chara as described makes a successful attack, the card leaves (1204.2).
pub(crate) fn carries_out(cx: &Context, op: &Op) -> bool {
    !matches!(op, Op::Move { .. }) || cx.cite(cite!("1204.2"))
}
