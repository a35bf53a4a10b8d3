//! The pages of `docs/` are true: what they show runs as they say, and what they link to and name is there.
//!
//! In a page's fenced blocks,
//! - `ruling FILE` is a ruling that must hold, and `ruling FILE fails` one that must not, as a `console` block shows;
//! - `position FILE` is a position;
//! - `console` is a session: `$ shobu …` is run beside the page's files and must print the lines that follow. `…` alone on
//!   a line stands for any lines, within a line for anything. Lines that begin with `> ` are typed, and shown as they are.
//!
//! `rust FILE` is a part of that file, as `crates/skirmish/tests/page.rs` sees. Other blocks are not run.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// The pages beside those of `docs/` whose links are followed and whose names are looked up.
const FRONT_PAGES: [&str; 3] = ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md"];
/// How many lines a page may have, without the source it is put together of.
const LONGEST: usize = 150;
/// What stands for anything.
const ANYTHING: &str = "…";

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// A page, by its path from the root of the repository.
struct Page {
    path: String,
    text: String,
}

impl Page {
    fn read(path: String) -> Self {
        let text = fs::read_to_string(root().join(&path)).unwrap_or_else(|cause| panic!("{path}: {cause}"));
        Self { path, text }
    }

    /// The page with its fenced blocks blanked, so that lines keep their numbers.
    fn prose(&self) -> String {
        let mut fenced = false;
        let blanked = self.text.lines().map(|line| {
            let fence = line.starts_with("```");
            fenced ^= fence;
            if fence || fenced { "\n".to_owned() } else { format!("{line}\n") }
        });
        blanked.collect()
    }

    fn blocks(&self) -> Vec<Block> {
        let mut blocks = Vec::<Block>::new();
        let mut open = false;
        for (at, line) in self.text.lines().enumerate() {
            match line.strip_prefix("```") {
                Some(_) if open => open = false,
                Some(info) => {
                    let info = info.split_whitespace().map(str::to_owned).collect();
                    blocks.push(Block { line: at + 1, info, lines: Vec::new() });
                    open = true;
                }
                None if open => blocks.last_mut().expect("a block is open").lines.push(line.to_owned()),
                None => {}
            }
        }
        blocks
    }
}

/// A fenced block of a page.
struct Block {
    line: usize,
    info: Vec<String>,
    lines: Vec<String>,
}

impl Block {
    fn info(&self) -> Vec<&str> {
        self.info.iter().map(String::as_str).collect()
    }

    fn text(&self) -> String {
        self.lines.iter().map(|line| format!("{line}\n")).collect()
    }

    /// The commands of a session, each with the lines that must follow it.
    fn session(&self) -> Vec<(&str, Vec<&str>)> {
        let mut session = Vec::<(&str, Vec<&str>)>::new();
        for line in &self.lines {
            match (line.strip_prefix("$ "), session.last_mut()) {
                (Some(command), _) => session.push((command, Vec::new())),
                (None, Some((_, expected))) => expected.push(line),
                (None, None) => {}
            }
        }
        session
    }
}

fn pages() -> Vec<Page> {
    let listed = fs::read_dir(root().join("docs")).expect("there are pages").flatten();
    let mut names: Vec<String> = listed.map(|entry| entry.file_name().to_string_lossy().into_owned()).collect();
    names.retain(|name| name.ends_with(".md"));
    names.sort();
    assert!(!names.is_empty(), "there are pages");
    names.into_iter().map(|name| Page::read(format!("docs/{name}"))).collect()
}

fn all_pages() -> impl Iterator<Item = Page> {
    FRONT_PAGES.iter().map(|&path| Page::read(path.to_owned())).chain(pages())
}

/// The words of a command line; quotes keep words together.
fn words(command: &str) -> Vec<String> {
    let parts = command.split('"').enumerate();
    let words = parts.flat_map(|(at, part)| match at % 2 {
        0 => part.split_whitespace().map(str::to_owned).collect(),
        _ => vec![part.to_owned()],
    });
    words.collect()
}

/// What a command prints, on both streams, and whether all is well.
fn run(folder: &Path, command: &str, typed: &[&str]) -> (String, bool) {
    let words = words(command);
    assert_eq!(words.first().map(String::as_str), Some("shobu"), "only shobu is run: {command}");
    let printed = folder.join(".printed");
    let file = fs::File::create(&printed).expect("a file for what is printed");
    let mut child = Command::new(env!("CARGO_BIN_EXE_shobu"))
        .args(&words[1..])
        .current_dir(folder)
        .stdin(Stdio::piped())
        .stdout(file.try_clone().expect("the same file"))
        .stderr(file)
        .spawn()
        .expect("the binary runs");
    let mut input = child.stdin.take().expect("it reads");
    // The command may have ended before it read everything.
    let _ = input.write_all(typed.iter().map(|line| format!("{line}\n")).collect::<String>().as_bytes());
    drop(input);
    let status = child.wait().expect("it ends");
    (fs::read_to_string(printed).expect("text"), status.success())
}

