//! Chapter 105: terms.

use crate::rules::cite;
use duel::words::Rule;

/// Who controls a card controls its abilities (105.3b).
pub(crate) const ABILITIES: Rule = cite!("105.3b");
