//! What a rule book supplies: policies, answers, words and rules. The kernel is compiled once for each book.
//!
//! *Invariant:* nothing here changes a duel; a book answers, and the other rooms act.
//! *Start at* [`RuleBook`]. *Used by* every room.

pub mod acting;
pub mod attaching;
pub mod audit;
pub mod choosing;
pub mod citing;
pub mod controlling;
pub mod counting;
pub mod course;
pub mod currency;
pub mod damaging;
pub mod layering;
pub mod matters;
pub mod moving;
pub mod orienting;
pub mod paying;
pub mod place_names;
pub mod playing;
pub mod point;
pub mod probing;
pub mod replacing;
pub mod revealing;
pub mod rule_index;
pub mod rule_sets;
pub mod series;
pub mod setup;
pub mod tokens;
pub mod triggering;
pub mod vocabulary;
pub mod witness;
pub mod wording;

pub use crate::book::acting::Acting;
pub use crate::book::attaching::Attaching;
pub use crate::book::choosing::{Choosing, IllegalTargets};
pub use crate::book::citing::Citing;
pub use crate::book::controlling::Controlling;
pub use crate::book::counting::Counting;
pub use crate::book::course::{Course, RoutineAbility};
pub use crate::book::currency::Currency;
pub use crate::book::damaging::{Damaging, GoneDealer};
pub use crate::book::layering::Layering;
pub use crate::book::moving::Moving;
pub use crate::book::orienting::Orienting;
pub use crate::book::paying::Paying;
pub use crate::book::playing::Playing;
pub use crate::book::probing::Probing;
pub use crate::book::replacing::{Arbiter, Replacing};
pub use crate::book::revealing::Revealing;
pub use crate::book::rule_index::{RuleEntry, find, strays};
pub use crate::book::setup::Setup;
pub use crate::book::triggering::{TakeWaiting, Triggering};
pub use crate::book::vocabulary::Vocabulary;
pub use crate::book::wording::{LogCards, LogRole, Wording};

use crate::book::point::{Point, PointRules};
use crate::ids::*;

/// A rule book: the verbs the kernel speaks of, and one trait for each subject that the book answers for.
pub trait RuleBook:
    Course
    + Setup
    + Acting
    + Playing
    + Choosing
    + Paying
    + Currency
    + Moving
    + Orienting
    + Controlling
    + Attaching
    + Layering
    + Counting
    + Damaging
    + Replacing
    + Triggering
    + Revealing
    + Citing
    + Probing
    + Wording
{
    /// The verb under which being chosen is forbidden and noticed.
    const CHOOSE: Verb;
    /// The verb under which being dealt damage is forbidden.
    const DAMAGE: Verb;
    /// The verb under which cards are revealed.
    const SHOW: Verb = Self::CHOOSE;
    /// The verb under which counters change.
    const COUNT: Verb;
    /// The verb under which an effect gives currency.
    const CURRENCY: Verb = Self::COUNT;
    /// The verb under which an ability that counts events counts them.
    const RECORD: Verb = Self::COUNT;
    /// The verb under which a player's search is noticed, if it is, and the rule that says so.
    const SEARCH: Option<(Verb, Rule)> = None;
    /// The verb under which the shuffling of a zone is noticed, if it is.
    const SHUFFLE: Option<Verb> = None;
    /// The verb under which an effect has cards arrive face down, if there is one.
    const LAY_FACE_DOWN: Option<Verb> = None;
    /// The verb under which being cancelled is forbidden.
    const CANCEL: Verb;
    /// The rules by which the kernel acts at its points, collected from the chapters.
    const POINTS: &'static PointRules;

    /// The rule by which the kernel acts at a point.
    #[inline(always)]
    fn rule(point: impl Into<Point>) -> Rule {
        Self::POINTS.rule(point.into())
    }
}
