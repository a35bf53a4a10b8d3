//! No test of the workspace is forgotten, and whoever shows a duel reads no state.

use std::fs;
use std::path::{Path, PathBuf};

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|trouble| panic!("{}: {trouble}", path.display()))
}

/// The Rust files of a folder, and of those in it if they are wanted, too.
fn sources(folder: &Path, deep: bool) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path());
    let (folders, files): (Vec<_>, Vec<_>) = entries.partition(|path| path.is_dir());
    let rust = files.into_iter().filter(|path| path.extension().is_some_and(|end| end == "rs"));
    rust.chain(folders.iter().filter(|_| deep).flat_map(|folder| sources(folder, true))).collect()
}

/// The folders of the crates, each with its manifest.
fn crates() -> Vec<(PathBuf, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let found = fs::read_dir(folder).expect("the crates are there").flatten().map(|entry| entry.path());
    let found = found.filter(|path| path.is_dir()).map(|path| (path.clone(), read(&path.join("Cargo.toml"))));
    found.collect()
}

#[test]
fn libraries_that_are_not_tested_hold_no_tests() {
    for (folder, manifest) in crates() {
        if manifest.contains("[lib]\ntest = false") {
            for source in sources(&folder.join("src"), true) {
                assert!(!read(&source).contains("#[cfg(test)]"), "{}: its tests are not run", source.display());
            }
        }
    }
}

#[test]
fn every_file_of_tests_belongs_to_a_program() {
    for (folder, manifest) in crates().iter().filter(|(_, manifest)| manifest.contains("autotests = false")) {
        let tests = folder.join("tests");
        let is_program = |name: &str| manifest.contains(&format!("[[test]]\nname = \"{name}\""));
        let files: Vec<(String, String)> = sources(&tests, false)
            .iter()
            .map(|file| (file.file_stem().unwrap_or_default().to_string_lossy().into_owned(), read(file)))
            .collect();
        for (name, _) in files.iter().filter(|(name, _)| !is_program(name)) {
            let module = format!("\nmod {name};\n");
            let named = files.iter().any(|(other, text)| is_program(other) && text.contains(&module));
            assert!(named, "{}/{name}.rs: its tests are not run", tests.display());
        }
    }
}

/// The files of `assist`, `games` and `table` that open the door to the state: one searches, one goes back in a replay.
const LABS: [&str; 2] = ["assist/src/suggestion.rs", "table/src/replay_viewer.rs"];

#[test]
fn whoever_shows_a_duel_reads_no_state() {
    let mut labs = Vec::new();
    for (folder, _) in crates() {
        let name = folder.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if !["assist", "games", "table"].contains(&name.as_str()) {
            continue;
        }
        for source in sources(&folder.join("src"), true) {
            let text = read(&source);
            let code: String =
                text.lines().flat_map(|line| [line.split("//").next().unwrap_or_default(), "\n"]).collect();
            for call in [".state()", ".set_state(", ".scratch()", "any_duel::Lab", "Lab,", "Lab}"] {
                assert!(!code.contains(call), "{}: `{call}` is for search, tests and notation", source.display());
            }
            if code.contains(".lab()") || code.contains(".lab_mut()") {
                let below = source.strip_prefix(&folder).expect("it lies in the crate");
                labs.push(format!("{name}/{}", below.display()));
            }
        }
    }
    labs.sort();
    assert_eq!(labs, LABS, "who shows a duel sees it by `Observed`");
}
