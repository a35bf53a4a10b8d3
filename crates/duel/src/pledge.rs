//! What is said of a card as it comes: who will have it says whether it is marked there, by whatever it comes.

use crate::book::RuleBook;
use crate::change::ORDER;
use crate::cx::Cx;
use crate::event::{Act, Cause};
use crate::frame::{Flow, Proc};
use crate::object::Slot;
use crate::question::{Pick, Topic};
use crate::state::State;
use crate::words::Seat;

/// The registers of a batch, once its events have met their replacements: of which event it is said, and whether that
/// is one of the other player's, who says so after the turn player.
pub(crate) const AT: usize = 1;
pub(crate) const OTHERS: usize = 2;

impl<B: RuleBook> Cx<'_, B> {
    /// Whether something is said of a card that comes with the events since `from`.
    #[inline]
    pub(crate) fn must_say(&self, from: usize) -> bool {
        (from..self.s.batch.len()).any(|at| B::comes_marked(self, &self.s.batch[at]).is_some())
    }

    /// Whose card comes with an event.
    fn comes_for(&self, at: usize) -> Option<Seat> {
        match self.s.batch[at].act {
            Act::Move { side, .. } => Some(side),
            _ => None,
        }
    }

    /// Asks of the next card of which something is said.
    pub(crate) fn say_next(&mut self, f: usize, from: usize) -> Flow {
        let r = self.frame(f).r;
        let others = r[OTHERS] != 0;
        let seat = if others { self.s.turn.player.other() } else { self.s.turn.player };
        let first = from.max(r[AT] as usize);
        let asked = |&at: &usize| self.comes_for(at) == Some(seat);
        let mut left = (first..self.s.batch.len()).filter(asked);
        let next = left.find_map(|at| B::comes_marked(self, &self.s.batch[at]).map(|(rule, _)| (at, rule)));
        match next {
            Some((at, rule)) => {
                self.frame(f).r[AT] = at as i32;
                self.offer(Pick::No);
                self.offer(Pick::Yes);
                self.ask(seat, Topic::Coming, rule)
            }
            None if others => self.goto(f, ORDER),
            None => {
                let r = &mut self.frame(f).r;
                (r[AT], r[OTHERS]) = (0, 1);
                Flow::Go
            }
        }
    }

    /// What is said of a card is noted on it as it comes.
    pub(crate) fn said(&mut self, f: usize) {
        let at = self.frame(f).r[AT] as usize;
        self.frame(f).r[AT] += 1;
        let event = self.s.batch[at];
        let (Pick::Yes, Act::Move { slot, .. }) = (self.answer(), event.act) else { return };
        if let Some((rule, mark)) = B::comes_marked(self, &event) {
            let last = self.s.batch.len();
            self.propose(Act::Mark { slot, mark, on: true }, event.verb, Cause::rule(rule));
            if let Some(follower) = self.s.batch.get_mut(last) {
                follower.leader = slot;
            }
        }
    }
}

/// The card of which is said whether it comes marked.
pub fn coming(state: &State) -> Option<Slot> {
    let frame = state.frames.last().filter(|frame| frame.proc == Proc::Batch)?;
    state.batch.get(frame.r[AT] as usize)?.act.slot()
}
