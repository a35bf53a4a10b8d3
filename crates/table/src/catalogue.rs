//! The printed cards, as the page shows them.

use crate::wire::CardInfo;
use duel::infinity::written;
use duel::pool::CardPool;
use duel::words::CardId;
use games::books::Book;
use games::drawing::symbols;

/// Every card of a pool, in the order of their numbers.
pub fn cards(book: &Book, pool: &CardPool) -> Vec<CardInfo> {
    pool.ids().map(|id| card(book, pool, id)).collect()
}

fn card(book: &Book, pool: &CardPool, id: CardId) -> CardInfo {
    let (words, printed) = (book.words(), pool.card(id));
    let profile = &printed.profile;
    let back = book.language().ok().and_then(|language| language.read_back(pool, id).ok()).unwrap_or_default();
    let mut lines = back.lines().skip(1).map(str::to_owned);
    let named =
        |number: duel::words::Number| (words.numbers[number.index()].to_owned(), written(profile.number(number)));
    let numbers: Vec<(String, String)> = profile.has.iter().map(named).collect();
    let cost = match &printed.prices[..] {
        [first, ..] => symbols(words, first),
        [] => numbers.iter().find(|(name, _)| name == "cost").map_or_else(String::new, |(_, cost)| cost.clone()),
    };
    CardInfo {
        id: id.0,
        name: pool.name(id).to_owned(),
        code: printed.code.clone(),
        kinds: profile.kinds.iter().map(|kind| words.kinds[kind.index()].to_owned()).collect(),
        colours: profile.colours.iter().map(|colour| words.colours[colour.index()].to_owned()).collect(),
        cost,
        numbers,
        keywords: profile.keywords.iter().map(|keyword| words.keywords[keyword.index()].to_owned()).collect(),
        traits: profile.traits.iter().map(|word| pool.traits[word.index()].clone()).collect(),
        header: lines.next().unwrap_or_default(),
        text: lines.collect(),
        deckable: !printed.token,
    }
}
