//! Piles: a player divides cards among groups, every card into one, and someone picks a group.

use crate::ability::Op;
use crate::amount::Who;
use crate::book::RuleBook;
use crate::cx::Cx;
use crate::frame::{Flow, Frame, Proc};
use crate::item::{Choice, Item, PICKED};
use crate::matching::Scope;
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
        }
        let seat = self.read().seats(&Scope::of(item), who).next().unwrap_or(item.controller);
        self.push(Frame::new(Proc::Pile, seat).with([op as i32, i32::from(first), 0, 0, 0, 0]));
    }

    pub(crate) fn pile_step(&mut self, f: usize) -> Flow {
        let frame = *self.frame(f);
        let item = *self.s.running.last().expect("a text asks for this");
        let ops = self.pool.ability(item.ability).part(item.part).map_or(&[][..], |body| &body.ops[..]);
        match &ops[frame.r[OP] as usize] {
            Op::Divide { filter, piles, .. } => {
                let mut slots = std::mem::take(&mut self.t.slots);
                slots.clear();
                self.read().each(&Scope::of(&item), filter, |slot| slots.push(slot));
                self.t.slots = slots;
                self.sort_candidates();
                let card = self.t.slots.get(frame.r[NEXT] as usize).copied().filter(|_| item.choices.has_room());
                let Some(slot) = card else { return self.pop() };
                if frame.pc == 0 {
                    for pile in 0..*piles {
                        self.offer(Pick::Pile(slot, pile));
                    }
                    return self.ask(frame.seat, Topic::Divide, B::CITES.pick);
                }
                if let Pick::Pile(slot, pile) = self.answer() {
                    let choice =
                        Choice { object: self.s.refer(slot), group: PICKED + frame.r[FIRST] as u8 + pile, share: 0 };
                    self.add_to_pile(choice);
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
                    for object in item.chosen(PICKED + first + pile) {
                        self.add_to_pile(Choice { object, group: PICKED + frame.r[FIRST] as u8, share: 0 });
                    }
                }
                self.pop()
            }
            _ => self.pop(),
        }
    }

    fn add_to_pile(&mut self, choice: Choice) {
        if let Some(running) = self.s.running.last_mut() {
            running.choices.push(choice);
        }
    }
}
