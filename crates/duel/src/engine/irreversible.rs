//! Irreversible events: those that stand even if the action they are part of is undone. The checkpoint gets them, too.

use crate::book::RuleBook;
use crate::engine::context::Cx;
use crate::event::Happening;
use crate::ids::*;
use crate::state::State;
use crate::state::object::Slot;

impl<B: RuleBook> Cx<'_, B> {
    /// Returns true if the events since `from`, about to happen, will stand even if the action under way is undone.
    pub(crate) fn is_irreversible(&self, from: usize) -> bool {
        self.state.checkpoint.is_some()
            && self.state.batch[from..]
                .iter()
                .any(|event| B::survives_undo(self, event).is_some_and(|rule| self.cite(rule)))
    }

    /// Copies the events since `from`, which have just happened, into the checkpoint, so that an undo keeps them. Their
    /// log entries begin at `logged`.
    pub(crate) fn keep_when_undone(&mut self, from: usize, logged: usize) {
        let Some(mut saved) = self.state.checkpoint.take() else { return };
        for event in &self.state.batch[from..] {
            saved.copy_result_of(self.state, &event.happening);
        }
        saved.attachments = saved.objects.iter().filter(|object| object.attached_to.is_some()).count() as u16;
        (saved.clock, saved.next_handle) = (self.state.clock, self.state.next_handle);
        self.state.checkpoint = Some(saved);
        self.scratch.irreversible_events += self.state.batch.len() - from;
        self.scratch.irreversible_log.extend_from_slice(&self.scratch.log[logged.min(self.scratch.log.len())..]);
    }

    /// Marks in the log where an action begins; none of its events is irreversible yet.
    pub(crate) fn mark_action_in_log(&mut self) {
        self.scratch.log_mark = self.scratch.log.len();
        self.scratch.irreversible_log.clear();
        self.scratch.irreversible_events = 0;
    }
}

impl State {
    /// Copies into this state the result that an event had in `there`.
    fn copy_result_of(&mut self, there: &State, act: &Happening) {
        match *act {
            Happening::Move { slot, end, .. } => {
                let (was, is) = (*self.object(slot), *there.object(slot));
                self.layout.shift(slot, (was.zone, was.side), (is.zone, is.side), end);
                self.objects[slot.index()] = is;
                self.order_like(there, is.zone, is.side);
            }
            Happening::Shuffle { zone, side } => {
                self.rng = there.rng;
                self.order_like(there, zone, side);
                for &slot in there.cards(zone, side) {
                    self.objects[slot.index()].known_by = there.object(slot).known_by;
                }
            }
            Happening::PlayerCounter { seat, .. } => {
                self.player_counters[seat.index()] = there.player_counters[seat.index()]
            }
            Happening::Currency { seat, .. } => {
                self.floating_currency[seat.index()] = there.floating_currency[seat.index()]
            }
            Happening::Lose { .. } | Happening::Win { .. } => {
                (self.losing, self.winning) = (there.losing, there.winning)
            }
            Happening::PlaceCounter { zone, place, counter, .. } => {
                let change =
                    there.counters_on_place(zone, place, counter) - self.counters_on_place(zone, place, counter);
                self.change_place_counters(zone, place, counter, change);
            }
            Happening::Turn { slot, .. }
            | Happening::Flip { slot, .. }
            | Happening::Mark { slot, .. }
            | Happening::Damage { slot, .. }
            | Happening::Heal { slot }
            | Happening::CardCounter { slot, .. }
            | Happening::Attach { slot, .. }
            | Happening::Reveal { slot, .. }
            | Happening::Control { slot, .. } => self.copy_object(there, slot),
            Happening::Deed { .. } => {}
        }
    }

    /// Copies an object from `there`, if it is still the same object.
    fn copy_object(&mut self, there: &State, slot: Slot) {
        let is = there.object(slot);
        if (self.object(slot).life, self.object(slot).side) == (is.life, is.side) {
            self.objects[slot.index()] = *is;
        }
    }

    /// Orders the cards of a zone as in `there`; cards that are not in `there` come on top.
    fn order_like(&mut self, there: &State, zone: Zone, side: Seat) {
        let order = there.cards(zone, side);
        let place = |slot: &Slot| order.iter().position(|other| other == slot).unwrap_or(order.len());
        self.layout.cards_mut(zone, side).sort_by_key(place);
    }
}
