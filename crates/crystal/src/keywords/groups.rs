//! Section 15.1.1.11: groups.

use crate::rules::cite;
use duel::words::Rule;

/// Dividing puts every card into one of the groups (15.1.1.11.2).
pub(crate) const DIVIDE: Rule = cite!("15.1.1.11.2");
/// A group can have no cards (15.1.1.11.3).
pub(crate) const EMPTY: Rule = cite!("15.1.1.11.3");
