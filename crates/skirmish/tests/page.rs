//! The page *write a rule book* is the source of the game: its blocks, put together, are the files they name.
//!
//! Between two blocks of a file stands one empty line. `SHOBU_BLESS=1` writes the blocks anew from the files: a block
//! begins at the line of the file that is its first.

use std::fs;
use std::path::{Path, PathBuf};

/// The files that the page writes.
const FILES: [&str; 4] = ["Cargo.toml", "src/rules.rs", "src/cards.rs", "src/lib.rs"];

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|cause| panic!("{}: {cause}", path.display()))
}

fn here(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

/// The file that a line opens a block of, if it does.
fn opened(line: &str) -> Option<&str> {
    let (_, file) = line.strip_prefix("```")?.split_once(" crates/skirmish/")?;
    Some(file)
}

/// The blocks of a file on a page.
fn blocks(page: &str, file: &str) -> Vec<String> {
    let (mut blocks, mut open) = (Vec::<String>::new(), false);
    for line in page.lines() {
        if open && line != "```" {
            blocks.last_mut().expect("a block is open").push_str(&format!("{line}\n"));
        } else {
            open = opened(line) == Some(file);
            blocks.extend(open.then(String::new));
        }
    }
    blocks
}

/// The page with its blocks as the files have them.
fn written_anew(page: &str) -> String {
    let mut anew = page.to_owned();
    for file in FILES {
        let (source, blocks) = (read(&here(file)), blocks(page, file));
        let first = |block: &String| block.lines().next().unwrap_or_default().to_owned();
        let starts = blocks.iter().scan(0, |from, block| {
            let start = *from + source[*from..].find(&format!("{}\n", first(block))).expect("the block's first line");
            *from = start + 1;
            Some(start)
        });
        let mut bounds: Vec<usize> = starts.collect();
        bounds.push(source.len() + 1);
        for (block, bounds) in blocks.iter().zip(bounds.windows(2)) {
            let text = &source[bounds[0]..bounds[1] - 1];
            anew = anew.replacen(
                &format!("crates/skirmish/{file}\n{block}"),
                &format!("crates/skirmish/{file}\n{text}"),
                1,
            );
        }
    }
    anew
}

#[test]
fn the_blocks_of_the_page_are_the_source() {
    let path = here("../../docs/write-a-rule-book.md");
    if std::env::var_os("SHOBU_BLESS").is_some() {
        fs::write(&path, written_anew(&read(&path))).expect("the page can be written");
    }
    let page = read(&path);
    for file in FILES {
        assert_eq!(blocks(&page, file).join("\n"), read(&here(file)), "{file}");
    }
    let sources = fs::read_dir(here("src")).expect("the sources").count();
    assert_eq!(sources, FILES.iter().filter(|file| file.starts_with("src/")).count(), "the page writes every file");
}
