//! Why something is not allowed. Deciding and explaining run the same checks; they differ in when they stop.

use crate::object::Slot;
use crate::words::Rule;
use serde::{Deserialize, Serialize};

/// One reason why something is not allowed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Refusal {
    /// The rule that forbids it.
    pub rule: Rule,
    /// The object that stands in the way, or that cannot do it.
    pub object: Option<Slot>,
}

/// What becomes of refusals: whether the checks go on after one.
pub trait Verdict {
    /// Whether the first refusal suffices, so that quick checks may come before slow ones.
    const ONE_SUFFICES: bool;
    /// Takes a refusal; returns whether the remaining checks can be left out.
    fn refuse(&mut self, refusal: Refusal) -> bool;
    /// Whether it wants to know which rules were looked at and allow it.
    #[inline]
    fn looks(&self) -> bool {
        false
    }
    /// Takes note of a rule that was looked at and allows it.
    #[inline]
    fn allow(&mut self, _rule: Rule) {}
}

/// Notes the rules that were looked at and allow something; what forbids it does not matter.
#[derive(Debug, Default)]
pub struct Looked(pub Vec<Rule>);

impl Verdict for Looked {
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
    /// Whether nothing was refused.
    #[inline]
    pub fn allowed(&self) -> bool {
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

/// Checks one thing: refuses with the rule and the object unless it holds, and leaves the function if that suffices.
#[macro_export]
macro_rules! need {
    ($verdict:expr, $holds:expr, $rule:expr, $object:expr) => {
        if $holds {
            if $verdict.looks() {
                $verdict.allow($rule);
            }
        } else if $crate::audit::holds($rule)
            && $verdict.refuse($crate::refusal::Refusal { rule: $rule, object: $object })
        {
            return;
        }
    };
}
