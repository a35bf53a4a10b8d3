//! Chapter 14: illegal actions are undone.

use crate::rules::cite;
use duel::words::Rule;

/// An action that turns out illegal is taken back (14.1).
pub(crate) const UNDO: Rule = cite!("14.1");
/// What was paid for it is given back (14.2).
pub(crate) const REFUND: Rule = cite!("14.2");
/// Nothing triggers by it, nor by taking it back (14.3).
pub(crate) const HUSH: Rule = cite!("14.3");
/// Who had priority has it again (14.4).
pub(crate) const AGAIN: Rule = cite!("14.4");
