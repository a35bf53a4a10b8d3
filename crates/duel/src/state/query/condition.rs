//! Checking conditions.

use crate::book::RuleBook;
use crate::book::point::{NumberPoint, ResolutionPoint};
use crate::card::amount::{Amount, Condition};
use crate::card::filter::Cmp;
use crate::state::query::{Reader, Scope};

impl<B: RuleBook> Reader<'_, B> {
    /// Returns true if the condition holds now.
    pub fn holds(&self, scope: &Scope, condition: &Condition) -> bool {
        match condition {
            Condition::Compare(left, cmp, right) => {
                let undefined = || self.is_undefined(scope, left) || self.is_undefined(scope, right);
                let undetermined = self.is_undetermined(scope, left) || self.is_undetermined(scope, right);
                let known = || self.scratch.trace.rests_on(|| !undefined() || self.at(NumberPoint::UndeterminedIsZero));
                !undetermined
                    && known()
                    && cmp.accepts(self.compare(self.value_of(scope, left), self.value_of(scope, right)))
            }
            Condition::Is(what, filter) => {
                self.object_as_read(scope, what).is_some_and(|object| self.fits_ref(scope, filter, object))
            }
            Condition::TurnOf(who) => self.seats(scope, who).any(|seat| seat == self.state.turn.player),
            Condition::During(phases) => phases.contains(&self.state.turn.phase),
            Condition::ExtraPaid(extra) => scope.item.is_some_and(|i| i.extras >> extra & 1 == 1),
            Condition::PaidIn(colours) => self.state.object(scope.source.slot).paid_in.meets(*colours),
            Condition::AbilityExistsIf(inner) => {
                B::judged_before(self, scope, inner).unwrap_or_else(|| self.holds(scope, inner))
            }
            Condition::Not(inner) => !self.holds(scope, inner),
            Condition::All(all) => {
                all.iter().all(|c| self.holds(scope, c))
                    && self.scratch.trace.rests_on(|| self.one_object_may_count_twice(scope, all))
            }
            Condition::Any(any) => any.iter().any(|c| self.holds(scope, c)),
        }
    }

    /// Returns true if the condition of an ability in use still holds. The condition for the card to have the ability
    /// is not checked again.
    pub(crate) fn still_holds(&self, scope: &Scope, condition: &Condition) -> bool {
        match condition {
            Condition::AbilityExistsIf(_) => true,
            Condition::All(all) => all.iter().all(|inner| self.still_holds(scope, inner)),
            condition => self.holds(scope, condition),
        }
    }

    /// Returns true if there are enough objects for all these conditions together, or one may count for several of
    /// them. Called only where the rules are traced.
    fn one_object_may_count_twice(&self, scope: &Scope, all: &[Condition]) -> bool {
        let mut asked = 0;
        let mut there = Vec::new();
        for condition in all {
            let Condition::Compare(Amount::Count(filter), Cmp::AtLeast, Amount::Fixed(n)) = condition else { continue };
            asked += *n;
            self.for_each_fitting(scope, filter, |slot| there.push(slot));
        }
        there.sort_unstable();
        there.dedup();
        there.len() as i32 >= asked || self.at(ResolutionPoint::OneObjectMayMeetAll)
    }
}
