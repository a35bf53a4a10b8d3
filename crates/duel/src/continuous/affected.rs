//! Affected objects: which objects a change applies to, and by how much it changes them.

use super::collect::{ChangeSource, Contribution, change_at, described_by_effect};
use crate::book::RuleBook;
use crate::book::point::ContinuousPoint;
use crate::card::ability::{Change, Form};
use crate::card::amount::What;
use crate::card::filter::{Filter, SelfRef};
use crate::engine::context::Cx;
use crate::ids::*;
use crate::state::object::{Object, ObjectRef, Slot};
use crate::state::ongoing_effect::OngoingEffect;
use crate::state::query::Scope;
use crate::state::stack_item::{Choice, StackItem, phrase_group};

impl<B: RuleBook> Cx<'_, B> {
    /// Lists the objects that a contribution changes in `scratch.slots`; returns the amount, or `None` if it does not
    /// apply.
    pub(super) fn list_affected(&mut self, c: &Contribution) -> Option<i32> {
        let pool = self.pool;
        let mut slots = std::mem::take(&mut self.scratch.slots);
        slots.clear();
        let value = match c.change_source {
            ChangeSource::Static { ability, static_effect: a, change, granted } => {
                let silenced = !granted
                    && self.state.characteristics(c.source.slot).has_lost_text
                    && !B::is_defining(pool.ability(ability));
                let you = self.player_of(c.source.slot);
                let scope = Scope { source: c.source, you, item: None, itself: None };
                let ability = pool.ability(ability);
                let holds = |x| self.read().holds(&scope, x) && self.rests_on(|| B::static_applies(self, scope.you, x));
                let met = ability.condition.as_ref().is_none_or(holds);
                if silenced || !met {
                    None
                } else {
                    let Form::Static(affects) = &ability.form else { unreachable!("only static abilities contribute") };
                    let affect = &affects[a as usize];
                    self.read().for_each_fitting_in_scope(&scope, &affect.filter, |slot| slots.push(slot));
                    self.add_cards_being_played(&scope, &affect.filter, c.since, &mut slots);
                    if self.scratch.trace.is_kept() {
                        self.keep_later_arrivals(c, &mut slots);
                        B::narrow_static_reach(self, ability, c.source, &mut slots);
                    }
                    match &affect.changes[change as usize] {
                        Change::Multiply(number, _) => Some(self.hash_numbers(&slots, *number)),
                        change => match change.amount() {
                            Some(n) if self.read().is_undetermined(&scope, n) => None,
                            Some(n) => Some(self.read().value_of(&scope, n)),
                            None => Some(0),
                        },
                    }
                }
            }
            ChangeSource::Effect(e) => {
                let e = self.state.ongoing_effects[e as usize];
                match e.target {
                    Some(target) => slots.push(target.slot),
                    None => {
                        if let What::All(filter) = described_by_effect(pool, &e) {
                            let item = chosen_place(&e);
                            let scope =
                                Scope { source: e.source, you: e.controller, item: item.as_ref(), itself: None };
                            self.read().for_each_fitting(&scope, filter, |slot| slots.push(slot));
                            self.add_cards_being_played(&scope, filter, e.since, &mut slots);
                        }
                        self.keep_unlocked(&e, change_at(pool, self.state, c.change_source), &mut slots);
                    }
                }
                Some(match change_at(pool, self.state, c.change_source) {
                    Change::Multiply(number, _) => self.hash_numbers(&slots, *number),
                    Change::Set(_, n) | Change::Add(_, n) | Change::Lower(_, n, _) | Change::CostIncrease(n)
                        if !crate::book::audit::holds(B::rule(ContinuousPoint::ValuesAreLocked)) =>
                    {
                        self.read()
                            .value_of(&Scope { source: e.source, you: e.controller, item: None, itself: None }, n)
                    }
                    _ => e.value,
                })
            }
        };
        self.scratch.slots = slots;
        value
    }

    /// Adds the cards being played that an effect applied to in their previous zone, where the book lets it go on.
    fn add_cards_being_played(&self, scope: &Scope, filter: &Filter, since: u32, slots: &mut Vec<Slot>) {
        let Some((zone, rule)) = B::BEING_PLAYED_ZONE else { return };
        if filter.zones.is_empty() || filter.zones.has(zone) || filter.this == SelfRef::Only {
            return;
        }
        for &slot in self.state.cards(zone, Seat::FIRST) {
            let object = self.state.object(slot);
            let before = Object { zone: Zone(object.place), ..*object };
            if filter.zones.has(before.zone)
                && since < object.since
                && self.read().fits_as(scope, filter, slot, self.state.characteristics(slot), &before)
                && self.cite(rule)
            {
                slots.push(slot);
            }
        }
    }

    /// The changes that apply to an object now: the source of each, and the ability that makes it.
    pub(crate) fn changes_applying_to(&mut self, slot: Slot) -> Vec<(ObjectRef, AbilityId)> {
        self.state.derived.dirty = true;
        self.refresh();
        let mut found = Vec::new();
        for at in 0..self.scratch.contributions.len() {
            let c = self.scratch.contributions[at];
            let ability = match c.change_source {
                ChangeSource::Static { ability, .. } => ability,
                ChangeSource::Effect(e) => self.state.ongoing_effects[e as usize].ability,
            };
            let reaches = self.list_affected(&c).is_some() && self.scratch.slots.contains(&slot);
            if reaches && !found.contains(&(c.source, ability)) {
                found.push((c.source, ability));
            }
        }
        found
    }

    /// One hash of a number of several objects, since the result of multiplying depends on each of them.
    fn hash_numbers(&self, slots: &[Slot], number: Number) -> i32 {
        let each = slots.iter().map(|&slot| self.state.characteristics(slot).number(number));
        each.fold(0, |sum: i32, n| sum.wrapping_mul(31).wrapping_add(n))
    }

    /// Drops the objects that came after a static ability, if an audit switches off that it reaches them.
    fn keep_later_arrivals(&self, c: &Contribution, slots: &mut Vec<Slot>) {
        let later = |slot: &Slot| self.state.object(*slot).since > c.since;
        if slots.iter().any(later) && !self.at(ContinuousPoint::ReachesNewcomers) {
            slots.retain(|slot| !later(slot));
        }
    }

    /// Drops the objects for which the book locks the affected set: those have effects of their own, begun when the
    /// ability resolved. The other objects are affected even if they came later.
    fn keep_unlocked(&self, e: &OngoingEffect, change: &Change, slots: &mut Vec<Slot>) {
        let locked = |slot: &Slot| B::locks_affected_set(change, self.state.object(*slot).zone);
        if crate::book::audit::holds(B::rule(ContinuousPoint::AffectedSetIsLocked)) {
            slots.retain(|slot| !locked(slot));
        }
        let later = |slot: &Slot| self.state.object(*slot).since > e.since && !locked(slot);
        if self.is_missed(|| slots.iter().any(later) && !self.at(ContinuousPoint::AffectedSetIsLocked)) {
            slots.retain(|slot| !later(slot));
        }
    }
}

/// Encodes the chosen place from which the filter of an open ongoing effect is read.
pub(crate) fn encode_place(zone: Zone, place: u8) -> i32 {
    1 + (i32::from(zone.0) << 8 | i32::from(place))
}

fn chosen_place(e: &OngoingEffect) -> Option<StackItem> {
    let kept = e.value.checked_sub(1).filter(|&kept| kept >= 0)?;
    let mut item = StackItem { part: e.part, ..StackItem::new(e.ability, e.source, e.controller) };
    let object = ObjectRef::place(Zone((kept >> 8) as u8), kept as u8);
    item.choices.push(Choice::new(object, phrase_group(e.part, 0)));
    Some(item)
}
