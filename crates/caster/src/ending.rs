//! Chapter 103: winning and losing.

use crate::rules::cite;
use duel::book::point::{ChapterPoints, EndingPoint};
use duel::ids::Rule;
use duel::points;

/// Where the kernel acts by these rules.
pub(crate) const POINTS: ChapterPoints = points! {
    EndingPoint::LosingCondition => LOSES,
    EndingPoint::EndsAtOnce => OVER,
    EndingPoint::BothLose => DRAW,
    EndingPoint::Concede => CONCEDE,
};

/// A player who meets a losing condition loses (103.1).
pub(crate) const LOSES: Rule = cite!("103.1");
/// A player who meets none while the other does wins (103.2).
pub(crate) const OVER: Rule = cite!("103.2");
/// If both players meet one at the same time, nobody wins (103.3).
pub(crate) const DRAW: Rule = cite!("103.3");
/// A player may concede at any time; no effect can force or replace that (103.4).
pub(crate) const CONCEDE: Rule = cite!("103.4");
