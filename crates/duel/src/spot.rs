//! Spots: which places of a zone a text means, and choosing among them.

use crate::ability::{Choose, Spots};
use crate::book::RuleBook;
use crate::count::{announced, taken};
use crate::cx::{Cx, Glance};
use crate::filter::Filter;
use crate::frame::{Flow, Proc};
use crate::item::{Choice, Item, NO_ABILITY, group};
use crate::matching::{Reader, Scope};
use crate::object::Ref;
use crate::play::{PART, PHRASE};
use crate::question::{Pick, Topic};
use crate::words::*;

impl<B: RuleBook> Reader<'_, B> {
    /// The places a text means, bit n for place n; of places that are meant as one, the first.
    pub fn spots(&self, scope: &Scope, spots: &Spots) -> u32 {
        let spec = &self.zones[spots.zone.index()];
        let near = spots.near.as_ref().map_or(!0, |near| self.near(scope, near, spots.zone));
        let fits = |place: u8| {
            (spots.places == 0 || self.is_at(scope.you, spots.zone, spots.places, place))
                && near >> place & 1 == 1
                && spots.ground.is_none_or(|ground| self.state.ground_is(spots.zone, place, ground))
                && spots.with.as_ref().is_none_or(|filter| self.holds_one(scope, spots, filter, place))
                && spots.without.as_ref().is_none_or(|filter| !self.holds_one(scope, spots, filter, place))
        };
        let mask = (0..spec.places).filter(|&place| fits(place)).fold(0, |mask, place| mask | 1 << place);
        let Some(relation) = spots.group else { return mask };
        let first = |place: u8| {
            let together = self.related(scope.you, spots.zone, relation, place) | 1 << place;
            (together & mask).trailing_zeros() == u32::from(place)
        };
        (0..spec.places).filter(|&place| mask >> place & 1 == 1 && first(place)).fold(0, |all, place| all | 1 << place)
    }

    /// Whether an object like this stands at a place, or at one that is meant with it.
    fn holds_one(&self, scope: &Scope, spots: &Spots, filter: &Filter, place: u8) -> bool {
        let meant = spots.group.map_or(0, |relation| self.related(scope.you, spots.zone, relation, place)) | 1 << place;
        let mut sides = [Seat::FIRST, Seat::SECOND].into_iter();
        sides.any(|side| {
            let cards = self.state.cards(spots.zone, side);
            cards.iter().any(|&slot| meant >> self.state.object(slot).place & 1 == 1 && self.fits(scope, filter, slot))
        })
    }
}

impl<B: RuleBook> Glance<'_, B> {
    /// What joins the places among which the pending question has one chosen: those that are meant as one.
    pub(crate) fn joined_by(&self, topic: Topic) -> Option<Relation> {
        let frame = self.s.frames.last().filter(|_| topic == Topic::Choose)?;
        let (item, part) = match frame.proc {
            Proc::Play => self.s.stack.last().map(|item| (item, frame.r[PART] as u8))?,
            Proc::Resolve => self.s.running.last().map(|item| (item, item.part))?,
            _ => return None,
        };
        let body = Some(item.ability).filter(|&id| id != NO_ABILITY).and_then(|id| self.pool.ability(id).part(part))?;
        body.choose.get(frame.r[PHRASE] as usize)?.spots.as_ref()?.group
    }
}

impl<B: RuleBook> Cx<'_, B> {
    /// Offers the places that a choosing phrase can choose next, or goes on to the next phrase.
    pub(crate) fn ask_spots(&mut self, f: usize, item: &Item, choose: &Choose, spots: &Spots) -> Flow {
        let frame = *self.frame(f);
        let scope = Scope::of(item);
        let (min, max) = (self.read().amount(&scope, &choose.min), self.read().amount(&scope, &choose.max));
        let (min, max) = announced(&frame).map_or((min, max), |n| (n, n));
        let taken = taken(&frame);
        let mask = self.read().spots(&scope, spots);
        let resolves = frame.proc == Proc::Resolve;
        if taken == 0 && (mask.count_ones() as i32) < min && !resolves {
            return self.cannot_choose(f);
        }
        let min = min.min(mask.count_ones() as i32);
        let phrase = frame.r[PHRASE] as u8;
        let places = item.choices.iter().filter(|choice| choice.group == group(item.part, phrase));
        let places = places.filter_map(|choice| choice.object.as_spot()).fold(0u32, |all, (_, at)| all | 1 << at);
        let after = (!0u32).checked_shl(32 - places.leading_zeros()).unwrap_or(0);
        let full = taken == max;
        let mut open = if full { 0 } else { self.completable(item, spots, mask & after & !places, phrase) };
        let waits = taken > 0 && self.stays_open();
        if open == 0 && !waits {
            self.next_phrase(f);
            return Flow::Go;
        }
        if taken == 0
            && let Some(flow) = self.ask_count(f, item, min, max.min(open.count_ones() as i32))
        {
            return flow;
        }
        // What was chosen out of order is completed out of order.
        if !full && (self.lists_whole() || open == 0 && taken < min) {
            open = self.completable(item, spots, mask & !places, phrase);
        }
        self.offer_places(open);
        if taken >= min {
            self.offer(Pick::Done);
        }
        self.describe(min, max, (0..32).filter(|place| places >> place & 1 == 1).map(Pick::Place));
        let rule = self.chooses_by(resolves, item);
        self.ask(item.controller, Topic::Choose, rule)
    }

    /// Those of some places after whose choice the rest of the text can still choose what it must.
    fn completable(&self, item: &Item, spots: &Spots, places: u32, phrase: u8) -> u32 {
        let open = |place: &u8| {
            places >> place & 1 == 1 && {
                let mut with = *item;
                with.choices.push(spot_choice(item.part, phrase, spots.zone, *place));
                self.rest_is_legal(&with, item.part, phrase + 1)
            }
        };
        (0..32u8).filter(open).fold(0, |mask, place| mask | 1 << place)
    }
}

fn spot_choice(part: u8, phrase: u8, zone: Zone, place: u8) -> Choice {
    Choice::new(Ref::spot(zone, place), group(part, phrase))
}
