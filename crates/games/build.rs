//! Puts what comes with each game into the binary: its card set and decks, its rulings with their plain cards, and its
//! rules out of reach. Every list of rules under `rules/` is of a game.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs};

fn main() {
    let root = Path::new(&env::var("CARGO_MANIFEST_DIR").expect("cargo sets it")).join("../..");
    let scenarios = root.join("scenarios");
    for source in [&root.join("cards"), &root.join("rules"), &scenarios] {
        println!("cargo:rerun-if-changed={}", source.display());
    }
    let mut out = String::from("const SHIPPED: &[Shipped] = &[\n");
    for id in games(&root.join("rules")) {
        let cards = root.join("cards").join(&id);
        let beyond = root.join("rules").join(format!("{id}.out-of-reach.tsv"));
        writeln!(out, "    Shipped {{\n        game: {id:?},").expect("a string");
        list(&mut out, "cards", &texts(&cards), "");
        list(&mut out, "decks", &texts(&cards.join("decks")), "");
        let (cards, rulings) = rulings_of(&id, &scenarios);
        list(&mut out, "ruling_cards", &cards, "");
        list(&mut out, "rulings", &rulings, "scenarios/");
        let beyond = beyond.canonicalize().map_or_else(|_| "\"\"".to_owned(), |file| format!("include_str!({file:?})"));
        writeln!(out, "        out_of_reach: {beyond},\n    }},").expect("a string");
    }
    out.push_str("];\n");
    let target = Path::new(&env::var("OUT_DIR").expect("cargo sets it")).join("shipped.rs");
    fs::write(target, out).expect("the build directory can be written");
}

/// The games that have a list of rules: `GAME.tsv`.
fn games(rules: &Path) -> Vec<String> {
    let lists = entries(rules).into_iter().map(|path| file_name(&path));
    lists.filter_map(|name| name.strip_suffix(".tsv").filter(|id| !id.contains('.')).map(str::to_owned)).collect()
}

/// The rulings that cite a game, and the plain cards that lie beside them.
fn rulings_of(id: &str, scenarios: &Path) -> (Vec<PathBuf>, Vec<PathBuf>) {
    let (mut cards, mut rulings) = (Vec::new(), Vec::new());
    let line = format!("rule {id} ");
    let cites = |file: &PathBuf| fs::read_to_string(file).is_ok_and(|text| text.lines().any(|l| l.starts_with(&line)));
    for folder in folders(scenarios) {
        let chapters = folders(&folder);
        let found: Vec<PathBuf> = chapters.iter().flat_map(|chapter| entries(chapter)).filter(cites).collect();
        if !found.is_empty() || file_name(&folder) == id {
            cards.extend(texts(&folder));
        }
        rulings.extend(found);
    }
    (cards, rulings)
}

/// Writes files as a list of their names and texts; a name with something before it has the file's folder, too.
fn list(out: &mut String, name: &str, files: &[PathBuf], before: &str) {
    writeln!(out, "        {name}: &[").expect("a string");
    for file in files {
        let folders = file.ancestors().skip(1).take(if before.is_empty() { 0 } else { 2 });
        let within = folders.fold(String::new(), |within, folder| format!("{}/{within}", file_name(folder)));
        let shown = format!("{before}{within}{}", file_name(file));
        let path = file.canonicalize().expect("it was just listed");
        writeln!(out, "            ({shown:?}, include_str!({path:?})),").expect("a string");
    }
    out.push_str("        ],\n");
}

fn file_name(path: &Path) -> String {
    path.file_name().expect("a name").to_string_lossy().into_owned()
}

fn texts(folder: &Path) -> Vec<PathBuf> {
    entries(folder).into_iter().filter(|path| path.extension().is_some_and(|e| e == "txt")).collect()
}

fn folders(root: &Path) -> Vec<PathBuf> {
    entries(root).into_iter().filter(|path| path.is_dir()).collect()
}

fn entries(folder: &Path) -> Vec<PathBuf> {
    let mut paths: Vec<PathBuf> =
        fs::read_dir(folder).map_or_else(|_| Vec::new(), |dir| dir.flatten().map(|entry| entry.path()).collect());
    paths.sort();
    paths
}
