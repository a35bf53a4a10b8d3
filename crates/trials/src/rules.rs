//! Tables of rules, and citing them so that a wrong number stops the build.

use duel::book::RuleEntry;
pub(crate) use duel::book::find;

/// A rule that says what happens.
pub(crate) const fn behaviour(id: &'static str, gist: &'static str) -> RuleEntry {
    RuleEntry { id, kind: "behaviour", gist, sites: &[] }
}
