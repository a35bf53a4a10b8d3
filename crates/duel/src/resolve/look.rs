//! Looking: a player sees cards from the top of a zone, and puts cards back in any order.

use crate::book::RuleBook;
use crate::book::point::{KnowledgePoint, ResolutionPoint};
use crate::card::ability::Op;
use crate::card::amount::Who;
use crate::card::characteristics::Orientation;
use crate::card::filter::Filter;
use crate::engine::context::Cx;
use crate::engine::frame::Flow;
use crate::engine::question::{Pick, Question, Topic};
use crate::event::Happening;
use crate::ids::*;
use crate::registers;
use crate::resolve::{Resolving, step};
use crate::state::object::Slot;
use crate::state::pile::PileMember;
use crate::state::query::Scope;
use crate::state::stack_item::{Choice, FIRST_PICK_GROUP, StackItem};
use crate::state::zone::Visibility;

registers! {
    /// The registers of a resolution that puts cards back in any order.
    struct Arranging {
        /// The number of cards left.
        LEFT: i32 = 1,
        /// There were several cards.
        SEVERAL: bool = 2,
    }
}

impl<B: RuleBook> Cx<'_, B> {
    /// Has a player see cards from the top of a zone, the topmost first. Begins a procedure: return from your step
    /// after calling this.
    pub(super) fn look_at_top(
        &mut self,
        item: &StackItem,
        (who, whose): (&Who, &Who),
        zone: Zone,
        amount: i32,
        shown: bool,
    ) {
        let scope = Scope::of(item);
        let looker = self.read().seats(&scope, who).fold(0, |seats, seat| seats | 1 << seat.0);
        let sides = self.read().seats(&scope, whose).fold(0, |seats, seat| seats | 1 << seat.0);
        let cause = self.cause_of(item, B::rule(ResolutionPoint::InWrittenOrder));
        self.turn_tops_down_for(Zones::of(&[zone]), sides as u8, cause);
        let group = FIRST_PICK_GROUP + item.picks;
        if let Some(running) = self.state.resolving.last_mut() {
            running.picks += 1;
        }
        let from = self.state.batch.len();
        let mut meant = 0;
        for side in self.in_turn_order(sides) {
            meant += amount.max(0) as usize;
            let cards = self.state.cards(zone, side).len();
            let number = cards.min(amount.max(0) as usize);
            for at in (cards - number..cards).rev() {
                let slot = self.state.cards(zone, side)[at];
                let object = self.state.object_ref(slot);
                let choice = Choice::new(object, group);
                self.state.piles.push(PileMember { depth: self.state.resolving.len() as u8, choice });
                // If both players look at both zones, each sees their own cards.
                let own = if [who, whose] == [&Who::Both; 2] { 1 << side.0 } else { looker };
                let seats = if shown && self.at(KnowledgePoint::RevealedToAll) { 3 } else { own };
                self.propose(Happening::Reveal { slot, seats }, B::CHOOSE, cause);
            }
        }
        self.carry_out(from, meant);
    }

    /// Takes objects at random, which then count as picked. Chance goes by their position and not by what they are.
    pub(super) fn take_at_random(&mut self, item: &StackItem, filter: &Filter, amount: i32) -> Flow {
        let mut slots = std::mem::take(&mut self.scratch.slots);
        slots.clear();
        self.read().for_each_fitting(&Scope::of(item), filter, |slot| slots.push(slot));
        self.scratch.slots = slots;
        let group = FIRST_PICK_GROUP + item.picks;
        if let Some(running) = self.state.resolving.last_mut() {
            running.picks += 1;
        }
        let number = self.scratch.slots.len().min(amount.max(0) as usize);
        for at in 0..number {
            let other = at + self.state.rng.below(self.scratch.slots.len() - at);
            self.scratch.slots.swap(at, other);
            let choice = Choice::new(self.state.object_ref(self.scratch.slots[at]), group);
            self.state.piles.push(PileMember { depth: self.state.resolving.len() as u8, choice });
        }
        self.set_done(number as i32 >= amount || self.is_done(number, usize::MAX));
        Flow::Continue
    }

    /// Begins putting cards back, and notes how many there are.
    pub(super) fn begin_arranging(&mut self, f: usize) {
        let count = self.list_left(f);
        let frame = self.frame(f);
        frame.set(Arranging::LEFT, count as i32);
        frame.set(Arranging::SEVERAL, count > 1);
    }

    /// Lists the cards left to be put back; returns their number.
    fn list_left(&mut self, f: usize) -> usize {
        let item = self.resolving_item();
        let pool = self.pool;
        let ops = pool.ability(item.ability).part(item.part).map_or(&[][..], |body| &body.ops[..]);
        let Some(Op::Arrange { what, .. }) = ops.get(self.frame(f).get(Resolving::OP)) else { return 0 };
        self.list_objects(&Scope::of(&item), what);
        self.sort_candidates();
        self.scratch.slots.len()
    }

    /// Puts back the next card; it is picked unless there is only one. May ask or begin a procedure.
    pub(super) fn arrange_next(&mut self, f: usize) -> Flow {
        let count = self.list_left(f);
        let item = self.resolving_item();
        if count == 0 || self.frame(f).get(Arranging::LEFT) == 0 {
            self.frame(f).update(Resolving::OP, |n| n + 1);
            return self.goto(f, step::NEXT);
        }
        if count == 1 {
            let slot = self.scratch.slots[0];
            let question =
                Question { seat: self.arranger(f, &item), topic: Topic::Order, rule: B::rule(ResolutionPoint::Picks) };
            self.note_forced_answer(question, Pick::Object(slot));
            self.put_back(f, slot);
            return Flow::Continue;
        }
        self.offer_candidates(-1, 0);
        let seat = self.arranger(f, &item);
        self.ask(seat, Topic::Order, B::rule(ResolutionPoint::Picks))
    }

    fn arranger(&mut self, f: usize, item: &StackItem) -> Seat {
        let ops = self.pool.ability(item.ability).part(item.part).map_or(&[][..], |body| &body.ops[..]);
        match ops.get(self.frame(f).get(Resolving::OP)) {
            Some(Op::Arrange { who, .. }) => self.read().seats(&Scope::of(item), who).next().unwrap_or(item.controller),
            _ => item.controller,
        }
    }

    /// Puts a card back. Of several cards put into a hidden zone, only the player who orders them knows which is where.
    /// Begins a procedure: return from your step after calling this.
    fn put_back(&mut self, f: usize, slot: Slot) {
        let item = self.resolving_item();
        let seat = self.arranger(f, &item);
        let ops = self.pool.ability(item.ability).part(item.part).map_or(&[][..], |body| &body.ops[..]);
        let Some(Op::Arrange { to, end, verb, .. }) = ops.get(self.frame(f).get(Resolving::OP)) else { return };
        self.frame(f).update(Arranging::LEFT, |n| n - 1);
        self.frame(f).step = step::ARRANGE;
        if self.frame(f).get(Arranging::SEVERAL) && B::ZONES[to.index()].visibility != Visibility::Public {
            self.state.objects[slot.index()].known_by &= 1 << seat.0;
        }
        let object = self.state.object(slot);
        let side = object.keeper(&B::ZONES[object.zone.index()]);
        let turned = Orientation::Upright;
        let act = Happening::Move { slot, to: *to, side, end: *end, place: 0, turned, face_up: true };
        let cause = self.cause_of(&item, B::rule(ResolutionPoint::InWrittenOrder));
        self.happen(act, *verb, cause);
    }

    /// Puts back the card that was picked. Begins a procedure: return from your step after calling this.
    pub(super) fn arrange_picked(&mut self, f: usize) -> Flow {
        match self.take_answer() {
            Pick::Object(slot) => {
                self.put_back(f, slot);
                Flow::Continue
            }
            _ => self.goto(f, step::ARRANGE),
        }
    }
}
