//! One card as text, from a card file or from a database.

use crate::diagnostic::Fault;
use crate::source::{Line, blocks};
use serde_json::Value;
use std::ops::Range;
use std::sync::Arc;

/// One card as the text of a card file.
pub(crate) struct Sheet {
    /// Its number in its set; where it has none, its name, or its place in the list.
    pub code: String,
    /// The text its lines stand in.
    pub source: Arc<String>,
    /// Its lines.
    pub lines: Vec<Range<usize>>,
    /// Whether the text was made from a database.
    pub imported: bool,
    /// What keeps it from being a text.
    pub fault: Option<Fault>,
}

impl Sheet {
    /// A card of a card file.
    pub fn of_block(block: &[Line], source: &Arc<String>) -> Self {
        let code = block.first().map_or(String::new(), |line| line.text.to_owned());
        let lines = block.iter().map(Line::span).collect();
        Self { code, source: Arc::clone(source), lines, imported: false, fault: None }
    }

    /// A card of a database, as text.
    pub fn of_text(code: &str, text: String) -> Self {
        let lines = blocks(&text).first().map_or(Vec::new(), |block| block.iter().map(Line::span).collect());
        Self { code: code.to_owned(), source: Arc::new(text), lines, imported: true, fault: None }
    }

    /// A card of a database that is no card.
    pub(crate) fn faulty(code: String, fault: Fault) -> Self {
        Self { code, source: Arc::default(), lines: Vec::new(), imported: true, fault: Some(fault) }
    }

    /// The card's name.
    pub fn name(&self) -> &str {
        self.lines.first().map_or("", |span| &self.source[span.clone()])
    }
}

/// A field of a card; numbers are taken as they are written.
pub(crate) fn text(card: &Value, field: &'static str) -> Result<String, Fault> {
    match card.get(field) {
        Some(Value::String(text)) => Ok(text.trim().to_owned()),
        Some(Value::Number(number)) => Ok(number.to_string()),
        Some(Value::Null) => Ok(String::new()),
        Some(_) => Err(Fault::BadCardField { field }),
        None => Err(Fault::NoCardField { field }),
    }
}

/// A field of a card that must not be empty.
pub(crate) fn some_text(card: &Value, field: &'static str) -> Result<String, Fault> {
    let found = text(card, field)?;
    if found.is_empty() { Err(Fault::BadCardField { field }) } else { Ok(found) }
}

/// A field of a card that is a list of texts, or one text.
pub(crate) fn texts(card: &Value, field: &'static str) -> Result<Vec<String>, Fault> {
    match card.get(field) {
        Some(Value::Array(items)) => items
            .iter()
            .map(|item| item.as_str().map(|item| item.trim().to_owned()).ok_or(Fault::BadCardField { field }))
            .collect(),
        _ => Ok(vec![text(card, field)?]),
    }
}

/// A field of a card that says yes or no; where it is not there, no.
pub(crate) fn flag(card: &Value, field: &'static str) -> bool {
    match card.get(field) {
        Some(Value::Bool(flag)) => *flag,
        Some(Value::Number(number)) => number.as_f64() != Some(0.0),
        Some(Value::String(text)) => !matches!(text.as_str(), "" | "0" | "false"),
        Some(Value::Null | Value::Array(_) | Value::Object(_)) | None => false,
    }
}

/// What a card is called in messages before its number is known.
pub(crate) fn place(at: usize, code: Option<&Value>) -> String {
    match code.and_then(Value::as_str) {
        Some(code) if !code.trim().is_empty() => code.trim().to_owned(),
        _ => format!("no. {at} of the list"),
    }
}

/// Marks that are printed in several ways.
pub(crate) fn plain_marks(text: &str) -> String {
    let dashed = text.replace(" -- ", " — ").replace(" - ", " — ");
    dashed
        .chars()
        .map(|c| match c {
            '“' | '”' | '〝' | '〟' => '"',
            '‘' | '’' | '`' => '\'',
            '―' | '–' | '－' => '—',
            '：' => ':',
            '\u{a0}' | '\r' | '\n' => ' ',
            c => c,
        })
        .collect()
}
