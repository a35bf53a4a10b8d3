//! Chapter 502: what cards are and how they lie.

use crate::rules::cite;
use duel::words::Rule;

/// What passes through the temporary or the scout zone comes from where it was before (502.2).
pub(crate) const PASSING: Rule = cite!("502.2");
/// What goes from the scout zone to the temporary zone comes from where it was before both (502.2a).
pub(crate) const ONWARD: Rule = cite!("502.2a");
/// Cards lie face up where all see them (502.5b).
pub(crate) const FACES: Rule = cite!("502.5b");
/// What goes to a zone of which each player has one goes to its owner's (502.5c).
pub(crate) const HOMES: Rule = cite!("502.5c");
