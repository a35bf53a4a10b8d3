//! Chapter 1101: dealing damage.

use crate::book::Context;
use crate::rules::cite;

/// Damage of 0 or less is not dealt (1101.2).
pub(crate) fn is_dealt(cx: &Context, amount: i32) -> bool {
    amount > 0 || !cx.by(cite!("1101.2"))
}
