//! Deck files: "3 Harbor Sentinel" on each line, comments with `#`, perhaps "name: Harbor Guard" first, and perhaps a
//! line "sideboard", or "outside", with the cards below it that are brought besides.
//!
//! What other programs write is read, too: "3x Harbor Sentinel", "Harbor Sentinel x3", "3 Harbor Sentinel (SB-015)",
//! "SB: 1 Updraft", comments with `//`, and headings that end with a colon or a count.

use crate::diagnostic::{Diagnostic, Fault};
use crate::language::Grammar;
use crate::source::{Line, lines};
use duel::card::pool::CardPool;
use duel::ids::CardId;
use std::sync::Arc;

/// A list of cards to play with.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Deck {
    /// What it is called, if it says so.
    pub name: Option<String>,
    /// Every card, as often as it is in the deck, in the order of the file.
    pub cards: Vec<CardId>,
    /// The cards besides, likewise: its sideboard, and what is outside the game.
    pub side: Vec<CardId>,
}

/// The headings of the cards that are brought besides the deck.
const BESIDES: [&str; 2] = ["sideboard", "outside"];
/// The headings of the deck itself.
const DECK: [&str; 4] = ["deck", "main deck", "maindeck", "main"];

/// How many cards are read, those besides included: more than any deck has, and no more than a duel can hold.
const MOST: usize = 1000;
/// How many lines are read, comments aside.
const LINES: usize = 2 * MOST;
/// How many lines that are not understood are reported, and for how many of them the nearest name is looked for.
const UNREAD: usize = 100;
const NEAREST: usize = 10;
/// How many letters, as bytes, a name has at most that is looked for, and how often it is without what is in brackets
/// behind it.
const NAME: usize = 300;
const BRACKETS: usize = 3;

/// Reads a deck: what of it is understood, and what is not.
pub(crate) fn read_deck(grammar: &Grammar, source: &str, file: &str, pool: &CardPool) -> (Deck, Vec<Diagnostic>) {
    let shared = Arc::new(source.to_owned());
    let mut deck = Deck::default();
    let mut found = Vec::new();
    let mut beside = false;
    let all = || lines(source).filter(|line| !line.text.starts_with("//"));
    for (at, line) in all().enumerate() {
        if at == LINES || found.len() == UNREAD {
            let more = all().count() - at;
            found.push(Diagnostic::new(grammar, file, &shared, line.span(), Fault::NotReadOn { more }));
            break;
        }
        if let (0, Some(name)) = (at, line.text.strip_prefix("name:")) {
            deck.name = Some(name.trim().to_owned());
            continue;
        }
        if let Some(below) = heading(line.text, pool) {
            beside = below.unwrap_or(beside);
            continue;
        }
        let besides = line.text.strip_prefix("SB:").map(str::trim_start);
        let line = besides.map_or(line, |text| Line { text, at: line.span().end - text.len() });
        match read_entry(&line, pool, found.len() < NEAREST) {
            Ok((count, _)) if deck.cards.len() + deck.side.len() + count > MOST => {
                found.push(Diagnostic::new(grammar, file, &shared, line.span(), Fault::DeckTooLong { most: MOST }));
                break;
            }
            Ok((count, card)) => {
                let list = if beside || besides.is_some() { &mut deck.side } else { &mut deck.cards };
                list.extend(std::iter::repeat_n(card, count));
            }
            Err((span, fault)) => found.push(Diagnostic::new(grammar, file, &shared, span, fault)),
        }
    }
    (deck, found)
}

/// A heading: whether what is below it is brought besides the deck, where it says so.
fn heading(text: &str, pool: &CardPool) -> Option<Option<bool>> {
    let counted = text.strip_suffix(')').and_then(|text| text.rsplit_once('('));
    let count = counted.and_then(|(words, count)| Some((words.trim_end(), count.parse::<usize>().ok()?)));
    let words = count.map_or(text, |(words, _)| words);
    let bare = words.trim_end_matches(':');
    let is_one = |known: &[&str]| known.iter().any(|word| bare.eq_ignore_ascii_case(word));
    let is_entry = words.starts_with(|first: char| first.is_ascii_digit()) || !named(bare, pool).is_empty();
    match () {
        () if is_one(&BESIDES) => Some(Some(true)),
        () if is_one(&DECK) => Some(Some(false)),
        () if !is_entry && (count.is_some() || bare != words) => Some(None),
        () => None,
    }
}

