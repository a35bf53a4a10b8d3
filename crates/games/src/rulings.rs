//! The games as rulings see them: with plain cards, and a filler for decks.

use crate::Error;
use crate::books::{BOOKS, Book, IDS};
use duel::pool::CardPool;
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

/// A game with these cards as rulings see it: its plain cards come to them, unless they are there.
pub fn with(book: &Book, pool: Arc<CardPool>) -> Result<scenario::Game, Error> {
    if pool.find(book.filler).is_some() {
        return over(book, pool);
    }
    let mut whole = CardPool::clone(&pool);
    book.add_ruling_cards(&mut whole)?;
    over(book, Arc::new(whole))
}

fn read(book: &Book) -> Result<scenario::Game, Error> {
    over(book, Arc::new(book.ruling_pool()?))
}

fn over(book: &Book, pool: Arc<CardPool>) -> Result<scenario::Game, Error> {
    let filler = pool.find(book.filler).ok_or(Error::NoRulings)?;
    Ok(scenario::Game {
        words: book.words(),
        zones: book.zones,
        pool,
        filler,
        deck: book.deck,
        start: book.start,
        compile: book.compile,
    })
}
