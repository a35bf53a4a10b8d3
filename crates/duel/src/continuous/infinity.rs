//! Changes of numbers that may be infinite.

use crate::book::RuleBook;
use crate::book::point::NumberPoint;
use crate::card::characteristics::INFINITY;
use crate::engine::scratch::Scratch;

/// Applies a change to a number. An infinite number stays infinite.
pub(super) fn change_unless_infinite<B: RuleBook>(scratch: &Scratch, n: i32, change: impl Fn(i32) -> i32) -> i32 {
    match n {
        INFINITY if scratch.cite(B::rule(NumberPoint::InfinityStays)) => INFINITY,
        INFINITY => change(0),
        n => change(n),
    }
}
