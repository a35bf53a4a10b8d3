//! A maintainer with the document open finds a rule in the file that its chapter names.

#[path = "../chapters.rs"]
mod chapters;

#[test]
fn every_rule_that_is_cited_is_cited_in_the_file_of_its_chapter() {
    let at_home = |id: &str, site: &str| site.contains(&format!("src/{}:", chapters::home(id)));
    let strays: Vec<String> = vividz::rules::index()
        .iter()
        .filter(|rule| !rule.sites.is_empty())
        .filter(|rule| !rule.sites.first().is_some_and(|site| at_home(rule.id, site)))
        .map(|rule| format!("{} is not cited in {}, but in {:?}", rule.id, chapters::home(rule.id), rule.sites))
        .collect();
    assert!(strays.is_empty(), "{}", strays.join("\n"));
}
