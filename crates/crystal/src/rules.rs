//! The numbered rules of the document. Citing one that does not exist does not compile.

use duel::book::RuleEntry;
use duel::words::Rule;

include!(concat!(env!("OUT_DIR"), "/index.rs"));

/// Every rule with its kind and gist, in the order of the document.
pub const fn index() -> &'static [RuleEntry] {
    INDEX
}

/// The rule with this number; only for constants, where a wrong number stops the build.
pub(crate) const fn rule(id: &str) -> Rule {
    let mut i = 0;
    while i < INDEX.len() {
        if same(INDEX[i].id, id) {
            return Rule(i as u16);
        }
        i += 1;
    }
    panic!("there is no rule of this number")
}

const fn same(a: &str, b: &str) -> bool {
    let (a, b) = (a.as_bytes(), b.as_bytes());
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

/// A citation: `cite!("10.1.2.2")`.
macro_rules! cite {
    ($id:literal) => {
        const { $crate::rules::rule($id) }
    };
}
pub(crate) use cite;
