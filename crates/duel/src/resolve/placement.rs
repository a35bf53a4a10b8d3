//! Placement: the place at which an effect puts a card into a zone with places.

use crate::book::RuleBook;
use crate::book::point::{ResolutionPoint, ZonePoint};
use crate::card::ability::{Op, PlaceFilter};
use crate::card::amount::{What, Who};
use crate::card::characteristics::Orientation;
use crate::engine::context::Cx;
use crate::engine::frame::Flow;
use crate::engine::question::Topic;
use crate::event::Happening;
use crate::ids::*;
use crate::registers;
use crate::resolve::{Resolving, step};
use crate::state::object::Slot;
use crate::state::query::Scope;
use crate::state::stack_item::StackItem;

registers! {
    /// The registers of a resolution in which cards get their places.
    struct Placing {
        /// The next card.
        NEXT_CARD: usize = 1,
        /// Where the proposed moves begin.
        MOVES: usize = 2,
    }
}

/// An operation that puts cards at places.
struct PlacedMove<'p> {
    what: &'p What,
    to: Zone,
    /// The places allowed; if `None`, the book decides.
    spots: Option<&'p PlaceFilter>,
    verb: Verb,
    turned: Option<Orientation>,
    control: Option<&'p Who>,
}

impl<'a, B: RuleBook> Cx<'a, B> {
    /// Begins placing the cards that the current operation moves.
    pub(super) fn begin_places(&mut self, f: usize, from: usize) {
        let frame = self.frame(f);
        frame.set(Placing::NEXT_CARD, 0);
        frame.set(Placing::MOVES, from);
    }

    /// Places the next card; its place is picked unless there is only one. Once all have a place, they move together.
    /// May ask or begin a procedure.
    pub(super) fn place_next(&mut self, f: usize) -> Flow {
        let frame = *self.frame(f);
        let item = self.resolving_item();
        let Some(put) = self.put_by(&item, frame.get(Resolving::OP)) else { return self.goto(f, step::NEXT) };
        self.list_objects(&Scope::of(&item), put.what);
        let Some(&slot) = self.scratch.slots.get(frame.get(Placing::NEXT_CARD)) else {
            self.frame(f).step = step::NEXT;
            self.frame(f).update(Resolving::OP, |n| n + 1);
            return self.carry_out(frame.get(Placing::MOVES), self.count_meant(&item, put.what));
        };
        let side = self.side_of_move(&item, slot, put.to, put.control);
        let places = match put.spots {
            _ if B::redirect_move(self, slot, put.to, side, put.verb).is_none() => 0,
            _ if !B::can_enter(self, slot, put.to, side) => 0,
            Some(spots) => self.read().places_meant(&Scope::of(&item), spots),
            None => B::places_for(self, slot, put.to, side),
        };
        match places.count_ones() {
            0 if self.at(ResolutionPoint::ImpossibleIsSkipped) => {
                self.frame(f).update(Placing::NEXT_CARD, |n| n + 1);
                Flow::Continue
            }
            // Only if an audit switches the rule off does the rest of the ability fail with the impossible part.
            0 => {
                self.state.batch.truncate(frame.get(Placing::MOVES));
                self.frame(f).set(Resolving::OP, i32::MAX as usize);
                self.goto(f, step::NEXT)
            }
            1 => {
                self.place_at(f, places.trailing_zeros() as u8);
                Flow::Continue
            }
            _ => {
                // Each player places the cards that this player picked.
                let chooser =
                    if self.is_put_by_each(&item, frame.get(Resolving::OP), put.what) { side } else { item.controller };
                self.offer_places(places);
                self.ask(chooser, Topic::Place, B::rule(ResolutionPoint::Picks))
            }
        }
    }

