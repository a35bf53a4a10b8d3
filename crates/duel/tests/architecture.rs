//! The rooms of the kernel keep apart: which rooms a room never names, and how long a file may be.
//!
//! Each list of exceptions may only shrink: an exception that is not needed any more fails the test.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

/// What the sources of each room never name.
const NEVER: [(&str, &[&str]); 5] = [
    ("card", &["book", "continuous", "engine", "event", "observe", "play", "resolve", "state", "trigger"]),
    ("state", &["engine", "event", "play", "resolve"]),
    ("event", &["play", "resolve"]),
    ("trigger", &["play", "resolve"]),
    ("continuous", &["play", "resolve"]),
];

/// What rooms other than `book` name of the audit.
const AUDIT: (&str, [&str; 2]) = ("book::audit", ["book::audit::holds", "book::audit::Trace"]);

/// What names a room all the same: file, and path.
const NAMED: &[(&str, &str)] = &[
    ("continuous/derived.rs", "play::cost::affordable::PaymentCache"),
    ("engine/advance.rs", "book::audit::step"),
    ("event/zone_change.rs", "resolve::op_underway"),
    ("state/mod.rs", "engine::frame::Frame"),
    ("state/mod.rs", "engine::loops::BarredChoice"),
    ("state/mod.rs", "engine::loops::GivenAnswer"),
    ("state/mod.rs", "engine::question::Outcome"),
    ("state/mod.rs", "engine::question::Pick"),
    ("state/mod.rs", "engine::question::Question"),
    ("state/mod.rs", "event::Event"),
    ("state/mod.rs", "play::cost::floating::FloatingCurrency"),
    ("state/query/mod.rs", "engine::scratch::Scratch"),
];

/// The files that are longer than [`LONGEST`].
const LONG: &[&str] = &[];

/// How many lines a file has at most: what fits a sitting.
const LONGEST: usize = 600;

/// The sources of the kernel, by their paths below `src`.
fn sources() -> BTreeMap<String, String> {
    fn read(folder: &Path, name: &str, into: &mut BTreeMap<String, String>) {
        for entry in fs::read_dir(folder).expect("the folder is there") {
            let path = entry.expect("the entry is there").path();
            let file = path.file_name().expect("it has a name").to_string_lossy();
            let name = if name.is_empty() { file.into_owned() } else { format!("{name}/{file}") };
            if path.is_dir() {
                read(&path, &name, into);
            } else if name.ends_with(".rs") {
                into.insert(name, fs::read_to_string(&path).expect("it is text"));
            }
        }
    }
    let mut sources = BTreeMap::new();
    read(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), "", &mut sources);
    sources
}

/// A source without its comments and its tests.
fn code(source: &str) -> String {
    let mut code = String::new();
    let mut tests = false;
    for line in source.lines() {
        tests |= line == "#[cfg(test)]";
        if !tests {
            code.push_str(line.split("//").next().unwrap_or_default());
            code.push('\n');
        }
        tests &= line != "}";
    }
    code
}

/// The paths that code names from the kernel's root, each to its item; those in braces one by one.
fn paths(code: &str) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for rest in code.split("crate::").skip(1) {
        follow("", rest, &mut found);
    }
    found
}

/// Reads a path, or several in braces, that go on from `before`; returns what comes after.
fn follow<'c>(before: &str, rest: &'c str, found: &mut BTreeSet<String>) -> &'c str {
    let Some(mut rest) = rest.strip_prefix('{') else {
        let end = rest.find(|c: char| !(c.is_alphanumeric() || c == '_' || c == '*')).unwrap_or(rest.len());
        let path = if before.is_empty() { rest[..end].to_owned() } else { format!("{before}::{}", &rest[..end]) };
        return match rest[end..].strip_prefix("::") {
            Some(more) if more.starts_with(|c: char| c.is_alphabetic() || "_*{".contains(c)) => {
                follow(&path, more, found)
            }
            _ => {
                found.insert(path);
                &rest[end..]
            }
        };
    };
    loop {
        rest = rest.trim_start();
        if let Some(after) = rest.strip_prefix('}') {
            return after;
        }
        rest = follow(before, rest, found);
        // What it is called here does not matter.
        rest = rest.trim_start_matches(|c: char| c != ',' && c != '}');
        rest = rest.strip_prefix(',').unwrap_or(rest);
    }
}

