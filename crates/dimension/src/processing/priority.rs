//! Part 4, chapter 6: priority.

use crate::rules::cite;
use duel::words::Rule;

/// Who passes gives priority to the opponent; when both pass, the top of the stack resolves, or the phase or step ends;
/// after anything stacked, done or resolved the active player has it (4-6-2).
pub(crate) const ROUND: Rule = cite!("4-6-2");
/// Before a player gets priority, rule effects happen until there are none, and then what has triggered is stacked
/// (4-6-3).
pub(crate) const SETTLE: Rule = cite!("4-6-3");
