//! Part 1, chapter 1: principles.

use crate::rules::cite;
use duel::words::Rule;

/// Only who has priority plays or activates (1-1-5).
pub(crate) const PRIORITY: Rule = cite!("1-1-5");
/// What a card says goes before the rules, for what it speaks of (1-1-1).
pub(crate) const TEXT_FIRST: Rule = cite!("1-1-1");
/// "Cannot" beats "can" (1-1-2).
pub(crate) const CANNOT: Rule = cite!("1-1-2");
/// What is impossible is not done (1-1-3).
pub(crate) const SKIP: Rule = cite!("1-1-3");
/// Where both decide, the active player decides first (1-1-4).
pub(crate) const TURN_FIRST: Rule = cite!("1-1-4");
