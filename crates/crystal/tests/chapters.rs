//! A maintainer with the document open finds a rule in the file that its chapter names.

#[path = "../chapters.rs"]
mod chapters;

#[test]
fn a_rule_that_is_cited_is_cited_in_the_file_of_its_chapter() {
    let strays: Vec<String> = crystal::rules::index()
        .iter()
        .filter(|rule| {
            rule.sites.first().is_some_and(|site| !site.contains(&format!("src/{}:", chapters::home(rule.id))))
        })
        .map(|rule| {
            format!("{} is not cited in {}, but in {}", rule.id, chapters::home(rule.id), rule.sites.join(", "))
        })
        .collect();
    assert!(strays.is_empty(), "{}", strays.join("\n"));
}
