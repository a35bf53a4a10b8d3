//! Chapter 1301: loops.

use crate::rules::cite;
use duel::book::point::{ChapterPoints, EndingPoint};
use duel::ids::Rule;
use duel::points;

/// Where the kernel acts by these rules.
pub(crate) const POINTS: ChapterPoints = points! {
    EndingPoint::EndlessLoop => NOBODY,
    EndingPoint::BreakableLoop => ONE,
    EndingPoint::ContestedLoop => BOTH,
};

/// A player who alone can stop a loop says how often it runs (1301.1a).
pub(crate) const ONE: Rule = cite!("1301.1a");
/// If both players can stop a loop, both name a number, and the smaller one holds (1301.1b).
pub(crate) const BOTH: Rule = cite!("1301.1b");
/// A loop that nobody can stop ends the game with no winner (1301.1c).
pub(crate) const NOBODY: Rule = cite!("1301.1c");
