//! Rechecking: as a text comes to be carried out, what it chose must still be what it was chosen as.

use crate::ability::{Ability, Choose, Form};
use crate::book::{Illegal, RuleBook};
use crate::cx::Cx;
use crate::item::{Choice, Item, NO_ABILITY, group};
use crate::matching::Scope;
use crate::words::Rule;

impl<B: RuleBook> Cx<'_, B> {
    /// Notes what was chosen and is no longer legal; returns whether the item still does something.
    pub(crate) fn recheck(&mut self, item: &mut Item) -> bool {
        if item.ability == NO_ABILITY {
            return true;
        }
        let ability = self.pool.ability(item.ability);
        if let (true, Some(condition), Form::Triggered(_)) = (self.t.tracing, &ability.condition, &ability.form) {
            // A condition that is looked at again is looked at by its rule, met or not.
            let again = B::RECHECKS_CONDITIONS && !item.met;
            let rules: &[Rule] = if again { &[B::CITES.condition, B::CITES.trigger.condition] } else { &[] };
            self.trace_condition(condition, item, rules);
        }
        if matches!(ability.form, Form::Triggered(_))
            && !item.met
            && ability.condition.as_ref().is_some_and(|c| !self.read().still_holds(&Scope::of(item), c))
            && (B::RECHECKS_CONDITIONS || !self.by(B::play_cites(self, item).outlives))
        {
            return !self.by_all(&[B::CITES.condition, B::CITES.trigger.condition, B::CITES.negated]);
        }
        if item.choices.is_empty() {
            return !(self.t.tracing && chooses(ability, item)) || self.by(B::CITES.chose_none);
        }
        // What is legal still is looked at, too.
        self.by(B::CITES.recheck);
        let whole = *item;
        for choice in item.choices.iter_mut() {
            let looked_at = B::RECHECKS || phrase(ability, choice).is_none();
            choice.illegal = looked_at && !self.is_legal(ability, &whole, choice);
        }
        self.spread(ability, item);
        if !self.by(B::CITES.recheck) {
            *item = whole;
        }
        // What a text that left this behind spoke of does not keep it going, unless there is nothing else.
        let own = |choice: &&Choice| phrase(ability, choice).is_some();
        let chose = item.choices.iter().any(|choice| own(&choice));
        let nullified = item.choices.iter().filter(|choice| !chose || own(choice)).all(|choice| choice.illegal)
            && B::ILLEGAL == Illegal::CancelsIfAll;
        !(nullified && self.by_all(&[B::CITES.nullify, B::CITES.negated, B::play_cites(self, item).recheck]))
    }

    /// Whether one of the things that were chosen is still what it was chosen as.
    fn is_legal(&self, ability: &Ability, item: &Item, choice: &Choice) -> bool {
        let scoped = Item { part: choice.group / 16, ..*item };
        let scope = Scope::of(&scoped);
        match phrase(ability, choice) {
            Some(Choose { spots: Some(spots), .. }) => {
                let place = choice.object.as_spot().map_or(0, |(_, place)| place);
                self.read().spots(&scope, spots) >> place & 1 == 1 || !self.by(B::CITES.unfit)
            }
            Some(c) if choice.object.as_used().is_some() => {
                choice.object.as_used().is_some_and(|serial| self.is_still_used(&scope, &c.filter, serial))
            }
            Some(c) => {
                self.s.alive(choice.object)
                    && (self.read().fits(&scope, &c.filter, choice.object.slot) || !self.by(B::CITES.unfit))
                    && self.choosable(&scoped, choice.object.slot)
            }
            // What a text that left this behind spoke of is spoken of still, whatever it has become.
            None => self.by(B::CITES.trigger.follow),
        }
    }

    /// What was chosen by a description that speaks of something illegal is illegal, too, where the book says so.
    fn spread(&self, ability: &Ability, item: &mut Item) {
        if B::SPEAKS_OF_ILLEGAL || item.choices.iter().all(|choice| !choice.illegal) {
            return;
        }
        for at in 0..item.choices.len() {
            let choice = item.choices[at];
            let Some(choose) = phrase(ability, &choice).filter(|_| !choice.illegal) else { continue };
            let (part, number) = (choice.group / 16, choice.group % 16);
            let lost = |n: u8| item.choices.iter().any(|c| c.illegal && c.group == group(part, n));
            if (0..number).any(|n| choose.refers_to(n) && lost(n)) && self.by(B::CITES.rely) {
                item.choices[at].illegal = true;
            }
        }
    }
}

/// The phrase that asked for a choice; none if another text did.
fn phrase<'a>(ability: &'a Ability, choice: &Choice) -> Option<&'a Choose> {
    ability.part(choice.group / 16)?.choose.get(usize::from(choice.group % 16))
}

/// Whether a text has phrases that choose, of the modes that were selected.
fn chooses(ability: &Ability, item: &Item) -> bool {
    let modes = ability.modes.as_ref().map_or(0, |modes| modes.options.len() as u8);
    let selected = |part: &u8| *part == 0 || item.modes >> (part - 1) & 1 == 1;
    (0..=modes).filter(selected).any(|part| ability.part(part).is_some_and(|body| !body.choose.is_empty()))
}
