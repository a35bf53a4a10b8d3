//! Chapter 14: illegal actions are undone.

use crate::rules::{Cited, cite};

/// An action that turns out illegal is taken back (14.1).
pub(crate) const UNDO: Cited = cite!("14.1");
/// What was paid for it is given back (14.2).
pub(crate) const REFUND: Cited = cite!("14.2");
/// Nothing triggers by it, nor by taking it back (14.3).
pub(crate) const HUSH: Cited = cite!("14.3");
/// Who had priority has it again (F 14.4; S 14.5).
pub(crate) const AGAIN: Cited = cite!(f "14.4", s "14.5");
