//! Effects that last *as long as* a condition on their source holds. They end as soon as it does not, and do not begin
//! if it failed to hold at any moment between the use of the ability and its resolution.

use crate::book::RuleBook;
use crate::book::point::ContinuousPoint;
use crate::card::ability::while_condition::{has_while_effect, while_conditions};
use crate::card::ability::{Duration, Op};
use crate::card::amount::Condition;
use crate::card::pool::CardPool;
use crate::engine::context::Cx;
use crate::ids::AbilityId;
use crate::state::ongoing_effect::OngoingEffect;
use crate::state::query::Scope;
use crate::state::stack_item::{ConditionLapsed, NO_ABILITY, StackItem};

fn condition_of<'p>(pool: &'p CardPool, e: &OngoingEffect) -> Option<&'p Condition> {
    let before = e.op.checked_sub(1)?;
    match pool.ability(e.ability).part(e.part)?.ops.get(usize::from(before))? {
        Op::If { condition, .. } => Some(condition),
        _ => None,
    }
}

impl<B: RuleBook> Cx<'_, B> {
    /// Returns true if an effect lasts, or is about to begin, as long as a condition holds.
    pub(super) fn has_while_condition(&self) -> bool {
        let wavers = |id: AbilityId| id != NO_ABILITY && has_while_effect(self.pool.ability(id));
        self.state.ongoing_effects.iter().any(|e| e.duration == Duration::WhileCondition)
            || self.state.stack.iter().chain(&self.state.resolving).any(|item| wavers(item.ability))
    }

    /// Watches the conditions of the topmost stack item from now on.
    pub(crate) fn watch_while_condition(&mut self) {
        if self.pool.has_while_effects
            && let Some(item) = self.state.stack.last_mut()
        {
            item.condition_lapsed = ConditionLapsed(false);
            self.state.derived.dirty = true;
        }
    }

    /// Ends the effects whose conditions no longer hold, and notes on stack items that a condition has failed. Returns
    /// true if an effect ended.
    pub(super) fn end_lapsed_effects(&mut self) -> bool {
        let pool = self.pool;
        for at in 0..self.state.stack.len() {
            let item = self.state.stack[at];
            if item.ability != NO_ABILITY && !self.all_hold(&item) {
                self.state.stack[at].condition_lapsed = ConditionLapsed(true);
            }
        }
        let lasts = |e: &OngoingEffect| {
            let scope = Scope { source: e.source, you: e.controller, item: None, itself: None };
            e.duration != Duration::WhileCondition
                || self.state.is_alive(e.source) && condition_of(pool, e).is_some_and(|c| self.read().holds(&scope, c))
        };
        let ended: Vec<usize> =
            (0..self.state.ongoing_effects.len()).filter(|&at| !lasts(&self.state.ongoing_effects[at])).collect();
        for &at in ended.iter().rev() {
            self.state.ongoing_effects.remove(at);
        }
        self.state.derived.dirty |= !ended.is_empty();
        !ended.is_empty()
    }

    fn all_hold(&self, item: &StackItem) -> bool {
        let scope = Scope::of(item);
        while_conditions(self.pool.ability(item.ability))
            .all(|condition| self.state.is_alive(item.source) && self.read().holds(&scope, condition))
    }

    /// Returns true if an effect does not even begin, because its condition failed since the ability was used, or
    /// because its source is gone.
    pub(crate) fn has_lapsed(&self, item: &StackItem, duration: Duration) -> bool {
        let lapsed = match duration {
            Duration::WhileSource => !self.state.is_alive(item.source),
            Duration::WhileCondition => item.condition_lapsed.0 || !self.state.is_alive(item.source),
            Duration::Turn | Duration::Phase | Duration::Battle | Duration::Forever => false,
        };
        lapsed && self.at(ContinuousPoint::LapsedBeforeItBegan)
    }
}
