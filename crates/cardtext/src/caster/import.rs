//! Card databases in the form of Cockatrice: names with levels, ATK and DEF in hundreds, the text with a line for each
//! ability.

use super::GRAMMAR;
use super::header::HEART;
use crate::card::keyword_line;
use crate::diagnostic::Fault;
use crate::import::{Entry, Sheet, place, plain_marks};
use caster::words::{element, kind};

/// A card of the database as a card file would write it.
pub(crate) fn sheet(entry: &Entry) -> Sheet {
    match text(entry) {
        Ok((name, text)) => Sheet::of_text(&name, text),
        Err(fault) => {
            let name = entry.first(&["name"]).map(|name| serde_json::Value::String(name.to_owned()));
            Sheet::faulty(place(entry.at, name.as_ref()), fault)
        }
    }
}

fn text(entry: &Entry) -> Result<(String, String), Fault> {
    let name = entry.first(&["name"]).ok_or(Fault::NoCardField { field: "name" })?;
    let name = plain_marks(name).split_whitespace().collect::<Vec<_>>().join(" ");
    let kinds = entry.first(&["type"]).unwrap_or_default().replace(['–', '—', '－'], "-");
    let (kinds, traits) = kinds.split_once(" - ").map_or((kinds.as_str(), ""), |(kinds, traits)| (kinds, traits));
    let is_token = entry.first(&["token"]).is_some_and(|text| text != "0");
    let mut lines = lines(entry.first(&["text"]).unwrap_or_default());
    let mut header = vec![sort(entry, kinds, is_token)?];
    let level = name.rsplit_once(" Lv").map(|(_, level)| level).filter(|level| level.parse::<u8>().is_ok());
    if kinds.contains(kind::NAMES[kind::CASTER.index()]) {
        header.extend(level.map(|level| format!("Lv{level}")));
    } else if !header[0].starts_with("Token")
        && let Some(cost) = entry.first(&["manacost", "cmc"])
    {
        header.push(format!("cost {cost}"));
    }
    if let Some(strength) = entry.first(&["pt"]) {
        header.push(in_full(strength).ok_or(Fault::BadCardField { field: "pt" })?);
    }
    let traits: Vec<&str> = traits.split(['/', '・']).map(str::trim).filter(|word| !word.is_empty()).collect();
    if !traits.is_empty() {
        header.push(format!("trait {}", traits.join("/")));
    }
    if let Some(at) = lines.iter().position(|line| line.contains(HEART)) {
        header.push(format!("material {}", materials(&lines.remove(at))));
    }
    if is_token && !header[0].starts_with("Token") {
        header.push("token".to_owned());
    }
    let mut text = format!("{name}\n{}", header.join(" · "));
    for line in lines {
        text.push('\n');
        text.push_str(&line);
    }
    Ok((name, text))
}

/// "Ignus/Aqua SoulBond Servant".
fn sort(entry: &Entry, kinds: &str, is_token: bool) -> Result<String, Fault> {
    let colours = ["color", "colors"].iter().flat_map(|field| entry.all(field));
    let colours: Vec<&str> =
        colours.flat_map(|text| text.split(|c: char| !c.is_alphabetic())).filter(|word| !word.is_empty()).collect();
    let mut elements: Vec<&str> = element::NAMES.iter().copied().filter(|name| colours.contains(name)).collect();
    if let Some(unknown) = colours.iter().find(|colour| !elements.contains(colour)) {
        return Err(Fault::NoWord { sort: "an element", known: &element::NAMES, found: (*unknown).to_owned() });
    }
    elements.dedup();
    let words: Vec<&str> = kinds.split_whitespace().filter(|word| !word.eq_ignore_ascii_case("token")).collect();
    let kinds = match words.as_slice() {
        [] if is_token => "Token".to_owned(),
        [] => return Err(Fault::BadCardField { field: "type" }),
        words => words.join(" "),
    };
    Ok(if elements.is_empty() { kinds } else { format!("{} {kinds}", elements.join("/")) })
}

/// ATK and DEF, which are given in hundreds.
fn in_full(strength: &str) -> Option<String> {
    let full = |text: &str| match text.trim() {
        "∞" => Some("∞".to_owned()),
        text => text.parse::<u32>().ok().map(|hundreds| (hundreds * 100).to_string()),
    };
    let (atk, def) = strength.split_once('/')?;
    Some(format!("{}/{}", full(atk)?, full(def)?))
}

/// The names of a line of materials, perhaps with a word before them.
fn materials(line: &str) -> String {
    let names = line.trim_end_matches('.');
    let names = names.rsplit_once([':', ']']).map_or(names, |(_, names)| names);
    names.split(HEART).map(|name| name.trim().trim_matches('"')).collect::<Vec<_>>().join(&HEART.to_string())
}

/// Keywords that stand on a line by themselves.
const ALONE: &[&str] = &["[Break]", "[Soul Seal]"];

/// The lines of a card's text: keywords on lines of their own, and every sentence with its full stop.
fn lines(text: &str) -> Vec<String> {
    let mut lines = Vec::new();
    for line in text.lines() {
        let line = plain_marks(line).replace("=>", "⇒").replace('→', "⇒");
        let mut rest = line.split_whitespace().collect::<Vec<_>>().join(" ");
        while let Some((keyword, after)) = leading(&rest) {
            lines.push(keyword);
            rest = after;
        }
        if rest.ends_with(|c: char| c.is_alphanumeric()) {
            rest.push('.');
        }
        if !rest.is_empty() {
            lines.push(rest);
        }
    }
    lines
}

/// The keyword that a line begins with, with what stands in parentheses behind it, and the rest of the line.
fn leading(line: &str) -> Option<(String, String)> {
    let end = line.find(']')? + 1;
    let word = &line[..end];
    if !line.starts_with('[') || !ALONE.contains(&word) && keyword_line(&GRAMMAR, word).is_none() {
        return None;
    }
    let after = line[end..].trim_start();
    let close = after.starts_with(['(', '（']).then(|| after.find([')', '）'])).flatten();
    let behind = close.map_or(0, |at| at + after[at..].chars().next().map_or(0, char::len_utf8));
    let keyword = format!("{word} {}", &after[..behind]);
    let rest = after[behind..].trim_start_matches([',', ' ']);
    Some((keyword.trim().to_owned(), rest.to_owned()))
}
