//! What is done no times is not done where the book says so.

use crate::book::RuleBook;
use crate::cx::Cx;

impl<B: RuleBook> Cx<'_, B> {
    /// Whether something is done no times, and thus not done.
    pub(super) fn is_nothing(&self, amount: i32) -> bool {
        amount == 0 && B::NONE_IS_UNDONE && self.by(B::CITES.nothing)
    }
}
