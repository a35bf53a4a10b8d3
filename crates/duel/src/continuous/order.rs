//! Dependency order: effects that depend on others of their layer apply after them.

use super::collect::{ChangeSource, Contribution, change_at};
use crate::book::RuleBook;
use crate::book::point::ContinuousPoint;
use crate::card::ability::{Change, Form};
use crate::continuous::dependency::{amount_reads, aspect, aspects_written, condition_reads, filter_reads};
use crate::engine::context::Cx;
use crate::stable_hash::stable_hash;

impl<B: RuleBook> Cx<'_, B> {
    /// Returns true if one of these contributions writes something that another reads.
    pub(super) fn may_depend(&self, group: &[Contribution]) -> bool {
        let written =
            group.iter().fold(0, |w, c| w | aspects_written(change_at(self.pool, self.state, c.change_source)));
        group.iter().any(|c| self.aspects_read(c) & written != 0)
    }

    fn aspects_read(&self, c: &Contribution) -> u16 {
        match c.change_source {
            ChangeSource::Static { ability, static_effect: a, change, .. } => {
                let ability = self.pool.ability(ability);
                let Form::Static(affects) = &ability.form else { unreachable!("only static abilities contribute") };
                let affect = &affects[a as usize];
                let amount = match &affect.changes[change as usize] {
                    Change::Multiply(..) => aspect::NUMBERS,
                    change => change.amount().map_or(0, amount_reads),
                };
                filter_reads(&affect.filter) | ability.condition.as_ref().map_or(0, condition_reads) | amount
            }
            ChangeSource::Effect(e) => {
                let doubled = matches!(change_at(self.pool, self.state, c.change_source), Change::Multiply(..));
                match self.state.ongoing_effects[e as usize].target {
                    Some(_) if doubled => aspect::NUMBERS,
                    Some(_) => 0,
                    None => aspect::ALL,
                }
            }
        }
    }

    /// Sorts the changes that lower the same number to a minimum, within their layer: a greater minimum comes first.
    pub(super) fn order_lower_limits(&self, todo: &mut [Contribution]) {
        let least = |c: &Contribution| match change_at(self.pool, self.state, c.change_source) {
            Change::Lower(number, _, least) => Some((c.layer, *number, *least)),
            _ => None,
        };
        for i in 1..todo.len() {
            let Some((layer, number, mut most)) = least(&todo[i]) else { continue };
            let mut moves = false;
            for j in 0..i {
                let Some(other) = least(&todo[j]).filter(|other| (other.0, other.1) == (layer, number)) else {
                    continue;
                };
                if moves || other.2 < most && self.at(ContinuousPoint::GreaterMinimumFirst) {
                    todo.swap(i, j);
                    (most, moves) = (other.2, true);
                }
            }
        }
    }

    /// Puts the oldest contribution of a layer that does not depend on another first.
    pub(super) fn bring_independent_first(&mut self, group: &mut [Contribution]) {
        for i in 0..group.len() {
            let candidate = group[i];
            let reads = self.aspects_read(&candidate);
            let depends = (0..group.len()).any(|j| {
                j != i
                    && reads & aspects_written(change_at(self.pool, self.state, group[j].change_source)) != 0
                    && self.changes_outcome(&candidate, &group[j])
            });
            if !depends {
                if i > 0 && self.at(ContinuousPoint::Dependency) {
                    group[..=i].rotate_right(1);
                }
                return;
            }
        }
        // Each depends on another: the oldest comes first.
        self.at(ContinuousPoint::Dependency);
    }

    /// Tries whether applying `other` first would change what `c` does.
    fn changes_outcome(&mut self, c: &Contribution, other: &Contribution) -> bool {
        let value = self.list_affected(c);
        let before = stable_hash(&(value, &self.scratch.slots));
        let mut saved = std::mem::take(&mut self.scratch.trial_characteristics);
        saved.clone_from(&self.state.derived.characteristics);
        let forbids = self.state.derived.prohibitions.len();
        let refers = self.state.derived.number_stand_ins.len();
        let (cannot, grants, given) = (
            self.state.derived.forbidden_verbs,
            self.state.derived.has_granted_abilities,
            self.state.derived.granted_zones,
        );
        let entered = self.scratch.applied_abilities.len();
        self.apply(other);
        let value = self.list_affected(c);
        let after = stable_hash(&(value, &self.scratch.slots));
        self.state.derived.characteristics.clone_from(&saved);
        self.state.derived.prohibitions.truncate(forbids);
        self.state.derived.number_stand_ins.truncate(refers);
        self.state.derived.forbidden_verbs = cannot;
        (self.state.derived.has_granted_abilities, self.state.derived.granted_zones) = (grants, given);
        self.scratch.applied_abilities.truncate(entered);
        self.scratch.trial_characteristics = saved;
        before != after
    }
}