/// Whether a list is like a pattern, in which some items stand for any number of others.
fn fits<T>(pattern: &[T], found: &[T], is_any: impl Fn(&T) -> bool, same: impl Fn(&T, &T) -> bool) -> bool {
    let (mut at, mut seen, mut back) = (0, 0, None);
    while seen < found.len() {
        if pattern.get(at).is_some_and(&is_any) {
            back = Some((at, seen));
            at += 1;
        } else if pattern.get(at).is_some_and(|wanted| same(wanted, &found[seen])) {
            (at, seen) = (at + 1, seen + 1);
        } else if let Some((any, taken)) = back {
            back = Some((any, taken + 1));
            (at, seen) = (any + 1, taken + 1);
        } else {
            return false;
        }
    }
    pattern[at..].iter().all(is_any)
}

fn line_fits(pattern: &str, found: &str) -> bool {
    let letters = |text: &str| text.trim_end().chars().collect::<Vec<char>>();
    fits(&letters(pattern), &letters(found), |c| ANYTHING.starts_with(*c), char::eq)
}

fn output_fits(expected: &[&str], output: &str) -> bool {
    let found: Vec<&str> = output.lines().collect();
    fits(expected, &found, |line| line.trim() == ANYTHING, |pattern, line| line_fits(pattern, line))
}

/// Runs what a page shows; returns what is not as it says.
fn run_page(page: &Page) -> Vec<String> {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("docs").join(&page.path);
    // What an earlier run left there must not help this one.
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder for the page");
    let blocks = page.blocks();
    let commands: Vec<&str> =
        blocks.iter().filter(|b| b.info() == ["console"]).flat_map(|b| b.session()).map(|(c, _)| c).collect();
    let mut faults = Vec::new();
    for block in &blocks {
        let mut fault = |said: String| faults.push(format!("{}:{}: {said}", page.path, block.line));
        match block.info()[..] {
            ["ruling", file] | ["position", file] | ["ruling", file, "fails"] => {
                fs::write(folder.join(file), block.text()).expect("a file of the page");
                let fails = block.info.len() == 3;
                if block.info[0] == "ruling" {
                    let (said, holds) = run(&folder, &format!("shobu scenario run {file}"), &[]);
                    if holds == fails {
                        fault(format!("the ruling {}: {said}", if fails { "must fail" } else { "fails" }));
                    }
                }
                if fails && !commands.contains(&format!("shobu scenario run {file}").as_str()) {
                    fault("no console block shows how the ruling fails".to_owned());
                }
            }
            ["console"] => {
                for (command, expected) in block.session() {
                    let typed: Vec<&str> = expected.iter().filter_map(|line| line.strip_prefix("> ")).collect();
                    let (output, _) = run(&folder, command, &typed);
                    if !output_fits(&expected, &output) {
                        fault(format!("`{command}` prints\n{output}"));
                    }
                }
            }
            ["ruling" | "position" | "console", ..] => fault(format!("`{}` is not understood", block.info.join(" "))),
            _ => {}
        }
    }
    faults
}

/// The headings of a page as links name them.
fn anchors(text: &str) -> Vec<String> {
    let headings = text.lines().filter(|line| line.starts_with('#'));
    let named = headings.map(|line| {
        let letters = line.trim_start_matches('#').trim().to_lowercase();
        let kept = letters.chars().filter(|c| c.is_alphanumeric() || matches!(c, ' ' | '-' | '_'));
        kept.map(|c| if c == ' ' { '-' } else { c }).collect()
    });
    named.collect()
}

/// The links of a page that lead nowhere.
fn dead_links(page: &Page) -> Vec<String> {
    let mut faults = Vec::new();
    for (at, line) in page.prose().lines().enumerate() {
        let targets = line.split("](").skip(1).filter_map(|rest| rest.split_once(')')).map(|(target, _)| target);
        for target in targets.filter(|target| !target.contains("://")) {
            let (path, anchor) = target.split_once('#').map_or((target, None), |(path, anchor)| (path, Some(anchor)));
            let own = root().join(&page.path);
            let file = if path.is_empty() { own } else { own.parent().expect("a folder").join(path) };
            let leads = match anchor {
                None => file.exists(),
                Some(anchor) => {
                    anchors(&fs::read_to_string(&file).unwrap_or_default()).iter().any(|known| known == anchor)
                }
            };
            if !leads {
                faults.push(format!("{}:{}: `{target}` leads nowhere", page.path, at + 1));
            }
        }
    }
    faults
}

/// Whether a word stands in a text by itself.
fn has_word(text: &str, word: &str) -> bool {
    let inside = |c: char| c.is_alphanumeric() || c == '_';
    text.match_indices(word)
        .any(|(at, _)| !text[..at].ends_with(inside) && !text[at + word.len()..].starts_with(inside))
}

