//! For build scripts of rule books: turns the rule index into a table that also knows where each rule is cited, and where
//! the kernel asks for it, so that a citation of a rule that does not exist fails the build.
//!
//! The kernel asks for a rule at a point (`TriggerPoint::OncePerEvent`) that a chapter gives to the rule in its table of
//! points, or by a field of a set of rules (`play_rules(…).lock`).

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs};

/// For each rule, point or field of a set of rules, the files and lines that name it.
type Sites = BTreeMap<String, Vec<(String, usize)>>;
/// For each rule, the points and fields that it stands for.
type Roles = BTreeMap<String, BTreeSet<String>>;

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
    let kernel = root.join("../duel/src");
    for source in [&index, &root.join("src"), &kernel] {
        println!("cargo:rerun-if-changed={}", source.display());
    }
    let (mut sites, mut roles, mut asked) = (Sites::new(), Roles::new(), Sites::new());
    for_each_source(&root.join("src"), "", &mut |name, text| {
        find_sites(name, text, letter, &mut sites);
        find_roles(text, letter, &mut roles);
    });
    for_each_source(&kernel, "", &mut |name, text| find_asking(name, text, &mut asked));
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
        let asking = roles.get(id).into_iter().flatten().filter_map(|role| asked.get(role)).flatten();
        let asking: BTreeSet<String> = asking.map(|(file, line)| format!("crates/duel/src/{file}:{line}")).collect();
        let asking = Vec::from_iter(asking);
        writeln!(
            out,
            "    duel::book::RuleEntry {{ id: {id:?}, kind: {kind:?}, gist: {gist:?}, sites: &{cited:?}, kernel: &{asking:?} }},"
        )
        .expect("a string");
    }
    out.push_str("];\n");
    let target = Path::new(&env::var("OUT_DIR").expect("cargo sets it")).join(file);
    fs::write(target, out).expect("the build directory can be written");
}

/// Reads every source file below a folder, with its path there.
fn for_each_source(folder: &Path, within: &str, each: &mut dyn FnMut(&str, &str)) {
    for path in fs::read_dir(folder).expect("a crate has sources").flatten().map(|entry| entry.path()) {
        let name = format!("{within}{}", path.file_name().expect("a name").to_string_lossy());
        if path.is_dir() {
            for_each_source(&path, &format!("{name}/"), each);
        } else {
            each(&name, &fs::read_to_string(&path).expect("it was just listed"));
        }
    }
}

/// The lines of a source that are code, each with its number.
fn code_lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    text.lines().enumerate().map(|(at, line)| (at + 1, line)).filter(|(_, line)| !line.trim_start().starts_with("//"))
}

/// The numbers of the rules that a piece of code cites by `cite!("…")`, or of those the ones of an edition.
fn cited_numbers(code: &str, letter: Option<char>) -> Vec<&str> {
    let cited = code.split("cite!(").skip(1).filter_map(|rest| rest.split("\")").next());
    let of_edition = |citation: &'_ str| -> Option<(usize, usize)> {
        let (of, number) = citation.split_once('"')?;
        (of.trim().is_empty() || of.trim().chars().eq(letter)).then_some((of.len() + 1, number.len()))
    };
    let numbers = cited.flat_map(|cited| cited.split("\", "));
    numbers.filter_map(|one| of_edition(one).map(|(from, len)| &one[from..from + len])).collect()
}

/// Notes every citation of a source.
fn find_sites(name: &str, text: &str, letter: Option<char>, sites: &mut Sites) {
    for (at, line) in code_lines(text) {
        for number in cited_numbers(line, letter) {
            sites.entry(number.to_owned()).or_default().push((name.to_owned(), at));
        }
    }
}

/// Notes for which points and fields the rules of a source stand: `TriggerPoint::OncePerEvent => EACH`, `lock: FIXED`,
/// where `EACH` and `FIXED` are citations or constants of the same source.
fn find_roles(text: &str, letter: Option<char>, roles: &mut Roles) {
    let code: String = code_lines(text).map(|(_, line)| format!("{line}\n")).collect();
    let constants: BTreeMap<&str, &str> = code
        .split("const ")
        .skip(1)
        .filter_map(|item| item.split(';').next()?.split_once(':'))
        .map(|(name, value)| (name.trim(), value))
        .collect();
    // `EACH`, `CITES.text` or a citation.
    let numbers = |value: &str| -> Vec<String> {
        let (name, field) = value.split_once('.').unwrap_or((value, ""));
        let text = match constants.get(name) {
            Some(text) if field.is_empty() => text,
            Some(text) => {
                text.split(&format!(" {field}: ")).nth(1).and_then(|rest| rest.split(',').next()).unwrap_or("")
            }
            None => value,
        };
        let text = constants.get(text.trim()).copied().unwrap_or(text);
        cited_numbers(text, letter).into_iter().map(str::to_owned).collect()
    };
    for line in code.lines().map(str::trim) {
        let point = line.split_once(" => ").filter(|(left, _)| left.contains("Point::"));
        let is_field = |(left, _): &(&str, &str)| left.chars().all(|c| c.is_ascii_lowercase() || c == '_');
        let Some((role, value)) = point.or_else(|| line.split_once(": ").filter(is_field)) else { continue };
        for number in numbers(value.trim_end_matches(',')) {
            roles.entry(number).or_default().insert(role.to_owned());
        }
    }
}

/// Notes every point and every field of a set of rules that a source of the kernel asks for.
fn find_asking(name: &str, text: &str, asked: &mut Sites) {
    if name.starts_with("book/") {
        return;
    }
    let word = |text: &str| text.chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect::<String>();
    for (at, line) in code_lines(text) {
        for (before, _) in line.match_indices("Point::") {
            let subject = line[..before].chars().rev().take_while(|c| c.is_alphanumeric()).collect::<Vec<_>>();
            let subject: String = subject.into_iter().rev().collect();
            let role = format!("{subject}Point::{}", word(&line[before + 7..]));
            asked.entry(role).or_default().push((name.to_owned(), at));
        }
        for rest in line.split("_rules(").skip(1) {
            if let Some((_, field)) = rest.split_once(").") {
                asked.entry(word(field)).or_default().push((name.to_owned(), at));
            }
        }
    }
}
