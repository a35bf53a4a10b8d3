//! Blame: what has harmed an object, by damage or by lowering a number of it, until the rule processes have run.
//!
//! Where a book asks for it ([`HARM_WATCHED`](crate::book::Damaging::HARM_WATCHED)), every change that is applied is recorded in a ledger: which
//! ability of which object applies, and by how much it lowers a number. An effect that was not in the ledger before is
//! new, because an ability began it, its card arrived, its condition came to hold, or an object was granted it.

use crate::book::RuleBook;
use crate::engine::context::Cx;
use crate::ids::*;
use crate::state::object::ObjectRef;
use serde::{Deserialize, Serialize};

/// The objects that are watched for harm.
#[derive(Clone, Copy, Debug)]
pub struct BlameWatch {
    /// The zone of the watched objects.
    pub zone: Zone,
    /// The number whose fall harms them.
    pub number: Number,
    /// The verb of the damage that is judged separately from all other harm.
    pub judged_apart: Verb,
}

/// One harm to an object.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Blame {
    /// The harmed object.
    pub object: ObjectRef,
    /// The source of the harm.
    pub source: ObjectRef,
    /// The verb of the damage; `None` if an effect lowered the number.
    pub verb: Option<Verb>,
    /// The time: simultaneous harms share the blame.
    pub moment: u32,
    /// The effect existed before, and lowered the number further.
    pub further: bool,
}

/// A record that an ability applies, or how it changes the number of one object.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct AppliedAbility {
    source: ObjectRef,
    ability: AbilityId,
    /// The affected object; `None` records only that the ability applies.
    affected: Option<ObjectRef>,
    /// The change of its number, which is negative.
    number_change: i32,
}

impl AppliedAbility {
    fn is_same_ability(&self, other: &Self) -> bool {
        (self.source, self.ability) == (other.source, other.ability)
    }
}

/// The total change that an effect makes to the number of an object, by this ledger; at most 0.
fn total_fall(ledger: &[AppliedAbility], entry: &AppliedAbility) -> i32 {
    ledger.iter().filter(|e| e.is_same_ability(entry) && e.affected == entry.affected).map(|e| e.number_change).sum()
}

