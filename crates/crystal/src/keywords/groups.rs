//! Groups (F 15.1.1.11).

use crate::rules::ChapterPoints;
use crate::rules::{Cited, cite};
use duel::book::point::ResolutionPoint;
use duel::points;

/// Where the kernel acts by these rules.
pub(crate) const POINTS: ChapterPoints = points! {
    ResolutionPoint::DividingCoversAll => DIVIDE,
    ResolutionPoint::GroupsMayBeEmpty => EMPTY,
};

/// Dividing puts every card into one of the groups (F 15.1.1.11.2).
pub(crate) const DIVIDE: Cited = cite!(f "15.1.1.11.2");
/// A group can have no cards (F 15.1.1.11.3).
pub(crate) const EMPTY: Cited = cite!(f "15.1.1.11.3");
