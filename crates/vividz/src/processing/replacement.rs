//! Chapter 912: replacements.

use crate::book::Vividz;
use crate::processing::source;
use crate::rules::cite;
use duel::book::point::{ChapterPoints, ReplacementPoint};
use duel::book::{Arbiter, Replacing};
use duel::card::ability::Ability;
use duel::ids::Rule;
use duel::points;

/// Where the kernel acts by these rules.
pub(crate) const POINTS: ChapterPoints = points! {
    ReplacementPoint::Ordered => ORDER,
    ReplacementPoint::ReplacedDidNotHappen => UNDONE,
};

/// The turn player chooses which replacement effect applies first (912.2).
pub(crate) const ARBITER: Arbiter = Arbiter::TurnPlayer;
/// The order of replacement effects (912.2).
pub(crate) const ORDER: Rule = cite!("912.2");
/// An event that is replaced does not happen (912.1).
pub(crate) const UNDONE: Rule = cite!("912.1");

impl Replacing for Vividz {
    const REPLACEMENTS_ORDERED_BY: Arbiter = ARBITER;
    const REPLACEMENT_KEEPS_SOURCE: bool = source::KEEPS_SOURCE;

    fn replacement_rule(_: &Ability) -> Rule {
        UNDONE
    }
}
