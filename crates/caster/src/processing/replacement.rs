//! Chapter 910: replacements.

use duel::book::Arbiter;

/// Whoever it happens to, or who controls what it happens to, says which replacement applies (910.2).
pub(crate) const ARBITER: Arbiter = Arbiter::Affected;
