//! Part 4, chapters 12 and 13: effects.

use crate::rules::cite;
use duel::ids::Rule;

/// A wholly impossible effect is not performed; of a partly impossible one, as much as possible is (4-12-2).
pub(crate) const PARTLY: Rule = cite!("4-12-2");
