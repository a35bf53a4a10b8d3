//! The form of the official card list: one string for all abilities, with tags and icons.

use super::facts::{Facts, power, sheet_of};
use crate::diagnostic::Fault;
use crate::import::{Sheet, flag, place, plain_marks, some_text, text, texts};
use serde_json::Value;

/// The card at this place of the list.
pub(super) fn sheet(at: usize, card: &Value) -> Sheet {
    match facts(card) {
        Ok(facts) => sheet_of(&facts),
        Err(fault) => Sheet::faulty(place(at, card.get("code")), fault),
    }
}

fn facts(card: &Value) -> Result<Facts, Fault> {
    let mut categories = vec![text(card, "category_1")?];
    if card.get("category_2").is_some() {
        categories.push(text(card, "category_2")?);
    }
    categories.retain(|category| !category.is_empty());
    let elements = texts(card, "element")?;
    let elements = elements.iter().flat_map(|text| text.split(['/', '・'])).map(element).collect();
    Ok(Facts {
        code: some_text(card, "code")?,
        name: some_text(card, "name_en")?,
        elements,
        kind: some_text(card, "type_en")?,
        cost: some_text(card, "cost")?,
        power: power(card)?,
        jobs: text(card, "job_en")?,
        categories,
        generic: flag(card, "multicard"),
        burst: flag(card, "ex_burst"),
        lines: plain(&text(card, "text_en")?),
    })
}

/// What the icons stand for; numbers are themselves.
const ICONS: &[(&str, &str)] = &[
    ("火", "Fire"),
    ("氷", "Ice"),
    ("風", "Wind"),
    ("土", "Earth"),
    ("雷", "Lightning"),
    ("水", "Water"),
    ("光", "Light"),
    ("闇", "Dark"),
    ("ダル", "Dull"),
    ("Ｓ", "S"),
    ("Ｘ", "X"),
    ("C", "Crystal"),
    ("Ｃ", "Crystal"),
];

fn element(text: &str) -> String {
    let text = text.trim();
    ICONS.iter().find(|(icon, _)| *icon == text).map_or(text, |(_, name)| name).to_owned()
}

/// The abilities as a card file writes them.
fn plain(text: &str) -> Vec<String> {
    let text = text.replace("[[br]]", "\n");
    text.split('\n').map(|line| plain_line(&plain_marks(line))).collect()
}

fn plain_line(line: &str) -> String {
    let icons = icons(line);
    let mut out = String::with_capacity(icons.len());
    let mut rest = icons.as_str();
    let mut open = "";
    while let Some(at) = rest.find("[[") {
        let Some(len) = rest[at..].find("]]") else { break };
        let (before, tag) = (&rest[..at], &rest[at + 2..at + len]);
        rest = &rest[at + len + 2..];
        out.push_str(&enclosed(open, before));
        open = if tag == "/" { "" } else { tag };
    }
    out.push_str(rest);
    titled(out.trim())
}

/// What stood inside a tag.
fn enclosed(tag: &str, text: &str) -> String {
    match tag {
        "ex" => "EX ".to_owned(),
        "s" if !text.trim().is_empty() => format!("%{}%", text.trim()),
        // What stands in italics reminds of the rules.
        "i" if text.trim().starts_with('(') => String::new(),
        _ => text.to_owned(),
    }
}

/// Icons in braces; a number may be printed wide.
fn icons(line: &str) -> String {
    let mut out = String::with_capacity(line.len());
    let mut rest = line;
    while let Some(at) = rest.find('《') {
        out.push_str(&rest[..at]);
        let after = &rest[at + '《'.len_utf8()..];
        let Some(len) = after.find('》') else { break };
        let icon = &after[..len];
        rest = &after[len + '》'.len_utf8()..];
        let narrow: String = icon.chars().map(narrow).collect();
        let name = ICONS.iter().find(|(known, _)| *known == icon).map_or(narrow.as_str(), |(_, name)| name);
        out.push_str(&format!("{{{name}}}"));
    }
    out.push_str(rest);
    out
}

fn narrow(c: char) -> char {
    match c {
        '０'..='９' => char::from(b'0' + (u32::from(c) - u32::from('０')) as u8),
        c => c,
    }
}

/// A special ability's name stands before its `{S}`, with or without marks around it.
fn titled(line: &str) -> String {
    match line.find("{S}") {
        Some(at) if at > 0 && !line.contains('%') => {
            let (prefix, name) = match line[..at].split_once('—') {
                Some((prefix, name)) => (format!("{}— ", prefix), name),
                None => (String::new(), &line[..at]),
            };
            format!("{prefix}%{}% {}", name.trim(), &line[at..])
        }
        _ => line.to_owned(),
    }
}
