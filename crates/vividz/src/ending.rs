//! Chapter 101: winning and losing.

use crate::rules::cite;
use duel::words::Rule;

/// Who has lost while the other has not loses the game, which is over (101.2).
pub(crate) const OVER: Rule = cite!("101.2");
/// If both have lost, nobody wins (101.3); nor does anybody in a duel that would never end.
pub(crate) const DRAW: Rule = cite!("101.3");
/// A player may give up at any time (101.4).
pub(crate) const CONCEDE: Rule = cite!("101.4");
/// No effect makes a player give up, or has anything else happen instead (101.5).
pub(crate) const UNFORCED: Rule = cite!("101.5");
/// Who loses in the middle of a text has lost at once (101.2, reading V23).
pub(crate) const ENDS_AT_ONCE: bool = true;
