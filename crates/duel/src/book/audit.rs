//! The audit: rules are switched off, one at a time, to see whether a ruling misses them. And the trace: which rules a
//! duel goes by, for the rulings that cite them.
//!
//! Everything that rests on a rule asks whether it [`holds`]: a check that rests on a rule that does not hold passes,
//! a step is skipped, an event does not happen, a question is not asked. In play every rule holds, and asking is a look at
//! one flag. While a rule is switched off all working space keeps a trace, so that what is found out for the trace only is
//! found out then, too.
//!
//! *Invariant:* a trace changes nothing, as long as all rules hold. No other file can tell whether one is kept but by
//! [`Trace::is_kept`], for what is looked at for the trace alone and would take too long in play.

use crate::engine::forced_answer::ForcedAnswer;
use crate::ids::Rule;
use std::cell::{Cell, RefCell};

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

/// The rules that a duel goes by and the answers it gives by itself, if they are kept.
#[derive(Debug, Default)]
pub struct Trace {
    kept: bool,
    rules: RefCell<Vec<Rule>>,
    forced: RefCell<Vec<ForcedAnswer>>,
}

impl Trace {
    /// A trace that is kept.
    pub fn kept() -> Self {
        Self { kept: true, ..Self::default() }
    }

    /// Keeps the trace from now on.
    pub fn keep(&mut self) {
        self.kept = true;
    }

    /// A trace that is kept only in an audit.
    pub fn of_audit() -> Self {
        Self { kept: is_on(), ..Self::default() }
    }

    /// An empty trace that is kept if this one is.
    pub fn beside(&self) -> Self {
        Self { kept: self.kept, ..Self::default() }
    }

    /// The trace is kept.
    #[inline(always)]
    pub fn is_kept(&self) -> bool {
        self.kept
    }

    /// Cites a rule: notes it, and returns true if it is in force. Always true in play.
    #[inline]
    pub fn cite(&self, rule: Rule) -> bool {
        !self.kept || self.note(rule)
    }

    /// Something rests on what the closure cites: returns true if that is in force. In play the closure is not called.
    #[inline(always)]
    pub fn rests_on(&self, cites: impl FnOnce() -> bool) -> bool {
        !self.kept || cites()
    }

    /// Something is so only because a rule is missing that the closure cites. Always false in play, where the closure is
    /// not called.
    #[inline(always)]
    pub fn is_missed(&self, lacks: impl FnOnce() -> bool) -> bool {
        self.kept && lacks()
    }

    /// Notes an answer that was the only one.
    pub(crate) fn note_forced(&self, answer: ForcedAnswer) {
        self.forced.borrow_mut().push(answer);
    }

    /// Takes the rules noted so far, in order.
    pub fn take_rules(&self) -> Vec<Rule> {
        self.rules.take()
    }

    /// Puts rules before those noted since.
    pub fn put_first(&mut self, rules: Vec<Rule>) {
        self.rules.get_mut().splice(0..0, rules);
    }

    /// Takes the forced answers noted so far, in order.
    pub fn take_forced(&self) -> Vec<ForcedAnswer> {
        self.forced.take()
    }

    #[cold]
    #[inline(never)]
    fn note(&self, rule: Rule) -> bool {
        if rule != Rule::UNNUMBERED {
            let mut passed = self.rules.borrow_mut();
            if passed.last() != Some(&rule) {
                passed.push(rule);
            }
        }
        holds(rule)
    }
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
