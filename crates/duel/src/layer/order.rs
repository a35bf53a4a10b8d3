//! Effects that depend on others of their layer come after them.

use super::{Contribution, Part, change_at};
use crate::ability::{Change, Form};
use crate::book::RuleBook;
use crate::cx::Cx;
use crate::depend::{amount_reads, aspect, condition_reads, filter_reads, writes};
use crate::hash::stable_hash;

impl<B: RuleBook> Cx<'_, B> {
    /// Whether one of these changes what another reads.
    pub(super) fn may_depend(&self, group: &[Contribution]) -> bool {
        let written = group.iter().fold(0, |w, c| w | writes(change_at(self.pool, self.s, c.part)));
        group.iter().any(|c| self.reads(c) & written != 0)
    }

    fn reads(&self, c: &Contribution) -> u16 {
        match c.part {
            Part::Static { ability, affect: a, change, .. } => {
                let ability = self.pool.ability(ability);
                let Form::Static(affects) = &ability.form else { unreachable!("only static abilities contribute") };
                let affect = &affects[a as usize];
                let amount = match &affect.changes[change as usize] {
                    Change::Multiply(..) => aspect::NUMBERS,
                    change => change.amount().map_or(0, amount_reads),
                };
                filter_reads(&affect.filter) | ability.condition.as_ref().map_or(0, condition_reads) | amount
            }
            Part::Effect(e) => {
                let doubled = matches!(change_at(self.pool, self.s, c.part), Change::Multiply(..));
                match self.s.effects[e as usize].target {
                    Some(_) if doubled => aspect::NUMBERS,
                    Some(_) => 0,
                    None => aspect::ALL,
                }
            }
        }
    }

    /// Of changes that lower one number down to a least one, those of a greater least come before the others, where
    /// all of them are among the changes of their layer.
    pub(super) fn order_least(&self, todo: &mut [Contribution]) {
        let least = |c: &Contribution| match change_at(self.pool, self.s, c.part) {
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
                if moves || other.2 < most && self.by(B::CITES.effect.least) {
                    todo.swap(i, j);
                    (most, moves) = (other.2, true);
                }
            }
        }
    }

    /// Puts first, of effects in one layer, the oldest that does not depend on another.
    pub(super) fn bring_independent_first(&mut self, group: &mut [Contribution]) {
        for i in 0..group.len() {
            let candidate = group[i];
            let reads = self.reads(&candidate);
            let depends = (0..group.len()).any(|j| {
                j != i
                    && reads & writes(change_at(self.pool, self.s, group[j].part)) != 0
                    && self.changes_outcome(&candidate, &group[j])
            });
            if !depends {
                if i > 0 && self.by(B::CITES.effect.depend) {
                    group[..=i].rotate_right(1);
                }
                return;
            }
        }
        // Each depends on another: the oldest comes first.
        self.by(B::CITES.effect.depend);
    }

    /// Whether applying `other` first would change what `c` does: by trying it.
    fn changes_outcome(&mut self, c: &Contribution, other: &Contribution) -> bool {
        let value = self.outcome(c);
        let before = stable_hash(&(value, &self.t.slots));
        let mut saved = std::mem::take(&mut self.t.trial);
        saved.clone_from(&self.s.derived.profiles);
        let forbids = self.s.derived.forbids.len();
        let refers = self.s.derived.refers.len();
        let (cannot, grants, given) = (self.s.derived.cannot, self.s.derived.grants, self.s.derived.given);
        let entered = self.t.ledger.len();
        self.apply(other);
        let value = self.outcome(c);
        let after = stable_hash(&(value, &self.t.slots));
        self.s.derived.profiles.clone_from(&saved);
        self.s.derived.forbids.truncate(forbids);
        self.s.derived.refers.truncate(refers);
        self.s.derived.cannot = cannot;
        (self.s.derived.grants, self.s.derived.given) = (grants, given);
        self.t.ledger.truncate(entered);
        self.t.trial = saved;
        before != after
    }
}
