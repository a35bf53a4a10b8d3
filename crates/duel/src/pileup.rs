//! Cards that go to the same end of a zone together: their owner puts them in order, secretly where nobody sees them.

use crate::ability::End;
use crate::book::RuleBook;
use crate::cx::Cx;
use crate::event::{Act, Event};
use crate::frame::Flow;
use crate::object::Slot;
use crate::question::{Pick, Topic};
use crate::words::*;
use crate::zone::Sight;

/// The registers of a batch: which end of which zone is being filled, by its number, and how far that has come.
const HEAP: usize = 4;
const LAID: usize = 5;

/// One end of a player's zone.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Heap {
    owner: Seat,
    zone: Zone,
    end: End,
}

impl<B: RuleBook> Cx<'_, B> {
    /// Whether the owner of cards that come with the events since `from` has to put some of them in order.
    #[inline]
    pub(crate) fn must_pile(&self, from: usize) -> bool {
        self.s.batch.len() - from > 1
            && (from..self.s.batch.len()).any(|i| self.heap(i).is_some_and(|h| self.differ(from, h, 0)))
    }

    /// Where an event puts a card, if others that go there with it have to be put in order.
    fn heap(&self, at: usize) -> Option<Heap> {
        let event = &self.s.batch[at];
        let Act::Move { slot, to, end, .. } = event.act else { return None };
        B::piles_up(self, event)?;
        Some(Heap { owner: self.s.object(slot).owner, zone: to, end })
    }

    /// The events that bring cards there.
    fn comers(&self, from: usize, heap: Heap) -> impl Iterator<Item = usize> + '_ {
        (from..self.s.batch.len()).filter(move |&i| self.heap(i) == Some(heap))
    }

    /// What the owner knows a card by that comes with an event.
    fn known_as(&self, at: usize, owner: Seat) -> Option<CardId> {
        let object = self.s.object(self.s.batch[at].act.slot()?);
        (object.known >> owner.0 & 1 == 1 || self.is_seen_coming(&self.s.batch[at])).then_some(object.card)
    }

    fn is_seen_coming(&self, event: &Event) -> bool {
        matches!(event.act, Act::Move { to, face_up: true, .. } if B::ZONES[to.index()].sight == Sight::Public)
    }

    /// Whether the owner says in which order those go there that are left: not if all know them to be alike, nor if the
    /// owner knows none. Whether they are alike is nothing that others learn from the question.
    fn differ(&self, from: usize, heap: Heap, laid: usize) -> bool {
        let left = || self.comers(from, heap).skip(laid);
        let open = |i: usize| {
            let event = &self.s.batch[i];
            self.is_seen_coming(event) || event.act.slot().is_some_and(|slot| self.s.object(slot).known == 3)
        };
        let first = left().next().and_then(|i| self.known_as(i, heap.owner));
        let alike = left().all(|i| open(i) && self.known_as(i, heap.owner) == first);
        left().nth(1).is_some() && !alike && left().any(|i| self.known_as(i, heap.owner).is_some())
    }

    /// The next ends of zones to fill: the turn player's first.
    fn heap_at(&self, from: usize, number: i32) -> Option<(i32, Heap)> {
        let ends = [End::Top, End::Bottom];
        let zones = B::ZONES.len();
        (number..).take_while(|&n| (n as usize) < zones * 4).find_map(|n| {
            let first = (n as usize) < zones * 2;
            let owner = if first { self.s.turn.player } else { self.s.turn.player.other() };
            let at = n as usize % (zones * 2);
            let heap = Heap { owner, zone: Zone((at / 2) as u8), end: ends[at % 2] };
            self.comers(from, heap).nth(1).is_some().then_some((n, heap))
        })
    }

    /// Asks the owner which card is put there next; when all lie in order, everything happens.
    pub(crate) fn pile_next(&mut self, f: usize, from: usize) -> Flow {
        let frame = *self.frame(f);
        let Some((number, heap)) = self.heap_at(from, frame.r[HEAP]) else {
            let ordered = frame.r[crate::together::DONE] > 0;
            self.s.frames.pop();
            self.perform(from, ordered);
            return Flow::Go;
        };
        let laid = if number == frame.r[HEAP] { frame.r[LAID] as usize } else { 0 };
        (self.frame(f).r[HEAP], self.frame(f).r[LAID]) = (number, laid as i32);
        if !self.differ(from, heap, laid) {
            if laid > 0 {
                self.hide_order(from, heap);
            }
            (self.frame(f).r[HEAP], self.frame(f).r[LAID]) = (number + 1, 0);
            return Flow::Go;
        }
        let mut options = std::mem::take(&mut self.t.options);
        let mut rule = Rule::UNNUMBERED;
        let left = || self.comers(from, heap).skip(laid);
        for i in left() {
            let alike = |earlier: usize| self.known_as(earlier, heap.owner) == self.known_as(i, heap.owner);
            if !left().take_while(|&earlier| earlier < i).any(alike) {
                options.extend(self.s.batch[i].act.slot().map(Pick::Object));
                rule = B::piles_up(self, &self.s.batch[i]).unwrap_or(rule);
            }
        }
        self.t.options = options;
        self.ask(heap.owner, Topic::Order, rule)
    }

    /// Puts a card behind those that have been put in order.
    pub(crate) fn pile_up(&mut self, f: usize, from: usize, slot: Slot) {
        let frame = *self.frame(f);
        let Some((_, heap)) = self.heap_at(from, frame.r[HEAP]) else { return };
        let next = self.comers(from, heap).nth(frame.r[LAID] as usize);
        let picked = self.comers(from, heap).find(|&i| self.s.batch[i].act.slot() == Some(slot));
        if let (Some(next), Some(picked)) = (next, picked) {
            self.s.batch.swap(next, picked);
        }
        self.frame(f).r[LAID] += 1;
    }

    /// Who does not see the cards does not know which lies where.
    fn hide_order(&mut self, from: usize, heap: Heap) {
        if B::ZONES[heap.zone.index()].sight == Sight::Public {
            return;
        }
        for i in from..self.s.batch.len() {
            if self.heap(i) == Some(heap)
                && let Some(slot) = self.s.batch[i].act.slot()
            {
                self.s.objects[slot.index()].known &= 1 << heap.owner.0;
            }
        }
    }
}
