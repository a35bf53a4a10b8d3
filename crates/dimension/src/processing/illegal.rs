//! Part 4, chapter 19: illegal actions are undone.

use crate::rules::cite;
use duel::book::point::{ChapterPoints, UndoPoint};
use duel::ids::Rule;
use duel::points;

/// Where the kernel acts by these rules.
pub(crate) const POINTS: ChapterPoints = points! {
    UndoPoint::IllegalIsTakenBack => UNDO,
    UndoPoint::PaymentIsReturned => UNDO,
    UndoPoint::NothingTriggers => UNDO,
    UndoPoint::PriorityIsRestored => AGAIN,
};

/// An action that proves illegal is undone, its costs are refunded, and nothing triggers (4-19-1). Where too much has
/// been seen or changed for that, the players agree what to do (4-19-2).
pub(crate) const UNDO: Rule = cite!("4-19-1");
/// The player who had priority has it again (4-19-3).
pub(crate) const AGAIN: Rule = cite!("4-19-3");
