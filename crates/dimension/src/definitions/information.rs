//! Part 2, chapter 25: public and hidden information.

use crate::rules::cite;
use duel::words::Rule;

/// Who controls an effect need not find what it asks for in what the other does not see (2-25-3).
pub(crate) const NOT_FOUND: Rule = cite!("2-25-3");
/// What an effect lets all see is public as long, and is found (2-25-4).
pub(crate) const OPEN: Rule = cite!("2-25-4");
/// What is on squares and on the stack, and the plan, is public, and so is how many cards are in hands and graveyards
/// (2-25-1-1).
pub(crate) const PUBLIC: Rule = cite!("2-25-1-1");
/// What an effect shows of hidden cards is public (2-25-2-1).
pub(crate) const SHOWN: Rule = cite!("2-25-2-1");
