//! Chapter 910: replacements.

use crate::rules::cite;
use duel::book::Arbiter;
use duel::words::Rule;

/// Whoever it happens to, or who controls what it happens to, says which replacement applies (910.2).
pub(crate) const ARBITER: Arbiter = Arbiter::Affected;
/// Of several, one is picked to apply (910.2).
pub(crate) const CHOSEN: Rule = cite!("910.2");
/// What is replaced does not happen; only what replaces it does (910.1).
pub(crate) const UNDONE: Rule = cite!("910.1");
/// What has replaced an event replaces nothing of what came of that (910.3, reading C23).
pub(crate) const ONCE_FOR_ALL: bool = true;
/// Each replaces an event once, and must unless it says otherwise (910.3).
pub(crate) const ONCE: Rule = cite!("910.3");
