//! Awakening (S 15.2.10).

use super::Usage;
use crate::rules::cite;

/// For its cost, and itself (reading S23), a card brings another of its name from the deck onto the field (S
/// 15.2.10.2).
///
/// Only in its player's own turn (S 15.2.10.3).
pub(super) const USAGE: &Usage =
    &Usage { condition: cite!(s "15.2.10.3"), effect: cite!(s "15.2.10.2"), ..Usage::NONE };
