//! Part 5, chapter 17: Resistance.

use crate::rules::cite;
use crate::words::label;
use duel::card::ability::Ability;
use duel::ids::Rule;

/// Cards that fit its condition deal no damage to a card with Resistance and cannot target it (5-17-2).
const RESISTS: Rule = cite!("5-17-2");

/// The rule by which an ability forbids something: Resistance has its own.
pub(crate) fn prohibition_rule(ability: &Ability) -> Rule {
    if ability.label == label::RESISTANCE { RESISTS } else { Rule::UNNUMBERED }
}
