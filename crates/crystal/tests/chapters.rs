//! A maintainer with either document open finds a rule in the file that its chapter names.

#[path = "../chapters.rs"]
mod chapters;

use crystal::Document;

/// Which file a rule's chapter names.
type Home = fn(&str) -> &'static str;

#[test]
fn every_rule_of_behaviour_is_cited_in_the_file_of_its_chapter() {
    let tables: [(Document, Home); 2] =
        [(Document::Fftcg, chapters::fftcg), (Document::SquareEnix, chapters::square_enix)];
    for (document, home) in tables {
        let strays = duel::book::strays(crystal::rules::index(document), home);
        assert!(strays.is_empty(), "{document:?}: {}", strays.join("\n"));
    }
}
