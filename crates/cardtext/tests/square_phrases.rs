//! Claims about the phrases of the Square Enix TCG System's language: what is compiled reads back as it was written.

mod square_lines;

use cardtext::Language;
use duel::pool::CardPool;
use square_lines::*;

const LANGUAGE: Language = Language::SquareEnix;

/// Second lines and what stands below them.
const ITEMS: &[&str] = &[
    "Reed Shield\nWater Armor · cost 2 · subtype Shield/Reed\nItem (Character)",
    "Reed Ring\nDark Accessory · cost 1\nItem (Forward or Monster)",
    "Reed Ring\nLight Accessory · cost 1 · from SaGa\nItem ([Job Guard] Forward of cost 3 or less)\nWhen Reed Ring enters the field, draw 1 card.",
    "Reed Ring\nLight Accessory · cost 1\nItem (Forward other than Light and Dark)",
];

/// Compiles each card and asserts that it reads back the same.
fn cards_read_back(cards: impl IntoIterator<Item = String>) {
    let (mut faults, mut count) = (Vec::new(), 0);
    for source in cards {
        count += 1;
        let mut pool = CardPool::default();
        match LANGUAGE.compile(&source, "text", &mut pool) {
            Err(found) => faults.extend(found.iter().map(|fault| format!("{source}\n    {fault}"))),
            Ok(cards) => {
                let back = LANGUAGE.read_back(&pool, cards[0]);
                if back.as_ref() != Ok(&source) {
                    faults.push(format!("{source}\n    {back:?}"));
                }
            }
        }
    }
    assert!(faults.is_empty(), "{} of {count}\n{}", faults.len(), faults.join("\n"));
}

/// A card with one more line; one with an EX Burst has its icon.
fn with(card: &str, line: &str) -> String {
    let burst = if line.starts_with("EX ") { " · EX" } else { "" };
    match card.split_once(" · code") {
        Some((start, number)) => format!("{start}{burst} · code{number}\n{line}"),
        None => {
            let mut lines: Vec<String> = card.lines().map(str::to_owned).collect();
            lines[1].push_str(burst);
            lines.push(line.to_owned());
            lines.join("\n")
        }
    }
}

fn reads_back(card: &str, lines: &[&str]) {
    cards_read_back(lines.iter().map(|line| with(card, line)));
}

#[test]
fn headers_read_back() {
    let cards = [FORWARD, BACKUP, MONSTER, SUMMON, WEAPON, FORMATION].iter().chain(ITEMS);
    cards_read_back(cards.map(|card| (*card).to_owned()));
}

#[test]
fn keywords_read_back() {
    reads_back(FORWARD, FORWARD_KEYWORDS);
    cards_read_back(OTHER_KEYWORDS.iter().map(|(card, line)| with(card, line)));
}

#[test]
fn items_and_formations_read_back() {
    reads_back(WEAPON, EQUIPPED);
    reads_back(FORMATION, ARRAYED);
}

#[test]
fn field_abilities_read_back() {
    reads_back(FORWARD, FIELD);
}

#[test]
fn auto_abilities_read_back() {
    reads_back(FORWARD, AUTO);
}

#[test]
fn summons_read_back() {
    reads_back(SUMMON, SUMMONED);
}
