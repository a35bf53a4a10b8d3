//! Part 2, chapters 22 and 26: released and frozen.

use duel::profile::Orientation;

/// Upright (2-26-1).
pub(crate) const RELEASED: Orientation = Orientation::Upright;
/// Sideways (2-26-1).
pub(crate) const FROZEN: Orientation = Orientation::Sideways;