    /// Proposes the move of the current card to a place.
    pub(super) fn place_at(&mut self, f: usize, place: u8) {
        let frame = *self.frame(f);
        let item = self.resolving_item();
        self.frame(f).update(Placing::NEXT_CARD, |n| n + 1);
        let Some(put) = self.put_by(&item, frame.get(Resolving::OP)) else { return };
        self.list_objects(&Scope::of(&item), put.what);
        let Some(&slot) = self.scratch.slots.get(frame.get(Placing::NEXT_CARD)) else { return };
        let side = self.side_of_move(&item, slot, put.to, put.control);
        if self.is_there_already(slot, put.to, place) {
            return;
        }
        let mut act = self.move_to_place(slot, put.to, side, place);
        if let (Happening::Move { turned, .. }, Some(way)) = (&mut act, put.turned) {
            *turned = B::orientation_as_told(self, slot, put.to, way);
        }
        let cause = self.cause_of(&item, B::rule(ResolutionPoint::InWrittenOrder));
        self.propose(act, put.verb, cause);
    }

    /// Returns true if a card is already at the place and the book does not count putting it there as a move.
    pub(crate) fn is_there_already(&self, slot: Slot, to: Zone, place: u8) -> bool {
        let object = self.state.object(slot);
        B::PUTTING_IN_PLACE_IS_NOTHING.is_some_and(|rule| object.zone == to && object.place == place && self.cite(rule))
    }

    /// Returns true if an operation places cards that each player picked before.
    fn is_put_by_each(&self, item: &StackItem, op: usize, what: &What) -> bool {
        let part = self.pool.ability(item.ability).part(item.part);
        part.and_then(|part| part.ops.get(..op)).is_some_and(|before| Self::is_picked_by_each(before, what))
    }

    /// The cards that an operation puts at places, and how.
    fn put_by(&self, item: &StackItem, op: usize) -> Option<PlacedMove<'a>> {
        let pool = self.pool;
        match pool.ability(item.ability).part(item.part)?.ops.get(op)? {
            Op::Move { what, to, verb, turned, control, .. } => {
                Some(PlacedMove { what, to: *to, spots: None, verb: *verb, turned: *turned, control: control.as_ref() })
            }
            Op::PutAtPlace { what, spots, verb, turned, control } => {
                // Naming places implies the controller's own side.
                let side = if B::ENTERS_UNDER_OWNER { Some(&Who::You) } else { None };
                let (to, control) = (spots.zone, control.as_ref().or(side));
                Some(PlacedMove { what, to, spots: Some(spots), verb: *verb, turned: *turned, control })
            }
            _ => None,
        }
    }

    /// The side on which a card arrives that an effect moves.
    pub(crate) fn side_of_move(&self, item: &StackItem, slot: Slot, to: Zone, control: Option<&Who>) -> Seat {
        let object = self.state.object(slot);
        let (before, after) = (&B::ZONES[object.zone.index()], &B::ZONES[to.index()]);
        match control {
            Some(who) => {
                let mut seats = self.read().seats(&Scope::of(item), who);
                // If each player puts cards there, each card arrives on its own player's side.
                let named = if *who == Who::Both { Some(self.player_of(slot)) } else { seats.next() };
                let named = named.unwrap_or(object.owner);
                let usual = if after.in_play && !B::MOVES_TO_OWNERS_ZONE { item.controller } else { object.owner };
                if named == usual || self.cite(B::put_into_play_rule(self, slot, true)) { named } else { usual }
            }
            None if B::MOVES_TO_OWNERS_ZONE => {
                let keeper = if before.in_play { self.state.characteristics(slot).controller } else { object.owner };
                if keeper == object.owner
                    || self.cite_all(&[B::rule(ZonePoint::GoesToOwner), B::rule(ZonePoint::GoesToOwnersOfEach)])
                {
                    object.owner
                } else {
                    keeper
                }
            }
            None if before.realm.is_some() && before.realm == after.realm => {
                self.state.characteristics(slot).controller
            }
            None if B::ENTERS_UNDER_OWNER && after.in_play => {
                let foreign = object.owner != item.controller;
                if foreign && !self.at(ZonePoint::GoesToOwner) { item.controller } else { object.owner }
            }
            None if after.in_play => {
                if self.cite(B::put_into_play_rule(self, slot, false)) {
                    item.controller
                } else {
                    object.owner
                }
            }
            None => object.owner,
        }
    }
}
