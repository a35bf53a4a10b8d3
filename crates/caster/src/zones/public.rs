//! Chapters 310 to 312: the graveyard, the removed zone and the chase zone.

use crate::rules::cite;
use duel::words::Rule;

/// All see a graveyard, whose order is kept (310.2).
pub(super) const GRAVEYARD: Rule = cite!("310.2");
/// All see what was removed (311.2).
pub(super) const REMOVED: Rule = cite!("311.2");
/// What was removed face down is hidden from all who may not look at it (311.2a).
pub(super) const REMOVED_BACK: Rule = cite!("311.2a");
/// All see the chase zone, whose order is kept (312.2).
pub(super) const CHASE: Rule = cite!("312.2");
