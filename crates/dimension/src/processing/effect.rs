//! Part 4, chapters 12 and 13: effects.

use crate::rules::cite;
use duel::book::point::{ChapterPoints, NumberPoint};
use duel::ids::Rule;
use duel::points;

/// Where the kernel acts by these rules.
pub(crate) const POINTS: ChapterPoints = points! {
    NumberPoint::AsMuchAsPossible => PARTLY,
};

/// A wholly impossible effect is not performed; of a partly impossible one, as much as possible is (4-12-2).
pub(crate) const PARTLY: Rule = cite!("4-12-2");
