//! Chapter 1107: Last Words.

use crate::rules::cite;
use duel::ids::Rule;

/// Last Words trigger as their card is put into a graveyard from the field (1107.2).
pub(super) const FALLS: Rule = cite!("1107.2");
