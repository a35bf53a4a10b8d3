//! What stands though the action it was part of is taken back: the state to which that goes back has it, too.

use crate::book::RuleBook;
use crate::cx::Cx;
use crate::event::Act;
use crate::object::Slot;
use crate::state::State;
use crate::words::*;

impl<B: RuleBook> Cx<'_, B> {
    /// Whether the events since `from`, which are about to happen, stand even if the action under way is taken back.
    pub(crate) fn is_to_stand(&self, from: usize) -> bool {
        self.s.checkpoint.is_some()
            && self.s.batch[from..].iter().any(|event| B::stands(self, event).is_some_and(|rule| self.by(rule)))
    }

    /// The events since `from`, which have just happened, stand: they are part of what the action under way would be
    /// taken back to. The log has them from `logged` on.
    pub(crate) fn let_stand(&mut self, from: usize, logged: usize) {
        let Some(mut saved) = self.s.checkpoint.take() else { return };
        for event in &self.s.batch[from..] {
            saved.repeat(self.s, &event.act);
        }
        saved.attachments = saved.objects.iter().filter(|object| object.attached.is_some()).count() as u16;
        (saved.clock, saved.next_handle) = (self.s.clock, self.s.next_handle);
        self.s.checkpoint = Some(saved);
        self.t.stood += self.s.batch.len() - from;
        self.t.standing.extend_from_slice(&self.t.log[logged.min(self.t.log.len())..]);
    }

    /// An action begins: what is logged from now on belongs to it, and nothing of it stands yet.
    pub(crate) fn mark_log(&mut self) {
        self.t.log_mark = self.t.log.len();
        self.t.standing.clear();
        self.t.stood = 0;
    }
}

impl State {
    /// Has here what an event has come to there.
    fn repeat(&mut self, there: &State, act: &Act) {
        match *act {
            Act::Move { slot, end, .. } => {
                let (was, is) = (*self.object(slot), *there.object(slot));
                self.layout.shift(slot, (was.zone, was.side), (is.zone, is.side), end);
                self.objects[slot.index()] = is;
                self.order_like(there, is.zone, is.side);
            }
            Act::Shuffle { zone, side } => {
                self.dice = there.dice;
                self.order_like(there, zone, side);
                for &slot in there.cards(zone, side) {
                    self.objects[slot.index()].known = there.object(slot).known;
                }
            }
            Act::Hold { seat, .. } => self.held[seat.index()] = there.held[seat.index()],
            Act::Mint { seat, .. } => self.minted[seat.index()] = there.minted[seat.index()],
            Act::Lose { .. } | Act::Win { .. } => (self.losing, self.winning) = (there.losing, there.winning),
            Act::Ground { zone, place, counter, .. } => {
                let change = there.on_place(zone, place, counter) - self.on_place(zone, place, counter);
                self.change_ground(zone, place, counter, change);
            }
            Act::Turn { slot, .. }
            | Act::Flip { slot, .. }
            | Act::Mark { slot, .. }
            | Act::Damage { slot, .. }
            | Act::Heal { slot }
            | Act::Count { slot, .. }
            | Act::Attach { slot, .. }
            | Act::Show { slot, .. }
            | Act::Control { slot, .. } => self.copy_object(there, slot),
            Act::Deed { .. } => {}
        }
    }

    /// An object is what it is there, if it is the same object.
    fn copy_object(&mut self, there: &State, slot: Slot) {
        let is = there.object(slot);
        if (self.object(slot).life, self.object(slot).side) == (is.life, is.side) {
            self.objects[slot.index()] = *is;
        }
    }

    /// The cards of a zone lie as they do there; what is not there lies on top of them.
    fn order_like(&mut self, there: &State, zone: Zone, side: Seat) {
        let order = there.cards(zone, side);
        let place = |slot: &Slot| order.iter().position(|other| other == slot).unwrap_or(order.len());
        self.layout.cards_mut(zone, side).sort_by_key(place);
    }
}
