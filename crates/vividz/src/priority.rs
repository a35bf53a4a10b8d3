//! Chapters 201 and 202: priority, and the processing before it.

use crate::rules::cite;
use duel::words::Rule;

/// Who has priority plays, does something, or passes (201.3).
pub(crate) const PRIORITY: Rule = cite!("201.3");
/// One trigger is played and resolved, then rule effects come again (202.2b).
pub(crate) const ONE_TRIGGER: Rule = cite!("202.2b");
