//! Tables of rules, and citing them so that a wrong number stops the build.

use duel::book::RuleEntry;
use duel::words::Rule;

/// A rule that says what happens.
pub(crate) const fn behaviour(id: &'static str, gist: &'static str) -> RuleEntry {
    RuleEntry { id, kind: "behaviour", gist, sites: &[] }
}

/// The rule with this number.
pub(crate) const fn find(index: &[RuleEntry], id: &str) -> Rule {
    let mut i = 0;
    while i < index.len() {
        if same(index[i].id.as_bytes(), id.as_bytes()) {
            return Rule(i as u16);
        }
        i += 1;
    }
    panic!("there is no rule of this number")
}

const fn same(a: &[u8], b: &[u8]) -> bool {
    if a.len() != b.len() {
        return false;
    }
    let mut i = 0;
    while i < a.len() {
        if a[i] != b[i] {
            return false;
        }
        i += 1;
    }
    true
}
