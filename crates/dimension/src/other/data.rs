//! Part 6, chapter 3: referring to data.

use crate::rules::cite;
use duel::book::point::{ChapterPoints, ContinuousPoint};
use duel::ids::Rule;
use duel::points;

/// Where the kernel acts by these rules.
pub(crate) const POINTS: ChapterPoints = points! {
    ContinuousPoint::NumberStandsIn => STAND_IN,
};

/// If one number stands in for another, using or changing the other uses or changes it (6-3-2).
pub(crate) const STAND_IN: Rule = cite!("6-3-2");
