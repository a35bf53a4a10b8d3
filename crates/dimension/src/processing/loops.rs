//! Part 4, chapter 18: loops.

use crate::rules::cite;
use duel::words::Rule;

/// A loop that nobody can stop draws the duel; one that a player can stop goes on by the rules below (4-18-1).
pub(crate) const UNSTOPPED: Rule = cite!("4-18-1");
/// Who controls all that can be decided in a loop says how often it runs (4-18-2).
pub(crate) const LEAVE: Rule = cite!("4-18-2");
/// Where both can stop it, the active player names a number, then the opponent one no larger (4-18-3).
pub(crate) const CONTEST: Rule = cite!("4-18-3");
