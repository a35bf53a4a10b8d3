//! The numbered rules of the document. Citing one that does not exist does not compile.

use duel::book::{RuleEntry, find};
use duel::words::Rule;

include!(concat!(env!("OUT_DIR"), "/index.rs"));

/// Every rule with its kind and gist, in the order of the document.
pub const fn index() -> &'static [RuleEntry] {
    INDEX
}

/// The rule with this number; only for constants, where a wrong number stops the build.
pub(crate) const fn rule(id: &str) -> Rule {
    find(INDEX, id)
}

/// A citation: `cite!("905.2d")`.
macro_rules! cite {
    ($id:literal) => {
        const { $crate::rules::rule($id) }
    };
}
pub(crate) use cite;
