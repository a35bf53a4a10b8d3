//! A claim about any text at all, in every language: it is refused, or it means what it reads back as.

use crate::common::files;
use crate::{caster_lines, square_lines, vividz_lines};
use cardtext::Language;
use duel::card::pool::CardPool;
use std::num::NonZero;
use std::thread::{self, available_parallelism};

/// Lines of a language, each with the cards on which it can stand.
struct Corpus {
    language: Language,
    lines: Vec<(Vec<String>, String)>,
    /// Where the head of one line is put together with the tail of another.
    seams: &'static [(&'static str, &'static str)],
    /// Of how many lines one gives its tail to all others.
    tails: usize,
}

const SEAMS: &[(&str, &str)] = &[(". ", ". "), (", ", ", "), (" and ", " and "), (" — ", " — "), (", ", ". ")];

impl Corpus {
    fn new(language: Language, lines: impl IntoIterator<Item = (&'static str, &'static str)>) -> Self {
        let own = |(card, line): (&str, &str)| (vec![card.to_owned()], line.to_owned());
        Self { language, lines: lines.into_iter().map(own).collect(), seams: SEAMS, tails: 1 }
    }

    /// The ability lines of the shipped cards of the FFTCG, with the card's name as `Reed Piper`.
    fn fftcg() -> Self {
        let mut lines = Vec::new();
        for (_, source) in files("fftcg") {
            for card in source.split("\n\n").filter(|card| !card.starts_with('#')) {
                let name = card.trim().lines().next().unwrap();
                for line in card.trim().lines().skip(2) {
                    lines.push((pipers(line), line.replace(name, "Reed Piper")));
                }
            }
        }
        let seams = &[(". ", ". "), (", ", ", "), (" and ", " and "), (": ", ": "), (". ", ": "), (", ", ". ")];
        Self { language: Language::Crystal, lines, seams, tails: 1 }
    }

    fn square_enix() -> Self {
        use square_lines::*;
        let of = |card: &'static str, lines: &'static [&'static str]| lines.iter().map(move |line| (card, *line));
        let forward = of(FORWARD, FORWARD_KEYWORDS).chain(of(FORWARD, FIELD)).chain(of(FORWARD, AUTO));
        let others = of(WEAPON, EQUIPPED)
            .chain(of(FORMATION, ARRAYED))
            .chain(of(SUMMON, SUMMONED))
            .chain(of(SUMMON, CHOOSING_LATER));
        let all = forward.chain(others).chain(OTHER_KEYWORDS.iter().copied());
        Self::new(Language::SquareEnix, all.filter(|(_, line)| !line.starts_with("EX ")))
    }

    fn vividz() -> Self {
        use vividz_lines::*;
        let chara = [TRIGGERED, ACTIVATED, STATIC].into_iter().flatten().map(|line| (CHARA, *line));
        Self::new(Language::Vividz, chara.chain(EFFECTS.iter().map(|line| (EVENT, *line))))
    }

    fn caster() -> Self {
        use caster_lines::*;
        let servant = [KEYWORDS, TRIGGERED, ACTIVATED, STATIC].into_iter().flatten().map(|line| (SERVANT, *line));
        let others = [(CASTER, OF_CASTERS), (DEITY, OF_DEITIES), (BARRIER, OF_BARRIERS), (CONJURE, EFFECTS)];
        let others = others.into_iter().flat_map(|(card, lines)| lines.iter().map(move |line| (card, *line)));
        let seams = &[(". ", ". "), (", ", ", "), (" and ", " and "), (" ⇒ ", " ⇒ "), (": ", ": "), (" if ", " if ")];
        Self { seams, tails: 5, ..Self::new(Language::Caster, servant.chain(others)) }
    }

    /// Whether the line compiles on one of the cards; where it does, what is read back must compile to the same.
    fn holds(&self, cards: &[String], line: &str) -> bool {
        let mut compiled = false;
        for card in cards {
            let mut pool = CardPool::default();
            let source = format!("{card}\n{line}");
            let Ok(cards) = self.language.compile(&source, "any.txt", &mut pool) else { continue };
            let back = self.language.read_back(&pool, cards[0]).unwrap_or_else(|_| panic!("no words for: {line}"));
            let mut again = CardPool::default();
            self.language.compile(&back, "back.txt", &mut again).unwrap_or_else(|_| panic!("{line}\n{back}"));
            assert_eq!(pool.abilities, again.abilities, "{line}\n{back}");
            compiled = true;
        }
        compiled
    }

    /// The sum of what is counted for each line, on all cores.
    fn count(&self, each: impl Fn(&[String], &str) -> usize + Sync) -> usize {
        let cores = available_parallelism().map_or(1, NonZero::get);
        let (each, lines) = (&each, &self.lines);
        thread::scope(|scope| {
            let of_core = |core| lines.iter().skip(core).step_by(cores).map(|(cards, line)| each(cards, line)).sum();
            let counts: Vec<_> = (0..cores).map(|core| scope.spawn(move || -> usize { of_core(core) })).collect();
            counts.into_iter().map(|count| count.join().expect("every line holds")).sum()
        })
    }

    fn change_words(&self) {
        let compiled = self.count(|cards, line| {
            assert!(self.holds(cards, line), "{line}");
            let mut compiled = 0;
            let words: Vec<&str> = line.split(' ').collect();
            for at in 0..words.len() {
                let mut fewer = words.clone();
                fewer.remove(at);
                let mut more = words.clone();
                more.insert(at, words[at]);
                let mut swapped = words.clone();
                swapped.swap(at, (at + 1) % words.len());
                for words in [fewer, more, swapped] {
                    compiled += usize::from(self.holds(cards, &words.join(" ")));
                }
            }
            compiled
        });
        assert!(compiled > 50, "{:?}: {compiled}", self.language);
    }

    fn put_together(&self) {
        let compiled = self.count(|cards, first| {
            let mut compiled = 0;
            for (_, second) in self.lines.iter().step_by(self.tails) {
                for (a, b) in self.seams {
                    if let (Some((head, _)), Some((_, tail))) = (first.split_once(a), second.split_once(b)) {
                        compiled += usize::from(self.holds(cards, &format!("{head}{a}{tail}")));
                    }
                }
            }
            compiled
        });
        assert!(compiled > 500, "{:?}: {compiled}", self.language);
    }
}

/// The cards on which a line of the FFTCG is tried.
fn pipers(line: &str) -> Vec<String> {
    let burst = if line.starts_with("EX ") { " · EX" } else { "" };
    let kinds = ["Forward · cost 2 · power 5000", "Summon · cost 2"];
    kinds.iter().map(|kind| format!("Reed Piper\nWind {kind}{burst}")).collect()
}

fn corpora() -> [Corpus; 4] {
    [Corpus::fftcg(), Corpus::square_enix(), Corpus::vividz(), Corpus::caster()]
}

#[test]
fn text_with_words_left_out_swapped_or_doubled_is_refused_or_reads_back() {
    corpora().iter().for_each(Corpus::change_words);
}

#[test]
fn sentences_of_two_cards_put_together_are_refused_or_read_back() {
    corpora().iter().for_each(Corpus::put_together);
}

#[test]
fn strange_text_is_refused() {
    let fftcg = Corpus::fftcg();
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
        assert!(!fftcg.holds(&pipers(line), line), "{line}");
    }
}