impl<B: RuleBook> Cx<'_, B> {
    /// Records a harm. It replaces the earlier ones to the same object, unless either is judged separately, or they are
    /// simultaneous and of the same verb.
    fn add_blame(&mut self, new: Blame) {
        let Some(BlameWatch { judged_apart: apart, .. }) = B::HARM_WATCHED else { return };
        B::on_harmed(self, new.object.slot);
        let apart = Some(apart);
        let at_once = |b: &Blame| (b.verb, b.moment) == (new.verb, new.moment);
        let stays = |b: &Blame| at_once(b) || b.verb == apart || new.verb == apart;
        self.state.harms.retain(|b| b.object != new.object || stays(b));
        if new.source != ObjectRef::NONE && !self.state.harms.contains(&new) {
            self.state.harms.push(new);
        }
    }

    /// Records harm by damage.
    pub(crate) fn blame_damage(&mut self, object: ObjectRef, source: Option<ObjectRef>, verb: Verb) {
        let (source, moment) = (source.unwrap_or(ObjectRef::NONE), self.scratch.batch_began_at);
        self.add_blame(Blame { object, source, verb: Some(verb), moment, further: false });
    }

    /// Records harm by an effect that lowers a number, or lowers it further.
    fn blame_effect(&mut self, object: ObjectRef, source: ObjectRef, further: bool) {
        self.add_blame(Blame { object, source, verb: None, moment: self.state.clock, further });
    }

    /// The recorded harms of an object.
    pub fn blames_of(&self, object: ObjectRef) -> impl Iterator<Item = &Blame> {
        self.state.harms.iter().filter(move |blame| blame.object == object)
    }

    /// Enters in the ledger that an ability applies, and what it does to the number of `on`.
    #[inline]
    pub(super) fn note_applied(&mut self, source: ObjectRef, ability: AbilityId, on: Option<ObjectRef>, by: i32) {
        self.scratch.applied_abilities.push(AppliedAbility { source, ability, affected: on, number_change: by });
    }

    /// Blames the effects that lowered watched numbers since the last computation; nothing is blamed by the first.
    pub(super) fn find_blame(&mut self, first: bool) {
        let Some(BlameWatch { zone, number, .. }) = B::HARM_WATCHED else { return };
        let ledger = std::mem::take(&mut self.scratch.applied_abilities);
        let before = std::mem::replace(&mut self.state.derived.applied_abilities, ledger);
        let weights = std::mem::take(&mut self.state.derived.watched_numbers);
        let mut new_weights = std::mem::take(&mut self.scratch.watched_numbers);
        for side in Seat::BOTH {
            for i in 0..self.state.cards(zone, side).len() {
                let slot = self.state.cards(zone, side)[i];
                let (object, now) = (self.state.object_ref(slot), self.state.characteristics(slot).number(number));
                new_weights.push((object, now));
                // An object that has just arrived had no number there that could fall.
                let here = weights.get(new_weights.len() - 1).filter(|(known, _)| *known == object);
                let weight = here.or_else(|| weights.iter().find(|(known, _)| *known == object));
                let fell = weight.is_some_and(|&(_, weight)| now < weight);
                if !first {
                    self.blame_direct(object, &before, fell);
                }
                if !first && fell {
                    self.blame_indirect(object, now, &before);
                }
            }
        }
        self.state.derived.watched_numbers = new_weights;
        (self.scratch.applied_abilities, self.scratch.watched_numbers) = (before, weights);
        self.scratch.applied_abilities.clear();
        self.scratch.watched_numbers.clear();
    }

    /// Blames the effects that lower the number of an object, or lower it further: if they are new, or the number fell.
    fn blame_direct(&mut self, object: ObjectRef, before: &[AppliedAbility], fell: bool) {
        for i in 0..self.state.derived.applied_abilities.len() {
            let entry = self.state.derived.applied_abilities[i];
            if entry.affected != Some(object) {
                continue;
            }
            let arose = !before.iter().any(|e| e.is_same_ability(&entry));
            if (arose || fell) && total_fall(&self.state.derived.applied_abilities, &entry) < total_fall(before, &entry)
            {
                self.blame_effect(object, entry.source, !arose);
            }
        }
    }

    /// Blames the new effects without which the number of an object would be higher: those that remove an ability that
    /// raised it, or stop another ability from applying to the object.
    fn blame_indirect(&mut self, object: ObjectRef, now: i32, before: &[AppliedAbility]) {
        let Some(BlameWatch { number, .. }) = B::HARM_WATCHED else { return };
        for i in 0..self.state.derived.applied_abilities.len() {
            let entry = self.state.derived.applied_abilities[i];
            let earlier = self.state.derived.applied_abilities[..i].iter().any(|e| e.is_same_ability(&entry));
            let moment = self.state.clock;
            let known = |b: &Blame| (b.source, b.verb, b.moment, b.further) == (entry.source, None, moment, false);
            if earlier || before.iter().any(|e| e.is_same_ability(&entry)) || self.blames_of(object).any(known) {
                continue;
            }
            self.scratch.applied_abilities.clear();
            self.compute_without(Some((entry.source, entry.ability)));
            let higher = self.state.characteristics(object.slot).number(number) > now;
            // An effect that only granted an ability is not to blame for what that ability does.
            let gone = |e: &AppliedAbility| !self.scratch.applied_abilities.iter().any(|left| left.is_same_ability(e));
            let given = |e: &AppliedAbility| e.affected == Some(object) && !e.is_same_ability(&entry) && gone(e);
            let gave = self
                .state
                .derived
                .applied_abilities
                .iter()
                .any(|e| given(e) && !before.iter().any(|old| old.is_same_ability(e)));
            self.compute_without(None);
            if higher && !gave {
                self.blame_effect(object, entry.source, false);
            }
        }
        self.scratch.applied_abilities.clear();
    }
}
