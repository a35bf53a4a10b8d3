//! For build scripts of rule books: turns the rule index into a table that also knows where each rule is cited, so that
//! a citation of a rule that does not exist fails the build.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs};

/// For each rule, the files and lines that cite it.
type Sites = BTreeMap<String, Vec<(String, usize)>>;

/// Writes the table of a game's rules; `home` names the file of a rule's chapter.
pub fn write_index(game: &str, home: fn(&str) -> &'static str) {
    let root = PathBuf::from(env::var("CARGO_MANIFEST_DIR").expect("cargo sets it"));
    let name = root.file_name().expect("a crate has a folder").to_string_lossy().into_owned();
    let index = root.join("../../rules").join(game).with_extension("tsv");
    println!("cargo:rerun-if-changed={}", index.display());
    let mut sites = Sites::new();
    find_sites(&root.join("src"), "", &mut sites);
    let text = fs::read_to_string(&index).expect("the index of the rules is part of the project");
    let mut out = String::from("pub(crate) const INDEX: &[duel::book::RuleEntry] = &[\n");
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
    let target = Path::new(&env::var("OUT_DIR").expect("cargo sets it")).join("index.rs");
    fs::write(target, out).expect("the build directory can be written");
}

/// Notes every `cite!("…")` of the sources.
fn find_sites(folder: &Path, within: &str, sites: &mut Sites) {
    for path in fs::read_dir(folder).expect("a crate has sources").flatten().map(|entry| entry.path()) {
        let name = format!("{within}{}", path.file_name().expect("a name").to_string_lossy());
        if path.is_dir() {
            find_sites(&path, &format!("{name}/"), sites);
            continue;
        }
        let text = fs::read_to_string(&path).expect("it was just listed");
        for (at, line) in text.lines().enumerate().filter(|(_, line)| !line.trim_start().starts_with("//")) {
            for cited in line.split("cite!(\"").skip(1).filter_map(|rest| rest.split('"').next()) {
                sites.entry(cited.to_owned()).or_default().push((name.clone(), at + 1));
            }
        }
    }
}
