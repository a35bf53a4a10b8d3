//! Part 1, chapter 1: principles.

use crate::rules::cite;
use duel::book::point::{ChapterPoints, ChoosingPoint, PriorityPoint, ResolutionPoint};
use duel::ids::Rule;
use duel::points;

/// Where the kernel acts by these rules.
pub(crate) const POINTS: ChapterPoints = points! {
    ResolutionPoint::CannotBeatsCan => CANNOT,
    ResolutionPoint::ImpossibleIsSkipped => SKIP,
    ChoosingPoint::TurnPlayerFirst => TURN_FIRST,
    PriorityPoint::HolderActs => PRIORITY,
};

/// Only the player with priority plays cards or activates abilities (1-1-5).
pub(crate) const PRIORITY: Rule = cite!("1-1-5");
/// Card text beats the rules, in the situation it describes (1-1-1).
pub(crate) const TEXT_FIRST: Rule = cite!("1-1-1");
/// "Cannot" beats "can" (1-1-2).
pub(crate) const CANNOT: Rule = cite!("1-1-2");
/// Impossible actions are not done (1-1-3).
pub(crate) const SKIP: Rule = cite!("1-1-3");
/// When both players decide something, the active player decides first (1-1-4).
pub(crate) const TURN_FIRST: Rule = cite!("1-1-4");
