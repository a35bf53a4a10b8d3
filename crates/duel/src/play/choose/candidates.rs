//! Candidates: the objects a phrase may choose, and the checks that there are enough of them.

use crate::book::RuleBook;
use crate::book::point::{ChoosingPoint, ResolutionPoint};
use crate::card::ability::{Body, ChoosingPhrase};
use crate::engine::context::Cx;
use crate::engine::frame::Proc;
use crate::engine::question::Pick;
use crate::ids::*;
use crate::play::announce::{Choosing, MOST_X};
use crate::state::object::{ObjectRef, Slot};
use crate::state::query::Scope;
use crate::state::stack_item::{Choice, NO_ABILITY, StackItem, phrase_group};
use crate::state::zone::Visibility;

/// The bounds of a selection and its progress.
#[derive(Clone, Copy)]
pub(crate) struct SelectionBounds {
    /// The least number to take.
    pub(crate) least: i32,
    /// The greatest number to take.
    pub(crate) most: i32,
    /// The candidates that must be taken, as far as there is room: this many from the front of the list.
    pub(crate) required: i32,
    /// The number taken so far.
    pub(crate) taken: i32,
    /// The objects count as chosen, so none can be taken twice.
    pub(crate) counts_as_chosen: bool,
}

impl<B: RuleBook> Cx<'_, B> {
    /// Lists the objects a phrase can choose into `scratch.slots`, in the order they are offered. Those that must be
    /// chosen come first; returns their number.
    pub(super) fn list_candidates(&mut self, item: &StackItem, choose: &ChoosingPhrase) -> i32 {
        let mut slots = std::mem::take(&mut self.scratch.slots);
        slots.clear();
        let scope = Scope::of(item);
        let relied_on = self.is_relied_on(item, choose);
        let resolves = self.state.frames.last().is_some_and(|frame| frame.proc == Proc::Resolve);
        // Choices made on resolution obey prohibitions by a rule of their own.
        let unbound = |slot| {
            resolves && self.is_forbidden(B::CHOOSE, slot, Some(item.source)) && !self.at(ChoosingPoint::AsRequired)
        };
        let mut compelled = false;
        self.read().for_each_fitting(&scope, &choose.filter, |slot| {
            if (self.can_be_chosen(item, slot) || unbound(slot)) && (!relied_on || self.is_rest_legal_with(item, slot))
            {
                compelled |= self.state.characteristics(slot).must.has(B::CHOOSE);
                slots.push(slot);
            }
        });
        self.scratch.slots = slots;
        self.sort_candidates();
        if !compelled || resolves && !self.at(ChoosingPoint::AsRequired) {
            return 0;
        }
        let mut slots = std::mem::take(&mut self.scratch.slots);
        slots.sort_by_key(|&slot| !self.must_choose(item, slot));
        let musts = slots.iter().filter(|&&slot| self.must_choose(item, slot)).count();
        self.scratch.slots = slots;
        musts as i32
    }

    /// Returns true if a later phrase of the same part refers to this phrase's choice.
    fn is_relied_on(&self, item: &StackItem, choose: &ChoosingPhrase) -> bool {
        let body = self.pool.ability(item.ability).part(item.part);
        body.is_some_and(|body| {
            let phrase = body.phrases.iter().position(|c| std::ptr::eq(c, choose));
            phrase.is_some_and(|n| {
                body.phrases[n + 1..end_of_phrases::<B>(body, n)].iter().any(|later| later.refers_to(n as u8))
            })
        })
    }

    /// Returns true if, with this object chosen, the phrases after the current one still have enough to choose.
    fn is_rest_legal_with(&self, item: &StackItem, slot: Slot) -> bool {
        let phrase = self.state.frames.last().map_or(0, |frame| frame.get(Choosing::PHRASE));
        let mut with = *item;
        let object = self.state.object_ref(slot);
        with.choices.push(Choice::new(object, phrase_group(item.part, phrase)));
        self.is_rest_legal(&with, item.part, phrase + 1)
    }

    pub(crate) fn must_choose(&self, item: &StackItem, slot: Slot) -> bool {
        self.state.characteristics(slot).must.has(B::CHOOSE) && self.player_of(slot) != item.controller
    }

    /// Returns true if an item may choose an object. The object must not be suspended or forbidden, nor be the item's
    /// own card, where a rule excludes that.
    pub(crate) fn can_be_chosen(&self, item: &StackItem, slot: Slot) -> bool {
        (item.card != Some(slot) || !self.has(ChoosingPoint::NotItself))
            && !self.is_suspended(slot)
            && (!self.is_forbidden(B::CHOOSE, slot, Some(item.source)) || !self.at(ResolutionPoint::CannotBeatsCan))
    }

    /// Sorts candidates by zone and known card if any lies in a hidden zone, so that their order reveals nothing more.
    pub(crate) fn sort_candidates(&mut self) {
        let objects = &self.state.objects;
        if self.scratch.slots.iter().any(|s| B::ZONES[objects[s.index()].zone.index()].visibility != Visibility::Public)
        {
            let mut slots = std::mem::take(&mut self.scratch.slots);
            slots.sort_by_key(|&slot| (self.state.object(slot).zone, self.known_card(slot)));
            // Interchangeable cards stand side by side.
            for at in 2..slots.len() {
                if self.is_twin(slots[at - 1], slots[at]) {
                    continue;
                }
                let card = self.state.object(slots[at]).card;
                let copies = slots[..at].iter().rposition(|&slot| self.state.object(slot).card != card);
                let first = copies.map_or(0, |before| before + 1);
                if let Some(like) = slots[first..at].iter().rposition(|&slot| self.is_twin(slot, slots[at])) {
                    slots[first + like + 1..=at].rotate_right(1);
                }
            }
            self.scratch.slots = slots;
        }
    }

    /// Returns true if two cards in a hidden zone are interchangeable, and the chooser knows it.
    fn is_twin(&self, one: Slot, other: Slot) -> bool {
        let hidden = B::ZONES[self.state.object(other).zone.index()].visibility != Visibility::Public;
        hidden && self.known_card(other).is_some() && self.state.are_interchangeable(one, other)
    }

    /// The card in a slot, if the chooser knows it. The order and number of options must not tell more than that.
    fn known_card(&self, slot: Slot) -> Option<CardId> {
        let object = self.state.object(slot);
        let seat = self.state.frames.last().map_or(object.owner, |frame| frame.seat);
        (object.known_by >> seat.0 & 1 == 1).then_some(object.card)
    }

    /// Offers the candidates that can be added to a selection, and its end if it may end. Returns true if the selection
    /// is complete: it may end and no candidate can be added in ascending order.
    pub(crate) fn offer_more(&mut self, item: &StackItem, group: u8, bounds: SelectionBounds) -> bool {
        let SelectionBounds { least, most, required: musts, taken, counts_as_chosen: chooses } = bounds;
        let most = most.min(taken + item.choices.room() as i32);
        let is_taken = |slot: Slot| item.choices.iter().any(|c| c.group == group && c.object.slot == slot);
        let place = |slots: &[Slot]| slots.iter().rposition(|&slot| is_taken(slot)).map_or(-1, |at| at as i32);
        let last = if taken == 0 { -1 } else { place(&self.scratch.slots) };
        let taken_musts = || self.scratch.slots[..musts as usize].iter().filter(|&&slot| is_taken(slot)).count() as i32;
        let owed = if musts == 0 { 0 } else { musts.min(most) - taken_musts() };
        let may_end = taken >= least && owed <= 0;
        self.offer_addable(taken > 0, |cx, whole| {
            if taken < most && !whole {
                if owed > 0 {
                    cx.scratch.slots.truncate(musts as usize);
                }
                let repeats = chooses && taken > 0 && !cx.at(ChoosingPoint::Distinct);
                cx.offer_candidates(if repeats { -1 } else { last }, if owed > 0 { owed } else { least - taken });
            } else if taken < most {
                for at in 0..cx.scratch.slots.len() {
                    let slot = cx.scratch.slots[at];
                    if !is_taken(slot) && ((at as i32) < musts || most - taken > owed) {
                        cx.offer(Pick::Object(slot));
                    }
                }
            }
            may_end
        });
        let closed = self.scratch.options.is_empty() && may_end;
        if closed && (taken == 0 || !self.stays_open()) {
            return true;
        }
        if may_end && (least < most || self.scratch.options.is_empty()) {
            self.offer(Pick::Done);
        }
        if self.scratch.lists_all_addable {
            let chosen = item.choices.iter().filter(|c| c.group == group).map(|c| c.object.slot);
            let own: Vec<Pick> = chosen.filter(|slot| self.scratch.slots.contains(slot)).map(Pick::Object).collect();
            self.describe_selection(least, most, own);
        }
        false
    }

    /// Offers the candidates after `last` from which `missing` more can still be reached. Of interchangeable cards only
    /// the first is offered.
    pub(crate) fn offer_candidates(&mut self, last: i32, missing: i32) {
        let first = (last + 1) as usize;
        for i in first..self.scratch.slots.len() {
            let slot = self.scratch.slots[i];
            let again = i > first && self.is_twin(self.scratch.slots[i - 1], slot);
            let rest = (self.scratch.slots.len() - i) as i32;
            if !again && rest >= missing {
                self.offer(Pick::Object(slot));
            }
        }
    }

    /// Returns true if every phrase of a part has enough to choose, or if choices are not made on playing.
    pub(in crate::play) fn part_is_legal(&self, item: &StackItem, part: u8) -> bool {
        if !B::CHOOSES_WHEN_PLAYED {
            return true;
        }
        let Some(body) = self.pool.ability(item.ability).part(part) else { return false };
        if body.phrases.is_empty() {
            return true;
        }
        self.is_rest_legal(item, part, 0)
    }

    /// Returns true if the phrases of a part from `first` on have enough to choose, given the choices already made.
    pub(super) fn is_rest_legal(&self, item: &StackItem, part: u8, first: u8) -> bool {
        let Some(body) = self.pool.ability(item.ability).part(part) else { return false };
        let scoped = StackItem { part, ..*item };
        let scope = Scope::of(&scoped);
        let end = end_of_phrases::<B>(body, usize::from(first).saturating_sub(1));
        for (phrase, choose) in body.phrases.iter().enumerate().take(end).skip(usize::from(first)) {
            if body.phrases[phrase + 1..end].iter().any(|later| later.refers_to(phrase as u8)) {
                return self.has_choice_with_legal_rest(&scoped, choose, phrase as u8);
            }
            let min = self.read().value_of(&scope, &choose.min);
            if !self.has_enough_to_choose(&scoped, choose, min) {
                return false;
            }
        }
        true
    }

    /// Returns true if a phrase of the current part has at least `min` candidates.
    fn has_enough_to_choose(&self, item: &StackItem, choose: &ChoosingPhrase, min: i32) -> bool {
        let scope = Scope::of(item);
        match &choose.place_filter {
            Some(spots) => self.read().places_meant(&scope, spots).count_ones() as i32 >= min,
            None if choose.filter.on_stack.is_some() => self.has_enough_stack_items(item, choose, min),
            None => {
                self.division_steps(item, choose).is_none_or(|steps| steps >= min)
                    && self.read().has_at_least(&scope, &choose.filter, min, |slot| self.can_be_chosen(item, slot))
            }
        }
    }

    /// Returns true if an ability that must choose something has no candidate at all now. If a phrase is chosen only
    /// after an operation, the answer is false: the operation may bring candidates.
    pub(super) fn has_nothing_to_choose(&self, item: &StackItem) -> bool {
        let ability = self.pool.ability(item.ability);
        let selected = |part: &u8| *part == 0 || item.modes >> (part - 1) & 1 == 1;
        let mut has_to = false;
        for part in (0..=16).filter(selected) {
            let Some(body) = ability.part(part) else { break };
            let scoped = StackItem { part, ..*item };
            let leading = if body.phrases_before_ops().is_empty() { 0..0 } else { body.phrases_chosen_with(0) };
            for (phrase, choose) in body.phrases.iter().enumerate() {
                if !leading.contains(&(phrase as u8)) && !B::chooses_when_played(self, item.ability, part, phrase as u8)
                {
                    return false;
                }
                has_to |= self.read().value_of(&Scope::of(&scoped), &choose.min) > 0;
                if self.has_enough_to_choose(&scoped, choose, 1) {
                    return false;
                }
            }
        }
        has_to
    }

    /// Returns true if some choice for this phrase leaves the later phrases, which refer to it, enough to choose.
    fn has_choice_with_legal_rest(&self, item: &StackItem, choose: &ChoosingPhrase, phrase: u8) -> bool {
        let scope = Scope::of(item);
        let goes_on = |object: ObjectRef| {
            let mut with = *item;
            let choice = Choice::new(object, phrase_group(item.part, phrase));
            with.choices.push(choice) && self.is_rest_legal(&with, item.part, phrase + 1)
        };
        if self.read().value_of(&scope, &choose.min) == 0 && self.is_rest_legal(item, item.part, phrase + 1) {
            return true;
        }
        if let Some(spots) = &choose.place_filter {
            let mask = self.read().places_meant(&scope, spots);
            return (0..32u8).any(|place| mask >> place & 1 == 1 && goes_on(ObjectRef::place(spots.zone, place)));
        }
        let usable = |slot| self.can_be_chosen(item, slot) && goes_on(self.state.object_ref(slot));
        self.read().has_at_least(&scope, &choose.filter, 1, usable)
    }

    /// Returns true if everything that must be chosen or named can be, with some payable extra costs and X. An item
    /// that cannot be paid for at all passes, so that it is refused for its cost instead.
    pub fn can_choose(&mut self, item: &StackItem) -> bool {
        let plain = self.extras_of(item).is_empty() && !self.asks_for_x(item) && B::rebate(self, item).is_none();
        let can =
            if plain { self.choices_exist(item) } else { self.can_pay_and_choose(item, 0) || !self.can_pay(item) };
        self.scratch.refusal_may_lapse |= !can;
        can
    }

    /// Returns true if the ability has no condition for its use, or the condition holds.
    pub fn is_use_condition_met(&mut self, item: &StackItem) -> bool {
        let condition = &self.pool.ability(item.ability).condition;
        let met = condition.as_ref().is_none_or(|c| self.read().holds(&Scope::of(item), c));
        self.scratch.refusal_may_lapse |= !met;
        met
    }

    /// Returns true if an item can be paid for and can choose what it must, with some X. Its first `extras_decided`
    /// extra costs are decided; the others are open.
    pub(in crate::play) fn can_pay_and_choose(&mut self, item: &StackItem, extras_decided: usize) -> bool {
        self.has_way_of_paying(item, extras_decided, |cx, with| {
            let most = if cx.asks_for_x(with) { MOST_X } else { 0 };
            let mut with = *with;
            let mut last = -1;
            for x in 0..=most {
                with.x = x;
                let payable = cx.can_pay_as_chosen(&with);
                if !payable && x > last + B::LARGEST_X_GAP {
                    return false;
                }
                last = if payable { x } else { last };
                if payable && cx.choices_exist(&with) {
                    return true;
                }
            }
            false
        })
    }

    /// Returns true if everything that must be chosen or named can be, with the item's own X and modes.
    pub fn choices_exist(&self, item: &StackItem) -> bool {
        if B::places_to_name(self, item).is_some_and(|(_, places)| places == 0) {
            return false;
        }
        if item.ability == NO_ABILITY || !B::CHOOSES_WHEN_PLAYED {
            return true;
        }
        let modal = self.pool.ability(item.ability).modes.is_some();
        let selected = |mode: &u8| item.modes >> mode & 1 == 1;
        self.part_is_legal(item, 0)
            && if item.modes != 0 {
                (0..16).filter(selected).all(|mode| self.part_is_legal(item, mode + 1))
            } else {
                !modal || self.some_mode_is_legal(item)
            }
    }
}

/// The end of the phrases chosen together with this one: the end of the part, where all are chosen on playing.
fn end_of_phrases<B: RuleBook>(body: &Body, phrase: usize) -> usize {
    if B::CHOOSES_WHEN_PLAYED { body.phrases.len() } else { body.phrases_chosen_with(phrase as u8).end.into() }
}
