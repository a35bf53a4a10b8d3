//! How much of a file is understood: which cards compile, which read back, and which words are missing most.

use crate::card::{compile_card, is_faithful, read_back};
use crate::diagnostic::{Diagnostic, Fault};
use crate::import::{Sheet, sheets};
use crate::language::Grammar;
use crate::source::{Line, blocks};
use crate::token::tokens;
use crate::unmet::{Known, unmet};
use duel::card::pool::CardPool;
use duel::ids::CardId;
use std::collections::HashMap;
use std::fmt;

/// What came of reading files of cards.
#[derive(Clone, Debug, Default)]
pub struct Report {
    /// How many cards there are.
    pub cards: usize,
    /// How many of them compile.
    pub compile: usize,
    /// How many of those read back as what was written, and mean the same when that is compiled again.
    pub read_back: usize,
    /// Words that were not understood, those at which most cards stop first.
    pub unread: Vec<Unread>,
    /// Cards that compile but read back differently: what was written, and what was read back.
    pub differing: Vec<(String, String)>,
    /// Every fault in a card file, and those of databases as a whole.
    pub diagnostics: Vec<Diagnostic>,
    /// Every fault in a card of a database.
    pub imported: Vec<Diagnostic>,
    /// What of the cards that compile depends on other cards, and none of those in the files meets.
    pub notes: Vec<Diagnostic>,
}

/// Words that were not understood.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unread {
    /// The words, with every number as N and the card's name as ~.
    pub words: String,
    /// How many cards stop there.
    pub cards: usize,
    /// The number of one of them.
    pub example: String,
}

/// Ends with `n cards: c compile, r read back`.
impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        for Unread { words, cards, example } in &self.unread {
            writeln!(f, "{cards:>5}  {words}  ({example})")?;
        }
        for (written, back) in &self.differing {
            writeln!(f, "written:   {written}\nread back: {back}")?;
        }
        write!(f, "{} cards: {} compile, {} read back", self.cards, self.compile, self.read_back)
    }
}

/// Reads files of cards.
pub(crate) fn check<'a>(grammar: &'static Grammar, files: impl IntoIterator<Item = (&'a str, &'a str)>) -> Report {
    let mut report = Report::default();
    let mut unread: HashMap<String, Unread> = HashMap::new();
    let mut codes = CardPool::default();
    let (mut compiled, mut others) = (Vec::new(), Vec::new());
    for (file, source) in files {
        match sheets(grammar, source, file) {
            Ok(sheets) => {
                for sheet in sheets {
                    if let Some(card) = check_card(grammar, file, &sheet, &mut codes, &mut report, &mut unread) {
                        compiled.push((file, sheet, card));
                    } else {
                        others.push(sheet.name().to_owned());
                    }
                }
            }
            Err(fault) => report.diagnostics.push(*fault),
        }
    }
    let known = Known::of(&codes, others);
    for (file, sheet, card) in &compiled {
        for (span, why) in unmet(grammar, &codes, &known, *card, &sheet.block()) {
            let note = Diagnostic::new(grammar, file, &sheet.source, span, Fault::Unmet { why });
            report.notes.push(if sheet.imported { note.of_card(&sheet.code) } else { note });
        }
    }
    report.read_back = report.compile - report.differing.len();
    report.unread = unread.into_values().collect();
    report.unread.sort_by(|a, b| b.cards.cmp(&a.cards).then_with(|| a.words.cmp(&b.words)));
    report
}

fn check_card(
    grammar: &'static Grammar,
    file: &str,
    sheet: &Sheet,
    codes: &mut CardPool,
    report: &mut Report,
    unread: &mut HashMap<String, Unread>,
) -> Option<CardId> {
    report.cards += 1;
    let faults = match sheet.compile(grammar, file, codes) {
        Ok(card) => {
            report.compile += 1;
            report.differing.extend(difference(grammar, &sheet.block()));
            return Some(card);
        }
        Err(faults) => faults,
    };
    let mut seen: Vec<String> = Vec::new();
    for found in faults {
        if matches!(found.fault, Fault::NotUnderstood { .. }) || sheet.imported {
            let words = match &found.fault {
                Fault::NotUnderstood { .. } => pattern(found.words(), sheet.name()),
                fault => fault.to_string(),
            };
            if !seen.contains(&words) {
                seen.push(words.clone());
                let new = || Unread { words: words.clone(), cards: 0, example: sheet.code.clone() };
                unread.entry(words.clone()).or_insert_with(new).cards += 1;
            }
        }
        if sheet.imported { report.imported.push(found) } else { report.diagnostics.push(found) }
    }
    None
}

/// How many words of what was not understood are told apart.
const WORDS: usize = 6;

/// Words with every number as N and the card's name as ~, so that the same phrase is counted once.
fn pattern(words: &str, own: &str) -> String {
    if words.is_empty() {
        return "the end of the line".to_owned();
    }
    let words = words.replace(own, "~");
    let words = words.split_whitespace().map(|word| if word.parse::<i32>().is_ok() { "N" } else { word });
    words.take(WORDS).collect::<Vec<_>>().join(" ")
}

/// What was written and what was read back, if they differ in words or in meaning.
fn difference(grammar: &'static Grammar, block: &[Line]) -> Option<(String, String)> {
    let written = block.iter().map(|line| line.text).collect::<Vec<_>>().join("\n");
    let mut pool = CardPool::default();
    let card = compile_card(grammar, block, &mut pool).ok()?;
    let back = match read_back(grammar, &pool, card) {
        Ok(back) => back,
        Err(unsayable) => return Some((written, unsayable.to_string())),
    };
    let same_words = same_words(grammar, block[1].text, back.lines().nth(1).unwrap_or_default())
        && is_faithful(grammar, &pool, card, block);
    let mut again = CardPool::default();
    let same_meaning = match blocks(&back).first() {
        Some(block) => compile_card(grammar, block, &mut again).is_ok() && again == pool,
        None => false,
    };
    (!same_words || !same_meaning).then_some((written, back))
}

/// Whether two lines are the same up to case and space.
fn same_words(grammar: &Grammar, a: &str, b: &str) -> bool {
    match (tokens(grammar, a, 0, ""), tokens(grammar, b, 0, "")) {
        (Ok(a), Ok(b)) => a == b,
        _ => false,
    }
}
