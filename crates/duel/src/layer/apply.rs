//! Applying: what one change makes of all that it reaches.

use super::{Contribution, Forbid, Part, ability_of, change_at, written};
use crate::ability::Change;
use crate::amount::Who;
use crate::book::RuleBook;
use crate::cx::Cx;
use crate::infinity::{grown, minus, plus, times};
use crate::list::List;
use crate::matching::Scope;
use crate::object::Slot;
use crate::pool::CardPool;
use crate::words::*;

impl<B: RuleBook> Cx<'_, B> {
    /// Applies one change to all it reaches; returns the ability it grants, if it grants one.
    pub(super) fn apply(&mut self, c: &Contribution) -> Option<AbilityId> {
        let value = self.outcome(c)?;
        let you = match c.part {
            Part::Static { .. } => self.player_of(c.source.slot),
            Part::Effect(_) => c.you,
        };
        let change = change_at(self.pool, self.s, c.part);
        if !self.t.slots.is_empty() && !self.by(B::changes(change)) {
            return None;
        }
        if const { B::BLAMES.is_some() } {
            self.enter(c.source, ability_of(self.s, c.part), None, 0);
        }
        let mut granted = None;
        for i in 0..self.t.slots.len() {
            let slot = self.t.slots[i];
            if let Change::Cannot(verb, Some(_)) = change {
                let written = written(self.s, c.part);
                self.s.derived.forbids.push(Forbid { slot, verb: *verb, written, source: c.source, you });
                self.s.derived.cannot = self.s.derived.cannot.with(*verb);
            }
            let new_controller = match change {
                Change::Control(who) => self
                    .new_controller(c, you, who, value)
                    .filter(|&seat| seat == self.s.profile(slot).controller || self.may_take_over(slot, seat)),
                _ => None,
            };
            self.s.derived.bends |= matches!(change, Change::Control(_) | Change::Silence | Change::Grant(_));
            self.s.derived.bears |= match change {
                Change::Set(n, _)
                | Change::Add(n, _)
                | Change::Lower(n, ..)
                | Change::Multiply(n, _)
                | Change::Refer(n, _) => B::PRICE_NUMBERS.has(*n),
                Change::Must(_) => false,
                _ => true,
            };
            let number = match change {
                Change::Set(n, _) | Change::Add(n, _) | Change::Lower(n, ..) | Change::Multiply(n, _) => {
                    Some(self.referred(slot, *n))
                }
                _ => None,
            };
            if B::LACKS.is_some_and(|rule| self.lacks(slot, change, number) && self.by(rule)) {
                continue;
            }
            let p = &mut self.s.derived.profiles[slot.index()];
            let before = B::BLAMES.map_or(0, |watched| p.number(watched.number));
            match change {
                Change::Control(_) => p.controller = new_controller.unwrap_or(p.controller),
                Change::Silence => {
                    p.silent = true;
                    p.keywords.0 &= !B::ABILITY_KEYWORDS.0;
                    if B::SILENCE_TAKES_GIFTS {
                        p.granted = List::new();
                    }
                }
                Change::Grant(ability) => {
                    p.granted.push(*ability);
                    granted = Some(*ability);
                    self.s.derived.grants = true;
                    self.s.derived.given = self.s.derived.given.with(self.s.objects[slot.index()].zone);
                }
                Change::AddKinds(kinds) => p.kinds = p.kinds.union(*kinds),
                Change::SetKinds(kinds) => {
                    let kept = if self.t.pass(B::CITES.effect.content) & self.t.pass(B::becomes(change)) {
                        Kinds::EMPTY
                    } else {
                        p.kinds
                    };
                    p.kinds = kinds.union(kept);
                }
                Change::LoseKinds(kinds) => p.kinds.0 &= !kinds.0,
                Change::AddTrait(word) => p.traits.add(*word),
                Change::SetTraits(words) => {
                    // Words of other classes stay.
                    let classes = |word| words.iter().any(|&new| same_class::<B>(self.pool, new, word));
                    if self.t.pass(B::CITES.effect.content) & self.t.pass(B::becomes(change)) {
                        p.traits = p.traits.iter().filter(|&word| !classes(word)).collect();
                    }
                    words.iter().for_each(|&word| p.traits.add(word));
                }
                Change::AddName(name) => {
                    p.names.push(*name);
                }
                Change::AddColours(colours) => p.colours = p.colours.union(*colours),
                Change::SetColours(colours) => p.colours = *colours,
                Change::Gain(keywords) => p.keywords = p.keywords.union(*keywords),
                Change::Lose(keywords) => p.keywords.0 &= !keywords.0,
                Change::Set(n, _) => {
                    let number = number.unwrap_or(*n);
                    let kept = if self.t.pass(B::CITES.effect.content) & self.t.pass(B::becomes(change)) {
                        0
                    } else {
                        p.number(number)
                    };
                    p.set(number, plus(value, kept));
                    p.fixed = p.fixed.with(number);
                }
                Change::Add(n, _) => {
                    let number = number.unwrap_or(*n);
                    let sum = grown::<B>(self.t, p.number(number), |n| plus(n, value));
                    p.numbers[number.index()] = if sum < 0 && !self.t.pass(B::CITES.negative) { 0 } else { sum };
                }
                Change::Lower(n, _, least) => {
                    let now = &mut p.numbers[number.unwrap_or(*n).index()];
                    *now = grown::<B>(self.t, *now, |n| n.min(minus(n, value).max(*least)));
                }
                Change::Multiply(n, by) => {
                    let now = &mut p.numbers[number.unwrap_or(*n).index()];
                    *now = grown::<B>(self.t, *now, |n| times(n, *by));
                }
                Change::Refer(from, to) => {
                    if self.t.pass(B::CITES.effect.refer) {
                        p.has = p.has.with(*from);
                        self.s.derived.refers.push((slot, *from, *to));
                    }
                }
                Change::Toll(_) if B::RAISES_FIRST && value < 0 => {
                    p.discount = plus(p.discount, value.saturating_neg());
                }
                Change::Toll(_) => p.toll = plus(p.toll, value),
                Change::Discount(_) => p.discount = plus(p.discount, value),
                Change::Yield(colours) => p.yields = p.yields.union(*colours),
                Change::Cannot(verb, None) => {
                    p.cannot = p.cannot.with(*verb);
                    self.s.derived.cannot = self.s.derived.cannot.with(*verb);
                }
                Change::Cannot(_, Some(_)) => {}
                Change::Allow(verb) => {
                    p.may = p.may.with(*verb);
                    self.s.derived.allowed = self.s.derived.allowed.with(*verb);
                }
                Change::Must(verb) => p.must = p.must.with(*verb),
                Change::Tax(verb, n) => p.tax(*verb, *n),
                // Decks are built before the duel.
                Change::Copies(_) => {}
            }
            if let Some(watched) = B::BLAMES {
                let by = self.s.profile(slot).number(watched.number) - before;
                if by < 0 {
                    self.enter(c.source, ability_of(self.s, c.part), Some(self.s.refer(slot)), by);
                }
            }
            if !self.s.derived.refers.is_empty() {
                self.echo(slot);
            }
        }
        granted
    }

    /// Whether an object has nothing that a change could make something else.
    fn lacks(&self, slot: Slot, change: &Change, number: Option<Number>) -> bool {
        let profile = self.s.profile(slot);
        match change {
            Change::SetTraits(words) => {
                let like = |word| words.iter().any(|&new| same_class::<B>(self.pool, new, word));
                !profile.traits.iter().any(like)
            }
            _ => number.is_some_and(|number| !profile.has.has(number)),
        }
    }

    /// Who comes to control what a contribution reaches: for a resolved text whoever was meant when it resolved.
    /// Where that is nobody, or both players, control stays as it is.
    fn new_controller(&self, c: &Contribution, you: Seat, who: &Who, value: i32) -> Option<Seat> {
        match (c.part, who) {
            (Part::Effect(_), _) => Seat::BOTH.into_iter().find(|seat| i32::from(seat.0) == value),
            (Part::Static { .. }, Who::Both) => None,
            (Part::Static { .. }, who) => {
                let scope = Scope { source: c.source, you, item: None, itself: None };
                self.read().seats(&scope, who).next()
            }
        }
    }
}

/// Whether two traits are words of one class.
fn same_class<B: RuleBook>(pool: &CardPool, a: Trait, b: Trait) -> bool {
    B::trait_class(pool, a) == B::trait_class(pool, b)
}
