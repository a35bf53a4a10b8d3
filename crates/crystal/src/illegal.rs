//! Chapter 14: illegal actions are undone.

use crate::rules::cite;
use duel::words::Rule;

/// An action that turns out illegal is taken back (14.1).
pub(crate) const UNDO: Rule = cite!("14.1");
