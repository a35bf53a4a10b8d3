//! Undo: an action that turns out illegal is undone, or abandoned where no rule undoes it.

use crate::book::RuleBook;
use crate::book::point::UndoPoint;
use crate::engine::context::Cx;
use crate::engine::frame::{Flow, Frame, Proc};
use crate::engine::question::Pick;
use crate::engine::refusal::Refusal;
use crate::ids::*;
use crate::play::cost::pay::Paying;

impl<B: RuleBook> Cx<'_, B> {
    /// Saves a checkpoint for an action that may turn out illegal. An undo returns to `step` of the frame, with the
    /// cards set aside from `set_aside` on put back. Does nothing if a checkpoint exists.
    pub fn begin_action(&mut self, f: usize, pick: Pick, step: u8, set_aside: usize) {
        if self.state.checkpoint.is_none() {
            self.state.save_checkpoint(pick, f, step);
            self.mark_action_in_log();
            if let Some(saved) = &mut self.state.checkpoint {
                saved.set_aside.truncate(set_aside);
            }
        }
    }

    /// Saves a checkpoint for a payment or a play within a resolution, which begins at the current step of the frame.
    /// An action that came before is completed, and not undone with it; as part of an action that is still being
    /// announced or paid for, it is undone with that one.
    ///
    /// Returns false if it has been tried and undone because it could not be completed.
    pub fn begin_inner_action(&mut self, f: usize, pick: Pick) -> bool {
        if let Some(at) = self.state.illegal_actions.iter().position(|&barred| barred == pick) {
            self.state.illegal_actions.remove(at);
            return false;
        }
        let is_part = |frame: &Frame| matches!(frame.proc, Proc::Play | Proc::Pay);
        if !self.state.frames[..f].iter().any(is_part) {
            self.state.accept_action();
            let step = self.state.frames[f].step;
            self.begin_action(f, pick, step, self.state.set_aside.len());
        }
        true
    }

    /// Undoes an illegal action: restores the checkpoint, which contains the irreversible events.
    ///
    /// This replaces the frames: return the result from your step.
    pub fn undo(&mut self, refusal: Refusal) -> Flow {
        self.scratch.undo_reason = Some(refusal);
        let waited = self.state.checkpoint.as_ref().map_or(0, |saved| saved.waiting_triggers.len());
        let heard = self.state.waiting_triggers.len() > waited && !self.at(UndoPoint::NothingTriggers);
        let waiting = if heard { self.state.waiting_triggers.clone() } else { Vec::new() };
        let rewind = self.state.attempted_action.map_or(Rule::UNNUMBERED, |pick| B::take_back_rule(self, pick));
        if !(self.cite_all(&[B::rule(UndoPoint::IllegalIsTakenBack), rewind]) && self.state.restore_checkpoint()) {
            self.abandon();
            return Flow::Continue;
        }
        self.scratch.log.truncate(self.scratch.log_mark);
        self.scratch.log.append(&mut self.scratch.irreversible_log);
        if heard {
            self.state.waiting_triggers = waiting;
        }
        if let Some(&Frame { proc: Proc::Priority, seat, .. }) = self.state.frames.last()
            && !self.at(UndoPoint::PriorityIsRestored)
        {
            let f = self.state.frames.len() - 1;
            self.frame(f).seat = seat.other();
        }
        Flow::Continue
    }

    /// Cancels an action that was offered and could not be completed. Removes frames: return from your step.
    pub(crate) fn abandon(&mut self) {
        let playing = self.state.frames.iter().rposition(|frame| frame.proc == Proc::Play);
        match playing {
            Some(at) => {
                self.release_set_aside(at);
                if let Some(paying) = self.state.frames[at..].iter().find(|frame| frame.proc == Proc::Pay) {
                    self.state.set_aside.truncate(paying.get(Paying::START));
                }
                self.state.frames.truncate(at);
                if let Some(item) = self.state.stack.pop() {
                    B::on_cancelled(self, &item);
                }
            }
            None => {
                self.state.frames.pop();
            }
        }
    }
}
