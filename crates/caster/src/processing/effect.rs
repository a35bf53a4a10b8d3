//! Chapter 908: instant effects.

use crate::rules::cite;
use duel::ids::Rule;

/// An instant effect is carried out once (908.1).
pub(crate) const ONCE: Rule = cite!("908.1");
