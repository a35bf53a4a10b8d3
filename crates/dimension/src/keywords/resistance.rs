//! Part 5, chapter 17: Resistance.

use crate::rules::cite;
use crate::words::label;
use duel::ability::Ability;
use duel::words::Rule;

/// Cards that fit its condition deal no damage to a card with Resistance, and do not have it for a target (5-17-2).
const RESISTS: Rule = cite!("5-17-2");

/// The rule by which an ability forbids something.
pub(crate) fn forbids(ability: &Ability) -> Rule {
    if ability.label == label::RESISTANCE { RESISTS } else { Rule::UNNUMBERED }
}
