//! Deck files: "3 Harbor Sentinel" on each line, comments with `#`, perhaps "name: Harbor Guard" first, and perhaps a
//! line "sideboard", or "outside", with the cards below it that are brought besides.

use crate::diagnostic::{Diagnostic, Fault};
use crate::language::Grammar;
use crate::source::{Line, lines};
use duel::pool::CardPool;
use duel::words::CardId;
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

/// How many cards are read, those besides included: more than any deck has, and no more than a duel can hold.
const MOST: usize = 1000;

/// Reads a deck: what of it is understood, and what is not.
pub(crate) fn read_deck(grammar: &Grammar, source: &str, file: &str, pool: &CardPool) -> (Deck, Vec<Diagnostic>) {
    let shared = Arc::new(source.to_owned());
    let mut deck = Deck::default();
    let mut found = Vec::new();
    let mut beside = false;
    for (at, line) in lines(source).enumerate() {
        if let (0, Some(name)) = (at, line.text.strip_prefix("name:")) {
            deck.name = Some(name.trim().to_owned());
            continue;
        }
        let heading = line.text.trim_end_matches(':');
        if !beside && BESIDES.iter().any(|word| heading.eq_ignore_ascii_case(word)) {
            beside = true;
            continue;
        }
        match read_entry(&line, pool) {
            Ok((count, _)) if deck.cards.len() + deck.side.len() + count > MOST => {
                found.push(Diagnostic::new(grammar, file, &shared, line.span(), Fault::DeckTooLong { most: MOST }));
                break;
            }
            Ok((count, card)) => {
                let list = if beside { &mut deck.side } else { &mut deck.cards };
                list.extend(std::iter::repeat_n(card, count));
            }
            Err((span, fault)) => found.push(Diagnostic::new(grammar, file, &shared, span, fault)),
        }
    }
    (deck, found)
}

fn read_entry(line: &Line, pool: &CardPool) -> Result<(usize, CardId), (std::ops::Range<usize>, Fault)> {
    let entry = line.text.split_once(char::is_whitespace);
    let counted = entry.and_then(|(count, name)| Some((count.parse::<u8>().ok()?, name.trim())));
    let Some((count, name)) = counted else {
        return Err((line.span(), Fault::NoCount { found: line.text.to_owned() }));
    };
    let end = line.span().end;
    let span = end - name.len()..end;
    let ids = || pool.deckable();
    if let Some(card) = ids().find(|&card| pool.card(card).code == name) {
        return Ok((usize::from(count), card));
    }
    let named: Vec<CardId> = ids().filter(|&card| pool.name(card) == name).collect();
    match named.as_slice() {
        [card] => Ok((usize::from(count), *card)),
        [] => Err((span, Fault::NoCard { found: name.to_owned(), nearest: nearest(name, pool) })),
        several => {
            let codes = several.iter().map(|&card| pool.card(card).code.clone()).collect();
            Err((span, Fault::SeveralCards { name: name.to_owned(), codes }))
        }
    }
}

/// The name that looks most like `name`, if one looks like it at all.
fn nearest(name: &str, pool: &CardPool) -> Option<String> {
    let names = pool.deckable().map(|card| pool.name(card));
    let (closeness, nearest) =
        names.map(|known| (strsim::jaro_winkler(name, known), known)).max_by(|(a, _), (b, _)| a.total_cmp(b))?;
    (closeness > 0.7).then(|| nearest.to_owned())
}
