//! Candidates: what a text may choose, and whether it can choose enough.

use crate::ability::{Body, Choose};
use crate::book::RuleBook;
use crate::cx::Cx;
use crate::frame::Proc;
use crate::item::{Choice, Item, NO_ABILITY, group};
use crate::matching::Scope;
use crate::object::{Ref, Slot};
use crate::play::{MOST_X, PHRASE};
use crate::question::Pick;
use crate::words::*;
use crate::zone::Sight;

/// How many a selection takes.
#[derive(Clone, Copy)]
pub(crate) struct Bounds {
    /// At least.
    pub(crate) least: i32,
    /// At most.
    pub(crate) most: i32,
    /// Of the candidates the first so many have to be among them, as far as there is room.
    pub(crate) musts: i32,
    /// So far.
    pub(crate) taken: i32,
    /// Whether they count as chosen, and so none twice.
    pub(crate) chooses: bool,
}

impl<B: RuleBook> Cx<'_, B> {
    /// Lists what a phrase can choose, into the buffer of slots, in the order in which it is offered: first what must
    /// be chosen; returns how much that is.
    pub(crate) fn list_candidates(&mut self, item: &Item, choose: &Choose) -> i32 {
        let mut slots = std::mem::take(&mut self.t.slots);
        slots.clear();
        let scope = Scope::of(item);
        let relied_on = self.is_relied_on(item, choose);
        let resolves = self.s.frames.last().is_some_and(|frame| frame.proc == Proc::Resolve);
        // What is left open until a text resolves is bound by a rule of its own.
        let unbound = |slot| resolves && self.forbidden(B::CHOOSE, slot, Some(item.source)) && !self.by(B::CITES.bound);
        let mut compelled = false;
        self.read().each(&scope, &choose.filter, |slot| {
            if (self.choosable(item, slot) || unbound(slot)) && (!relied_on || self.goes_on_with(item, slot)) {
                compelled |= self.s.profile(slot).must.has(B::CHOOSE);
                slots.push(slot);
            }
        });
        self.t.slots = slots;
        self.sort_candidates();
        if !compelled || resolves && !self.by(B::CITES.bound) {
            return 0;
        }
        let mut slots = std::mem::take(&mut self.t.slots);
        slots.sort_by_key(|&slot| !self.must_choose(item, slot));
        let musts = slots.iter().filter(|&&slot| self.must_choose(item, slot)).count();
        self.t.slots = slots;
        musts as i32
    }

    /// Whether a later phrase of the part refers to what this one chooses.
    fn is_relied_on(&self, item: &Item, choose: &Choose) -> bool {
        let body = self.pool.ability(item.ability).part(item.part);
        body.is_some_and(|body| {
            let phrase = body.choose.iter().position(|c| std::ptr::eq(c, choose));
            phrase.is_some_and(|n| body.choose[n + 1..last::<B>(body, n)].iter().any(|later| later.refers_to(n as u8)))
        })
    }

    /// Whether the phrases after the one that is being chosen for have enough to choose with this.
    fn goes_on_with(&self, item: &Item, slot: Slot) -> bool {
        let phrase = self.s.frames.last().map_or(0, |frame| frame.r[PHRASE] as u8);
        let mut with = *item;
        let object = self.s.refer(slot);
        with.choices.push(Choice::new(object, group(item.part, phrase)));
        self.rest_is_legal(&with, item.part, phrase + 1)
    }

    pub(crate) fn must_choose(&self, item: &Item, slot: Slot) -> bool {
        self.s.profile(slot).must.has(B::CHOOSE) && self.player_of(slot) != item.controller
    }

    /// Whether an item may choose an object: it is not itself, where a rule says so, nor suspended, and nothing forbids it.
    pub(crate) fn choosable(&self, item: &Item, slot: Slot) -> bool {
        (item.card != Some(slot) || !self.has_rule(B::CITES.not_itself))
            && !self.is_suspended(slot)
            && (!self.forbidden(B::CHOOSE, slot, Some(item.source)) || !self.by(B::CITES.cannot))
    }

    /// Cards the chooser tells apart only by what they are come in that order.
    pub(crate) fn sort_candidates(&mut self) {
        let objects = &self.s.objects;
        if self.t.slots.iter().any(|s| B::ZONES[objects[s.index()].zone.index()].sight != Sight::Public) {
            let mut slots = std::mem::take(&mut self.t.slots);
            slots.sort_by_key(|&slot| (self.s.object(slot).zone, self.known_card(slot)));
            self.t.slots = slots;
        }
    }

    /// Which card it is, as far as whoever is choosing knows: the order and number of options tell no more.
    fn known_card(&self, slot: Slot) -> Option<CardId> {
        let object = self.s.object(slot);
        let seat = self.s.frames.last().map_or(object.owner, |frame| frame.seat);
        (object.known >> seat.0 & 1 == 1).then_some(object.card)
    }

    /// Offers what can be added to a selection among the candidates, of which the first so many must be taken, and its
    /// end, if it may end. Returns whether it is closed: nothing can be added, or nothing canonical.
    pub(crate) fn offer_more(&mut self, item: &Item, group: u8, bounds: Bounds) -> bool {
        let Bounds { least, most, musts, taken, chooses } = bounds;
        let most = most.min(taken + item.choices.room() as i32);
        let is_taken = |slot: Slot| item.choices.iter().any(|c| c.group == group && c.object.slot == slot);
        let place = |slots: &[Slot]| slots.iter().rposition(|&slot| is_taken(slot)).map_or(-1, |at| at as i32);
        let last = if taken == 0 { -1 } else { place(&self.t.slots) };
        let taken_musts = || self.t.slots[..musts as usize].iter().filter(|&&slot| is_taken(slot)).count() as i32;
        let owed = if musts == 0 { 0 } else { musts.min(most) - taken_musts() };
        let may_end = taken >= least && owed <= 0;
        if taken < most && !self.t.whole {
            if owed > 0 {
                self.t.slots.truncate(musts as usize);
            }
            let repeats = chooses && taken > 0 && !self.by(B::CITES.distinct);
            self.offer_candidates(if repeats { -1 } else { last }, if owed > 0 { owed } else { least - taken });
        }
        if self.t.whole || self.t.options.is_empty() && !may_end {
            // What was taken out of order is completed out of order.
            for at in 0..self.t.slots.len() {
                let slot = self.t.slots[at];
                if taken < most && !is_taken(slot) && ((at as i32) < musts || most - taken > owed) {
                    self.offer(Pick::Object(slot));
                }
            }
        }
        let closed = self.t.options.is_empty() && may_end;
        if closed && (taken == 0 || !self.stays_open()) {
            return true;
        }
        if may_end && (least < most || self.t.options.is_empty()) {
            self.offer(Pick::Done);
        }
        if self.t.whole {
            let chosen = item.choices.iter().filter(|c| c.group == group).map(|c| c.object.slot);
            let own: Vec<Pick> = chosen.filter(|slot| self.t.slots.contains(slot)).map(Pick::Object).collect();
            self.describe(least, most, own);
        }
        false
    }

    /// Offers the candidates after `last` from which `missing` more can still be reached; of cards that
    /// cannot be told apart, one.
    pub(crate) fn offer_candidates(&mut self, last: i32, missing: i32) {
        let first = (last + 1) as usize;
        for i in first..self.t.slots.len() {
            let slot = self.t.slots[i];
            let object = self.s.object(slot);
            let hidden = B::ZONES[object.zone.index()].sight != Sight::Public;
            let again = hidden
                && i > first
                && self.known_card(slot).is_some()
                && self.known_card(self.t.slots[i - 1]) == self.known_card(slot)
                && self.s.object(self.t.slots[i - 1]).zone == object.zone;
            let rest = (self.t.slots.len() - i) as i32;
            if !again && rest >= missing {
                self.offer(Pick::Object(slot));
            }
        }
    }

    /// Whether a part of an ability has enough to choose.
    pub(crate) fn part_is_legal(&self, item: &Item, part: u8) -> bool {
        if !B::CHOOSES_WHEN_PLAYED {
            return true;
        }
        let Some(body) = self.pool.ability(item.ability).part(part) else { return false };
        if body.choose.is_empty() {
            return true;
        }
        self.rest_is_legal(item, part, 0)
    }

    /// Whether the phrases of a part, from one on, have enough to choose with what was chosen before them.
    pub(crate) fn rest_is_legal(&self, item: &Item, part: u8, first: u8) -> bool {
        let Some(body) = self.pool.ability(item.ability).part(part) else { return false };
        let scoped = Item { part, ..*item };
        let scope = Scope::of(&scoped);
        let end = last::<B>(body, usize::from(first).saturating_sub(1));
        for (phrase, choose) in body.choose.iter().enumerate().take(end).skip(usize::from(first)) {
            if body.choose[phrase + 1..end].iter().any(|later| later.refers_to(phrase as u8)) {
                return self.some_choice_goes_on(&scoped, choose, phrase as u8);
            }
            let min = self.read().amount(&scope, &choose.min);
            if !self.finds(&scoped, choose, min) {
                return false;
            }
        }
        true
    }

    /// Whether there are so many that a phrase of the part at hand can choose.
    fn finds(&self, item: &Item, choose: &Choose, min: i32) -> bool {
        let scope = Scope::of(item);
        match &choose.spots {
            Some(spots) => self.read().spots(&scope, spots).count_ones() as i32 >= min,
            None if choose.filter.uses.is_some() => self.enough_uses(item, choose, min),
            None => {
                self.steps(item, choose).is_none_or(|steps| steps >= min)
                    && self.read().at_least(&scope, &choose.filter, min, |slot| self.choosable(item, slot))
            }
        }
    }

    /// Whether a text that has to choose something could choose nothing at all, if it chose now. What it comes to only
    /// after it has done something, it may find then.
    pub(crate) fn finds_nothing(&self, item: &Item) -> bool {
        let ability = self.pool.ability(item.ability);
        let selected = |part: &u8| *part == 0 || item.modes >> (part - 1) & 1 == 1;
        let mut has_to = false;
        for part in (0..=16).filter(selected) {
            let Some(body) = ability.part(part) else { break };
            let scoped = Item { part, ..*item };
            let leading = if body.leading().is_empty() { 0..0 } else { body.along_with(0) };
            for (phrase, choose) in body.choose.iter().enumerate() {
                if !leading.contains(&(phrase as u8)) && !B::declares(self, item.ability, part, phrase as u8) {
                    return false;
                }
                has_to |= self.read().amount(&Scope::of(&scoped), &choose.min) > 0;
                if self.finds(&scoped, choose, 1) {
                    return false;
                }
            }
        }
        has_to
    }

    /// Whether one of what a phrase can choose lets the phrases after it choose, which refer to it.
    fn some_choice_goes_on(&self, item: &Item, choose: &Choose, phrase: u8) -> bool {
        let scope = Scope::of(item);
        let goes_on = |object: Ref| {
            let mut with = *item;
            let choice = Choice::new(object, group(item.part, phrase));
            with.choices.push(choice) && self.rest_is_legal(&with, item.part, phrase + 1)
        };
        if self.read().amount(&scope, &choose.min) == 0 && self.rest_is_legal(item, item.part, phrase + 1) {
            return true;
        }
        if let Some(spots) = &choose.spots {
            let mask = self.read().spots(&scope, spots);
            return (0..32u8).any(|place| mask >> place & 1 == 1 && goes_on(Ref::spot(spots.zone, place)));
        }
        let usable = |slot| self.choosable(item, slot) && goes_on(self.s.refer(slot));
        self.read().at_least(&scope, &choose.filter, 1, usable)
    }

    /// Whether everything that must be chosen or named can be, with extra costs and an X that can be paid. What cannot
    /// be paid at all is refused for that, not for the choosing.
    pub fn can_choose(&mut self, item: &Item) -> bool {
        let plain = self.extras_of(item).is_empty() && !self.asks_for_x(item) && B::rebate(self, item).is_none();
        let can = if plain { self.choices_exist(item) } else { self.can_go_on(item, 0) || !self.can_pay(item) };
        self.t.fickle |= !can;
        can
    }

    /// Whether the condition under which an ability can be used, if there is one, is met.
    pub fn is_met(&mut self, item: &Item) -> bool {
        let condition = &self.pool.ability(item.ability).condition;
        let met = condition.as_ref().is_none_or(|c| self.read().holds(&Scope::of(item), c));
        self.t.fickle |= !met;
        met
    }

    /// Whether an item, the first of whose extra costs are settled, can be paid for and can choose what it must.
    pub(crate) fn can_go_on(&mut self, item: &Item, settled: usize) -> bool {
        self.some_way(item, settled, |cx, with| {
            let most = if cx.asks_for_x(with) { MOST_X } else { 0 };
            let mut with = *with;
            let mut last = -1;
            for x in 0..=most {
                with.x = x;
                let payable = cx.can_pay_so(&with);
                if !payable && x > last + B::X_GAP {
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

    /// Whether everything that must be chosen or named can be, with the X and the modes the item has.
    pub fn choices_exist(&self, item: &Item) -> bool {
        if B::places(self, item).is_some_and(|(_, places)| places == 0) {
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

/// Where the phrases end that are chosen along with one: where all are chosen as a text is played, those of its part.
fn last<B: RuleBook>(body: &Body, phrase: usize) -> usize {
    if B::CHOOSES_WHEN_PLAYED { body.choose.len() } else { body.along_with(phrase as u8).end.into() }
}
