//! Part 4, chapter 17: last information.

use crate::rules::cite;
use duel::words::Rule;

/// What is read of a card that is gone is what was printed and computed, and how it lay (4-17-0).
pub(crate) const BOTH: Rule = cite!("4-17-0");
