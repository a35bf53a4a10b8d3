//! Chapter 3: how a duel ends.

use crate::rules::cite;
use duel::words::Rule;

/// If all lose at once, it is a draw (3.3).
pub(crate) const DRAW: Rule = cite!("3.3");
