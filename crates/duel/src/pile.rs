//! Piles: a player divides cards among groups, every card into one, and someone picks a group.

use crate::ability::Op;
use crate::amount::Who;
use crate::book::RuleBook;
use crate::cx::Cx;
use crate::frame::{Flow, Frame, Proc};
use crate::item::{Choice, Item, PICKED, Piled};
use crate::matching::Scope;
use crate::object::Slot;
use crate::question::{Pick, Topic};

/// The registers: the operation, the first of the groups among what was picked, and which card comes next.
const OP: usize = 0;
const FIRST: usize = 1;
const NEXT: usize = 2;

impl<B: RuleBook> Cx<'_, B> {
    /// Has a player divide cards, or pick one of the groups.
    pub(crate) fn push_pile(&mut self, item: &Item, who: &Who, op: usize, groups: u8) {
        let first = item.picks;
        if let Some(running) = self.s.running.last_mut() {
            running.picks += groups;
            running.done = true;
        }
        let seat = self.read().seats(&Scope::of(item), who).next().unwrap_or(item.controller);
        self.push(Frame::new(Proc::Pile, seat).with([op as i32, i32::from(first), 0, 0, 0, 0]));
    }

    pub(crate) fn pile_step(&mut self, f: usize) -> Flow {
        let frame = *self.frame(f);
        let item = *self.s.running.last().expect("a text asks for this");
        let ops = self.pool.ability(item.ability).part(item.part).map_or(&[][..], |body| &body.ops[..]);
        let group = PICKED + frame.r[FIRST] as u8;
        match &ops[frame.r[OP] as usize] {
            Op::Divide { filter, piles, .. } => {
                let mut slots = std::mem::take(&mut self.t.slots);
                slots.clear();
                self.read().each(&Scope::of(&item), filter, |slot| slots.push(slot));
                self.t.slots = slots;
                self.sort_candidates();
                let Some(&slot) = self.t.slots.get(frame.r[NEXT] as usize) else { return self.pop() };
                if frame.pc == 0 {
                    if !self.by(B::CITES.divide) {
                        return self.pop();
                    }
                    let left = self.t.slots.len() - frame.r[NEXT] as usize;
                    self.offer_piles(slot, group, *piles, left);
                    return self.ask(frame.seat, Topic::Divide, B::CITES.divide);
                }
                if let Pick::Pile(slot, pile) = self.answer() {
                    let choice = Choice::new(self.s.refer(slot), group + pile);
                    self.s.piles.push(Piled { depth: self.s.running.len() as u8, choice });
                }
                self.frame(f).r[NEXT] += 1;
                self.goto(f, 0)
            }
            Op::PickPile { first, piles, .. } => {
                if frame.pc == 0 {
                    for pile in 0..*piles {
                        self.offer(Pick::Mode(pile));
                    }
                    return self.ask(frame.seat, Topic::Pile, B::CITES.pick);
                }
                if let Pick::Mode(pile) = self.answer() {
                    let depth = self.s.running.len() as u8;
                    let picked = PICKED + first + pile;
                    let is_of = |piled: &&mut Piled| (piled.depth, piled.choice.group) == (depth, picked);
                    self.s.piles.iter_mut().filter(is_of).for_each(|piled| piled.choice.group = group);
                }
                self.pop()
            }
            _ => self.pop(),
        }
    }

    /// Offers the groups for a card, with so many left to divide. Where that leaves no card for a group, the group
    /// is empty.
    fn offer_piles(&mut self, slot: Slot, first: u8, piles: u8, left: usize) {
        let depth = self.s.running.len() as u8;
        let is_empty = |pile: u8| !self.s.piles.iter().any(|p| p.depth == depth && p.choice.group == first + pile);
        let empty = (0..piles).filter(|&pile| is_empty(pile)).count();
        let fills = left <= empty && !self.by(B::CITES.empty);
        let offered: u16 = (0..piles).filter(|&pile| !fills || is_empty(pile)).fold(0, |bits, pile| bits | 1 << pile);
        for pile in (0..piles).filter(|pile| offered >> pile & 1 == 1) {
            self.offer(Pick::Pile(slot, pile));
        }
    }
}
