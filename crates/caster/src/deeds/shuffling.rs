//! Chapter 1015: shuffling.

use crate::rules::cite;
use duel::words::Rule;

/// Shuffling makes the order of cards a matter of chance (1015.1).
pub(crate) const RANDOM: Rule = cite!("1015.1");
/// A zone that is shuffled is shuffled with all its cards (1015.1a).
pub(crate) const ALL: Rule = cite!("1015.1a");
/// What shows some of the cards that are shuffled does not show them while they are (1015.2).
pub(crate) const UNSEEN: Rule = cite!("1015.2");
