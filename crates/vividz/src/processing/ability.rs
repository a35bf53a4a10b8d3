//! Chapters 901 and 903: abilities, and where they are valid.

use crate::rules::cite;
use duel::words::Rule;

/// An ability that is not valid cannot be played (903.2).
pub(crate) const VALID: Rule = cite!("903.2");
