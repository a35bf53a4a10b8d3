//! Replacement effects.

use crate::book::RuleBook;
use crate::book::point::ReplacementPoint;
use crate::card::ability::Ability;
use crate::engine::context::Cx;
use crate::engine::question::Pick;
use crate::ids::*;
use crate::state::object::Slot;

/// The player who decides which of several replacement effects applies first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arbiter {
    /// The affected player, or the controller of the affected card.
    Affected,
    /// The turn player.
    TurnPlayer,
}

/// Replacement effects.
pub trait Replacing: Sized + 'static {
    /// The player who orders replacement effects.
    const REPLACEMENTS_ORDERED_BY: Arbiter;
    /// The actions of a replacement effect have the source that the replaced event would have had.
    const REPLACEMENT_KEEPS_SOURCE: bool = false;
    /// An action of an effect counts as done even if it was replaced.
    const REPLACED_COUNTS_AS_DONE: bool = false;
    /// A replacement effect applies only once to an event and everything that other replacement effects make of it.
    const REPLACES_ORIGINAL_EVENT_ONCE: bool = false;

    /// Returns true if an object still has the keyword to which this replacement ability of its own belongs.
    fn still_has_keyword(_cx: &Cx<Self>, _slot: Slot, _ability: &Ability) -> bool {
        true
    }
    /// Returns the rule by which this ability replaces events.
    fn replacement_rule(_ability: &Ability) -> Rule {
        Rule::UNNUMBERED
    }
    /// Returns the rule by which a player says which of these replacement effects applies next, if any.
    fn replacement_order_rule(_cx: &Cx<Self>, _offered: &[Pick]) -> Rule
    where
        Self: RuleBook,
    {
        Self::rule(ReplacementPoint::Ordered)
    }
}
