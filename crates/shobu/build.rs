//! Puts the card files of every game into the binary, so that it needs nothing beside it.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs};

fn main() {
    let root = Path::new(&env::var("CARGO_MANIFEST_DIR").expect("cargo sets it")).join("../..");
    let root = root.canonicalize().expect("the workspace is there");
    let mut out = String::from("pub(crate) const CARD_FILES: &[(&str, &str, &str)] = &[\n");
    for folder in ["cards", "scenarios"] {
        println!("cargo:rerun-if-changed={}", root.join(folder).display());
        for game in entries(&root.join(folder)).into_iter().filter(|path| path.is_dir()) {
            let id = game.file_name().expect("a folder has a name").to_string_lossy().into_owned();
            println!("cargo:rerun-if-changed={}", game.display());
            for file in entries(&game).into_iter().filter(|path| path.extension().is_some_and(|ext| ext == "txt")) {
                let name = file.strip_prefix(&root).expect("inside the workspace").display().to_string();
                println!("cargo:rerun-if-changed={}", file.display());
                writeln!(out, "    ({id:?}, {name:?}, include_str!({:?})),", file.display().to_string()).expect("a string");
            }
        }
    }
    out.push_str("];\n");
    let target = Path::new(&env::var("OUT_DIR").expect("cargo sets it")).join("cards.rs");
    fs::write(target, out).expect("the build directory can be written");
}

fn entries(folder: &Path) -> Vec<PathBuf> {
    let Ok(found) = fs::read_dir(folder) else { return Vec::new() };
    let mut paths: Vec<PathBuf> = found.flatten().map(|entry| entry.path()).collect();
    paths.sort();
    paths
}
