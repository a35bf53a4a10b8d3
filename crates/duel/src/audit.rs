//! Rules switched off, one at a time, to see whether a ruling misses them.
//!
//! Everything that rests on a rule asks whether it [`holds`]: a check that rests on a rule that does not hold passes,
//! a step is skipped, an event does not happen, a question is not asked. Without the `audit` feature every rule holds,
//! and asking costs nothing.

use crate::words::Rule;

#[cfg(feature = "audit")]
mod switch {
    use super::Rule;
    use std::cell::Cell;

    thread_local! {
        static OFF: Cell<Option<Rule>> = const { Cell::new(None) };
        static STEPS: Cell<u32> = const { Cell::new(0) };
    }

    /// More steps than any ruling takes: without the rule, play does not come to an end.
    const MOST_STEPS: u32 = 100_000;

    pub fn holds(rule: Rule) -> bool {
        OFF.get() != Some(rule)
    }

    /// Counts a step; a duel that lacks a rule may never come to an end.
    pub fn step() {
        if OFF.get().is_some() {
            STEPS.set(STEPS.get() + 1);
            assert!(STEPS.get() < MOST_STEPS, "without the rule the duel goes on without end");
        }
    }

    /// Runs something as if a rule did not exist. What cannot go on without it panics.
    pub fn without<T>(rule: Rule, run: impl FnOnce() -> T) -> T {
        STEPS.set(0);
        OFF.set(Some(rule));
        let result = run();
        OFF.set(None);
        result
    }
}

#[cfg(not(feature = "audit"))]
mod switch {
    use super::Rule;

    #[inline(always)]
    pub const fn holds(_: Rule) -> bool {
        true
    }

    #[inline(always)]
    pub const fn step() {}
}

/// Whether this build can switch rules off.
pub const ON: bool = cfg!(feature = "audit");

pub(crate) use switch::step;
#[cfg(feature = "audit")]
pub use switch::without;

/// Whether a rule is in force: always, but for the one that an audit has switched off.
#[inline(always)]
pub fn holds(rule: Rule) -> bool {
    switch::holds(rule)
}
