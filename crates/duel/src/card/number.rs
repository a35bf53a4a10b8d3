//! Arithmetic with infinity, a number greater than every other. No sum or product of other numbers reaches it.

use crate::card::characteristics::INFINITY;

/// The nearest finite number.
fn finite(n: i64) -> i32 {
    n.clamp(1 - i64::from(INFINITY), i64::from(INFINITY) - 1) as i32
}

/// The sum of two numbers; infinite if either is.
#[inline]
pub fn plus(a: i32, b: i32) -> i32 {
    if a == INFINITY || b == INFINITY { INFINITY } else { finite(i64::from(a) + i64::from(b)) }
}

/// The difference of two numbers; infinite if the first is.
#[inline]
pub fn minus(a: i32, b: i32) -> i32 {
    if a == INFINITY { INFINITY } else { finite(i64::from(a) - i64::from(b)) }
}

/// The product of two numbers; infinite if the first is and the second is positive.
#[inline]
pub fn times(n: i32, by: i32) -> i32 {
    match n == INFINITY && by > 0 {
        true => INFINITY,
        false => finite(i64::from(n) * i64::from(by)),
    }
}

/// Writes a number as players do.
pub fn format_number(n: i32) -> String {
    if n == INFINITY { "∞".to_owned() } else { n.to_string() }
}

/// Reads a number as players write it.
pub fn parse_number(text: &str) -> Option<i32> {
    if text == "∞" { Some(INFINITY) } else { text.parse().ok().filter(|&n| n != INFINITY) }
}

/// Rounds up to a multiple of `step`; infinity stays infinite.
pub(crate) fn rounded_up(n: i32, step: i32) -> i32 {
    match n {
        INFINITY => n,
        _ => finite(i64::from(n) + i64::from(n).wrapping_neg().rem_euclid(i64::from(step.max(1)))),
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
        assert_eq!(parse_number(&format_number(INFINITY)), Some(INFINITY));
        assert_eq!(parse_number("2147483647"), None);
        assert_eq!(parse_number("-300"), Some(-300));
    }

    #[test]
    fn numbers_are_rounded_towards_what_is_greater() {
        let rounded = [150, 100, 1, 0, -1, -100, -150].map(|n| rounded_up(n, 100));
        assert_eq!(rounded, [200, 100, 100, 0, 0, -100, -100]);
        assert_eq!(rounded_up(INFINITY, 100), INFINITY);
    }
}
