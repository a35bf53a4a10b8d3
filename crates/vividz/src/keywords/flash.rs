//! Chapter 1205: Flash.

use crate::book::Context;
use crate::rules::cite;
use duel::card::ability::Op;

/// An account sleeps to make a chara of the opponent's leave (1205.2).
pub(crate) fn carries_out(cx: &Context, op: &Op) -> bool {
    !matches!(op, Op::Move { .. }) || cx.cite(cite!("1205.2"))
}
