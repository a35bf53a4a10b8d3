//! Forced answers: a question with a single answer is not asked, but rulings may still mention it.

use crate::book::RuleBook;
use crate::engine::context::{Cx, Look};
use crate::engine::question::{Pick, Question};
use crate::ids::Seat;
use crate::state::object::Slot;

/// The only answer to a question that was therefore not asked.
#[derive(Clone, Debug)]
pub struct ForcedAnswer {
    /// The player who would have been asked.
    pub seat: Seat,
    /// The words of the answer.
    pub text: String,
    /// The card it was about.
    pub about: Option<Slot>,
}

impl<B: RuleBook> Cx<'_, B> {
    /// Notes, if the duel is traced, that a question is not asked because this is its only answer.
    #[inline]
    pub(crate) fn note_forced_answer(&self, question: Question, only: Pick) {
        if self.scratch.trace.is_kept() {
            self.record_forced_answer(question, only);
        }
    }

    #[cold]
    fn record_forced_answer(&self, question: Question, only: Pick) {
        let about = match only {
            Pick::Object(slot) => Some(slot),
            Pick::Waiting(n) => self.state.waiting_triggers.get(usize::from(n)).map(|item| item.source.slot),
            Pick::Replacement(n) => self.state.derived.replacements.get(usize::from(n)).map(|one| one.slot),
            _ => None,
        };
        let said = Look::<B>::new(self.pool, self.state, self.scratch).render_pick(&question, only);
        self.scratch.trace.note_forced(ForcedAnswer { seat: question.seat, text: said, about });
    }
}
