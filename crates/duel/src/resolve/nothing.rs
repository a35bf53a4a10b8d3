//! What is done no times, or with a number that cannot be determined, is not done where the book says so.

use crate::ability::Change;
use crate::book::RuleBook;
use crate::cx::Cx;
use crate::matching::Scope;

impl<B: RuleBook> Cx<'_, B> {
    /// Whether something is done no times, and thus not done.
    pub(super) fn is_nothing(&self, amount: i32) -> bool {
        amount == 0 && B::NONE_IS_UNDONE && self.by(B::CITES.nothing)
    }

    /// Whether an effect would change something by what cannot be determined.
    pub(super) fn is_undetermined(&self, scope: &Scope, changes: &[Change]) -> bool {
        let amount = |change: &Change| match change {
            Change::Set(_, n) | Change::Add(_, n) | Change::Toll(n) | Change::Discount(n) => {
                self.read().is_undefined(scope, n)
            }
            _ => false,
        };
        B::NONE_IS_UNDONE && changes.iter().any(amount) && self.by(B::CITES.nothing)
    }
}
