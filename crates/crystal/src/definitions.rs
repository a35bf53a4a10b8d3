//! Chapter 6: players, owners and controllers, sources, counters; damage to players (6.5) is in `damage.rs`.

use crate::rules::cite;
use duel::words::Rule;

/// What changes zones loses its counters (6.7.3).
pub(crate) const SHED: Rule = cite!("6.7.3");
