//! Chapter 4: numbers.

use crate::rules::ChapterPoints;
use crate::rules::{Cited, cite};
use duel::book::point::NumberPoint;
use duel::points;

/// Where the kernel acts by these rules.
pub(crate) const POINTS: ChapterPoints = points! {
    NumberPoint::VariableNamedByOwner => VARIABLE,
    NumberPoint::ChosenAreWhole => WHOLE,
    NumberPoint::RoundUp => ROUND,
    NumberPoint::BelowZeroCountsAsZero => NEGATIVE,
    NumberPoint::UndeterminedIsZero => UNDEFINED,
};

/// A number that a player names is 0 or more (4.1).
pub(crate) const WHOLE: Cited = cite!("4.1");
/// Fractions are rounded up (4.2).
pub(crate) const ROUND: Cited = cite!("4.2");
/// A number below 0 keeps its value while it is changed, and counts as 0 otherwise (4.3).
pub(crate) const NEGATIVE: Cited = cite!("4.3");
/// A number that cannot be determined is 0 (4.4).
pub(crate) const UNDEFINED: Cited = cite!("4.4");
/// A variable that the text does not fix is chosen by the controller (4.5).
pub(crate) const VARIABLE: Cited = cite!("4.5");
