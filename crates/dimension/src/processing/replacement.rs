//! Part 4, chapter 15: replacements.

use duel::book::Arbiter;

/// The player affected orders them (4-15-8-2).
pub(crate) const ARBITER: Arbiter = Arbiter::Affected;
/// What an effect does counts as done though it was replaced (4-15-5-1).
pub(crate) const REPLACED_COUNTS_AS_DONE: bool = true;
