//! Chapter 514: what is connected to charas.

use crate::rules::cite;
use duel::words::Rule;

/// All see it (514.2).
pub(crate) const PUBLIC: Rule = cite!("514.2");
/// It goes along to whatever zone its chara goes to (514.3b).
pub(crate) const FOLLOWS: Rule = cite!("514.3b");
