//! Chapters 902 and 910: effects.

use crate::rules::cite;
use duel::words::Rule;

/// What an effect chooses of one sort are different cards (902.3).
pub(crate) const DISTINCT: Rule = cite!("902.3");
/// One card can be all of what an effect asks for (902.4).
pub(crate) const ONE_FOR_ALL: Rule = cite!("902.4");
/// What a one-shot effect says is done once (910.1).
pub(crate) const ONCE: Rule = cite!("910.1");
