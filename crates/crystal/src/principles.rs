//! Chapter 2: the principles.

use crate::rules::ChapterPoints;
use crate::rules::{Cited, cite};
use duel::book::point::{EndingPoint, ResolutionPoint};
use duel::points;

/// Where the kernel acts by these rules.
pub(crate) const POINTS: ChapterPoints = points! {
    ResolutionPoint::CannotBeatsCan => CANNOT,
    ResolutionPoint::ImpossibleIsSkipped => SKIP,
    EndingPoint::Concede => CONCEDE,
};

/// A player can concede at any time (2.1).
pub(crate) const CONCEDE: Cited = cite!("2.1");

/// "Cannot" beats "can" (2.2).
pub(crate) const CANNOT: Cited = cite!("2.2");

/// The impossible part of a text is skipped (2.3).
pub(crate) const SKIP: Cited = cite!("2.3");
