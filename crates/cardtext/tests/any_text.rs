//! A claim about any text at all: it is refused, or it means what it reads back as.

mod common;

use cardtext::Language;
use common::files;
use duel::pool::CardPool;

/// The shipped ability lines, with the card's name as `Reed Piper`.
fn lines() -> Vec<String> {
    let mut lines = Vec::new();
    for (_, source) in files("fftcg") {
        for card in source.split("\n\n").filter(|card| !card.starts_with('#')) {
            let name = card.trim().lines().next().unwrap();
            lines.extend(card.trim().lines().skip(2).map(|line| line.replace(name, "Reed Piper")));
        }
    }
    lines
}

/// Whether the line compiles; if it does, what is read back must compile to the same.
fn holds(line: &str) -> bool {
    let burst = if line.starts_with("EX ") { " · EX" } else { "" };
    let mut compiled = 0;
    for kind in ["Forward · cost 2 · power 5000", "Summon · cost 2"] {
        let mut pool = CardPool::default();
        let source = format!("Reed Piper\nWind {kind}{burst}\n{line}");
        let Ok(cards) = Language::Crystal.compile(&source, "any.txt", &mut pool) else { continue };
        let back = Language::Crystal.read_back(&pool, cards[0]).unwrap_or_else(|_| panic!("no words for: {line}"));
        let mut again = CardPool::default();
        Language::Crystal.compile(&back, "back.txt", &mut again).unwrap_or_else(|_| panic!("{line}\n{back}"));
        assert_eq!(pool.abilities, again.abilities, "{line}\n{back}");
        compiled += 1;
    }
    compiled > 0
}

#[test]
fn text_with_words_left_out_swapped_or_doubled_is_refused_or_reads_back() {
    let mut compiled = 0;
    for line in lines() {
        let words: Vec<&str> = line.split(' ').collect();
        for at in 0..words.len() {
            let mut fewer = words.clone();
            fewer.remove(at);
            let mut more = words.clone();
            more.insert(at, words[at]);
            let mut swapped = words.clone();
            swapped.swap(at, (at + 1) % words.len());
            for words in [fewer, more, swapped] {
                compiled += usize::from(holds(&words.join(" ")));
            }
        }
    }
    assert!(compiled > 50);
}

#[test]
fn sentences_of_two_cards_put_together_are_refused_or_read_back() {
    let lines = lines();
    let mut compiled = 0;
    for first in &lines {
        for second in &lines {
            for (a, b) in [(". ", ". "), (", ", ", "), (" and ", " and "), (": ", ": "), (". ", ": "), (", ", ". ")] {
                if let (Some((head, _)), Some((_, tail))) = (first.split_once(a), second.split_once(b)) {
                    compiled += usize::from(holds(&format!("{head}{a}{tail}")));
                }
            }
        }
    }
    assert!(compiled > 500);
}

#[test]
fn strange_text_is_refused() {
    for line in [
        "{255}{255}: Draw 1 card.",
        "…",
        "é·ß",
        "\"",
        "[]",
        "%%",
        "{}",
        "EX",
        ".",
        "Damage",
        "%Song% {S}:",
        "When",
        "Warp 0 — {Wind}",
        "Warp — {Wind}",
        "Warp 2 — {S}",
    ] {
        assert!(!holds(line), "{line}");
    }
}
