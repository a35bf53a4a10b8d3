//! Chapter 101: winning and losing.

use crate::rules::cite;
use duel::book::point::{ChapterPoints, EndingPoint};
use duel::ids::Rule;
use duel::points;

/// Where the kernel acts by these rules.
pub(crate) const POINTS: ChapterPoints = points! {
    EndingPoint::EndsAtOnce => OVER,
    EndingPoint::BothLose => DRAW,
    EndingPoint::EndlessLoop => DRAW,
    EndingPoint::Concede => CONCEDE,
    EndingPoint::ConcessionIsNotReplaced => UNFORCED,
};

/// When one player has lost and the other has not, the game is over, and the other wins (101.2).
pub(crate) const OVER: Rule = cite!("101.2");
/// If both players have lost, the game is a draw (101.3); so is one that would never end.
pub(crate) const DRAW: Rule = cite!("101.3");
/// A player may give up at any time (101.4).
pub(crate) const CONCEDE: Rule = cite!("101.4");
/// No effect makes a player give up, and none replaces giving up (101.5).
pub(crate) const UNFORCED: Rule = cite!("101.5");
/// A player who loses during a resolution has lost at once (101.2, reading V23).
pub(crate) const ENDS_AT_ONCE: bool = true;
