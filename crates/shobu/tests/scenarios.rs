//! Every ruling under `scenarios/` holds.

use std::path::Path;

#[test]
fn every_ruling_holds() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios");
    let ran = shobu::scenario::run_paths(&[folder]).unwrap_or_else(|trouble| panic!("{trouble}"));
    let mut failures = Vec::new();
    for file in &ran {
        for report in &file.reports {
            if let Some(failure) = &report.failure {
                failures.push(format!("{}:{}: {failure}", file.path.display(), failure.line));
            }
        }
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}
