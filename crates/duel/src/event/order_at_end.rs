//! The order of cards that go to the same end of a zone together: their owner decides it, secretly in a hidden zone.

use crate::book::RuleBook;
use crate::card::ability::End;
use crate::engine::context::Cx;
use crate::engine::frame::Flow;
use crate::engine::question::{Pick, Topic};
use crate::event::pipeline::Batch;
use crate::event::{Event, Happening};
use crate::ids::*;
use crate::state::object::Slot;
use crate::state::zone::Visibility;

/// One end of a player's zone.
#[derive(Clone, Copy, PartialEq, Eq)]
struct ZoneEnd {
    owner: Seat,
    zone: Zone,
    end: End,
}

impl<B: RuleBook> Cx<'_, B> {
    /// Returns true if an owner has to order some of the cards that move with the events since `from`.
    #[inline]
    pub(super) fn must_order_at_end(&self, from: usize) -> bool {
        self.state.batch.len() - from > 1
            && (from..self.state.batch.len())
                .any(|i| self.zone_end_of(i).is_some_and(|h| self.order_matters_at(from, h, 0)))
    }

    /// The zone end that an event's card goes to, if cards that go there together have to be ordered.
    fn zone_end_of(&self, at: usize) -> Option<ZoneEnd> {
        let event = &self.state.batch[at];
        let Happening::Move { slot, to, end, .. } = event.happening else { return None };
        B::order_at_end_rule(self, event)?;
        Some(ZoneEnd { owner: self.state.object(slot).owner, zone: to, end })
    }

    /// The events that bring cards to this zone end.
    fn arrivals_at(&self, from: usize, heap: ZoneEnd) -> impl Iterator<Item = usize> + '_ {
        (from..self.state.batch.len()).filter(move |&i| self.zone_end_of(i) == Some(heap))
    }

    /// The card that arrives with an event, if the owner knows it.
    fn known_as(&self, at: usize, owner: Seat) -> Option<CardId> {
        let object = self.state.object(self.state.batch[at].happening.slot()?);
        (object.known_by >> owner.0 & 1 == 1 || self.is_seen_coming(&self.state.batch[at])).then_some(object.card)
    }

    fn is_seen_coming(&self, event: &Event) -> bool {
        matches!(event.happening, Happening::Move { to, face_up: true, .. } if B::ZONES[to.index()].visibility == Visibility::Public)
    }

    /// Returns true if the owner is asked for the order of the cards that are left.
    ///
    /// Not if everyone knows them to be equal, nor if the owner knows none of them. Cards that only the owner knows to
    /// be equal are still asked for, so that others learn nothing from the question.
    fn order_matters_at(&self, from: usize, heap: ZoneEnd, laid: usize) -> bool {
        let left = || self.arrivals_at(from, heap).skip(laid);
        let open = |i: usize| {
            let event = &self.state.batch[i];
            self.is_seen_coming(event)
                || event.happening.slot().is_some_and(|slot| self.state.object(slot).known_by == 3)
        };
        let first = left().next().and_then(|i| self.known_as(i, heap.owner));
        let alike = left().all(|i| open(i) && self.known_as(i, heap.owner) == first);
        left().nth(1).is_some() && !alike && left().any(|i| self.known_as(i, heap.owner).is_some())
    }

    /// The next zone end with several cards, from this number on; the turn player's come first.
    fn next_zone_end(&self, from: usize, number: i32) -> Option<(i32, ZoneEnd)> {
        let ends = [End::Top, End::Bottom];
        let zones = B::ZONES.len();
        (number..).take_while(|&n| (n as usize) < zones * 4).find_map(|n| {
            let first = (n as usize) < zones * 2;
            let owner = if first { self.state.turn.player } else { self.state.turn.player.other() };
            let at = n as usize % (zones * 2);
            let heap = ZoneEnd { owner, zone: Zone((at / 2) as u8), end: ends[at % 2] };
            self.arrivals_at(from, heap).nth(1).is_some().then_some((n, heap))
        })
    }

    /// Asks the owner which card comes next; performs the events once all are in order. May ask or begin a procedure.
    pub(super) fn ask_next_at_end(&mut self, f: usize, from: usize) -> Flow {
        let frame = *self.frame(f);
        let Some((number, heap)) = self.next_zone_end(from, frame.get(Batch::ZONE_END)) else {
            let ordered = frame.get(Batch::ORDERED_SO_FAR) > 0;
            self.state.frames.pop();
            self.perform(from, ordered);
            return Flow::Continue;
        };
        let laid = if number == frame.get(Batch::ZONE_END) { frame.get(Batch::PLACED) } else { 0 };
        self.frame(f).set(Batch::ZONE_END, number);
        self.frame(f).set(Batch::PLACED, laid);
        if !self.order_matters_at(from, heap, laid) {
            if laid > 0 {
                self.hide_order(from, heap);
            }
            self.frame(f).set(Batch::ZONE_END, number + 1);
            self.frame(f).set(Batch::PLACED, 0);
            return Flow::Continue;
        }
        let mut options = std::mem::take(&mut self.scratch.options);
        let mut rule = Rule::UNNUMBERED;
        let left = || self.arrivals_at(from, heap).skip(laid);
        for i in left() {
            let alike = |earlier: usize| self.known_as(earlier, heap.owner) == self.known_as(i, heap.owner);
            if !left().take_while(|&earlier| earlier < i).any(alike) {
                options.extend(self.state.batch[i].happening.slot().map(Pick::Object));
                rule = B::order_at_end_rule(self, &self.state.batch[i]).unwrap_or(rule);
            }
        }
        self.scratch.options = options;
        self.ask(heap.owner, Topic::Order, rule)
    }

    /// Moves the picked card behind those already in order.
    pub(super) fn place_next_at_end(&mut self, f: usize, from: usize, slot: Slot) {
        let frame = *self.frame(f);
        let Some((_, heap)) = self.next_zone_end(from, frame.get(Batch::ZONE_END)) else { return };
        let next = self.arrivals_at(from, heap).nth(frame.get(Batch::PLACED));
        let picked = self.arrivals_at(from, heap).find(|&i| self.state.batch[i].happening.slot() == Some(slot));
        if let (Some(next), Some(picked)) = (next, picked) {
            self.state.batch.swap(next, picked);
        }
        self.frame(f).update(Batch::PLACED, |n| n + 1);
    }

    /// Hides from the other player which of the ordered cards lies where, unless the zone is public.
    fn hide_order(&mut self, from: usize, heap: ZoneEnd) {
        if B::ZONES[heap.zone.index()].visibility == Visibility::Public {
            return;
        }
        for i in from..self.state.batch.len() {
            if self.zone_end_of(i) == Some(heap)
                && let Some(slot) = self.state.batch[i].happening.slot()
            {
                self.state.objects[slot.index()].known_by &= 1 << heap.owner.0;
            }
        }
    }
}
