//! Places: where in a zone with places an effect puts what it moves.

use crate::ability::{Op, Spots};
use crate::amount::{What, Who};
use crate::book::RuleBook;
use crate::cx::Cx;
use crate::event::Act;
use crate::frame::Flow;
use crate::item::Item;
use crate::matching::Scope;
use crate::object::Slot;
use crate::profile::Orientation;
use crate::question::Topic;
use crate::resolve::{OP, step};
use crate::words::*;

/// The registers of a resolution while cards get their places: which is next, and where the proposed moves begin.
const NEXT_CARD: usize = 1;
const MOVES: usize = 2;

/// Cards that an operation puts at places.
struct Putting<'p> {
    what: &'p What,
    to: Zone,
    /// At one of these; as the book says, if there are none.
    spots: Option<&'p Spots>,
    verb: Verb,
    turned: Option<Orientation>,
    control: Option<&'p Who>,
}

impl<'a, B: RuleBook> Cx<'a, B> {
    /// Begins giving places to what the operation at hand moves.
    pub(crate) fn begin_places(&mut self, f: usize, from: usize) {
        let frame = self.frame(f);
        (frame.r[NEXT_CARD], frame.r[MOVES]) = (0, from as i32);
    }

    /// Goes on to the next card that an effect puts into a zone with places: its place is picked, unless there is
    /// one only. When all have theirs, they move together.
    pub(crate) fn place_next(&mut self, f: usize) -> Flow {
        let frame = *self.frame(f);
        let item = self.running();
        let Some(put) = self.put_by(&item, frame.r[OP]) else { return self.goto(f, step::NEXT) };
        self.list(&Scope::of(&item), put.what);
        let Some(&slot) = self.t.slots.get(frame.r[NEXT_CARD] as usize) else {
            self.frame(f).pc = step::NEXT;
            self.frame(f).r[OP] += 1;
            return self.carry_out(frame.r[MOVES] as usize, self.meant(&item, put.what));
        };
        let side = self.side_of_move(&item, slot, put.to, put.control);
        let places = match put.spots {
            _ if B::goal(self, slot, put.to, side, put.verb).is_none() => 0,
            _ if !B::may_enter(self, slot, put.to, side) => 0,
            Some(spots) => self.read().spots(&Scope::of(&item), spots),
            None => B::place_for(self, slot, put.to, side),
        };
        match places.count_ones() {
            0 if self.by(B::CITES.skip) => {
                self.frame(f).r[NEXT_CARD] += 1;
                Flow::Go
            }
            // Only without the rule does the rest of the text fall with the part that cannot be done.
            0 => {
                self.s.batch.truncate(frame.r[MOVES] as usize);
                self.frame(f).r[OP] = i32::MAX;
                self.goto(f, step::NEXT)
            }
            1 => {
                self.place_at(f, places.trailing_zeros() as u8);
                Flow::Go
            }
            _ => {
                self.offer_places(places);
                self.ask(item.controller, Topic::Place, B::CITES.pick)
            }
        }
    }

    /// Proposes the move of the card at hand to a place.
    pub(crate) fn place_at(&mut self, f: usize, place: u8) {
        let frame = *self.frame(f);
        let item = self.running();
        self.frame(f).r[NEXT_CARD] += 1;
        let Some(put) = self.put_by(&item, frame.r[OP]) else { return };
        self.list(&Scope::of(&item), put.what);
        let Some(&slot) = self.t.slots.get(frame.r[NEXT_CARD] as usize) else { return };
        let side = self.side_of_move(&item, slot, put.to, put.control);
        if self.is_in_place(slot, put.to, place) {
            return;
        }
        let mut act = self.move_to_place(slot, put.to, side, place);
        if let (Act::Move { turned, .. }, Some(way)) = (&mut act, put.turned) {
            *turned = B::turned(self, slot, put.to, way);
        }
        let cause = self.cause_of(&item, B::CITES.resolve);
        self.propose(act, put.verb, cause);
    }

    /// Whether a card that is to be put at a place is there already, so that it is not put there, where the book says so.
    pub(crate) fn is_in_place(&self, slot: Slot, to: Zone, place: u8) -> bool {
        let object = self.s.object(slot);
        B::PUT_IN_PLACE.is_some_and(|rule| object.zone == to && object.place == place && self.by(rule))
    }

    /// What the operation at hand puts somewhere, and how.
    fn put_by(&self, item: &Item, op: i32) -> Option<Putting<'a>> {
        let pool = self.pool;
        match pool.ability(item.ability).part(item.part)?.ops.get(op as usize)? {
            Op::Move { what, to, verb, turned, control, .. } => {
                Some(Putting { what, to: *to, spots: None, verb: *verb, turned: *turned, control: control.as_ref() })
            }
            Op::Put { what, spots, verb, turned, control } => {
                // Who names places means a side by them.
                let side = if B::ENTERS_FOR_OWNER { Some(&Who::You) } else { None };
                let (to, control) = (spots.zone, control.as_ref().or(side));
                Some(Putting { what, to, spots: Some(spots), verb: *verb, turned: *turned, control })
            }
            _ => None,
        }
    }

    /// On whose side a card arrives that an effect moves.
    pub(crate) fn side_of_move(&self, item: &Item, slot: Slot, to: Zone, control: Option<&Who>) -> Seat {
        let object = self.s.object(slot);
        let (before, after) = (&B::ZONES[object.zone.index()], &B::ZONES[to.index()]);
        match control {
            Some(who) => {
                let mut seats = self.read().seats(&Scope::of(item), who);
                // What each player puts somewhere comes to be that player's.
                let named = if *who == Who::Both { Some(self.player_of(slot)) } else { seats.next() };
                let named = named.unwrap_or(object.owner);
                let usual = if after.in_play && !B::GOES_HOME { item.controller } else { object.owner };
                if named == usual || self.by(B::puts(self, slot, true)) { named } else { usual }
            }
            None if B::GOES_HOME => {
                let keeper = if before.in_play { self.s.profile(slot).controller } else { object.owner };
                if keeper == object.owner || self.by_all(&[B::CITES.owners, B::CITES.homes]) {
                    object.owner
                } else {
                    keeper
                }
            }
            None if before.realm.is_some() && before.realm == after.realm => self.s.profile(slot).controller,
            None if B::ENTERS_FOR_OWNER && after.in_play => {
                let foreign = object.owner != item.controller;
                if foreign && !self.by(B::CITES.owners) { item.controller } else { object.owner }
            }
            None if after.in_play => {
                if self.by(B::puts(self, slot, false)) {
                    item.controller
                } else {
                    object.owner
                }
            }
            None => object.owner,
        }
    }
}
