//! For build scripts of rule books: turns the rule index into a table that also knows where each rule is cited, so that
//! a citation of a rule that does not exist fails the build.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs};

/// For each rule, the files and lines that cite it.
type Sites = BTreeMap<String, Vec<(String, usize)>>;

/// Writes the table of a game's rules; `home` names the file of a rule's chapter.
#[allow(dead_code, reason = "a family of several editions writes a table for each")]
pub fn write_index(game: &str, home: fn(&str) -> &'static str) {
    write_table(game, ("INDEX", "index.rs"), None, home);
}

/// Writes the table of one of the editions of a family, whose citations tell the edition by a letter before the number:
/// `cite!(f "11.8.7", s "11.9.7")`; one without a letter cites both.
#[allow(dead_code, reason = "most books have one edition")]
pub fn write_edition(game: &str, table: &str, letter: char, home: fn(&str) -> &'static str) {
    write_table(game, (table, &format!("{}.rs", table.to_lowercase())), Some(letter), home);
}

fn write_table(game: &str, (table, file): (&str, &str), letter: Option<char>, home: fn(&str) -> &'static str) {
    let root = PathBuf::from(env::var("CARGO_MANIFEST_DIR").expect("cargo sets it"));
    let name = root.file_name().expect("a crate has a folder").to_string_lossy().into_owned();
    let index = root.join("../../rules").join(game).with_extension("tsv");
    println!("cargo:rerun-if-changed={}", index.display());
    let mut sites = Sites::new();
    find_sites(&root.join("src"), "", letter, &mut sites);
    let text = fs::read_to_string(&index).expect("the index of the rules is part of the project");
    let mut out = format!("pub(crate) const {table}: &[duel::book::RuleEntry] = &[\n");
    for line in text.lines() {
        let mut columns = line.split('\t');
        let mut next = || columns.next().expect("three columns: id, kind, gist");
        let (id, kind, gist) = (next(), next(), next());
        let mut cited = sites.remove(id).unwrap_or_default();
        cited.sort_by_key(|(file, line)| (file != home(id), file.clone(), *line));
        let cited: Vec<String> =
            cited.into_iter().map(|(file, line)| format!("crates/{name}/src/{file}:{line}")).collect();
        writeln!(out, "    duel::book::RuleEntry {{ id: {id:?}, kind: {kind:?}, gist: {gist:?}, sites: &{cited:?} }},")
            .expect("a string");
    }
    out.push_str("];\n");
    let target = Path::new(&env::var("OUT_DIR").expect("cargo sets it")).join(file);
    fs::write(target, out).expect("the build directory can be written");
}

/// Notes every `cite!("…")` of the sources, or of those the ones of an edition.
fn find_sites(folder: &Path, within: &str, letter: Option<char>, sites: &mut Sites) {
    for path in fs::read_dir(folder).expect("a crate has sources").flatten().map(|entry| entry.path()) {
        let name = format!("{within}{}", path.file_name().expect("a name").to_string_lossy());
        if path.is_dir() {
            find_sites(&path, &format!("{name}/"), letter, sites);
            continue;
        }
        let text = fs::read_to_string(&path).expect("it was just listed");
        for (at, line) in text.lines().enumerate().filter(|(_, line)| !line.trim_start().starts_with("//")) {
            for cited in line.split("cite!(").skip(1).filter_map(|rest| rest.split("\")").next()) {
                for citation in cited.split("\", ") {
                    let Some((of, number)) = citation.split_once('"') else { continue };
                    if of.trim().is_empty() || of.trim().chars().eq(letter) {
                        sites.entry(number.to_owned()).or_default().push((name.clone(), at + 1));
                    }
                }
            }
        }
    }
}
