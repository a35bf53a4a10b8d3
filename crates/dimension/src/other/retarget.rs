//! Part 6, chapter 5: changing targets.

use crate::rules::cite;
use duel::book::point::{ChapterPoints, ChoosingPoint};
use duel::ids::Rule;
use duel::points;

/// Where the kernel acts by these rules.
pub(crate) const POINTS: ChapterPoints = points! {
    ChoosingPoint::RetargetOnlyLegally => LEGAL,
    ChoosingPoint::RetargetOnlyNamed => INSTEAD,
};

/// A target is changed only to a legal target of the spell or ability (6-5-1).
pub(crate) const LEGAL: Rule = cite!("6-5-1");
/// The former target is no longer one; other targets stay (6-5-2).
pub(crate) const INSTEAD: Rule = cite!("6-5-2");
