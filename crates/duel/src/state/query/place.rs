//! Places: how players number them, and how they relate to each other.

use crate::book::RuleBook;
use crate::book::point::ZonePoint;
use crate::card::amount::What;
use crate::card::filter::{Between, Filter, PlaceRelation, SelfRef};
use crate::ids::*;
use crate::state::face_up_top;
use crate::state::object::{Object, Slot};
use crate::state::query::{Reader, Scope};

impl<B: RuleBook> Reader<'_, B> {
    /// Returns true if a card in this zone is the face-up top card of one of those zones.
    #[inline]
    pub(crate) fn is_face_up_top(&self, zones: Zones, zone: Zone) -> bool {
        let lids = const { face_up_top::any_zone_has_one(B::ZONES) };
        lids && face_up_top::zone_below(B::ZONES, zone).is_some_and(|under| zones.has(under))
            && self.at(ZonePoint::FaceUpTopIsTop)
    }

    /// Returns true if the place is one of these, which are numbered as the ability's controller sees them.
    #[inline]
    pub(crate) fn is_at(&self, you: Seat, zone: Zone, places: u32, place: u8) -> bool {
        let seen = self.zones[zone.index()].place_seen_by(you, place);
        let seen = if self.scratch.cite(B::places_as_seen_rule(places)) { seen } else { place };
        places >> seen & 1 == 1
    }

    /// The place where an object is or last was, or the chosen place itself.
    pub(crate) fn place_of(&self, scope: &Scope, what: &What) -> Option<(Zone, u8)> {
        let seen = self.object_as_read(scope, what)?;
        if let Some(spot) = seen.as_place() {
            return Some(spot);
        }
        let body = if self.state.is_alive(seen) {
            self.state.object(seen.slot)
        } else {
            &self.state.last_known_of(seen)?.status
        };
        Some((body.zone, body.place))
    }

    /// The places of a zone in this relation to the place of an object: bit n for place n.
    pub(crate) fn places_related_to(&self, scope: &Scope, near: &PlaceRelation, zone: Zone) -> u32 {
        let anchor = self.place_of(scope, &near.to).filter(|(there, _)| *there == zone);
        anchor.map_or(0, |(_, place)| self.related_places(scope.you, zone, near.relation, place))
    }

    /// The places of a zone in this relation to that place, from the player's point of view: bit n for place n.
    pub(crate) fn related_places(&self, seat: Seat, zone: Zone, relation: Relation, place: u8) -> u32 {
        let spec = &self.zones[zone.index()];
        let table = spec.related.get(relation.index());
        let mask = table.and_then(|t| t.get(usize::from(spec.place_seen_by(seat, place)))).copied().unwrap_or(0);
        spec.places_seen_by(seat, B::related_places(self.scratch, relation, spec.place_seen_by(seat, place), mask))
    }

    /// Returns true if the object is at a place between two others. The source may be one of the two at its last place,
    /// if the filter means the source alone, or the book says that the ability counts it.
    pub(super) fn is_between(&self, scope: &Scope, between: &Between, object: &Object) -> bool {
        let spec = &self.zones[object.zone.index()];
        let gone = self.state.last_known_of(scope.source).filter(|ghost| ghost.status.zone == object.zone);
        let counts = |filter: &Filter| match filter.this {
            SelfRef::Only => true,
            SelfRef::Other => false,
            SelfRef::Any => scope.item.is_some_and(|item| B::counts_itself_between(self.pool, item)),
        };
        let last = |place: u8, filter: &Filter| {
            gone.is_some_and(|ghost| ghost.status.place == place)
                && counts(filter)
                && self.fits_ref(scope, filter, scope.source)
        };
        let there = |place: u8, filter: &Filter| {
            if last(place, filter) {
                return true;
            }
            let sides: &[Seat] = if spec.shared { &[Seat::FIRST] } else { &Seat::BOTH };
            let mut cards = sides.iter().flat_map(|&side| self.state.cards(object.zone, side));
            let meant = |slot: Slot| filter.this != SelfRef::Only || self.state.object_ref(slot) == scope.source;
            cards.any(|&slot| self.state.object(slot).place == place && meant(slot) && self.fits(scope, filter, slot))
        };
        let mut lines = spec.between.iter().filter(|(middle, _)| *middle == object.place);
        lines.any(|&(_, [a, b])| {
            there(a, &between.one) && there(b, &between.other) || there(b, &between.one) && there(a, &between.other)
        })
    }
}