/// How many, and of which card: "3 Card", "3x Card", "Card x3".
fn entry(text: &str) -> Option<(u8, &str)> {
    let number = |word: &str| word.trim_matches(['x', 'X', '×']).parse::<u8>().ok();
    let (first, rest) = text.split_once(char::is_whitespace)?;
    if let Some(count) = number(first) {
        return Some((count, rest.trim()));
    }
    let (name, last) = text.rsplit_once(char::is_whitespace)?;
    let count = number(last).filter(|_| last.starts_with(['x', 'X', '×']))?;
    Some((count, name.trim()))
}

/// Reads an entry; if it names no card, the nearest name is looked for where that is `helpful`.
fn read_entry(line: &Line, pool: &CardPool, helpful: bool) -> Result<(usize, CardId), (std::ops::Range<usize>, Fault)> {
    let Some((count, name)) = entry(line.text) else {
        return Err((line.span(), Fault::NoCount { found: line.text.to_owned() }));
    };
    let start = line.at + line.text.find(name).unwrap_or_default();
    let span = start..start + name.len();
    match named(name, pool).as_slice() {
        [card] => Ok((usize::from(count), *card)),
        [] => Err((
            span,
            Fault::NoCard { found: name.to_owned(), nearest: helpful.then(|| nearest(name, pool)).flatten() },
        )),
        several => {
            let codes = several.iter().map(|&card| pool.card(card).code.clone()).collect();
            Err((span, Fault::SeveralCards { name: name.to_owned(), codes }))
        }
    }
}

/// The cards that are meant: the one with this code, or those with this name, if need be but for capitals, or without
/// the code in brackets behind it.
fn named(words: &str, pool: &CardPool) -> Vec<CardId> {
    named_before(BRACKETS, words, pool)
}

fn named_before(brackets: usize, words: &str, pool: &CardPool) -> Vec<CardId> {
    if words.len() > NAME {
        return Vec::new();
    }
    let ids = || pool.deck_cards();
    let coded = |code: &str| ids().find(|&card| pool.card(card).code.eq_ignore_ascii_case(code));
    if let Some(card) = ids().find(|&card| pool.card(card).code == words) {
        return vec![card];
    }
    let exact: Vec<CardId> = ids().filter(|&card| pool.name(card) == words).collect();
    if !exact.is_empty() {
        return exact;
    }
    let lower = words.to_lowercase();
    let alike: Vec<CardId> = ids().filter(|&card| pool.name(card).to_lowercase() == lower).collect();
    if !alike.is_empty() {
        return alike;
    }
    let behind = words.strip_suffix([')', ']']).and_then(|words| words.rsplit_once(['(', '[']));
    let behind = behind.filter(|_| brackets > 0);
    match (coded(words), behind) {
        (Some(card), _) => vec![card],
        (None, Some((name, code))) => {
            let named = named_before(brackets - 1, name.trim_end(), pool);
            let meant = coded(code.trim()).filter(|card| named.contains(card));
            meant.map_or(named, |card| vec![card])
        }
        (None, None) => Vec::new(),
    }
}

/// The name that looks most like `name`, if one looks like it at all.
fn nearest(name: &str, pool: &CardPool) -> Option<String> {
    if name.len() > NAME {
        return None;
    }
    let names = pool.deck_cards().map(|card| pool.name(card));
    let (closeness, nearest) =
        names.map(|known| (strsim::jaro_winkler(name, known), known)).max_by(|(a, _), (b, _)| a.total_cmp(b))?;
    (closeness > 0.7).then(|| nearest.to_owned())
}
