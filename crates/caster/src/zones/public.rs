//! Chapters 310 to 312: the graveyard, the removed zone and the chase zone.

use crate::rules::cite;
use duel::ids::Rule;

/// All players see a graveyard, whose order is kept (310.2).
pub(super) const GRAVEYARD: Rule = cite!("310.2");
/// All players see removed cards (311.2).
pub(super) const REMOVED: Rule = cite!("311.2");
/// A card removed face down is hidden from players who may not look at it (311.2a).
pub(super) const REMOVED_BACK: Rule = cite!("311.2a");
/// All players see the chase zone, whose order is kept (312.2).
pub(super) const CHASE: Rule = cite!("312.2");
