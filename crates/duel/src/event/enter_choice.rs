//! Choices as a card enters: its new controller says whether it enters with a mark, however it enters.

use crate::book::RuleBook;
use crate::engine::context::Cx;
use crate::engine::frame::{Flow, Proc};
use crate::engine::question::{Pick, Topic};
use crate::event::pipeline::{Batch, ORDER_ARRIVALS};
use crate::event::{Cause, Happening};
use crate::ids::Seat;
use crate::state::State;
use crate::state::object::Slot;

impl<B: RuleBook> Cx<'_, B> {
    /// Returns true if a choice has to be made for a card that enters with the events since `from`.
    #[inline]
    pub(super) fn must_choose_on_entering(&self, from: usize) -> bool {
        (from..self.state.batch.len()).any(|at| B::choice_on_entering(self, &self.state.batch[at]).is_some())
    }

    /// The player to whose side the card of an event comes; `None` if no card moves.
    fn enters_for(&self, at: usize) -> Option<Seat> {
        match self.state.batch[at].happening {
            Happening::Move { side, .. } => Some(side),
            _ => None,
        }
    }

    /// Asks the choice for the next entering card. May ask.
    pub(super) fn ask_next_enter_choice(&mut self, f: usize, from: usize) -> Flow {
        let frame = *self.frame(f);
        let others = frame.get(Batch::OTHER_PLAYER);
        let seat = if others { self.state.turn.player.other() } else { self.state.turn.player };
        let first = from.max(frame.get(Batch::ASKED_EVENT));
        let asked = |&at: &usize| self.enters_for(at) == Some(seat);
        let mut left = (first..self.state.batch.len()).filter(asked);
        let next = left.find_map(|at| B::choice_on_entering(self, &self.state.batch[at]).map(|(rule, _)| (at, rule)));
        match next {
            Some((at, rule)) => {
                self.frame(f).set(Batch::ASKED_EVENT, at);
                self.offer(Pick::No);
                self.offer(Pick::Yes);
                self.ask(seat, Topic::AsItEnters, rule)
            }
            None if others => self.goto(f, ORDER_ARRIVALS),
            None => {
                self.frame(f).set(Batch::ASKED_EVENT, 0);
                self.frame(f).set(Batch::OTHER_PLAYER, true);
                Flow::Continue
            }
        }
    }

    /// Adds the event that puts the chosen mark on the card as it enters.
    pub(super) fn apply_enter_choice(&mut self, f: usize) {
        let at = self.frame(f).get(Batch::ASKED_EVENT);
        self.frame(f).update(Batch::ASKED_EVENT, |n| n + 1);
        let event = self.state.batch[at];
        let (Pick::Yes, Happening::Move { slot, .. }) = (self.take_answer(), event.happening) else { return };
        if let Some((rule, mark)) = B::choice_on_entering(self, &event) {
            let last = self.state.batch.len();
            self.propose(Happening::Mark { slot, mark, on: true }, event.verb, Cause::rule(rule));
            if let Some(follower) = self.state.batch.get_mut(last) {
                follower.leader = slot;
            }
        }
    }
}

/// The card that the pending choice is about.
pub fn card_of_enter_choice(state: &State) -> Option<Slot> {
    let frame = state.frames.last().filter(|frame| frame.proc == Proc::Batch)?;
    state.batch.get(frame.get(Batch::ASKED_EVENT))?.happening.slot()
}
