//! Chapters 101, 102 and 104: principles.

use crate::rules::cite;
use duel::words::Rule;

/// What cannot be done is left out, and the rest is done, as often as it can be (104.2).
pub(crate) const SKIP: Rule = cite!("104.2");
/// "Cannot" beats "can" (104.4).
pub(crate) const CANNOT: Rule = cite!("104.4");
/// Numbers that are chosen are whole, and not below 0 (104.5).
pub(crate) const WHOLE: Rule = cite!("104.5");
