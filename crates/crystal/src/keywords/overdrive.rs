//! Overdrive (S 15.2.9).

use crate::Crystal;
use crate::book::Context;
use crate::edition::Edition;
use crate::rules::{Cited, cite};
use crate::words::label;
use duel::book::rule_sets::KeywordRules;
use duel::card::ability::Ability;
use duel::ids::Rule;
use duel::state::stack_item::StackItem;

/// A player who plays a Character with Overdrive may use it (S 15.2.9.2).
const MAY: Cited = cite!(s "15.2.9.2");
/// The cost of Overdrive is paid together with the cost of the Character (S 15.2.9.4).
const TOGETHER: Cited = cite!(s "15.2.9.4");

impl<E: Edition> Crystal<E> {
    /// The Character has the auto-ability if the cost was paid, and only then (S 15.2.9.3).
    pub(super) const OVERDRIVEN: &'static KeywordRules = &KeywordRules {
        event: cite!(s "15.2.9.3").of::<E>(),
        unmet: cite!(s "15.2.9.3").of::<E>(),
        ..KeywordRules::UNNUMBERED
    };
}

/// The rule by which an ability adds a cost to playing its card: Overdrive does (S 15.2.9.2).
pub(crate) fn adds<E: Edition>(ability: &Ability) -> Rule {
    if ability.label == label::OVERDRIVE { MAY.of::<E>() } else { Rule::UNNUMBERED }
}

/// The rule by which all costs are paid at once if Overdrive is among them (S 15.2.9.4).
pub(crate) fn pay_rule<E: Edition>(cx: &Context<E>, item: &StackItem) -> Option<Rule> {
    let driven = || cx.lending_abilities(item).any(|id| cx.pool.ability(id).label == label::OVERDRIVE);
    (TOGETHER.is_in::<E>() && item.extras != 0 && item.card.is_some() && driven()).then(|| TOGETHER.of::<E>())
}
