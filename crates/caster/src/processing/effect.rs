//! Chapter 908: instant effects.

use crate::rules::cite;
use duel::book::point::{ChapterPoints, ResolutionPoint};
use duel::ids::Rule;
use duel::points;

/// Where the kernel acts by these rules.
pub(crate) const POINTS: ChapterPoints = points! {
    ResolutionPoint::DoneOnce => ONCE,
};

/// An instant effect is carried out once (908.1).
pub(crate) const ONCE: Rule = cite!("908.1");
