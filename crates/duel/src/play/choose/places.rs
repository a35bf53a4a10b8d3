//! Choosing places: the places of a zone that a filter describes, and choosing among them.

use crate::book::RuleBook;
use crate::card::ability::{ChoosingPhrase, PlaceFilter};
use crate::card::filter::Filter;
use crate::engine::context::{Cx, Look};
use crate::engine::frame::{Flow, Proc};
use crate::engine::question::{Pick, Topic};
use crate::ids::*;
use crate::play::announce::{Announcing, Choosing};
use crate::play::choose::how_many::{announced_count, chosen_count};
use crate::state::object::ObjectRef;
use crate::state::query::{Reader, Scope};
use crate::state::stack_item::{Choice, NO_ABILITY, StackItem, phrase_group};

impl<B: RuleBook> Reader<'_, B> {
    /// The places a filter describes, bit n for place n; of places grouped as one, only the first.
    pub fn places_meant(&self, scope: &Scope, spots: &PlaceFilter) -> u32 {
        let spec = &self.zones[spots.zone.index()];
        let near = spots.place_relation.as_ref().map_or(!0, |near| self.places_related_to(scope, near, spots.zone));
        let fits = |place: u8| {
            (spots.places == 0 || self.is_at(scope.you, spots.zone, spots.places, place))
                && near >> place & 1 == 1
                && spots.place_counters.is_none_or(|ground| self.state.place_has_counters(spots.zone, place, ground))
                && spots.with_object.as_ref().is_none_or(|filter| self.has_object_at(scope, spots, filter, place))
                && spots.without_object.as_ref().is_none_or(|filter| !self.has_object_at(scope, spots, filter, place))
        };
        let mask = (0..spec.places).filter(|&place| fits(place)).fold(0, |mask, place| mask | 1 << place);
        let Some(relation) = spots.grouped_by else { return mask };
        let first = |place: u8| {
            let together = self.related_places(scope.you, spots.zone, relation, place) | 1 << place;
            (together & mask).trailing_zeros() == u32::from(place)
        };
        (0..spec.places).filter(|&place| mask >> place & 1 == 1 && first(place)).fold(0, |all, place| all | 1 << place)
    }

    /// Returns true if an object that fits stands at a place, or at a place grouped with it.
    fn has_object_at(&self, scope: &Scope, spots: &PlaceFilter, filter: &Filter, place: u8) -> bool {
        let meant = spots.grouped_by.map_or(0, |relation| self.related_places(scope.you, spots.zone, relation, place))
            | 1 << place;
        let mut sides = [Seat::FIRST, Seat::SECOND].into_iter();
        sides.any(|side| {
            let cards = self.state.cards(spots.zone, side);
            cards.iter().any(|&slot| meant >> self.state.object(slot).place & 1 == 1 && self.fits(scope, filter, slot))
        })
    }
}

impl<B: RuleBook> Look<'_, B> {
    /// The relation that groups the places among which the pending question chooses, if they are grouped.
    pub(crate) fn relation_joining_places(&self, topic: Topic) -> Option<Relation> {
        let frame = self.state.frames.last().filter(|_| topic == Topic::Choose)?;
        let (item, part) = match frame.proc {
            Proc::Play => self.state.stack.last().map(|item| (item, frame.get(Announcing::PART)))?,
            Proc::Resolve => self.state.resolving.last().map(|item| (item, item.part))?,
            _ => return None,
        };
        let body = Some(item.ability).filter(|&id| id != NO_ABILITY).and_then(|id| self.pool.ability(id).part(part))?;
        body.phrases.get(frame.get(Choosing::PHRASE) as usize)?.place_filter.as_ref()?.grouped_by
    }
}

impl<B: RuleBook> Cx<'_, B> {
    /// Offers places in the order of their numbers.
    pub(crate) fn offer_places(&mut self, places: u32) {
        for place in 0..32 {
            if places >> place & 1 == 1 {
                self.offer(Pick::Place(place));
            }
        }
    }

    /// Offers the places that a choosing phrase can choose next, or goes on to the next phrase. May ask.
    pub(super) fn ask_places(
        &mut self,
        f: usize,
        item: &StackItem,
        choose: &ChoosingPhrase,
        spots: &PlaceFilter,
    ) -> Flow {
        let frame = *self.frame(f);
        let scope = Scope::of(item);
        let (min, max) = (self.read().value_of(&scope, &choose.min), self.read().value_of(&scope, &choose.max));
        let (min, max) = announced_count(&frame).map_or((min, max), |n| (n, n));
        let taken = chosen_count(&frame);
        let mask = self.read().places_meant(&scope, spots);
        let resolves = frame.proc == Proc::Resolve;
        if taken == 0 && (mask.count_ones() as i32) < min && !resolves {
            return self.give_up_unchoosable(f);
        }
        let min = min.min(mask.count_ones() as i32);
        let phrase = frame.get(Choosing::PHRASE);
        let places = item.choices.iter().filter(|choice| choice.group == phrase_group(item.part, phrase));
        let places = places.filter_map(|choice| choice.object.as_place()).fold(0u32, |all, (_, at)| all | 1 << at);
        let after = (!0u32).checked_shl(32 - places.leading_zeros()).unwrap_or(0);
        let full = taken == max;
        let mut open =
            if full { 0 } else { self.places_leaving_rest_legal(item, spots, mask & after & !places, phrase) };
        let waits = taken > 0 && self.stays_open();
        if open == 0 && !waits {
            self.next_phrase(f);
            return Flow::Continue;
        }
        if taken == 0
            && let Some(flow) = self.ask_count(f, item, min, max.min(open.count_ones() as i32))
        {
            return flow;
        }
        // A selection begun out of order is completed out of order.
        if !full && (self.lists_all_addable() || open == 0 && taken < min) {
            open = self.places_leaving_rest_legal(item, spots, mask & !places, phrase);
        }
        self.offer_places(open);
        if taken >= min {
            self.offer(Pick::Done);
        }
        self.describe_selection(min, max, (0..32).filter(|place| places >> place & 1 == 1).map(Pick::Place));
        let rule = self.choosing_rule(resolves, item);
        self.ask(item.controller, Topic::Choose, rule)
    }

    /// The places whose choice leaves the later phrases enough to choose.
    fn places_leaving_rest_legal(&self, item: &StackItem, spots: &PlaceFilter, places: u32, phrase: u8) -> u32 {
        let open = |place: &u8| {
            places >> place & 1 == 1 && {
                let mut with = *item;
                with.choices.push(place_choice(item.part, phrase, spots.zone, *place));
                self.is_rest_legal(&with, item.part, phrase + 1)
            }
        };
        (0..32u8).filter(open).fold(0, |mask, place| mask | 1 << place)
    }
}

fn place_choice(part: u8, phrase: u8, zone: Zone, place: u8) -> Choice {
    Choice::new(ObjectRef::place(zone, place), phrase_group(part, phrase))
}
