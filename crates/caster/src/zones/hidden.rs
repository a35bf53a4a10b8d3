//! Chapters 304, 305, 309 and 313: the deck, the hand, the orbs and the extra deck.

use crate::rules::cite;
use duel::words::Rule;

/// Nobody sees a deck, whose order is kept (304.2).
pub(super) const DECK: Rule = cite!("304.2");
/// Cards taken from the deck are taken one at a time (304.3).
pub(crate) const SINGLY: Rule = cite!("304.3");
/// A player sees the own hand (305.2).
pub(super) const HAND: Rule = cite!("305.2");
/// Nobody sees the orbs (309.2).
pub(super) const ORBS: Rule = cite!("309.2");
/// A player sees the own extra deck (313.2).
pub(super) const EXTRA: Rule = cite!("313.2");
