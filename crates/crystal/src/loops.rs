//! Chapter 13: loops.

use crate::rules::cite;
use duel::words::Rule;

/// A loop nobody can stop is a draw (13.1).
pub(crate) const ENDLESS: Rule = cite!("13.1");

/// The one player who can stop a loop says how often it runs, and does not choose it again (13.2).
pub(crate) const LEAVE: Rule = cite!("13.2");

/// Where both can stop it, the turn player names a number, then the opponent, and the smaller counts (13.3).
pub(crate) const CONTEST: Rule = cite!("13.3");
