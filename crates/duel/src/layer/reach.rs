//! Reaching: which objects a change applies to, and by how much it changes them.

use super::{Contribution, Part, change_at, described};
use crate::ability::{Change, Form};
use crate::amount::What;
use crate::book::RuleBook;
use crate::cx::Cx;
use crate::filter::{Filter, Self_};
use crate::item::{Choice, Effect, Item, group};
use crate::matching::Scope;
use crate::object::{Object, Ref, Slot};
use crate::words::*;

impl<B: RuleBook> Cx<'_, B> {
    /// The objects a contribution changes, in the buffer of slots, with the amount.
    pub(super) fn outcome(&mut self, c: &Contribution) -> Option<i32> {
        let pool = self.pool;
        let mut slots = std::mem::take(&mut self.t.slots);
        slots.clear();
        let value = match c.part {
            Part::Static { ability, affect: a, change, granted } => {
                let silenced = !granted && self.s.profile(c.source.slot).silent && !B::defines(pool.ability(ability));
                let you = self.player_of(c.source.slot);
                let scope = Scope { source: c.source, you, item: None, itself: None };
                let ability = pool.ability(ability);
                let holds = |x| self.read().holds(&scope, x) && (!self.t.tracing || B::lets_apply(self, scope.you, x));
                let met = ability.condition.as_ref().is_none_or(holds);
                if silenced || !met {
                    None
                } else {
                    let Form::Static(affects) = &ability.form else { unreachable!("only static abilities contribute") };
                    let affect = &affects[a as usize];
                    self.read().each_in_scope(&scope, &affect.filter, |slot| slots.push(slot));
                    self.reach_played(&scope, &affect.filter, c.since, &mut slots);
                    if self.t.tracing {
                        self.reach_later(c, &mut slots);
                        B::reaches(self, ability, c.source, &mut slots);
                    }
                    match &affect.changes[change as usize] {
                        Change::Multiply(number, _) => Some(self.all_numbers(&slots, *number)),
                        change => match change.amount() {
                            Some(n) if self.read().is_undetermined(&scope, n) => None,
                            Some(n) => Some(self.read().amount(&scope, n)),
                            None => Some(0),
                        },
                    }
                }
            }
            Part::Effect(e) => {
                let e = self.s.effects[e as usize];
                match e.target {
                    Some(target) => slots.push(target.slot),
                    None => {
                        if let What::All(filter) = described(pool, &e) {
                            let item = chosen_place(&e);
                            let scope =
                                Scope { source: e.source, you: e.controller, item: item.as_ref(), itself: None };
                            self.read().each(&scope, filter, |slot| slots.push(slot));
                            self.reach_played(&scope, filter, e.since, &mut slots);
                        }
                        self.stay_open(&e, change_at(pool, self.s, c.part), &mut slots);
                    }
                }
                Some(match change_at(pool, self.s, c.part) {
                    Change::Multiply(number, _) => self.all_numbers(&slots, *number),
                    Change::Set(_, n) | Change::Add(_, n) | Change::Lower(_, n, _) | Change::Toll(n)
                        if !crate::audit::holds(B::CITES.effect.value) =>
                    {
                        self.read().amount(&Scope { source: e.source, you: e.controller, item: None, itself: None }, n)
                    }
                    _ => e.value,
                })
            }
        };
        self.t.slots = slots;
        value
    }

    /// What applied to a card where it was goes on applying to it while it is being played, where the book says so.
    fn reach_played(&self, scope: &Scope, filter: &Filter, since: u32, slots: &mut Vec<Slot>) {
        let Some((zone, rule)) = B::CARRIES else { return };
        if filter.zones.is_empty() || filter.zones.has(zone) || filter.this == Self_::Only {
            return;
        }
        for &slot in self.s.cards(zone, Seat::FIRST) {
            let object = self.s.object(slot);
            let before = Object { zone: Zone(object.place), ..*object };
            if filter.zones.has(before.zone)
                && since < object.since
                && self.read().fits_as(scope, filter, slot, self.s.profile(slot), &before)
                && self.by(rule)
            {
                slots.push(slot);
            }
        }
    }

    /// What changes an object now: where each change comes from, and the ability it is written in.
    pub(crate) fn influences(&mut self, slot: Slot) -> Vec<(Ref, AbilityId)> {
        self.s.derived.dirty = true;
        self.refresh();
        let mut found = Vec::new();
        for at in 0..self.t.contributions.len() {
            let c = self.t.contributions[at];
            let ability = match c.part {
                Part::Static { ability, .. } => ability,
                Part::Effect(e) => self.s.effects[e as usize].ability,
            };
            let reaches = self.outcome(&c).is_some() && self.t.slots.contains(&slot);
            if reaches && !found.contains(&(c.source, ability)) {
                found.push((c.source, ability));
            }
        }
        found
    }

    /// A number of some objects, in one: what multiplying it comes to depends on each.
    fn all_numbers(&self, slots: &[Slot], number: Number) -> i32 {
        let each = slots.iter().map(|&slot| self.s.profile(slot).number(number));
        each.fold(0, |sum: i32, n| sum.wrapping_mul(31).wrapping_add(n))
    }

    /// What a card's text does all the time reaches what came after it, too.
    fn reach_later(&self, c: &Contribution, slots: &mut Vec<Slot>) {
        let later = |slot: &Slot| self.s.object(*slot).since > c.since;
        if slots.iter().any(later) && !self.by(B::CITES.effect.reach) {
            slots.retain(|slot| !later(slot));
        }
    }

    /// What a resolved text does that is open where it is reaches what came after it, too; where it is not, it was
    /// said of each object that was there.
    fn stay_open(&self, e: &Effect, change: &Change, slots: &mut Vec<Slot>) {
        let locked = |slot: &Slot| B::locks(change, self.s.object(*slot).zone);
        if crate::audit::holds(B::CITES.effect.lock) {
            slots.retain(|slot| !locked(slot));
        }
        let later = |slot: &Slot| self.s.object(*slot).since > e.since && !locked(slot);
        if self.t.tracing && slots.iter().any(later) && !self.by(B::CITES.effect.lock) {
            slots.retain(|slot| !later(slot));
        }
    }
}

/// What an open effect of a text remembers of what the text chose: the place that its description starts from.
pub(crate) fn place_to_keep(zone: Zone, place: u8) -> i32 {
    1 + (i32::from(zone.0) << 8 | i32::from(place))
}

fn chosen_place(e: &Effect) -> Option<Item> {
    let kept = e.value.checked_sub(1).filter(|&kept| kept >= 0)?;
    let mut item = Item { part: e.part, ..Item::new(e.ability, e.source, e.controller) };
    let object = Ref::spot(Zone((kept >> 8) as u8), kept as u8);
    item.choices.push(Choice::new(object, group(e.part, 0)));
    Some(item)
}
