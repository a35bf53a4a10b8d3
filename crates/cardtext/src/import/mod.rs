//! Card databases: each card is turned into the text that a card file would hold, and compiled from that.

mod sheet;
mod xml;

use crate::card::{acquaint, compile_card, is_faithful};
use crate::diagnostic::{Diagnostic, Fault};
use crate::language::Grammar;
use crate::source::{Line, blocks};
use duel::card::pool::CardPool;
use duel::ids::CardId;
use serde_json::Value;
use std::sync::Arc;

pub(crate) use sheet::{Sheet, flag, place, plain_marks, some_text, text, texts};
pub(crate) use xml::Entry;

/// What came of importing a file of cards.
#[derive(Clone, Debug, Default)]
pub struct Import {
    /// The cards that compile, in the order of the file.
    pub cards: Vec<CardId>,
    /// The cards that do not.
    pub left_out: Vec<LeftOut>,
}

/// A card that does not compile.
#[derive(Clone, Debug)]
pub struct LeftOut {
    /// Its number in its set, or its name where it has none.
    pub code: String,
    /// Its name.
    pub name: String,
    /// Why.
    pub diagnostics: Vec<Diagnostic>,
}

/// How many cards a pool of imported ones holds.
const MOST: usize = 16_000;

/// Whether everything in a pool has a number by which it is found.
fn is_numbered(pool: &CardPool) -> bool {
    let words = pool.names.len().max(pool.traits.len()).max(pool.abilities.len());
    pool.cards.len() <= MOST && words < usize::from(u16::MAX) && pool.counters.len() < usize::from(u8::MAX)
}

/// Adds every card of a file that compiles to the pool, as long as there is room.
pub(crate) fn import(
    grammar: &'static Grammar,
    source: &str,
    file: &str,
    pool: &mut CardPool,
) -> Result<Import, Box<Diagnostic>> {
    let mut import = Import::default();
    let sheets = sheets(grammar, source, file)?;
    pool.add_source_text(source);
    let room = MOST.saturating_sub(pool.cards.len());
    let cards: Vec<Vec<Line>> = sheets.iter().take(room).map(Sheet::block).collect();
    acquaint(grammar, cards.iter().map(Vec::as_slice), pool);
    for (at, sheet) in sheets.iter().enumerate() {
        let full = || vec![sheet.diagnostic(grammar, file, 0..0, Fault::PoolFull { most: MOST })];
        let before = (pool.cards.len(), pool.abilities.len());
        let compiled =
            if at < room && is_numbered(pool) { sheet.compile_surely(grammar, file, pool) } else { Err(full()) };
        let compiled = if is_numbered(pool) { compiled } else { compiled.and_then(|_| Err(full())) };
        if compiled.is_err() {
            pool.cards.truncate(before.0);
            pool.abilities.truncate(before.1);
        }
        match compiled {
            Ok(card) => import.cards.push(card),
            Err(diagnostics) => {
                import.left_out.push(LeftOut { code: sheet.code.clone(), name: sheet.name().to_owned(), diagnostics });
            }
        }
    }
    Ok(import)
}

/// How many cards of a file are looked at to tell its language.
const FIRST: usize = 24;

/// Whether one of the first cards of a file compiles.
pub(crate) fn reads(grammar: &'static Grammar, source: &str, pool: &CardPool) -> bool {
    let Ok(sheets) = sheets(grammar, source, "") else { return false };
    let mut pool = pool.clone();
    let first = &sheets[..sheets.len().min(FIRST)];
    let cards: Vec<Vec<Line>> = first.iter().map(Sheet::block).collect();
    acquaint(grammar, cards.iter().map(Vec::as_slice), &mut pool);
    first.iter().any(|sheet| sheet.compile_surely(grammar, "", &mut pool).is_ok())
}

/// Whether a file is a database rather than a card file.
pub(crate) fn is_database(source: &str) -> bool {
    source.trim_start_matches('\u{feff}').trim_start().starts_with(['[', '{', '<'])
}

