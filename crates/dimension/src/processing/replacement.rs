//! Part 4, chapter 15: replacements.

use crate::book::Dimension0;
use crate::rules::cite;
use duel::book::point::{ChapterPoints, ReplacementPoint};
use duel::book::{Arbiter, Replacing};
use duel::card::ability::{Ability, Form, Op, ReplacedBy};
use duel::ids::Rule;
use duel::points;

/// Where the kernel acts by these rules.
pub(crate) const POINTS: ChapterPoints = points! {
    ReplacementPoint::ReplacedSetsNothingOff => UNREAL,
    ReplacementPoint::ReplacedPaymentCounts => PAID,
    ReplacementPoint::ReplacedCountsAsDone => DONE,
    ReplacementPoint::OncePerEvent => AGAIN,
    ReplacementPoint::OnlyPossibleOnes => POSSIBLE,
    ReplacementPoint::UsedUp => SPENT,
    ReplacementPoint::EachEventByItself => SPENT,
    ReplacementPoint::OwnFirst => OWN,
    ReplacementPoint::Ordered => ORDER,
};

/// The affected player orders replacement effects (4-15-8-2).
pub(crate) const ARBITER: Arbiter = Arbiter::Affected;
/// The affected player chooses which of several applies next; the others may then no longer apply (4-15-8-2).
pub(crate) const ORDER: Rule = cite!("4-15-8-2");
/// A resolving effect's own replacement applies before others (4-15-8-1).
pub(crate) const OWN: Rule = cite!("4-15-8-1");
/// A replacement by a spell, activated or triggered ability applies once, unless it has a duration; a static one applies
/// to every event (4-15-3).
pub(crate) const SPENT: Rule = cite!("4-15-3");
/// A replaced event has not happened (4-15-4).
pub(crate) const UNREAL: Rule = cite!("4-15-4");
/// A cost is paid even if an action of its payment was replaced (4-15-5).
pub(crate) const PAID: Rule = cite!("4-15-5");
/// A replaced action of an effect counts as done (4-15-5-1).
pub(crate) const REPLACED_COUNTS_AS_DONE: bool = true;
/// The rule by which a replaced action counts as done (4-15-5-1).
pub(crate) const DONE: Rule = cite!("4-15-5-1");
/// A replacement effect does not replace what results from it (4-15-6).
pub(crate) const AGAIN: Rule = cite!("4-15-6");
/// An impossible option of a replacement cannot be chosen (4-15-7).
pub(crate) const POSSIBLE: Rule = cite!("4-15-7");

impl Replacing for Dimension0 {
    const REPLACEMENTS_ORDERED_BY: Arbiter = ARBITER;
    const REPLACED_COUNTS_AS_DONE: bool = REPLACED_COUNTS_AS_DONE;

    /// A replacement puts one event in place of another (4-15-2), has something named as an event happens (4-15-2-1), or
    /// does something upon an event, or something else if that cannot be done (4-15-2-2).
    fn replacement_rule(ability: &Ability) -> Rule {
        let Form::Replacement(replacement) = &ability.form else { return Rule::UNNUMBERED };
        let names = ability.body.ops.iter().any(|op| matches!(op, Op::NameWord { .. }));
        let branches = ability.body.ops.iter().any(|op| matches!(op, Op::IfDone { .. } | Op::CallOff));
        match replacement.instead {
            ReplacedBy::DoBodyFirst if names => cite!("4-15-2-1"),
            ReplacedBy::DoBodyFirst => cite!("4-15-2-2"),
            ReplacedBy::DoBody if branches => cite!("4-15-2-2"),
            _ => cite!("4-15-2"),
        }
    }
}
