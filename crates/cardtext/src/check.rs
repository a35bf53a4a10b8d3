//! How much of a file is understood: which cards compile, which read back, and which words are missing most.

use crate::card::{compile_card, read_back};
use crate::diagnostic::{Diagnostic, Fault};
use crate::source::{Line, blocks};
use crate::token::tokens;
use duel::pool::CardPool;
use std::collections::HashMap;
use std::fmt;
use std::sync::Arc;

/// What came of reading files of cards.
#[derive(Clone, Debug, Default)]
pub struct Report {
    /// How many cards there are.
    pub cards: usize,
    /// How many of them compile.
    pub compile: usize,
    /// How many of those read back as what was written, and mean the same when that is compiled again.
    pub read_back: usize,
    /// Words that were not understood, with how often they occur, most frequent first.
    pub unread: Vec<(String, usize)>,
    /// Cards that compile but read back differently: what was written, and what was read back.
    pub differing: Vec<(String, String)>,
    /// Every fault.
    pub diagnostics: Vec<Diagnostic>,
}

/// Ends with `n cards: c compile, r read back`.
impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        for (words, count) in &self.unread {
            writeln!(f, "{count:>5}  {words}")?;
        }
        for (written, back) in &self.differing {
            writeln!(f, "written:   {written}\nread back: {back}")?;
        }
        write!(f, "{} cards: {} compile, {} read back", self.cards, self.compile, self.read_back)
    }
}

/// Reads files of cards, given as `(file name, text)`.
pub fn check<'a>(files: impl IntoIterator<Item = (&'a str, &'a str)>) -> Report {
    let mut report = Report::default();
    let mut unread: HashMap<String, usize> = HashMap::new();
    let mut codes = CardPool::default();
    for (file, source) in files {
        let shared = Arc::new(source.to_owned());
        for block in blocks(source) {
            report.cards += 1;
            let mut found = Vec::new();
            match compile_card(&block, &mut CardPool::default()).and_then(|_| compile_card(&block, &mut codes)) {
                Ok(_) => {
                    report.compile += 1;
                    report.differing.extend(difference(&block));
                }
                Err(faults) => found = faults,
            }
            for (span, fault) in found {
                if matches!(fault, Fault::NotUnderstood { .. }) {
                    *unread.entry(pattern(&source[span.clone()], block[0].text)).or_default() += 1;
                }
                report.diagnostics.push(Diagnostic::new(file, &shared, span, fault));
            }
        }
    }
    report.read_back = report.compile - report.differing.len();
    report.unread = unread.into_iter().collect();
    report.unread.sort_by(|(a, m), (b, n)| n.cmp(m).then_with(|| a.cmp(b)));
    report
}

/// Words with every number as N and the card's name as ~, so that the same phrase is counted once.
fn pattern(words: &str, own: &str) -> String {
    let words = words.replace(own, "~");
    let words = words.split_whitespace().map(|word| if word.parse::<i32>().is_ok() { "N" } else { word });
    words.collect::<Vec<_>>().join(" ")
}

/// What was written and what was read back, if they differ in words or in meaning.
fn difference(block: &[Line]) -> Option<(String, String)> {
    let written = block.iter().map(|line| line.text).collect::<Vec<_>>().join("\n");
    let mut pool = CardPool::default();
    let card = compile_card(block, &mut pool).ok()?;
    let back = match read_back(&pool, card) {
        Ok(back) => back,
        Err(unsayable) => return Some((written, unsayable.to_string())),
    };
    let same_words = {
        let mut lines = back.lines();
        block.len() == back.lines().count()
            && block.iter().all(|line| lines.next().is_some_and(|back| same_words(line.text, back, block[0].text)))
    };
    let mut again = CardPool::default();
    let same_meaning = match blocks(&back).first() {
        Some(block) => compile_card(block, &mut again).is_ok() && again == pool,
        None => false,
    };
    (!same_words || !same_meaning).then_some((written, back))
}

/// Whether two lines are the same up to case, space and the declared synonyms.
fn same_words(a: &str, b: &str, own: &str) -> bool {
    match (tokens(a, 0, own), tokens(b, 0, own)) {
        (Ok(a), Ok(b)) => a == b,
        _ => false,
    }
}
