//! What numbers mean where they are missing, zero or tied.

use crate::engine::context::Cx;
use crate::ids::*;

/// What numbers mean where they are missing, zero or tied.
pub trait Counting: Sized + 'static {
    /// The rules by which nothing is done that depends on an undetermined amount. Without one the amount is 0.
    const UNDETERMINED_AMOUNT_DOES_NOTHING: &'static [Rule] = &[];
    /// Doing something zero times does not count as having done it.
    const ZERO_TIMES_IS_NOT_DONE: bool = false;
    /// Doing something fewer times than instructed, but at least once, counts as having done it.
    const PART_IS_DONE: bool = false;

    /// Returns the rule by which a description of objects reads this number.
    fn number_reading_rule(_number: Number) -> Rule {
        Rule::UNNUMBERED
    }
    /// Returns the rule by which a card without this number counts as having 0, if there is one.
    fn zero_if_missing_rule(_number: Number) -> Option<Rule> {
        None
    }
    /// Returns the rule by which each of several objects tied for the greatest, or least, number has it.
    fn tie_rule(_number: Number, _greatest: bool) -> Rule {
        Rule::UNNUMBERED
    }
    /// Returns true if doing this to all of an empty group counts as having done it.
    fn all_of_none_counts(_cx: &Cx<Self>, _verb: Verb) -> bool {
        false
    }
}
