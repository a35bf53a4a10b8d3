//! Chapter 502: what cards are and how they lie.

use crate::rules::cite;
use duel::words::Rule;

/// What passes through the temporary or the scout zone comes from where it was before (502.2).
pub(crate) const PASSING: Rule = cite!("502.2");
