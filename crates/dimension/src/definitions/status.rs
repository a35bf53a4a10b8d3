//! Part 2, chapters 22 and 26: released and frozen.

use crate::book::Context;
use crate::rules::cite;
use duel::profile::Orientation;

/// Upright (2-26-1).
pub(crate) const RELEASED: Orientation = Orientation::Upright;
/// Sideways (2-26-1).
pub(crate) const FROZEN: Orientation = Orientation::Sideways;

/// What is frozen cannot be frozen, nor what is released be released (2-26-1-1).
pub(crate) fn turns_in_place(cx: &Context) -> bool {
    !cx.by(cite!("2-26-1-1"))
}
