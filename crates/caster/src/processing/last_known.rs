//! Chapter 911: last-known information.

use crate::rules::cite;
use duel::ids::Rule;

/// A card that has left its zone is read with its last known information there (911.1).
pub(crate) const GONE: Rule = cite!("911.1");
