//! Chapter 914: sources.

use crate::rules::cite;
use duel::book::point::{ChapterPoints, ReplacementPoint};
use duel::ids::Rule;
use duel::points;

/// Where the kernel acts by these rules.
pub(crate) const POINTS: ChapterPoints = points! {
    ReplacementPoint::SourceIsKept => KEPT,
};

/// An event that happens instead of another keeps the source of that event (914.2b).
pub(crate) const KEEPS_SOURCE: bool = true;
/// A replacement does not change the source (914.2b).
pub(crate) const KEPT: Rule = cite!("914.2b");
/// The source of damage other than battle damage is the source of the effect, whichever object deals it (914.3).
pub(crate) const EFFECTS_DEAL: bool = true;
