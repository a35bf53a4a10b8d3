//! What a database says of a card, and the text that a card file would hold.

use crate::card::{keyword_line, write_keywords};
use crate::crystal::FFTCG;
use crate::diagnostic::Fault;
use crate::import::{Sheet, text};
use crystal::words::element;
use duel::ids::Keywords;
use serde_json::Value;

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

/// A card of a database.
pub(super) fn sheet_of(facts: &Facts) -> Sheet {
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
    Sheet::of_text(&facts.code, text)
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
        match keyword_line(&FFTCG, bare_keywords(&line)) {
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
        rest.splice(0..0, write_keywords(&FFTCG, Keywords::of(&keywords)));
    }
    rest
}

/// The keywords of a line without what reminds of their meaning.
fn bare_keywords(line: &str) -> &str {
    line.split_once(" (").map_or(line, |(words, _)| words)
}

/// The power of a card, where one is printed.
pub(super) fn power(card: &Value) -> Result<Option<String>, Fault> {
    let power = text(card, "power")?;
    let printed = power.chars().any(|c| c.is_ascii_digit());
    Ok(printed.then_some(power))
}
