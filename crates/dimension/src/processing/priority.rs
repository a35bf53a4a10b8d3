//! Part 4, chapter 6: priority.

use crate::rules::cite;
use duel::words::Rule;

/// With priority one plays, activates, acts or passes (4-6-1).
pub(crate) const PRIORITY: Rule = cite!("4-6-1");
/// Who passes gives priority to the opponent; when both pass, the top of the stack resolves, or the phase or step ends;
/// after anything stacked, done or resolved the active player has it (4-6-2).
pub(crate) const ROUND: Rule = cite!("4-6-2");
