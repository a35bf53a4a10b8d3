//! Infinity: a number that is greater than every other, and stays what it is however it is changed. And arithmetic that
//! knows it, so that no sum of other numbers ever comes to it.

use crate::book::RuleBook;
use crate::cx::Cx;
use crate::log::Scratch;
use crate::matching::Reader;
use crate::profile::INFINITY;
use std::cmp::Ordering;

/// What is not infinite, as near as it comes to it.
fn finite(n: i64) -> i32 {
    n.clamp(1 - i64::from(INFINITY), i64::from(INFINITY) - 1) as i32
}

/// Two numbers together. With infinity it is infinite.
#[inline]
pub fn plus(a: i32, b: i32) -> i32 {
    if a == INFINITY || b == INFINITY { INFINITY } else { finite(i64::from(a) + i64::from(b)) }
}

/// One number without another: nothing is taken from infinity.
#[inline]
pub fn minus(a: i32, b: i32) -> i32 {
    if a == INFINITY { INFINITY } else { finite(i64::from(a) - i64::from(b)) }
}

/// A number so many times.
#[inline]
pub fn times(n: i32, by: i32) -> i32 {
    match n == INFINITY && by > 0 {
        true => INFINITY,
        false => finite(i64::from(n) * i64::from(by)),
    }
}

/// A number as players write it.
pub fn written(n: i32) -> String {
    if n == INFINITY { "∞".to_owned() } else { n.to_string() }
}

/// A number as players write it, read.
pub fn read(text: &str) -> Option<i32> {
    if text == "∞" { Some(INFINITY) } else { text.parse().ok().filter(|&n| n != INFINITY) }
}

/// The least multiple of `step` that is no less than a number; infinity is no number to round.
pub(crate) fn rounded_up(n: i32, step: i32) -> i32 {
    match n {
        INFINITY => n,
        _ => finite(i64::from(n) + i64::from(n).wrapping_neg().rem_euclid(i64::from(step.max(1)))),
    }
}

/// How a change that adds to a number or takes from it changes it: not at all, if it is infinite.
pub(crate) fn grown<B: RuleBook>(scratch: &Scratch, n: i32, change: impl Fn(i32) -> i32) -> i32 {
    match n {
        INFINITY if scratch.pass(B::CITES.infinite.stays) => INFINITY,
        INFINITY => change(0),
        n => change(n),
    }
}

impl<B: RuleBook> Reader<'_, B> {
    /// How two numbers compare: infinity is greater than any other, and equal to itself.
    #[inline]
    pub fn weigh(&self, left: i32, right: i32) -> Ordering {
        if left.max(right) == INFINITY { self.weigh_infinity(left, right) } else { left.cmp(&right) }
    }

    fn weigh_infinity(&self, left: i32, right: i32) -> Ordering {
        let rules = &B::CITES.infinite;
        let rule = if left == right { rules.equal } else { rules.greater };
        match self.scratch.pass(rule) {
            true => left.cmp(&right),
            false if left == right => Ordering::Greater,
            false => right.cmp(&left),
        }
    }
}

impl<B: RuleBook> Cx<'_, B> {
    /// How two numbers compare.
    #[inline]
    pub fn weigh(&self, left: i32, right: i32) -> Ordering {
        self.read().weigh(left, right)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn infinity_stays_and_nothing_else_comes_to_it() {
        assert_eq!(plus(INFINITY, -500), INFINITY);
        assert_eq!(minus(INFINITY, INFINITY), INFINITY);
        assert_eq!(plus(INFINITY - 1, INFINITY - 1), INFINITY - 1);
        assert_eq!(times(INFINITY, 2), INFINITY);
        assert_eq!(times(INFINITY, 0), 0);
        assert_eq!(times(1 << 30, 1 << 30), INFINITY - 1);
        assert_eq!(minus(300, INFINITY), 300 - INFINITY);
        assert_eq!(minus(minus(0, INFINITY), INFINITY), 1 - INFINITY);
    }

    #[test]
    fn infinity_is_read_as_it_is_written() {
        assert_eq!(read(&written(INFINITY)), Some(INFINITY));
        assert_eq!(read("2147483647"), None);
        assert_eq!(read("-300"), Some(-300));
    }

    #[test]
    fn numbers_are_rounded_towards_what_is_greater() {
        let rounded = [150, 100, 1, 0, -1, -100, -150].map(|n| rounded_up(n, 100));
        assert_eq!(rounded, [200, 100, 100, 0, 0, -100, -100]);
        assert_eq!(rounded_up(INFINITY, 100), INFINITY);
    }
}
