//! Chapter 914: sources.

use crate::rules::cite;
use duel::words::Rule;

/// What happens instead has the source of what it replaces (914.2b).
pub(crate) const KEEPS_SOURCE: bool = true;
/// A replacement does not change the source (914.2b).
pub(crate) const KEPT: Rule = cite!("914.2b");
/// Damage that is not battle damage comes from the effect's source, whatever deals it by the effect (914.3).
pub(crate) const EFFECTS_DEAL: bool = true;
