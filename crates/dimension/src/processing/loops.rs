//! Part 4, chapter 18: loops.

use crate::rules::cite;
use duel::book::point::{ChapterPoints, EndingPoint};
use duel::ids::Rule;
use duel::points;

/// Where the kernel acts by these rules.
pub(crate) const POINTS: ChapterPoints = points! {
    EndingPoint::BreakableLoop => LEAVE,
    EndingPoint::ContestedLoop => CONTEST,
    EndingPoint::EndlessLoopDraws => UNSTOPPED,
};

/// A loop that nobody can stop makes the duel a draw; one that can be stopped follows the rules below (4-18-1).
pub(crate) const UNSTOPPED: Rule = cite!("4-18-1");
/// A player who makes all decisions of a loop says how often it runs (4-18-2).
pub(crate) const LEAVE: Rule = cite!("4-18-2");
/// If both players can stop a loop, the active player names a number, then the opponent one no larger (4-18-3).
pub(crate) const CONTEST: Rule = cite!("4-18-3");
