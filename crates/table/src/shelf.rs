//! The games that are played here, each made ready once.

use crate::error::Error;
use crate::pools::Pools;
use crate::recent::Recent;
use crate::store::Store;
use crate::wire::DeckChoice;
use duel::dice::Dice;
use games::Game;
use games::books::IDS;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

/// A game in a format.
type Key = (String, Option<String>);

/// How many games with players' own cards are kept ready.
const READY: usize = 12;

/// The games.
pub struct Shelf {
    games: Mutex<HashMap<Key, Arc<Game>>>,
    /// The pools of players' own cards.
    pub pools: Pools,
    /// Games with such cards, by pool and format.
    own: Recent<Key, Arc<Game>>,
}

impl Shelf {
    /// The games, and the pools of a database.
    pub fn new(store: Store) -> Self {
        Self { games: Mutex::default(), pools: Pools::new(store), own: Recent::new(READY) }
    }

    /// A game in a format, with the cards of a pool if one is named.
    pub fn game(&self, id: &str, format: Option<&str>, pool: Option<&str>) -> Result<Arc<Game>, Error> {
        if let Some(pool) = pool {
            return tokio::task::block_in_place(|| self.game_with(id, format, pool));
        }
        let key = (id.to_owned(), format.map(str::to_owned));
        let mut games = self.games.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(game) = games.get(&key) {
            return Ok(Arc::clone(game));
        }
        let game = Arc::new(Game::load_in(id, format)?);
        games.insert(key, Arc::clone(&game));
        Ok(game)
    }

    fn game_with(&self, id: &str, format: Option<&str>, pool: &str) -> Result<Arc<Game>, Error> {
        let shipped = self.game(id, format, None)?;
        let key = (pool.to_owned(), format.map(str::to_owned));
        let game = self.own.get_or(&key, || {
            let pool = self.pools.find(pool)?;
            pool.is_of(id)?;
            Ok::<_, Error>(Arc::new(shipped.with_cards(Arc::clone(&pool.cards))))
        })?;
        let found = game.id().to_owned();
        if found == id { Ok(game) } else { Err(Error::OtherGame { found, expected: id.to_owned() }) }
    }

    /// All games in their usual formats.
    pub fn games(&self) -> Result<Vec<Arc<Game>>, Error> {
        IDS.iter().map(|id| self.game(id, None, None)).collect()
    }
}

/// The text of a deck that a player has chosen, once it is found legal. Others do not wait while it is read.
pub fn deck_text(game: &Game, choice: &DeckChoice, chance: u64) -> Result<String, Error> {
    tokio::task::block_in_place(|| read_choice(game, choice, chance))
}

fn read_choice(game: &Game, choice: &DeckChoice, chance: u64) -> Result<String, Error> {
    let files = game.book.decks();
    // Among a player's own cards, names may mean others than the starter decks do.
    let starter = |at: usize| {
        let (text, deck) = (files[at].1, &game.decks[at]);
        let is_it = game.read_deck("deck", text).is_ok_and(|read| read.cards == deck.cards && read.side == deck.side);
        if is_it { text.to_owned() } else { game.write_deck(deck) }
    };
    match choice {
        DeckChoice::Text(text) => {
            game.read_deck("deck", text)?;
            Ok(text.clone())
        }
        DeckChoice::Starter(id) => {
            let deck = game.decks.iter().position(|deck| deck.name == *id);
            let expected = || game.decks.iter().map(|deck| deck.name.as_str()).collect::<Vec<_>>().join(", ");
            let unknown = || games::Error::NoDeck { found: id.clone(), expected: expected() };
            Ok(starter(deck.ok_or_else(unknown)?))
        }
        DeckChoice::Any => Ok(starter(Dice::new(chance).below(files.len()))),
    }
}
