//! Chapter 1004: revealing cards.

use crate::rules::cite;
use duel::words::Rule;

/// What a text reveals all see, until the text has been resolved or the card moves (1004.1).
pub(crate) const SEEN: Rule = cite!("1004.1");
/// What is revealed already is not revealed again (1004.2).
pub(crate) const SEEN_ALREADY: Rule = cite!("1004.2");
