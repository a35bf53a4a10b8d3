//! A claim about any text at all of the Square Enix TCG System: it is refused, or it means what it reads back as.

mod square_lines;

use cardtext::Language;
use duel::pool::CardPool;
use square_lines::*;

/// Whether the line compiles on a card; if it does, what is read back must compile to the same.
fn holds(card: &str, line: &str) -> bool {
    let mut pool = CardPool::default();
    let source = format!("{card}\n{line}");
    let Ok(cards) = Language::SquareEnix.compile(&source, "any.txt", &mut pool) else { return false };
    let back = Language::SquareEnix.read_back(&pool, cards[0]).unwrap_or_else(|_| panic!("no words for: {line}"));
    let mut again = CardPool::default();
    Language::SquareEnix.compile(&back, "back.txt", &mut again).unwrap_or_else(|_| panic!("{line}\n{back}"));
    assert_eq!(pool.abilities, again.abilities, "{line}\n{back}");
    true
}

fn lines() -> impl Iterator<Item = (&'static str, &'static str)> {
    let of = |card: &'static str, lines: &'static [&'static str]| lines.iter().map(move |line| (card, *line));
    let forward = of(FORWARD, FORWARD_KEYWORDS).chain(of(FORWARD, FIELD)).chain(of(FORWARD, AUTO));
    let others = of(WEAPON, EQUIPPED).chain(of(FORMATION, ARRAYED)).chain(of(SUMMON, SUMMONED));
    let all = forward.chain(others).chain(OTHER_KEYWORDS.iter().copied());
    all.filter(|(_, line)| !line.starts_with("EX "))
}

#[test]
fn text_with_words_left_out_swapped_or_doubled_is_refused_or_reads_back() {
    let mut compiled = 0;
    for (card, line) in lines() {
        assert!(holds(card, line), "{line}");
        let words: Vec<&str> = line.split(' ').collect();
        for at in 0..words.len() {
            let mut fewer = words.clone();
            fewer.remove(at);
            let mut more = words.clone();
            more.insert(at, words[at]);
            let mut swapped = words.clone();
            swapped.swap(at, (at + 1) % words.len());
            for words in [fewer, more, swapped] {
                compiled += usize::from(holds(card, &words.join(" ")));
            }
        }
    }
    assert!(compiled > 50);
}

#[test]
fn sentences_of_two_cards_put_together_are_refused_or_read_back() {
    let mut compiled = 0;
    for (card, first) in lines() {
        for (_, second) in lines() {
            for (a, b) in [(". ", ". "), (", ", ", "), (" and ", " and "), (" — ", " — "), (", ", ". ")] {
                if let (Some((head, _)), Some((_, tail))) = (first.split_once(a), second.split_once(b)) {
                    compiled += usize::from(holds(card, &format!("{head}{a}{tail}")));
                }
            }
        }
    }
    assert!(compiled > 500);
}
