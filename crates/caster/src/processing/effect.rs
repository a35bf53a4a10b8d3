//! Chapter 908: instant effects.

use crate::rules::cite;
use duel::words::Rule;

/// What a text does at once it does once (908.1).
pub(crate) const ONCE: Rule = cite!("908.1");
