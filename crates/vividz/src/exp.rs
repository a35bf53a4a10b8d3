//! Chapter 513: EXP.

use crate::rules::cite;
use duel::words::Rule;

/// All see it (513.2).
pub(crate) const PUBLIC: Rule = cite!("513.2");
/// It goes along to whatever zone its chara goes to (513.3b).
pub(crate) const FOLLOWS: Rule = cite!("513.3b");
