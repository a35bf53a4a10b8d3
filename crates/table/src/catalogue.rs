//! The printed cards, as the page shows them.

use crate::wire::CardInfo;
use duel::card::number::format_number;
use duel::card::pool::CardPool;
use duel::ids::CardId;
use games::presentation::price_symbols;
use games::registry::GameEntry;

/// Every card of a pool, in the order of their numbers.
pub fn cards(book: &GameEntry, pool: &CardPool) -> Vec<CardInfo> {
    pool.ids().map(|id| card(book, pool, id)).collect()
}

fn card(book: &GameEntry, pool: &CardPool, id: CardId) -> CardInfo {
    let (words, printed) = (book.words(), pool.card(id));
    let characteristics = &printed.characteristics;
    let back = book.language().ok().and_then(|language| language.read_back(pool, id).ok()).unwrap_or_default();
    let mut lines = back.lines().skip(1).map(str::to_owned);
    let named = |number: duel::ids::Number| {
        (words.numbers[number.index()].to_owned(), format_number(characteristics.number(number)))
    };
    let numbers: Vec<(String, String)> = characteristics.defined_numbers.iter().map(named).collect();
    let cost = match &printed.prices[..] {
        [first, ..] => price_symbols(words, first),
        [] => numbers.iter().find(|(name, _)| name == "cost").map_or_else(String::new, |(_, cost)| cost.clone()),
    };
    CardInfo {
        id: id.0,
        name: pool.name(id).to_owned(),
        code: printed.code.clone(),
        kinds: characteristics.kinds.iter().map(|kind| words.kinds[kind.index()].to_owned()).collect(),
        colours: characteristics.colours.iter().map(|colour| words.colours[colour.index()].to_owned()).collect(),
        cost,
        numbers,
        keywords: characteristics.keywords.iter().map(|keyword| words.keywords[keyword.index()].to_owned()).collect(),
        traits: characteristics.traits.iter().map(|word| pool.traits[word.index()].clone()).collect(),
        header: lines.next().unwrap_or_default(),
        text: lines.collect(),
        deckable: !printed.token,
    }
}
