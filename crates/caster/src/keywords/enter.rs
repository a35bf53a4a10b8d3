//! Chapter 1106: Enter.

use crate::rules::cite;
use duel::ids::Rule;

/// Enter triggers as its card enters the field (1106.2).
pub(super) const ENTERS: Rule = cite!("1106.2");
