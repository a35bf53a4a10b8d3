//! Turns the rule index into a table, so that a citation of a rule that does not exist fails the build; has replays
//! know the book they were made with.

#[path = "../duel/sources.rs"]
mod sources;

use std::fmt::Write;
use std::{env, fs, path::Path};

fn main() {
    sources::fingerprint();
    let index = Path::new(&env::var("CARGO_MANIFEST_DIR").expect("cargo sets it")).join("../../rules/fftcg.tsv");
    println!("cargo:rerun-if-changed={}", index.display());
    let text = fs::read_to_string(&index).expect("rules/fftcg.tsv is part of the project");
    let mut out = String::from("pub(crate) const INDEX: &[duel::book::RuleEntry] = &[\n");
    for line in text.lines() {
        let mut columns = line.split('\t');
        let mut next = || columns.next().expect("three columns: id, kind, gist");
        let (id, kind, gist) = (next(), next(), next());
        writeln!(out, "    duel::book::RuleEntry {{ id: {id:?}, kind: {kind:?}, gist: {gist:?} }},").expect("a string");
    }
    out.push_str("];\n");
    let target = Path::new(&env::var("OUT_DIR").expect("cargo sets it")).join("index.rs");
    fs::write(target, out).expect("the build directory can be written");
}
