//! Piles: a player divides cards into piles, and a player picks a pile.

use crate::book::RuleBook;
use crate::book::point::ResolutionPoint;
use crate::card::ability::Op;
use crate::card::amount::Who;
use crate::engine::context::Cx;
use crate::engine::frame::{Flow, Frame, Proc};
use crate::engine::question::{Pick, Topic};
use crate::registers;
use crate::state::object::Slot;
use crate::state::pile::PileMember;
use crate::state::query::Scope;
use crate::state::stack_item::{Choice, FIRST_PICK_GROUP, StackItem};

registers! {
    /// The registers of dividing cards among piles.
    struct DividingPiles {
        /// The operation.
        OP: usize = 0,
        /// The first pile among the picked groups.
        FIRST: u8 = 1,
        /// The next card.
        NEXT: usize = 2,
    }
}

impl<B: RuleBook> Cx<'_, B> {
    /// Has a player divide cards into piles, or pick one of them. Begins a procedure: return from your step after
    /// calling this.
    pub(super) fn push_pile(&mut self, item: &StackItem, who: &Who, op: usize, groups: u8) {
        let first = item.picks;
        if let Some(running) = self.state.resolving.last_mut() {
            running.picks += groups;
            running.previous_op_done = true;
        }
        let seat = self.read().seats(&Scope::of(item), who).next().unwrap_or(item.controller);
        self.push(Frame::new(Proc::Pile, seat).with(DividingPiles::OP, op).with(DividingPiles::FIRST, first));
    }

    /// Runs the current step of dividing cards into piles, or of picking a pile. May ask.
    pub(crate) fn pile_step(&mut self, f: usize) -> Flow {
        let frame = *self.frame(f);
        let item = *self.state.resolving.last().expect("a text asks for this");
        let ops = self.pool.ability(item.ability).part(item.part).map_or(&[][..], |body| &body.ops[..]);
        let group = FIRST_PICK_GROUP + frame.get(DividingPiles::FIRST);
        match &ops[frame.get(DividingPiles::OP)] {
            Op::DivideIntoPiles { filter, piles, .. } => {
                let mut slots = std::mem::take(&mut self.scratch.slots);
                slots.clear();
                self.read().for_each_fitting(&Scope::of(&item), filter, |slot| slots.push(slot));
                self.scratch.slots = slots;
                self.sort_candidates();
                let Some(&slot) = self.scratch.slots.get(frame.get(DividingPiles::NEXT)) else { return self.pop() };
                if frame.step == 0 {
                    if !self.at(ResolutionPoint::DividingCoversAll) {
                        return self.pop();
                    }
                    let left = self.scratch.slots.len() - frame.get(DividingPiles::NEXT);
                    self.offer_piles(slot, group, *piles, left);
                    return self.ask(frame.seat, Topic::IntoPile, B::rule(ResolutionPoint::DividingCoversAll));
                }
                if let Pick::Pile(slot, pile) = self.take_answer() {
                    let choice = Choice::new(self.state.object_ref(slot), group + pile);
                    self.state.piles.push(PileMember { depth: self.state.resolving.len() as u8, choice });
                }
                self.frame(f).update(DividingPiles::NEXT, |n| n + 1);
                self.goto(f, 0)
            }
            Op::PickPile { first, piles, .. } => {
                if frame.step == 0 {
                    for pile in 0..*piles {
                        self.offer(Pick::Mode(pile));
                    }
                    return self.ask(frame.seat, Topic::Pile, B::rule(ResolutionPoint::Picks));
                }
                if let Pick::Mode(pile) = self.take_answer() {
                    let depth = self.state.resolving.len() as u8;
                    let picked = FIRST_PICK_GROUP + first + pile;
                    let is_of = |piled: &&mut PileMember| (piled.depth, piled.choice.group) == (depth, picked);
                    self.state.piles.iter_mut().filter(is_of).for_each(|piled| piled.choice.group = group);
                }
                self.pop()
            }
            _ => self.pop(),
        }
    }

    /// Offers the piles for a card, with `left` cards to divide. A pile may stay empty; only if an audit switches that
    /// rule off must the last cards fill the empty piles.
    fn offer_piles(&mut self, slot: Slot, first: u8, piles: u8, left: usize) {
        let depth = self.state.resolving.len() as u8;
        let is_empty = |pile: u8| !self.state.piles.iter().any(|p| p.depth == depth && p.choice.group == first + pile);
        let empty = (0..piles).filter(|&pile| is_empty(pile)).count();
        let fills = left <= empty && !self.at(ResolutionPoint::GroupsMayBeEmpty);
        let offered: u16 = (0..piles).filter(|&pile| !fills || is_empty(pile)).fold(0, |bits, pile| bits | 1 << pile);
        for pile in (0..piles).filter(|pile| offered >> pile & 1 == 1) {
            self.offer(Pick::Pile(slot, pile));
        }
    }
}
