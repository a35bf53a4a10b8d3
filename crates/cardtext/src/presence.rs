//! What must hold for a card to have an ability at all: "Damage 5 — …", "Linkage [Card Name …] — …".

use crate::condition::joined;
use duel::card::ability::Ability;
use duel::card::amount::Condition;

/// Has an ability be there only while this holds.
pub(crate) fn add_presence(ability: &mut Ability, condition: Condition) {
    let mut conditions = match ability.condition.take() {
        Some(Condition::All(all)) => all,
        condition => condition.into_iter().collect(),
    };
    conditions.push(Condition::AbilityExistsIf(Box::new(condition)));
    ability.condition = joined(conditions);
}

/// What must hold for an ability to be there, and the ability without it.
pub(crate) fn split_presence(ability: &Ability) -> Option<(&Condition, Ability)> {
    let (present, rest) = match &ability.condition {
        Some(Condition::AbilityExistsIf(present)) => (present, None),
        Some(Condition::All(all)) => match all.split_last() {
            Some((Condition::AbilityExistsIf(present), rest)) => (present, joined(rest.to_vec())),
            _ => return None,
        },
        _ => return None,
    };
    Some((present, Ability { condition: rest, ..ability.clone() }))
}
