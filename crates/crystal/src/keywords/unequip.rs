//! Unequip (S 15.2.12).

use super::Usage;
use crate::rules::cite;

/// For its cost, an Item is returned to hand (S 15.2.12.2).
///
/// It can be used whenever its player has priority (S 15.2.12.3) in a main or attack phase (reading S25), while a
/// Character is equipped with it (S 15.2.12.4).
pub(super) const USAGE: &Usage = &Usage {
    condition: cite!(s "15.2.12.4"),
    any_time: cite!(s "15.2.12.3"),
    effect: cite!(s "15.2.12.2"),
    ..Usage::NONE
};
