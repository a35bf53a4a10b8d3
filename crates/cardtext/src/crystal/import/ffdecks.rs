//! The ffdecks form: one string for each ability, with marks around keywords and names.

use super::facts::{Facts, power, sheet_of};
use crate::diagnostic::Fault;
use crate::import::{Sheet, flag, place, plain_marks, some_text, text, texts};
use serde_json::Value;

/// The card at this place of the list.
pub(super) fn sheet(at: usize, card: &Value) -> Sheet {
    match facts(card) {
        Ok(facts) => sheet_of(&facts),
        Err(fault) => Sheet::faulty(place(at, card.get("serial_number")), fault),
    }
}

fn facts(card: &Value) -> Result<Facts, Fault> {
    if !card.is_object() {
        return Err(Fault::NoCardObject);
    }
    Ok(Facts {
        code: some_text(card, "serial_number")?,
        name: some_text(card, "name")?,
        elements: texts(card, "elements")?,
        kind: some_text(card, "type")?,
        cost: some_text(card, "cost")?,
        power: power(card)?,
        jobs: text(card, "job")?,
        categories: categories(&text(card, "category")?),
        generic: flag(card, "is_multi_playable"),
        burst: flag(card, "is_ex_burst"),
        lines: texts(card, "abilities")?.iter().map(|line| plain(line)).collect(),
    })
}

/// Several categories are written as one word with hyphens between them; a number after a hyphen belongs to the word.
fn categories(text: &str) -> Vec<String> {
    let mut all: Vec<String> = Vec::new();
    for piece in text.split(['-', '/']).map(str::trim).filter(|piece| !piece.is_empty()) {
        match all.last_mut() {
            Some(last) if piece.starts_with(|c: char| c.is_ascii_digit()) => {
                last.push('-');
                last.push_str(piece);
            }
            _ => all.push(piece.to_owned()),
        }
    }
    all
}

/// What the symbols stand for; the others are themselves.
const SYMBOLS: &[(&str, &str)] = &[
    ("f", "{Fire}"),
    ("i", "{Ice}"),
    ("w", "{Wind}"),
    ("e", "{Earth}"),
    ("l", "{Lightning}"),
    ("a", "{Water}"),
    ("d", "{Dull}"),
    ("s", "{S}"),
    ("x", "EX "),
    ("c", "{Crystal}"),
];

/// An ability as a card file writes it.
fn plain(line: &str) -> String {
    let line = plain_marks(line).replace('*', "");
    let mut out = String::with_capacity(line.len());
    let mut rest = line.as_str();
    while let Some(at) = rest.find(['{', '~']) {
        out.push_str(&rest[..at]);
        let close = if rest[at..].starts_with('{') { '}' } else { '~' };
        let Some(len) = rest[at + 1..].find(close) else { break };
        let inner = &rest[at + 1..=at + len];
        rest = &rest[at + len + 2..];
        match SYMBOLS.iter().find(|(symbol, _)| close == '}' && *symbol == inner) {
            Some((_, symbol)) => out.push_str(symbol),
            None if close == '}' => out.push_str(&format!("{{{inner}}}")),
            None if inner.starts_with("Damage ") || inner.starts_with("Warp ") => out.push_str(inner),
            None => out.push_str(&format!("[{inner}]")),
        }
    }
    out.push_str(rest);
    out
}
