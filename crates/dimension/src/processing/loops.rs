//! Part 4, chapter 18: loops.

use crate::rules::cite;
use duel::ids::Rule;

/// A loop that nobody can stop makes the duel a draw; one that can be stopped follows the rules below (4-18-1).
pub(crate) const UNSTOPPED: Rule = cite!("4-18-1");
/// A player who makes all decisions of a loop says how often it runs (4-18-2).
pub(crate) const LEAVE: Rule = cite!("4-18-2");
/// If both players can stop a loop, the active player names a number, then the opponent one no larger (4-18-3).
pub(crate) const CONTEST: Rule = cite!("4-18-3");
