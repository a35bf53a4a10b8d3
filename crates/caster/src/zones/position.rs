//! Chapter 303: how cards lie.

use crate::rules::cite;
use duel::words::Rule;

/// What is put where cards lie in a position is recovered (303.1b).
pub(crate) const RECOVERED: Rule = cite!("303.1b");
