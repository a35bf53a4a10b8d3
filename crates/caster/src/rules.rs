//! The numbered rules of the document. Citing one that does not exist does not compile.

use duel::book::RuleEntry;
pub(crate) use duel::cite;

include!(concat!(env!("OUT_DIR"), "/index.rs"));

/// Every rule with its kind and gist, in the order of the document.
pub const fn index() -> &'static [RuleEntry] {
    INDEX
}
