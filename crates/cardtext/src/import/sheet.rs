//! One card as text, from a card file or from a database.

use crate::diagnostic::Fault;
use crate::source::{Line, blocks};
use crystal::words::element;
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

/// What a database says of a card.
pub(super) struct Facts {
    pub code: String,
    pub name: String,
    pub elements: Vec<String>,
    pub kind: String,
    pub cost: String,
    pub power: Option<String>,
    pub jobs: String,
    pub categories: Vec<String>,
    pub generic: bool,
    pub burst: bool,
    pub lines: Vec<String>,
}

impl Sheet {
    /// A card of a card file.
    pub fn of_block(block: &[Line], source: &Arc<String>) -> Self {
        let code = block.first().map_or(String::new(), |line| line.text.to_owned());
        let lines = block.iter().map(Line::span).collect();
        Self { code, source: Arc::clone(source), lines, imported: false, fault: None }
    }

    /// A card of a database.
    pub(super) fn of_facts(facts: &Facts) -> Self {
        let mut elements = facts.elements.clone();
        elements.sort_by_key(|element| element::NAMES.iter().position(|name| name == element));
        let mut header = vec![format!("{} {}", elements.join("/"), facts.kind), format!("cost {}", facts.cost)];
        // A Monster's power is the one its text gives it as a Forward.
        let power = facts.power.as_ref().filter(|_| facts.kind != "Monster");
        header.extend(power.map(|power| format!("power {power}")));
        let jobs: Vec<&str> = facts.jobs.split('/').map(str::trim).filter(|job| !job.is_empty()).collect();
        if !jobs.is_empty() {
            header.push(format!("job {}", jobs.join("/")));
        }
        if !facts.categories.is_empty() {
            header.push(format!("category {}", facts.categories.join("/")));
        }
        if facts.generic {
            header.push("generic".to_owned());
        }
        if facts.burst {
            header.push("EX".to_owned());
        }
        header.push(format!("code {}", facts.code));
        let mut text = format!("{}\n{}", facts.name, header.join(" · "));
        let mut lines = joined(&facts.lines);
        let marked = lines.iter().any(|line| line.starts_with("EX ") || line.contains("— EX "));
        if facts.burst
            && facts.kind == "Summon"
            && !marked
            && let Some(last) = lines.last_mut()
        {
            // All of a Summon's text is its EX Burst (11.10.3).
            *last = format!("EX {last}");
        }
        for line in lines {
            text.push('\n');
            text.push_str(&line);
        }
        let lines = blocks(&text).first().map_or(Vec::new(), |block| block.iter().map(Line::span).collect());
        Self { code: facts.code.clone(), source: Arc::new(text), lines, imported: true, fault: None }
    }

    /// A card of a database that is no card.
    pub(super) fn faulty(code: String, fault: Fault) -> Self {
        Self { code, source: Arc::default(), lines: Vec::new(), imported: true, fault: Some(fault) }
    }

    /// The card's name.
    pub fn name(&self) -> &str {
        self.lines.first().map_or("", |span| &self.source[span.clone()])
    }
}

/// The lines of a card: actions to select from stand on the line of the ability they belong to, and keywords, which come
/// before everything else, on one line.
fn joined(lines: &[String]) -> Vec<String> {
    let mut all: Vec<String> = Vec::new();
    for line in lines.iter().map(|line| line.split_whitespace().collect::<Vec<_>>().join(" ")) {
        match all.last_mut() {
            _ if line.is_empty() => {}
            Some(last) if line.starts_with('"') => {
                last.push(' ');
                last.push_str(&line);
            }
            _ => all.push(line),
        }
    }
    let (mut keywords, mut rest) = (Vec::new(), Vec::new());
    for mut line in all {
        match crate::card::keyword_line(bare_keywords(&line)) {
            Some(words) => keywords.extend(words.iter()),
            None => {
                if line.ends_with(|c: char| c.is_alphanumeric()) {
                    line.push('.');
                }
                rest.push(line);
            }
        }
    }
    if !keywords.is_empty() {
        rest.insert(0, crate::card::write_keywords(duel::words::Keywords::of(&keywords)));
    }
    rest
}

/// The keywords of a line without what reminds of their meaning.
fn bare_keywords(line: &str) -> &str {
    line.split_once(" (").map_or(line, |(words, _)| words)
}

/// A field of a card; numbers are taken as they are written.
pub(super) fn text(card: &Value, field: &'static str) -> Result<String, Fault> {
    match card.get(field) {
        Some(Value::String(text)) => Ok(text.trim().to_owned()),
        Some(Value::Number(number)) => Ok(number.to_string()),
        Some(Value::Null) => Ok(String::new()),
        Some(_) => Err(Fault::BadCardField { field }),
        None => Err(Fault::NoCardField { field }),
    }
}

/// A field of a card that must not be empty.
pub(super) fn some_text(card: &Value, field: &'static str) -> Result<String, Fault> {
    let found = text(card, field)?;
    if found.is_empty() { Err(Fault::BadCardField { field }) } else { Ok(found) }
}

/// A field of a card that is a list of texts, or one text.
pub(super) fn texts(card: &Value, field: &'static str) -> Result<Vec<String>, Fault> {
    match card.get(field) {
        Some(Value::Array(items)) => items
            .iter()
            .map(|item| item.as_str().map(|item| item.trim().to_owned()).ok_or(Fault::BadCardField { field }))
            .collect(),
        _ => Ok(vec![text(card, field)?]),
    }
}

/// A field of a card that says yes or no; where it is not there, no.
pub(super) fn flag(card: &Value, field: &'static str) -> bool {
    match card.get(field) {
        Some(Value::Bool(flag)) => *flag,
        Some(Value::Number(number)) => number.as_f64() != Some(0.0),
        Some(Value::String(text)) => !matches!(text.as_str(), "" | "0" | "false"),
        Some(Value::Null | Value::Array(_) | Value::Object(_)) | None => false,
    }
}

/// What a card is called in messages before its number is known.
pub(super) fn place(at: usize, code: Option<&Value>) -> String {
    match code.and_then(Value::as_str) {
        Some(code) if !code.trim().is_empty() => code.trim().to_owned(),
        _ => format!("no. {at} of the list"),
    }
}

/// The power of a card, where one is printed.
pub(super) fn power(card: &Value) -> Result<Option<String>, Fault> {
    let power = text(card, "power")?;
    let printed = power.chars().any(|c| c.is_ascii_digit());
    Ok(printed.then_some(power))
}

/// Marks that are printed in several ways.
pub(super) fn plain_marks(text: &str) -> String {
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