/// The cards of a file, each as text.
pub(crate) fn sheets(grammar: &Grammar, source: &str, file: &str) -> Result<Vec<Sheet>, Box<Diagnostic>> {
    let shared = Arc::new(source.to_owned());
    if !is_database(source) {
        return Ok(blocks(source).iter().map(|block| Sheet::of_block(block, &shared)).collect());
    }
    let whole = source.trim_start_matches('\u{feff}');
    if whole.trim_start().starts_with('<') {
        return xml::sheets(grammar, whole, file, &shared);
    }
    let value: Value = serde_json::from_str(whole).map_err(|cause| {
        let at = byte_of(whole, cause.line(), cause.column()) + source.len() - whole.len();
        Box::new(Diagnostic::new(grammar, file, &shared, at..at, Fault::NotJson { cause: cause_alone(&cause) }))
    })?;
    let Some(cards) = list(&value) else {
        return Err(Box::new(Diagnostic::new(grammar, file, &shared, 0..0, Fault::NoCardList)));
    };
    Ok(cards.iter().enumerate().map(|(at, card)| (grammar.sheet)(at + 1, card)).collect())
}

/// What is wrong with JSON, without the place.
fn cause_alone(cause: &serde_json::Error) -> String {
    let text = cause.to_string();
    text.split(" at line ").next().unwrap_or(&text).to_owned()
}

/// The byte at which a line and a column begin, both from 1.
fn byte_of(source: &str, line: usize, column: usize) -> usize {
    let before: usize = source.split_inclusive('\n').take(line.saturating_sub(1)).map(str::len).sum();
    let mut at = (before + column.saturating_sub(1)).min(source.len());
    while !source.is_char_boundary(at) {
        at -= 1;
    }
    at
}

/// The cards: a list, or the one list that an object holds.
fn list(value: &Value) -> Option<&[Value]> {
    match value {
        Value::Array(cards) => Some(cards),
        Value::Object(fields) => {
            let mut lists = fields.values().filter_map(Value::as_array);
            match (lists.next(), lists.next()) {
                (Some(only), None) => Some(only),
                _ => None,
            }
        }
        _ => None,
    }
}

impl Sheet {
    /// Compiles the card; on a fault the pool stays as it was, but for words.
    pub fn compile(
        &self,
        grammar: &'static Grammar,
        file: &str,
        pool: &mut CardPool,
    ) -> Result<CardId, Vec<Diagnostic>> {
        if let Some(fault) = &self.fault {
            return Err(vec![self.diagnostic(grammar, file, 0..0, fault.clone())]);
        }
        let abilities = pool.abilities.len();
        let result = compile_card(grammar, &self.block(), pool).map_err(|faults| {
            let found = faults.into_iter();
            found.map(|(span, fault)| self.diagnostic(grammar, file, span, fault)).collect::<Vec<_>>()
        });
        if result.is_err() {
            pool.abilities.truncate(abilities);
        }
        result
    }

    /// Compiles the card, and a database's only if its text reads back.
    fn compile_surely(
        &self,
        grammar: &'static Grammar,
        file: &str,
        pool: &mut CardPool,
    ) -> Result<CardId, Vec<Diagnostic>> {
        let before = (pool.cards.len(), pool.abilities.len());
        let card = self.compile(grammar, file, pool)?;
        if !self.imported || is_faithful(grammar, pool, card, &self.block()) {
            return Ok(card);
        }
        pool.cards.truncate(before.0);
        pool.abilities.truncate(before.1);
        Err(vec![self.diagnostic(grammar, file, 0..0, Fault::ReadsBackDifferently)])
    }

    /// The lines of the card.
    pub fn block(&self) -> Vec<Line<'_>> {
        self.lines.iter().map(|span| Line { text: &self.source[span.clone()], at: span.start }).collect()
    }

    fn diagnostic(&self, grammar: &Grammar, file: &str, span: std::ops::Range<usize>, fault: Fault) -> Diagnostic {
        let found = Diagnostic::new(grammar, file, &self.source, span, fault);
        if self.imported { found.of_card(&self.code) } else { found }
    }
}
