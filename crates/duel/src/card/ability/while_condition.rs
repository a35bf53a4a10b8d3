//! Effects that last as long as a condition holds: finding them in an ability.

use crate::card::ability::{Ability, Duration, Op};
use crate::card::amount::Condition;

/// The conditions of the ability's "as long as" effects.
pub(crate) fn while_conditions(ability: &Ability) -> impl Iterator<Item = &Condition> {
    let modes = ability.modes.iter().flat_map(|modes| &modes.options);
    std::iter::once(&ability.body).chain(modes).flat_map(|body| {
        body.ops.windows(2).filter_map(|pair| match pair {
            [Op::If { condition, .. }, Op::BeginEffect { duration: Duration::WhileCondition, .. }] => Some(condition),
            _ => None,
        })
    })
}

/// Returns true if the ability begins an effect that lasts as long as a condition holds.
pub(crate) fn has_while_effect(ability: &Ability) -> bool {
    while_conditions(ability).next().is_some()
}
