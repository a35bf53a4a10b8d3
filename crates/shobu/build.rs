//! Puts what comes with each game into the binary: its card set and decks, its rulings with their plain cards, and its
//! rules out of reach. Every list of rules under `rules/` is of a game.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs};

fn main() {
    let root = Path::new(&env::var("CARGO_MANIFEST_DIR").expect("cargo sets it")).join("../..");
    println!("cargo:rerun-if-changed={}", root.join("cards").display());
    let mut out = String::from("const SHIPPED: &[Shipped] = &[\n");
    for id in games(&root.join("rules")) {
        let cards = root.join("cards").join(&id);
        let rulings = root.join("scenarios").join(&id);
        let beyond = root.join("rules").join(format!("{id}.out-of-reach.tsv"));
        println!("cargo:rerun-if-changed={}", rulings.display());
        println!("cargo:rerun-if-changed={}", beyond.display());
        writeln!(out, "    Shipped {{\n        game: {id:?},").expect("a string");
        list(&mut out, "cards", &texts(&cards), "");
        list(&mut out, "decks", &texts(&cards.join("decks")), "");
        list(&mut out, "ruling_cards", &texts(&rulings), "");
        let chapters: Vec<PathBuf> = folders(&rulings).iter().flat_map(|chapter| entries(chapter)).collect();
        list(&mut out, "rulings", &chapters, &format!("scenarios/{id}/"));
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

/// Writes files as a list of their names and texts; a name with something before it has the file's folder, too.
fn list(out: &mut String, name: &str, files: &[PathBuf], before: &str) {
    writeln!(out, "        {name}: &[").expect("a string");
    for file in files {
        let folder = file.parent().filter(|_| !before.is_empty()).map_or(String::new(), |f| file_name(f) + "/");
        let shown = format!("{before}{folder}{}", file_name(file));
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
