//! Applying one change to every object that it affects.

use super::ConditionalProhibition;
use super::collect::{ChangeSource, Contribution, ability_of, change_at, change_location, described_at_location};
use crate::book::RuleBook;
use crate::book::point::{ContinuousPoint, NumberPoint};
use crate::card::ability::Change;
use crate::card::amount::Who;
use crate::card::characteristics::Characteristics;
use crate::card::number::{minus, plus, times};
use crate::card::pool::CardPool;
use crate::continuous::infinity::change_unless_infinite;
use crate::engine::context::Cx;
use crate::ids::*;
use crate::state::object::Slot;
use crate::state::query::Scope;

impl<B: RuleBook> Cx<'_, B> {
    /// Applies one change to every object it affects; returns the ability it grants, if it grants one.
    pub(super) fn apply(&mut self, c: &Contribution) -> Option<AbilityId> {
        let value = self.list_affected(c)?;
        let you = match c.change_source {
            ChangeSource::Static { .. } => self.player_of(c.source.slot),
            ChangeSource::Effect(_) => c.you,
        };
        let change = change_at(self.pool, self.state, c.change_source);
        if !self.scratch.slots.is_empty() && !self.cite(B::change_rule(change)) {
            return None;
        }
        if const { B::HARM_WATCHED.is_some() } {
            self.note_applied(c.source, ability_of(self.state, c.change_source), None, 0);
        }
        if let Change::Cannot(verb, None) = change
            && const { crate::state::zone::any_lies_face_down_in_play(B::ZONES) }
        {
            let change_location = change_location(self.state, c.change_source);
            if described_at_location(self.pool, change_location).is_some() {
                let (slot, verb, source) = (Slot::NONE, *verb, c.source);
                self.state.derived.prohibitions.push(ConditionalProhibition {
                    slot,
                    verb,
                    change_location,
                    source,
                    you,
                });
            }
        }
        let mut granted = None;
        for i in 0..self.scratch.slots.len() {
            let slot = self.scratch.slots[i];
            if let Change::Cannot(verb, Some(_)) = change {
                let written = change_location(self.state, c.change_source);
                self.state.derived.prohibitions.push(ConditionalProhibition {
                    slot,
                    verb: *verb,
                    change_location: written,
                    source: c.source,
                    you,
                });
                self.state.derived.forbidden_verbs = self.state.derived.forbidden_verbs.with(*verb);
            }
            let new_controller = match change {
                Change::Control(who) => self.new_controller(c, you, who, value).filter(|&seat| {
                    seat == self.state.characteristics(slot).controller || self.may_take_over(slot, seat)
                }),
                _ => None,
            };
            self.state.derived.changes_listeners |=
                matches!(change, Change::Control(_) | Change::LoseAbilities | Change::Grant(_));
            self.state.derived.affects_actions |= match change {
                Change::Set(n, _)
                | Change::Add(n, _)
                | Change::Lower(n, ..)
                | Change::Multiply(n, _)
                | Change::StandsInFor(n, _) => B::PRICE_NUMBERS.has(*n),
                Change::Must(_) => false,
                _ => true,
            };
            let number = match change {
                Change::Set(n, _) | Change::Add(n, _) | Change::Lower(n, ..) | Change::Multiply(n, _) => {
                    Some(self.number_standing_in(slot, *n))
                }
                _ => None,
            };
            if B::MISSING_NUMBER_UNCHANGED
                .is_some_and(|rule| self.lacks_what_changes(slot, change, number) && self.cite(rule))
            {
                continue;
            }
            let p = &mut self.state.derived.characteristics[slot.index()];
            let before = B::HARM_WATCHED.map_or(0, |watched| p.number(watched.number));
            match change {
                Change::Control(_) => p.controller = new_controller.unwrap_or(p.controller),
                Change::LoseAbilities => {
                    p.has_lost_text = true;
                    p.keywords.0 &= !B::ABILITY_KEYWORDS.0;
                    if B::LOSING_TEXT_LOSES_GRANTED {
                        p.granted_abilities.retain(|&id| self.pool.ability(id).is_bound_effect());
                    }
                }
                Change::Grant(ability) => {
                    p.granted_abilities.push(*ability);
                    granted = Some(*ability);
                    self.state.derived.has_granted_abilities = true;
                    self.state.derived.granted_zones =
                        self.state.derived.granted_zones.with(self.state.objects[slot.index()].zone);
                }
                Change::AddKinds(kinds) => p.kinds = p.kinds.union(*kinds),
                Change::SetKinds(kinds) => {
                    let kept = if self.scratch.cite(B::rule(ContinuousPoint::BecomingReplaces))
                        & self.scratch.cite(B::becoming_rule(change))
                    {
                        Kinds::EMPTY
                    } else {
                        p.kinds
                    };
                    p.kinds = kinds.union(kept);
                }
                Change::LoseKinds(kinds) => p.kinds.0 &= !kinds.0,
                Change::AddTrait(word) => p.traits.add(*word),
                Change::SetTraits(words) => {
                    // Traits of other classes stay.
                    let classes = |word| words.iter().any(|&new| same_class::<B>(self.pool, new, word));
                    if self.scratch.cite(B::rule(ContinuousPoint::BecomingReplaces))
                        & self.scratch.cite(B::becoming_rule(change))
                    {
                        p.traits = p.traits.iter().filter(|&word| !classes(word)).collect();
                    }
                    words.iter().for_each(|&word| p.traits.add(word));
                }
                Change::AddName(name) => {
                    p.names.push(*name);
                }
                Change::AddColours(colours) => p.colours = p.colours.union(*colours),
                Change::SetColours(colours) => {
                    let kept = if self.scratch.cite(B::rule(ContinuousPoint::BecomingReplaces))
                        & self.scratch.cite(B::becoming_rule(change))
                    {
                        Colours::EMPTY
                    } else {
                        p.colours
                    };
                    p.colours = colours.union(kept);
                }
                Change::GainKeywords(keywords) => p.keywords = p.keywords.union(*keywords),
                Change::LoseKeywords(keywords) => p.keywords.0 &= !keywords.0,
                Change::Set(n, _) => {
                    let number = number.unwrap_or(*n);
                    let kept = if self.scratch.cite(B::rule(ContinuousPoint::BecomingReplaces))
                        & self.scratch.cite(B::becoming_rule(change))
                    {
                        0
                    } else {
                        p.number(number)
                    };
                    p.set_number(number, plus(value, kept));
                    p.numbers_set_by_effects = p.numbers_set_by_effects.with(number);
                }
                Change::Add(n, _) => {
                    let number = number.unwrap_or(*n);
                    let sum = change_unless_infinite::<B>(self.scratch, p.number(number), |n| plus(n, value));
                    p.numbers[number.index()] =
                        if sum < 0 && !self.scratch.cite(B::rule(NumberPoint::BelowZeroCountsAsZero)) {
                            0
                        } else {
                            sum
                        };
                }
                Change::Lower(n, _, least) => {
                    let now = &mut p.numbers[number.unwrap_or(*n).index()];
                    *now = change_unless_infinite::<B>(self.scratch, *now, |n| n.min(minus(n, value).max(*least)));
                }
                Change::Multiply(n, by) => {
                    let now = &mut p.numbers[number.unwrap_or(*n).index()];
                    *now = change_unless_infinite::<B>(self.scratch, *now, |n| times(n, *by));
                }
                Change::StandsInFor(from, to) => {
                    if self.scratch.cite(B::rule(ContinuousPoint::NumberStandsIn)) {
                        p.defined_numbers = p.defined_numbers.with(*from);
                        self.state.derived.number_stand_ins.push((slot, *from, *to));
                    }
                }
                Change::CostIncrease(_) | Change::CostReduction(_) => change_cost::<B>(p, change, value),
                Change::AlsoPaysAs(colours) => p.also_pays_as = p.also_pays_as.union(*colours),
                Change::Cannot(verb, None) => {
                    p.cannot = p.cannot.with(*verb);
                    self.state.derived.forbidden_verbs = self.state.derived.forbidden_verbs.with(*verb);
                }
                Change::Cannot(_, Some(_)) => {}
                Change::Allow(verb) => {
                    p.may = p.may.with(*verb);
                    self.state.derived.allowed = self.state.derived.allowed.with(*verb);
                }
                Change::Must(verb) => {
                    p.must = p.must.with(*verb);
                    self.state.derived.required_verbs = self.state.derived.required_verbs.with(*verb);
                }
                Change::ActionFee(verb, n) => p.add_action_fee(*verb, *n),
                // Decks are built before the duel.
                Change::DeckCopies(_) => {}
            }
            if let Some(watched) = B::HARM_WATCHED {
                let by = self.state.characteristics(slot).number(watched.number) - before;
                if by < 0 {
                    self.note_applied(
                        c.source,
                        ability_of(self.state, c.change_source),
                        Some(self.state.object_ref(slot)),
                        by,
                    );
                }
            }
            if !self.state.derived.number_stand_ins.is_empty() {
                self.copy_stand_in_numbers(slot);
            }
        }
        granted
    }

    /// Returns true if the object lacks the characteristic that a change would alter.
    fn lacks_what_changes(&self, slot: Slot, change: &Change, number: Option<Number>) -> bool {
        let characteristics = self.state.characteristics(slot);
        match change {
            Change::SetTraits(words) => {
                let like = |word| words.iter().any(|&new| same_class::<B>(self.pool, new, word));
                !characteristics.traits.iter().any(like)
            }
            _ => number.is_some_and(|number| !characteristics.defined_numbers.has(number)),
        }
    }

    /// The player to whom a contribution gives control: for an ongoing effect, the one determined when it resolved.
    /// Control stays as it is if that is nobody or both.
    fn new_controller(&self, c: &Contribution, you: Seat, who: &Who, value: i32) -> Option<Seat> {
        match (c.change_source, who) {
            (ChangeSource::Effect(_), _) => Seat::BOTH.into_iter().find(|seat| i32::from(seat.0) == value),
            (ChangeSource::Static { .. }, Who::Both) => None,
            (ChangeSource::Static { .. }, who) => {
                let scope = Scope { source: c.source, you, item: None, itself: None };
                self.read().seats(&scope, who).next()
            }
        }
    }
}

/// Returns true if two traits belong to the same class.
fn same_class<B: RuleBook>(pool: &CardPool, a: Trait, b: Trait) -> bool {
    B::trait_class(pool, a) == B::trait_class(pool, b)
}

/// Adds what an effect adds to the cost of a card, or takes off it.
pub(super) fn change_cost<B: RuleBook>(p: &mut Characteristics, change: &Change, value: i32) {
    match change {
        Change::CostIncrease(_) if B::INCREASES_BEFORE_REDUCTIONS && value < 0 => {
            p.cost_reduction = plus(p.cost_reduction, value.saturating_neg());
        }
        Change::CostIncrease(_) => p.cost_increase = plus(p.cost_increase, value),
        _ => p.cost_reduction = plus(p.cost_reduction, value),
    }
}
