//! Chapters 902 and 910: effects.

use crate::rules::cite;
use duel::book::point::{ChapterPoints, ChoosingPoint, ResolutionPoint};
use duel::ids::Rule;
use duel::points;

/// Where the kernel acts by these rules.
pub(crate) const POINTS: ChapterPoints = points! {
    ResolutionPoint::DoneOnce => ONCE,
    ResolutionPoint::OneObjectMayMeetAll => ONE_FOR_ALL,
    ChoosingPoint::Distinct => DISTINCT,
};

/// When an effect chooses several cards, they are different cards (902.3).
pub(crate) const DISTINCT: Rule = cite!("902.3");
/// One card can be everything that an effect refers to (902.4).
pub(crate) const ONE_FOR_ALL: Rule = cite!("902.4");
/// The instructions of a one-shot effect are carried out once (910.1).
pub(crate) const ONCE: Rule = cite!("910.1");
