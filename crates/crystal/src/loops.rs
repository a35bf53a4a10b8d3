//! Chapter 13: loops.

use crate::rules::ChapterPoints;
use crate::rules::{Cited, cite};
use duel::book::point::EndingPoint;
use duel::points;

/// Where the kernel acts by these rules.
pub(crate) const POINTS: ChapterPoints = points! {
    EndingPoint::EndlessLoop => ENDLESS,
    EndingPoint::BreakableLoop => LEAVE,
    EndingPoint::ContestedLoop => CONTEST,
};

/// A loop that nobody can stop makes the game a draw (13.1).
pub(crate) const ENDLESS: Cited = cite!("13.1");

/// The only player who can stop a loop names how often it runs, and does not choose it again (13.2).
pub(crate) const LEAVE: Cited = cite!("13.2");

/// If both players can stop a loop, the turn player names a number, then the opponent, and the smaller counts (13.3).
pub(crate) const CONTEST: Cited = cite!("13.3");
