//! Chapter 910: replacements.

use crate::book::{Caster, Context};
use crate::keywords;
use crate::rules::cite;
use duel::book::RuleBook;
use duel::book::point::{ChapterPoints, ReplacementPoint};
use duel::book::{Arbiter, Replacing};
use duel::card::ability::Ability;
use duel::engine::question::Pick;
use duel::ids::Rule;
use duel::points;
use duel::state::object::Slot;

/// Where the kernel acts by these rules.
pub(crate) const POINTS: ChapterPoints = points! {
    ReplacementPoint::Ordered => CHOSEN,
    ReplacementPoint::OncePerEvent => ONCE,
    ReplacementPoint::OptionalMayBeDeclined => ONCE,
    ReplacementPoint::EachEventByItself => ONCE,
    ReplacementPoint::ReplacedDidNotHappen => UNDONE,
};

/// The affected player, or the controller of the affected card, chooses the replacement that applies (910.2).
pub(crate) const ARBITER: Arbiter = Arbiter::Affected;
/// One of several replacements is chosen to apply (910.2).
pub(crate) const CHOSEN: Rule = cite!("910.2");
/// A replaced event does not happen; only its replacement does (910.1).
pub(crate) const UNDONE: Rule = cite!("910.1");
/// A replacement effect does not replace what resulted from an event it has replaced (910.3, reading C23).
pub(crate) const ONCE_FOR_ALL: bool = true;
/// Each replacement applies once to an event, and must unless it says otherwise (910.3).
pub(crate) const ONCE: Rule = cite!("910.3");

impl Replacing for Caster {
    const REPLACEMENTS_ORDERED_BY: Arbiter = ARBITER;
    const REPLACES_ORIGINAL_EVENT_ONCE: bool = ONCE_FOR_ALL;

    fn replacement_order_rule(cx: &Context, offered: &[Pick]) -> Rule {
        keywords::asks(cx, offered).unwrap_or(Self::rule(ReplacementPoint::Ordered))
    }

    fn still_has_keyword(cx: &Context, slot: Slot, ability: &Ability) -> bool {
        keywords::still_has_keyword(cx, slot, ability)
    }

    fn replacement_rule(ability: &Ability) -> Rule {
        keywords::replacement_rule(ability).unwrap_or(UNDONE)
    }
}