/// Whether a path is this one, or goes on from it.
fn is_within(path: &str, root: &str) -> bool {
    path.strip_prefix(root).is_some_and(|rest| rest.is_empty() || rest.starts_with("::"))
}

/// Fails if what was found and what is excepted are not the same.
fn compare<T: Ord + std::fmt::Debug>(found: BTreeSet<T>, excepted: BTreeSet<T>, what: &str) {
    let new: Vec<_> = found.difference(&excepted).collect();
    let idle: Vec<_> = excepted.difference(&found).collect();
    assert!(new.is_empty(), "{what}: {new:#?}");
    assert!(idle.is_empty(), "these exceptions are not needed any more: {idle:#?}");
}

#[test]
fn rooms_do_not_name_what_they_never_use() {
    let sources = sources();
    let mut found = BTreeSet::new();
    for (file, source) in &sources {
        let room = file.split(['/', '.']).next().unwrap_or_default();
        let never = NEVER.iter().filter(|(of, _)| *of == room).flat_map(|(_, never)| *never);
        let never: Vec<&str> = never.copied().collect();
        for path in paths(&code(source)) {
            let audits = room != "book" && is_within(&path, AUDIT.0) && !AUDIT.1.contains(&path.as_str());
            if audits || never.iter().any(|never| is_within(&path, never)) {
                found.insert((file.clone(), path));
            }
        }
    }
    let excepted = NAMED.iter().map(|&(file, path)| (file.to_owned(), path.to_owned())).collect();
    compare(found, excepted, "these files name what their room never uses");
}

#[test]
fn what_a_seat_may_know_is_read_and_never_changed() {
    let sources = sources();
    let changes = |source: &str| ["&mut State", "&mut Cx", "&mut self.s"].iter().any(|it| code(source).contains(it));
    let observed = sources.iter().filter(|(file, source)| file.starts_with("observe/") && changes(source));
    let observed: BTreeSet<_> = observed.map(|(file, _)| file).collect();
    compare(observed, BTreeSet::new(), "these files change a state");
}

#[test]
fn other_rooms_are_named_from_the_root_only() {
    let sources = sources();
    let climbs = sources.iter().filter(|(_, source)| code(source).contains("super::super"));
    compare(climbs.map(|(file, _)| file).collect(), BTreeSet::new(), "these files reach other rooms by another way");
}

#[test]
fn a_file_fits_a_sitting() {
    let sources = sources();
    let long = sources.iter().filter(|(_, source)| source.lines().count() > LONGEST);
    compare(
        long.map(|(file, _)| file.as_str()).collect(),
        LONG.iter().copied().collect(),
        "these files have two subjects",
    );
}

/// The traits of a source, each with how many functions it declares.
fn traits(source: &str) -> Vec<(String, usize)> {
    let mut found = Vec::<(String, usize)>::new();
    let mut inside = false;
    for line in source.lines() {
        if let Some(rest) = line.strip_prefix("pub trait ") {
            found.push((rest.chars().take_while(|c| c.is_alphanumeric()).collect(), 0));
            inside = true;
        } else if line == "}" {
            inside = false;
        } else if inside && line.starts_with("    fn ") {
            found.last_mut().expect("a trait is open").1 += 1;
        }
    }
    found
}

#[test]
fn a_trait_has_one_subject() {
    let traits: Vec<_> = sources().values().flat_map(|source| traits(source)).collect();
    assert!(traits.iter().any(|(name, functions)| name == "Course" && *functions > 5), "{traits:?}");
    let large: Vec<_> = traits.iter().filter(|(_, functions)| *functions > 20).collect();
    assert!(large.is_empty(), "more than twenty functions: {large:?}");
}

#[test]
fn the_page_of_contents_of_a_book_is_a_page() {
    for book in ["caster", "crystal", "dimension", "vividz"] {
        let page = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../{book}/src/book.rs"));
        let lines = fs::read_to_string(&page).expect("a book").lines().count();
        assert!(lines <= 100, "{book}: {lines} lines");
    }
}

#[test]
fn paths_are_found_wherever_they_stand() {
    let source =
        "use crate::a::{B, c::{D, E as F}, g::*};\n// crate::no\nfn f() -> crate::h::I<J> { crate::k::l::<M>() }\n";
    let found = paths(&code(source));
    assert_eq!(found.into_iter().collect::<Vec<_>>(), ["a::B", "a::c::D", "a::c::E", "a::g::*", "h::I", "k::l"]);
}
