//! Chapter 13: loops.

use crate::rules::cite;
use duel::words::Rule;

/// A loop nobody can stop is a draw (13.1).
pub(crate) const ENDLESS: Rule = cite!("13.1");

/// Who can stop a loop does (13.2).
pub(crate) const LEAVE: Rule = cite!("13.2");
