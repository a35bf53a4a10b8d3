//! Chapter 4: numbers.

use crate::rules::cite;
use duel::words::Rule;

/// A variable that the text does not fix is decided by the controller (4.5).
pub(crate) const VARIABLE: Rule = cite!("4.5");
