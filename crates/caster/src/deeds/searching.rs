//! Chapter 1012: choosing and searching.

use crate::rules::cite;
use crate::words::verb;
use duel::book::point::{ChapterPoints, KnowledgePoint, ResolutionPoint};
use duel::ids::{Rule, Verb};
use duel::points;

/// Where the kernel acts by these rules.
pub(crate) const POINTS: ChapterPoints = points! {
    ResolutionPoint::Picks => CHOOSE,
    ResolutionPoint::Searching => NEED_NOT_FIND,
    KnowledgePoint::MayFailToFind => NEED_NOT_FIND,
    KnowledgePoint::OpenMustBeFound => NEED_NOT_FIND,
};

/// A player told to choose among cards that all see has to choose (1012.1).
pub(crate) const CHOOSE: Rule = cite!("1012.1");
/// A player choosing or searching among cards others do not see looks at them, and may fail to find (1012.2).
pub(crate) const NEED_NOT_FIND: Rule = cite!("1012.2");
/// "When a player searches" triggers once for each search carried out (1012.3).
pub(crate) const SEARCHED: (Verb, Rule) = (verb::SEARCH, cite!("1012.3"));
