//! A maintainer with the document open finds a rule in the file that its chapter names.

#[path = "../chapters.rs"]
mod chapters;

#[test]
fn every_rule_of_behaviour_is_cited_in_the_file_of_its_chapter() {
    let strays = duel::book::strays(caster::rules::index(), chapters::home);
    assert!(strays.is_empty(), "{}", strays.join("\n"));
}
