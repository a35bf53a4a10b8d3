//! Part 1, chapter 2: numbers and symbols.

use crate::rules::cite;
use duel::words::Rule;

/// Fractions are rounded up; players name whole numbers (1-2-1).
pub(crate) const ROUND: Rule = cite!("1-2-1");
/// What falls below 0 counts as 0 except when it is changed; what cannot be determined is 0 (1-2-2).
pub(crate) const NEGATIVE: Rule = cite!("1-2-2");
/// Forbidden points in a deck add up to ten at most (1-2-4).
pub(crate) const POINTS: Rule = cite!("1-2-4");
/// A variable is what its controller says, unless something says otherwise (1-2-3-3).
pub(crate) const VARIABLE: Rule = cite!("1-2-3-3");
