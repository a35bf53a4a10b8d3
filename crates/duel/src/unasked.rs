//! What has one answer only and is not asked: a ruling may speak of it all the same.

use crate::book::RuleBook;
use crate::cx::{Cx, Glance};
use crate::object::Slot;
use crate::question::{Pick, Question};
use crate::words::Seat;

/// An answer that went without a question.
#[derive(Clone, Debug)]
pub struct Unasked {
    /// Whose it was.
    pub seat: Seat,
    /// How it reads.
    pub said: String,
    /// The card it was about.
    pub about: Option<Slot>,
}

impl<B: RuleBook> Cx<'_, B> {
    /// Notes for whoever traces the duel that a question is not asked, because this is the only answer.
    #[inline]
    pub(crate) fn goes_without_asking(&self, question: Question, only: Pick) {
        if self.t.tracing {
            self.note_unasked(question, only);
        }
    }

    #[cold]
    fn note_unasked(&self, question: Question, only: Pick) {
        let about = match only {
            Pick::Object(slot) => Some(slot),
            Pick::Waiting(n) => self.s.waiting.get(usize::from(n)).map(|item| item.source.slot),
            Pick::Replacement(n) => self.s.derived.replacements.get(usize::from(n)).map(|one| one.slot),
            _ => None,
        };
        let said = Glance::<B>::new(self.pool, self.s, self.t).say_pick(&question, only);
        self.t.unasked.borrow_mut().push(Unasked { seat: question.seat, said, about });
    }
}
