//! Chapters 902 and 910: effects.

use crate::rules::cite;
use duel::words::Rule;

/// What an effect chooses of one sort are different cards (902.3).
pub(crate) const DISTINCT: Rule = cite!("902.3");
