//! The games as rulings see them: with plain cards, and a filler for decks.

use crate::Error;
use crate::books::{BOOKS, Book, IDS};
use duel::scenario;
use std::sync::{Arc, LazyLock, OnceLock};

/// The game of an id; none if there is no such game.
pub fn find(id: &str) -> Option<&'static scenario::Game> {
    static GAMES: [OnceLock<scenario::Game>; BOOKS.len()] = [const { OnceLock::new() }; BOOKS.len()];
    static TRIALS: LazyLock<Vec<scenario::Game>> = LazyLock::new(trials::games);
    match IDS.iter().position(|known| *known == id) {
        Some(at) => {
            let load = || Book::find(id).and_then(read);
            Some(GAMES[at].get_or_init(|| load().unwrap_or_else(|error| panic!("the cards of {id} compile: {error}"))))
        }
        None => TRIALS.iter().find(|game| game.words.game == id),
    }
}

fn read(book: &Book) -> Result<scenario::Game, Error> {
    let pool = book.ruling_pool()?;
    let filler = pool.find(book.filler).ok_or(Error::NoRulings)?;
    Ok(scenario::Game {
        words: book.words(),
        zones: book.zones,
        pool: Arc::new(pool),
        filler,
        deck: book.deck,
        start: book.start,
        compile: book.compile,
    })
}
