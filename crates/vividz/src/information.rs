//! Chapter 502: what cards are and how they lie.

use crate::rules::cite;
use duel::book::point::{ChapterPoints, TriggerPoint, ZonePoint};
use duel::ids::Rule;
use duel::points;

/// Where the kernel acts by these rules.
pub(crate) const POINTS: ChapterPoints = points! {
    ZonePoint::GoesToOwnersOfEach => HOMES,
    ZonePoint::FaceUpInPublic => FACES,
    ZonePoint::PassingKeepsOrigin => ONWARD,
    TriggerPoint::PassingKeepsOrigin => PASSING,
};

/// A card that passes through the temporary or the scout zone comes from the zone it was in before (502.2).
pub(crate) const PASSING: Rule = cite!("502.2");
/// A card that goes from the scout zone to the temporary zone comes from the zone it was in before both (502.2a).
pub(crate) const ONWARD: Rule = cite!("502.2a");
/// Cards lie face up in public zones (502.5b).
pub(crate) const FACES: Rule = cite!("502.5b");
/// A card that goes to a zone of which each player has one goes to its owner's (502.5c).
pub(crate) const HOMES: Rule = cite!("502.5c");
