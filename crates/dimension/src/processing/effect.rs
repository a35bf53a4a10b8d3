//! Part 4, chapters 12 and 13: effects.

use crate::rules::cite;
use duel::words::Rule;

/// What is wholly impossible is not done; of what is possible in part, as much as possible is done (4-12-2).
pub(crate) const PARTLY: Rule = cite!("4-12-2");
