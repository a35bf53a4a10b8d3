//! Part 4, chapter 17: last information.

use crate::book::Dimension0;
use crate::rules::cite;
use duel::book::{Damaging, GoneDealer};
use duel::ids::Rule;

/// Last information covers a card's data, printed and computed, and its status (4-17-0).
pub(crate) const BOTH: Rule = cite!("4-17-0");

impl Damaging for Dimension0 {
    // A card that is gone deals its ability's damage by its last information (4-2-5, 4-2-6).
    const DEALS_WHEN_GONE: GoneDealer = GoneDealer::Anybody;
}
