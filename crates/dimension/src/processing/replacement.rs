//! Part 4, chapter 15: replacements.

use crate::rules::cite;
use duel::ability::{Ability, Form, Instead, Op};
use duel::book::Arbiter;
use duel::words::Rule;

/// The player affected orders them (4-15-8-2).
pub(crate) const ARBITER: Arbiter = Arbiter::Affected;
/// Which of several applies next; what is left may apply no more (4-15-8-2).
pub(crate) const ORDER: Rule = cite!("4-15-8-2");
/// What a resolving text replaces of its own comes before other replacements (4-15-8-1).
pub(crate) const OWN: Rule = cite!("4-15-8-1");
/// What a spell, an activated or a triggered ability replaces it replaces once, unless it says for how long (4-15-3).
pub(crate) const SPENT: Rule = cite!("4-15-3");
/// What was replaced has not happened (4-15-4).
pub(crate) const UNREAL: Rule = cite!("4-15-4");
/// A cost is paid though something in its payment was replaced (4-15-5).
pub(crate) const PAID: Rule = cite!("4-15-5");
/// What an effect does counts as done though it was replaced (4-15-5-1).
pub(crate) const REPLACED_COUNTS_AS_DONE: bool = true;
/// It counts as done (4-15-5-1).
pub(crate) const DONE: Rule = cite!("4-15-5-1");
/// A replacement replaces nothing that came of it (4-15-6).
pub(crate) const AGAIN: Rule = cite!("4-15-6");
/// What is impossible is not among what may happen instead (4-15-7).
pub(crate) const POSSIBLE: Rule = cite!("4-15-7");

/// Something happens instead (4-15-2); as something happens, something is named (4-15-2-1); upon something, another thing
/// is done, or something happens instead if it cannot be (4-15-2-2).
pub(crate) fn replaces(ability: &Ability) -> Rule {
    let Form::Replacement(replacement) = &ability.form else { return Rule::UNNUMBERED };
    let names = ability.body.ops.iter().any(|op| matches!(op, Op::Name { .. }));
    let branches = ability.body.ops.iter().any(|op| matches!(op, Op::IfDone { .. } | Op::CallOff));
    match replacement.instead {
        Instead::First if names => cite!("4-15-2-1"),
        Instead::First => cite!("4-15-2-2"),
        Instead::Body if branches => cite!("4-15-2-2"),
        _ => cite!("4-15-2"),
    }
}
