//! Puts the card sets, the decks, the rulings with their plain cards and the rules out of reach into the binary: a list
//! of (file name, text) for each game.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs};

fn main() {
    let root = Path::new(&env::var("CARGO_MANIFEST_DIR").expect("cargo sets it")).join("../../cards");
    println!("cargo:rerun-if-changed={}", root.display());
    let mut out = String::new();
    for game in folders(&root) {
        let name = game.file_name().expect("a folder").to_string_lossy().to_uppercase().replace('-', "_");
        list(&mut out, &format!("{name}_CARDS"), &game);
        list(&mut out, &format!("{name}_DECKS"), &game.join("decks"));
        let rulings = root.join("../scenarios").join(game.file_name().expect("a folder"));
        println!("cargo:rerun-if-changed={}", rulings.display());
        list(&mut out, &format!("{name}_RULING_CARDS"), &rulings);
        list_rulings(&mut out, &format!("{name}_RULINGS"), &rulings);
        let beyond = root.join("../rules").join(game.file_name().expect("a folder")).with_extension("out-of-reach.tsv");
        println!("cargo:rerun-if-changed={}", beyond.display());
        let beyond = beyond.canonicalize().expect("the rules out of reach are part of the project");
        writeln!(out, "pub(crate) const {name}_OUT_OF_REACH: &str = include_str!({beyond:?});").expect("a string");
    }
    let target = Path::new(&env::var("OUT_DIR").expect("cargo sets it")).join("cards.rs");
    fs::write(target, out).expect("the build directory can be written");
}

fn list(out: &mut String, name: &str, folder: &Path) {
    writeln!(out, "pub(crate) const {name}: &[(&str, &str)] = &[").expect("a string");
    for file in entries(folder).into_iter().filter(|path| path.extension().is_some_and(|e| e == "txt")) {
        let shown = file.file_name().expect("a file").to_string_lossy().into_owned();
        let path = file.canonicalize().expect("it was just listed");
        writeln!(out, "    ({shown:?}, include_str!({path:?})),").expect("a string");
    }
    out.push_str("];\n");
}

/// The rulings of a game: the files of its chapters' folders.
fn list_rulings(out: &mut String, name: &str, folder: &Path) {
    writeln!(out, "pub(crate) const {name}: &[(&str, &str)] = &[").expect("a string");
    for chapter in folders(folder) {
        for file in entries(&chapter) {
            let part = |path: &Path| path.file_name().expect("a name").to_string_lossy().into_owned();
            let shown = format!("scenarios/{}/{}/{}", part(folder), part(&chapter), part(&file));
            let path = file.canonicalize().expect("it was just listed");
            writeln!(out, "    ({shown:?}, include_str!({path:?})),").expect("a string");
        }
    }
    out.push_str("];\n");
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
