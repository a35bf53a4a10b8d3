//! The cost of a card as it is announced: what effects add to it once the card has left the zone it is played from.

use super::apply::change_cost;
use super::collect::{ChangeSource, Contribution, change_at, described_by_effect, static_effect_of};
use crate::book::RuleBook;
use crate::card::ability::{Change, End};
use crate::card::amount::What;
use crate::card::characteristics::Characteristics;
use crate::card::filter::{Filter, SelfRef};
use crate::engine::context::Cx;
use crate::ids::*;
use crate::state::object::Slot;
use crate::state::query::Scope;

impl<B: RuleBook> Cx<'_, B> {
    /// The characteristics of a card with the changes of its cost as they will be once it has moved to this shared zone
    /// to be played: the effects on it where it is now go on applying, but they count it where it will be.
    pub fn characteristics_once_announced(&mut self, slot: Slot, to: Zone) -> Characteristics {
        self.collect_contributions();
        let changes_cost = |c: &Contribution| is_cost_change(change_at(self.pool, self.state, c.change_source));
        if !self.state.derived.has_granted_abilities && !self.scratch.contributions.iter().any(changes_cost) {
            return *self.state.characteristics(slot);
        }
        self.compute_without(None);
        let mut announced = *self.state.characteristics(slot);
        (announced.cost_increase, announced.cost_reduction) = (0, 0);
        let all = std::mem::take(&mut self.scratch.contributions);
        let scope = |cx: &Self, c: &Contribution| {
            let you = match c.change_source {
                ChangeSource::Static { .. } => cx.player_of(c.source.slot),
                ChangeSource::Effect(_) => c.you,
            };
            Scope { source: c.source, you, item: None, itself: None }
        };
        let changing: Vec<(Contribution, Scope)> = (all.iter().map(|c| (*c, scope(self, c))))
            .filter(|(c, scope)| self.changes_cost_of(c, scope, slot))
            .collect();
        self.scratch.contributions = all;
        let (before, layout) = (*self.state.object(slot), self.state.layout.clone());
        self.state.layout.shift(slot, (before.zone, before.side), (to, Seat::FIRST), End::Top);
        self.state.objects[slot.index()].zone = to;
        for (c, scope) in changing {
            if let Some(value) = self.cost_change_now(&c, &scope) {
                change_cost::<B>(&mut announced, change_at(self.pool, self.state, c.change_source), value);
            }
        }
        self.state.objects[slot.index()] = before;
        self.state.layout = layout;
        announced
    }

    /// Returns true if a contribution changes the cost of a card as long as its condition holds.
    fn changes_cost_of(&self, c: &Contribution, scope: &Scope, slot: Slot) -> bool {
        if !is_cost_change(change_at(self.pool, self.state, c.change_source)) {
            return false;
        }
        let fits = |filter: &Filter| {
            (filter.this != SelfRef::Only || slot == c.source.slot) && self.read().fits(scope, filter, slot)
        };
        match c.change_source {
            ChangeSource::Static { ability, static_effect, granted, .. } => {
                (granted || !self.state.characteristics(c.source.slot).has_lost_text)
                    && fits(&static_effect_of(self.pool, ability, static_effect).filter)
            }
            ChangeSource::Effect(e) => {
                let e = &self.state.ongoing_effects[e as usize];
                match e.target {
                    Some(target) => target == self.state.object_ref(slot),
                    None => matches!(described_by_effect(self.pool, e), What::All(filter) if fits(filter)),
                }
            }
        }
    }

    /// The amount of a change of a cost as things are now; `None` if it does not apply.
    fn cost_change_now(&self, c: &Contribution, scope: &Scope) -> Option<i32> {
        match c.change_source {
            ChangeSource::Static { ability, .. } => {
                let condition = self.pool.ability(ability).condition.as_ref();
                let amount = change_at(self.pool, self.state, c.change_source).amount()?;
                let applies = condition.is_none_or(|condition| self.read().holds(scope, condition))
                    && !self.read().is_undetermined(scope, amount);
                applies.then(|| self.read().value_of(scope, amount))
            }
            ChangeSource::Effect(e) => Some(self.state.ongoing_effects[e as usize].value),
        }
    }
}

fn is_cost_change(change: &Change) -> bool {
    matches!(change, Change::CostIncrease(_) | Change::CostReduction(_))
}
