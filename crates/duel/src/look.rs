//! Looking: a player sees cards from the top of a zone, and puts cards back in an order of that player's.

use crate::ability::Op;
use crate::amount::Who;
use crate::book::RuleBook;
use crate::cx::Cx;
use crate::event::Act;
use crate::filter::Filter;
use crate::frame::Flow;
use crate::item::{Choice, Item, PICKED, Piled};
use crate::matching::Scope;
use crate::object::Slot;
use crate::profile::Orientation;
use crate::question::{Pick, Question, Topic};
use crate::resolve::{OP, step};
use crate::words::*;
use crate::zone::Sight;

/// The registers of a resolution while cards are put back: how many are left, and whether there were several.
const LEFT: usize = 1;
const SEVERAL: usize = 2;

impl<B: RuleBook> Cx<'_, B> {
    /// Has a player see cards from the top of a zone, the topmost first.
    pub(crate) fn look(&mut self, item: &Item, (who, whose): (&Who, &Who), zone: Zone, amount: i32, shown: bool) {
        let scope = Scope::of(item);
        let looker = self.read().seats(&scope, who).fold(0, |seats, seat| seats | 1 << seat.0);
        let sides = self.read().seats(&scope, whose).fold(0, |seats, seat| seats | 1 << seat.0);
        let cause = self.cause_of(item, B::CITES.resolve);
        self.turn_down_for(Zones::of(&[zone]), sides as u8, cause);
        let group = PICKED + item.picks;
        if let Some(running) = self.s.running.last_mut() {
            running.picks += 1;
        }
        let from = self.s.batch.len();
        let mut meant = 0;
        for side in self.in_turn(sides) {
            meant += amount.max(0) as usize;
            let cards = self.s.cards(zone, side).len();
            let number = cards.min(amount.max(0) as usize);
            for at in (cards - number..cards).rev() {
                let slot = self.s.cards(zone, side)[at];
                let object = self.s.refer(slot);
                let choice = Choice::new(object, group);
                self.s.piles.push(Piled { depth: self.s.running.len() as u8, choice });
                // Of what both look at, each sees the own.
                let own = if [who, whose] == [&Who::Both; 2] { 1 << side.0 } else { looker };
                let seats = if shown && self.by(B::CITES.reveal) { 3 } else { own };
                self.propose(Act::Show { slot, seats }, B::CHOOSE, cause);
            }
        }
        self.carry_out(from, meant);
    }

    /// Takes objects at random: chance knows them by where they lie, and nobody else by that.
    pub(crate) fn sample(&mut self, item: &Item, filter: &Filter, amount: i32) -> Flow {
        let mut slots = std::mem::take(&mut self.t.slots);
        slots.clear();
        self.read().each(&Scope::of(item), filter, |slot| slots.push(slot));
        self.t.slots = slots;
        let group = PICKED + item.picks;
        if let Some(running) = self.s.running.last_mut() {
            running.picks += 1;
        }
        let number = self.t.slots.len().min(amount.max(0) as usize);
        for at in 0..number {
            let other = at + self.s.dice.below(self.t.slots.len() - at);
            self.t.slots.swap(at, other);
            let choice = Choice::new(self.s.refer(self.t.slots[at]), group);
            self.s.piles.push(Piled { depth: self.s.running.len() as u8, choice });
        }
        self.set_done(number as i32 >= amount);
        Flow::Go
    }

    /// Begins putting cards back: how many there are.
    pub(crate) fn begin_arranging(&mut self, f: usize) {
        let count = self.list_left(f);
        let frame = self.frame(f);
        (frame.r[LEFT], frame.r[SEVERAL]) = (count as i32, i32::from(count > 1));
    }

    /// Lists what is left to be put back; how many.
    fn list_left(&mut self, f: usize) -> usize {
        let item = self.running();
        let pool = self.pool;
        let ops = pool.ability(item.ability).part(item.part).map_or(&[][..], |body| &body.ops[..]);
        let Some(Op::Arrange { what, .. }) = ops.get(self.frame(f).r[OP] as usize) else { return 0 };
        self.list(&Scope::of(&item), what);
        self.sort_candidates();
        self.t.slots.len()
    }

    /// Goes on to the next card that is put back: it is picked, unless there is one only.
    pub(crate) fn arrange_next(&mut self, f: usize) -> Flow {
        let count = self.list_left(f);
        let item = self.running();
        if count == 0 || self.frame(f).r[LEFT] == 0 {
            self.frame(f).r[OP] += 1;
            return self.goto(f, step::NEXT);
        }
        if count == 1 {
            let slot = self.t.slots[0];
            let question = Question { seat: self.arranger(f, &item), topic: Topic::Order, rule: B::CITES.pick };
            self.goes_without_asking(question, Pick::Object(slot));
            self.put_back(f, slot);
            return Flow::Go;
        }
        self.offer_candidates(-1, 0);
        let seat = self.arranger(f, &item);
        self.ask(seat, Topic::Order, B::CITES.pick)
    }

    fn arranger(&mut self, f: usize, item: &Item) -> Seat {
        let ops = self.pool.ability(item.ability).part(item.part).map_or(&[][..], |body| &body.ops[..]);
        match ops.get(self.frame(f).r[OP] as usize) {
            Some(Op::Arrange { who, .. }) => self.read().seats(&Scope::of(item), who).next().unwrap_or(item.controller),
            _ => item.controller,
        }
    }

    /// Puts a card back. Of several, only who orders them knows which is where.
    pub(crate) fn put_back(&mut self, f: usize, slot: Slot) {
        let item = self.running();
        let seat = self.arranger(f, &item);
        let ops = self.pool.ability(item.ability).part(item.part).map_or(&[][..], |body| &body.ops[..]);
        let Some(Op::Arrange { to, end, verb, .. }) = ops.get(self.frame(f).r[OP] as usize) else { return };
        self.frame(f).r[LEFT] -= 1;
        self.frame(f).pc = step::ARRANGE;
        if self.frame(f).r[SEVERAL] != 0 && B::ZONES[to.index()].sight != Sight::Public {
            self.s.objects[slot.index()].known &= 1 << seat.0;
        }
        let object = self.s.object(slot);
        let side = object.keeper(&B::ZONES[object.zone.index()]);
        let turned = Orientation::Upright;
        let act = Act::Move { slot, to: *to, side, end: *end, place: 0, turned, face_up: true };
        let cause = self.cause_of(&item, B::CITES.resolve);
        self.happen(act, *verb, cause);
    }

    /// The card that was picked to be put back next.
    pub(crate) fn arranged(&mut self, f: usize) -> Flow {
        match self.answer() {
            Pick::Object(slot) => {
                self.put_back(f, slot);
                Flow::Go
            }
            _ => self.goto(f, step::ARRANGE),
        }
    }
}
