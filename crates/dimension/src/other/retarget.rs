//! Part 6, chapter 5: changing targets.

use crate::rules::cite;
use duel::words::Rule;

/// A target is changed only to what the spell or ability may have for a target (6-5-1).
pub(crate) const LEGAL: Rule = cite!("6-5-1");
/// What was the target is one no more; other targets stay (6-5-2).
pub(crate) const INSTEAD: Rule = cite!("6-5-2");
