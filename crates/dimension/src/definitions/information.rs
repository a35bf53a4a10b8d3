//! Part 2, chapter 25: public and hidden information.

use crate::book::Dimension0;
use crate::rules::cite;
use crate::words::mark;
use duel::book::Revealing;
use duel::book::point::{ChapterPoints, KnowledgePoint};
use duel::ids::*;
use duel::points;

/// Where the kernel acts by these rules.
pub(crate) const POINTS: ChapterPoints = points! {
    KnowledgePoint::RevealedToAll => SHOWN,
    KnowledgePoint::MayFailToFind => NOT_FOUND,
    KnowledgePoint::OpenMustBeFound => OPEN,
};

/// The controller of an effect that looks for cards in hidden information may find nothing (2-25-3).
pub(crate) const NOT_FOUND: Rule = cite!("2-25-3");
/// Hidden information that an effect shows to all is public meanwhile, and must be found (2-25-4).
pub(crate) const OPEN: Rule = cite!("2-25-4");
/// Squares, the stack and the plan are public, and so are the numbers of cards in hands and graveyards (2-25-1-1).
pub(crate) const PUBLIC: Rule = cite!("2-25-1-1");
/// Hidden cards that an effect reveals are public (2-25-2-1).
pub(crate) const SHOWN: Rule = cite!("2-25-2-1");

impl Revealing for Dimension0 {
    const SHOWN_MARK: Mark = mark::SHOWN;
    const MAY_FAIL_TO_FIND: bool = true;
    const ONLY_CONTROLLER_MAY_FAIL_TO_FIND: bool = true;
}
