//! Part 4, chapter 19: illegal actions are undone.

use crate::rules::cite;
use duel::words::Rule;

/// What turns out impossible is taken back, what was paid is given back, and nothing triggers by that (4-19-1); except
/// where too much is known or has changed to take it back: there the players agree (4-19-2).
pub(crate) const UNDO: Rule = cite!("4-19-1");
/// Who had priority has it again (4-19-3).
pub(crate) const AGAIN: Rule = cite!("4-19-3");
