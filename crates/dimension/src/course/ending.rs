//! Part 3, chapter 3: how a duel ends.

use crate::rules::cite;
use duel::words::Rule;

/// How many cards in the smash zone lose (3-3-1).
pub(crate) const SMASHED: usize = 7;

/// Who has seven cards or more in the smash zone loses as priority next arises (3-3-1).
pub(crate) const SMASHED_OUT: Rule = cite!("3-3-1");
/// Who has no card in the deck loses as priority next arises (3-3-2).
pub(crate) const NO_DECK: Rule = cite!("3-3-2");
/// The duel is over as soon as a player has won or lost, or it is drawn (3-3-3).
pub(crate) const OVER: Rule = cite!("3-3-3");
/// Both lose at once: a draw (3-3-4).
pub(crate) const DRAW: Rule = cite!("3-3-4");
/// Who wins and loses at once loses (3-3-5).
pub(crate) const WIN_AND_LOSE: Rule = cite!("3-3-5");
/// A loop nobody can stop is a draw (3-3-6).
pub(crate) const ENDLESS: Rule = cite!("3-3-6");
/// Conceding (3-3-7).
pub(crate) const CONCEDE: Rule = cite!("3-3-7");
