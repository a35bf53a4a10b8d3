//! The rules on verbs, abilities and conditions.

use crate::book::rule_sets::VerbRules;
use crate::card::ability::Ability;
use crate::card::amount::Condition;
use crate::engine::context::Cx;
use crate::ids::*;
use crate::state::stack_item::StackItem;

/// The rules on verbs, abilities and conditions.
pub trait Citing: Sized + 'static {
    /// Returns the rule by which an ability forbids something.
    fn prohibition_rule(_ability: &Ability) -> Rule {
        Rule::UNNUMBERED
    }
    /// Returns the rule by which a card has an ability while this condition holds.
    fn condition_rule(_condition: &Condition) -> Rule {
        Rule::UNNUMBERED
    }
    /// Returns the rule by which an "if you do" clause is skipped because that was not done.
    fn if_you_do_rule(_cx: &Cx<Self>, _item: &StackItem) -> Rule {
        Rule::UNNUMBERED
    }
    /// Returns the rules on a verb.
    fn verb_rules(_verb: Verb) -> &'static VerbRules {
        const { &VerbRules::UNNUMBERED }
    }
    /// Returns the rules by which an ability works where it does, if that needs any.
    fn works_here_rules(_ability: &Ability) -> &'static [Rule] {
        &[]
    }
}
