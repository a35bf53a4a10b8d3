//! Every worked example of a document is a ruling. The list of examples is beside the project; without it the test says
//! so. That the rulings hold is the ledger's to say.

use games::registry::GameEntry;
use std::path::PathBuf;

#[test]
fn every_worked_example_of_dimension_zero_is_a_ruling() {
    let list =
        PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../../shared/rules/index/dimension-zero-examples.tsv");
    let Ok(list) = std::fs::read_to_string(list) else {
        println!("skipped: the list of examples is not there");
        return;
    };
    let rulings = GameEntry::find("dimension-zero").expect("it is one of the games").rulings();
    let is_shown = |id: &str| rulings.iter().any(|(_, text)| text.contains(&format!("\n\"{id}: ")));
    let missing: Vec<&str> =
        list.lines().filter_map(|line| line.split('\t').next()).filter(|id| !is_shown(id)).collect();
    assert!(missing.is_empty(), "no ruling for {}", missing.join(" "));
}
