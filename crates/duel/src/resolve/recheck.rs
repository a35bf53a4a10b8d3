//! Rechecking: when an item resolves, its targets must still be legal.

use crate::book::point::{ChoosingPoint, ResolutionPoint, TriggerPoint};
use crate::book::{IllegalTargets, RuleBook};
use crate::card::ability::{Ability, ChoosingPhrase, Form};
use crate::engine::context::Cx;
use crate::ids::Rule;
use crate::state::query::Scope;
use crate::state::stack_item::{Choice, NO_ABILITY, StackItem, phrase_group};

impl<B: RuleBook> Cx<'_, B> {
    /// Marks the targets that are no longer legal; returns true if the item still resolves.
    pub(super) fn recheck(&mut self, item: &mut StackItem) -> bool {
        if item.ability == NO_ABILITY {
            return true;
        }
        let ability = self.pool.ability(item.ability);
        if let (true, Some(condition), Form::Triggered(_)) =
            (self.scratch.trace.is_kept(), &ability.condition, &ability.form)
        {
            // The rule is noted if the condition is checked again, met or not.
            let again = B::RECHECKS_CONDITIONS && !item.condition_met;
            let rules: &[Rule] = if again {
                &[B::rule(TriggerPoint::ConditionWhenResolving), B::rule(TriggerPoint::ConditionWhenTriggering)]
            } else {
                &[]
            };
            self.trace_condition(condition, item, rules);
        }
        if matches!(ability.form, Form::Triggered(_))
            && !item.condition_met
            && ability.condition.as_ref().is_some_and(|c| !self.read().still_holds(&Scope::of(item), c))
            && (B::RECHECKS_CONDITIONS || !self.cite(B::play_rules(self, item).outlives))
        {
            return !self.cite_all(&[
                B::rule(TriggerPoint::ConditionWhenResolving),
                B::rule(TriggerPoint::ConditionWhenTriggering),
                B::rule(ResolutionPoint::NegatedDoesNothing),
            ]);
        }
        if item.choices.is_empty() {
            return self.rests_on(|| {
                !has_choosing_phrases(ability, item) || self.at(ChoosingPoint::ChoosingNothingIsNoReliance)
            });
        }
        // The rule is noted even if all targets are still legal.
        self.at(ChoosingPoint::IllegalIsLeftOut);
        let whole = *item;
        for choice in item.choices.iter_mut() {
            let looked_at = B::RECHECKS_TARGETS || phrase(ability, choice).is_none();
            choice.set_illegal(looked_at && !self.is_legal(ability, &whole, choice));
        }
        self.spread_illegality(ability, item);
        if !self.at(ChoosingPoint::IllegalIsLeftOut) {
            *item = whole;
        }
        // Targets inherited from the ability that created this one count only if it has none of its own.
        let own = |choice: &&Choice| phrase(ability, choice).is_some();
        let chose = item.choices.iter().any(|choice| own(&choice));
        let nullified = item.choices.iter().filter(|choice| !chose || own(choice)).all(Choice::is_illegal)
            && B::ILLEGAL_TARGETS == IllegalTargets::CancelsIfAll;
        !(nullified
            && self.cite_all(&[
                B::rule(ChoosingPoint::AllIllegalDoesNothing),
                B::rule(ResolutionPoint::NegatedDoesNothing),
                B::play_rules(self, item).recheck,
            ]))
    }

    /// Returns true if a target is still legal.
    fn is_legal(&self, ability: &Ability, item: &StackItem, choice: &Choice) -> bool {
        let scoped = StackItem { part: choice.group / 16, ..*item };
        let scope = Scope::of(&scoped);
        match phrase(ability, choice) {
            Some(ChoosingPhrase { place_filter: Some(spots), .. }) => {
                let place = choice.object.as_place().map_or(0, |(_, place)| place);
                self.read().places_meant(&scope, spots) >> place & 1 == 1 || !self.at(ChoosingPoint::MisfitIsIllegal)
            }
            Some(c) if choice.object.as_stack_item().is_some() => {
                choice.object.as_stack_item().is_some_and(|serial| self.is_still_on_stack(&scope, &c.filter, serial))
            }
            Some(c) => {
                self.state.is_alive(choice.object)
                    && (self.read().fits(&scope, &c.filter, choice.object.slot)
                        || !self.at(ChoosingPoint::MisfitIsIllegal))
                    && self.can_be_chosen(&scoped, choice.object.slot)
            }
            // A delayed ability follows the objects it was created with, whatever they have become.
            None => self.at(TriggerPoint::DelayedFollowsObjects),
        }
    }

    /// Makes a target illegal if its phrase refers to an illegal target, where the book says so.
    fn spread_illegality(&self, ability: &Ability, item: &mut StackItem) {
        if B::KNOWS_ILLEGAL_TARGETS || item.choices.iter().all(|choice| !choice.is_illegal()) {
            return;
        }
        for at in 0..item.choices.len() {
            let choice = item.choices[at];
            let Some(choose) = phrase(ability, &choice).filter(|_| !choice.is_illegal()) else { continue };
            let (part, number) = (choice.group / 16, choice.group % 16);
            let lost = |n: u8| item.choices.iter().any(|c| c.is_illegal() && c.group == phrase_group(part, n));
            if (0..number).any(|n| choose.refers_to(n) && lost(n)) && self.at(ChoosingPoint::RelyingOnIllegalIsIllegal)
            {
                item.choices[at].set_illegal(true);
            }
        }
    }
}

/// The phrase that a choice was made for; `None` if it was inherited from another ability.
fn phrase<'a>(ability: &'a Ability, choice: &Choice) -> Option<&'a ChoosingPhrase> {
    ability.part(choice.group / 16)?.phrases.get(usize::from(choice.group % 16))
}

/// Returns true if a selected part of an ability has choosing phrases.
fn has_choosing_phrases(ability: &Ability, item: &StackItem) -> bool {
    let modes = ability.modes.as_ref().map_or(0, |modes| modes.options.len() as u8);
    let selected = |part: &u8| *part == 0 || item.modes >> (part - 1) & 1 == 1;
    (0..=modes).filter(selected).any(|part| ability.part(part).is_some_and(|body| !body.phrases.is_empty()))
}
