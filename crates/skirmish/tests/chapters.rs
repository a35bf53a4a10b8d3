//! Every rule is carried out somewhere, and has a ruling.

use skirmish::rules::INDEX;

const BOOK: &str = include_str!("../src/lib.rs");
const RULINGS: &str = include_str!("../scenarios/rulings.txt");

#[test]
fn every_rule_is_cited_and_shown() {
    for rule in INDEX {
        assert!(BOOK.contains(&format!("cite!(\"{}\")", rule.id)), "{} is not cited", rule.id);
        let shown = RULINGS.lines().filter_map(|line| line.strip_prefix("rule skirmish "));
        let mut shown = shown.flat_map(str::split_whitespace);
        assert!(shown.any(|id| id == rule.id), "{} has no ruling", rule.id);
    }
}
