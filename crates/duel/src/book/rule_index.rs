//! The numbered rules of a document, and citing them: a citation of a number that it does not have stops the build.

use crate::ids::Rule;

/// A numbered rule of the document.
#[derive(Clone, Copy, Debug)]
pub struct RuleEntry {
    /// Its number.
    pub id: &'static str,
    /// `behaviour`, `definition` or `note`.
    pub kind: &'static str,
    /// Its content, in our words.
    pub gist: &'static str,
    /// The places in the sources where it is cited, first the one in the file of its chapter.
    pub sites: &'static [&'static str],
    /// The places in the kernel that ask for it.
    pub kernel: &'static [&'static str],
}

/// Lists the rules that are not cited first in the file under `src` that their chapter names. A maintainer with the
/// document open would not find them there. Covers rules of behaviour, and others that are cited.
pub fn strays(index: &[RuleEntry], home: fn(&str) -> &'static str) -> Vec<String> {
    let at_home = |rule: &&RuleEntry| {
        let file = format!("src/{}:", home(rule.id));
        rule.sites.first().is_some_and(|site| site.contains(&file))
    };
    let to_find = index.iter().filter(|rule| rule.kind == "behaviour" || !rule.sites.is_empty());
    let lost = to_find.filter(|rule| !at_home(rule));
    lost.map(|rule| format!("{} is not cited in {}, but in {:?}", rule.id, home(rule.id), rule.sites)).collect()
}

/// Returns the rule with this number; only for constants, where a wrong number stops the build.
pub const fn find(index: &[RuleEntry], id: &str) -> Rule {
    let mut i = 0;
    while i < index.len() {
        if same(index[i].id, id) {
            return Rule(i as u16);
        }
        i += 1;
    }
    panic!("there is no rule of this number")
}

/// Cites a rule in the sources of a rule book, whose rules are its `rules::INDEX`: `cite!("10.1.2.2")`. A number that
/// the document does not have stops the build.
#[macro_export]
#[allow(clippy::crate_in_macro_def, reason = "the rules are those of the book that cites")]
macro_rules! cite {
    ($id:literal) => {
        const { $crate::book::find(crate::rules::INDEX, $id) }
    };
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
