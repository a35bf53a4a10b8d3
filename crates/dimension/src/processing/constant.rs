//! Part 4, chapter 5: static abilities.

use crate::rules::cite;
use duel::words::Rule;

/// A static ability has its effect all the time its card is on a square (4-5-1).
pub(crate) const CONSTANT: Rule = cite!("4-5-1");
/// It applies at once, to what comes to a square as it comes (4-5-2).
pub(crate) const AT_ONCE: Rule = cite!("4-5-2");
/// It does not use the stack (4-5-3).
pub(crate) const UNSTACKED: Rule = cite!("4-5-3");
