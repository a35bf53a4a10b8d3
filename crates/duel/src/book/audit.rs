//! Rules switched off, one at a time, to see whether a ruling misses them.
//!
//! Everything that rests on a rule asks whether it [`holds`]: a check that rests on a rule that does not hold passes,
//! a step is skipped, an event does not happen, a question is not asked. In play every rule holds, and asking is a look at
//! one flag. While a rule is switched off all working space traces, so that what looks for traces only sees it, too.

use crate::ids::Rule;
use std::cell::Cell;

thread_local! {
    static OFF: Cell<Option<Rule>> = const { Cell::new(None) };
    static STEPS: Cell<u32> = const { Cell::new(0) };
}

/// More steps than any ruling takes: without the rule, play does not come to an end.
const MOST_STEPS: u32 = 100_000;

/// Whether a rule is in force: always, but for the one that an audit has switched off on this thread.
#[inline(always)]
pub fn holds(rule: Rule) -> bool {
    !is_on() || is_another(rule)
}

/// Whether a rule is switched off on this thread.
#[inline(always)]
pub fn is_on() -> bool {
    OFF.get().is_some()
}

/// Whether it is not this rule that is switched off.
#[cold]
#[inline(never)]
fn is_another(rule: Rule) -> bool {
    OFF.get() != Some(rule)
}

/// Counts a step; a duel that lacks a rule may never come to an end.
#[inline(always)]
pub(crate) fn step() {
    if is_on() {
        count_step();
    }
}

#[cold]
#[inline(never)]
fn count_step() {
    STEPS.set(STEPS.get() + 1);
    assert!(STEPS.get() < MOST_STEPS, "without the rule the duel goes on without end");
}

/// Runs something on this thread as if a rule did not exist. What cannot go on without it panics.
pub fn without<T>(rule: Rule, run: impl FnOnce() -> T) -> T {
    /// Switches the rule on again, also after a panic.
    struct Until;
    impl Drop for Until {
        fn drop(&mut self) {
            OFF.set(None);
        }
    }
    STEPS.set(0);
    OFF.set(Some(rule));
    let _until = Until;
    run()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rule_is_switched_off_on_one_thread_and_for_a_while() {
        let rule = Rule(7);
        assert!(holds(rule) && !is_on());
        without(rule, || {
            assert!(!holds(rule) && holds(Rule(8)) && is_on());
            std::thread::scope(|scope| scope.spawn(|| assert!(holds(rule))).join()).expect("the rule holds elsewhere");
        });
        assert!(holds(rule) && !is_on());
    }

    #[test]
    fn a_rule_without_which_nothing_goes_on_holds_again_afterwards() {
        let run = || without(Rule(7), || -> () { panic!("nothing goes on") });
        assert!(std::panic::catch_unwind(run).is_err());
        assert!(holds(Rule(7)));
    }
}