/// The files and folders a page names that are not there, and what it says is in a file (`Name` in `crates/…`, several
/// joined by commas or `and`) that is not.
fn unknown_names(page: &Page) -> Vec<String> {
    let top: Vec<String> = fs::read_dir(root())
        .expect("the root")
        .flatten()
        .map(|e| e.file_name().to_string_lossy().into_owned())
        .collect();
    let is_path = |span: &str| {
        let names_one = !span.contains(['*', ' ', '…']) && !span.contains("GAME") && !span.contains("CHAPTER");
        let is_built = span.starts_with("target/");
        names_one && !is_built && span.split_once('/').is_some_and(|(first, _)| top.iter().any(|name| name == first))
    };
    let mut faults = Vec::new();
    for (at, line) in page.prose().lines().enumerate() {
        let parts: Vec<&str> = line.split('`').collect();
        let mut names = Vec::<&str>::new();
        for n in (1..parts.len()).step_by(2) {
            let (between, span) = (parts[n - 1].trim_start_matches(['[', ']']).trim_matches(['[', ']']), parts[n]);
            if is_path(span) {
                let file = root().join(span);
                let text = fs::read_to_string(&file).unwrap_or_default();
                if !file.exists() {
                    faults.push(format!("{}:{}: there is no `{span}`", page.path, at + 1));
                }
                for name in names.drain(..).filter(|_| between == " in ") {
                    let last = name.trim_end_matches("()").rsplit("::").next().unwrap_or(name);
                    if !has_word(&text, last) {
                        faults.push(format!("{}:{}: there is no `{name}` in `{span}`", page.path, at + 1));
                    }
                }
            } else {
                if !matches!(between, ", " | " and " | ", and ") {
                    names.clear();
                }
                names.push(span);
            }
        }
    }
    faults
}

fn assert_none(faults: &[String]) {
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn what_the_pages_show_runs_as_they_say() {
    assert_none(&pages().iter().flat_map(run_page).collect::<Vec<_>>());
}

#[test]
fn every_how_to_page_has_an_example_and_an_end() {
    for page in pages() {
        let blocks = page.blocks();
        let is_source = |block: &&Block| matches!(block.info()[..], ["rust" | "toml", _]);
        let runs =
            blocks.iter().any(|block| is_source(&block) || matches!(block.info()[..], ["ruling" | "console", ..]));
        assert!(runs || page.path == "docs/glossary.md", "{} has nothing to run", page.path);
        let source: usize = blocks.iter().filter(is_source).map(|block| block.lines.len()).sum();
        assert!(page.text.lines().count() - source <= LONGEST, "{} has more than {LONGEST} lines", page.path);
    }
}

#[test]
fn links_lead_somewhere() {
    assert_none(&all_pages().flat_map(|page| dead_links(&page)).collect::<Vec<_>>());
}

#[test]
fn what_the_pages_name_is_in_the_code() {
    assert_none(&all_pages().flat_map(|page| unknown_names(&page)).collect::<Vec<_>>());
}

#[test]
fn a_page_that_is_wrong_is_noticed() {
    let page = |text: &str| Page { path: "docs/wrong.md".to_owned(), text: text.to_owned() };
    let ruling = "rule fftcg 10.1.2.2\n\"A title.\"\n\np1 field Harbor Sentinel (since turn start)\n\
                  turn p1, attack phase\n\np1 attacks with Harbor Sentinel\nexpect Harbor Sentinel is dull\n";
    let shown = |info: &str, end: &str| page(&format!("```ruling a.txt{info}\n{ruling}```\n{end}"));
    let console = |lines: &str| format!("```console\n$ shobu scenario run a.txt\n{lines}```\n");
    let faults = |page: &Page| run_page(page).len();
    assert_eq!(faults(&shown("", "")), 1, "a ruling that does not hold");
    assert_eq!(faults(&shown(" fails", "")), 1, "a failure that is not shown");
    let line = "a.txt:8: expected …, found …\n";
    assert_eq!(faults(&shown(" fails", &console(&format!("{line}…\n")))), 0);
    assert_eq!(faults(&shown(" fails", &console(line))), 1, "lines that the page does not show");
    assert_eq!(faults(&shown(" fails", &console("…\nnothing of the kind\n"))), 1, "a line that is not printed");
    assert_eq!(dead_links(&page("[a](nowhere.md) [b](../README.md#nowhere) [c](../README.md#licence)")).len(), 2);
    assert_eq!(unknown_names(&page("`crates/nowhere.rs`\n`Nothing` in `crates/duel/src/ids.rs`")).len(), 2);
    assert!(unknown_names(&page("`Seat` and `Zone` in `crates/duel/src/ids.rs`")).is_empty());
}
