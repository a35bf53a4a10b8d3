//! Part 4, chapter 5: static abilities.

use crate::rules::cite;
use duel::book::point::{ChapterPoints, ContinuousPoint};
use duel::ids::Rule;
use duel::points;

/// Where the kernel acts by these rules.
pub(crate) const POINTS: ChapterPoints = points! {
    ContinuousPoint::StaticAbilitiesApply => CONSTANT,
    ContinuousPoint::ApplyAtOnce => AT_ONCE,
    ContinuousPoint::DoNotUseTheStack => UNSTACKED,
};

/// A static ability has its effect as long as its card is on a square (4-5-1).
pub(crate) const CONSTANT: Rule = cite!("4-5-1");
/// A static ability applies immediately, to a card that comes to a square as it arrives (4-5-2).
pub(crate) const AT_ONCE: Rule = cite!("4-5-2");
/// A static ability does not use the stack (4-5-3).
pub(crate) const UNSTACKED: Rule = cite!("4-5-3");
