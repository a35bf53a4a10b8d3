//! Chapter 913: last-known information.

use crate::rules::cite;
use duel::words::Rule;

/// What has left its zone is known as it was there (913.1).
pub(crate) const GONE: Rule = cite!("913.1");
/// What has gone to another area is known as it is there (913.1a).
pub(crate) const STAYS: Rule = cite!("913.1a");
/// What rests on a card that cannot be told is not done (913.2).
pub(crate) const UNDETERMINED: Rule = cite!("913.2");
