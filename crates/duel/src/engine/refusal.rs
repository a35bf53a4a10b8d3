//! Refusals: reasons why something is not allowed. Deciding and explaining run the same checks and differ in when they
//! stop.

use crate::ids::Rule;
use crate::state::object::Slot;
use serde::{Deserialize, Serialize};

/// One reason why something is not allowed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Refusal {
    /// The rule that forbids it.
    pub rule: Rule,
    /// The object that prevents it, or that cannot do it.
    pub object: Option<Slot>,
}

/// A collector of refusals, which decides how far the checks go.
pub trait Verdict {
    /// The first refusal suffices, so quick checks may come before slow ones.
    const ONE_SUFFICES: bool;
    /// Takes a refusal; returns true if the remaining checks can be skipped.
    fn refuse(&mut self, refusal: Refusal) -> bool;
    /// Returns true if it wants the rules that were checked and allow the action.
    #[inline]
    fn looks(&self) -> bool {
        false
    }
    /// Notes a rule that was checked and allows the action.
    #[inline]
    fn allow(&mut self, _rule: Rule) {}
}

/// Collects the rules that were checked and allow an action; ignores refusals.
#[derive(Debug, Default)]
pub struct AllowingRules(pub Vec<Rule>);

impl Verdict for AllowingRules {
    const ONE_SUFFICES: bool = false;
    fn refuse(&mut self, _: Refusal) -> bool {
        false
    }
    fn looks(&self) -> bool {
        true
    }
    fn allow(&mut self, rule: Rule) {
        self.0.push(rule);
    }
}

/// Stops at the first refusal.
#[derive(Debug, Default)]
pub struct Decide {
    refused: bool,
}

impl Decide {
    /// Returns true if nothing was refused.
    #[inline]
    pub fn is_allowed(&self) -> bool {
        !self.refused
    }
}

impl Verdict for Decide {
    const ONE_SUFFICES: bool = true;
    #[inline]
    fn refuse(&mut self, _: Refusal) -> bool {
        self.refused = true;
        true
    }
}

/// Collects all refusals.
#[derive(Debug, Default)]
pub struct Explain(pub Vec<Refusal>);

impl Verdict for Explain {
    const ONE_SUFFICES: bool = false;
    fn refuse(&mut self, refusal: Refusal) -> bool {
        if !self.0.contains(&refusal) {
            self.0.push(refusal);
        }
        false
    }
}

/// Checks one condition: unless it holds, refuses with the rule and the object, and returns if the verdict wants no
/// more.
#[macro_export]
macro_rules! need {
    ($verdict:expr, $holds:expr, $rule:expr, $object:expr) => {
        if $holds {
            if $verdict.looks() {
                $verdict.allow($rule);
            }
        } else if $crate::book::audit::holds($rule)
            && $verdict.refuse($crate::engine::refusal::Refusal { rule: $rule, object: $object })
        {
            return;
        }
    };
}
