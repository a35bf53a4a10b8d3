//! The games of the server, each loaded once.

use crate::cache::RecentCache;
use crate::error::Error;
use crate::pools::Pools;
use crate::store::Store;
use crate::wire::DeckChoice;
use duel::state::rng::Rng;
use games::Game;
use games::registry::GAME_IDS;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

/// The id of a game or pool, and the format.
type Key = (String, Option<String>);

/// The number of games with players' own cards that are kept in memory.
const READY: usize = 12;

/// The loaded games.
pub struct LoadedGames {
    games: Mutex<HashMap<Key, Arc<Game>>>,
    /// The pools of players' own cards.
    pub pools: Pools,
    /// Games with players' own cards, by pool and format.
    with_own_cards: RecentCache<Key, Arc<Game>>,
}

impl LoadedGames {
    /// No games yet, and the pools of a database.
    pub fn new(store: Store) -> Self {
        Self { games: Mutex::default(), pools: Pools::new(store), with_own_cards: RecentCache::new(READY) }
    }

    /// A game in a format, with the cards of a pool if one is named.
    pub fn game(&self, id: &str, format: Option<&str>, pool: Option<&str>) -> Result<Arc<Game>, Error> {
        if let Some(pool) = pool {
            return tokio::task::block_in_place(|| self.game_with_pool(id, format, pool));
        }
        let key = (id.to_owned(), format.map(str::to_owned));
        let mut games = self.games.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(game) = games.get(&key) {
            return Ok(Arc::clone(game));
        }
        let game = Arc::new(Game::load_in_format(id, format)?);
        games.insert(key, Arc::clone(&game));
        Ok(game)
    }

    fn game_with_pool(&self, id: &str, format: Option<&str>, pool: &str) -> Result<Arc<Game>, Error> {
        let shipped = self.game(id, format, None)?;
        let key = (pool.to_owned(), format.map(str::to_owned));
        let game = self.with_own_cards.get_or_insert(&key, || {
            let pool = self.pools.find(pool)?;
            pool.check_game(id)?;
            Ok::<_, Error>(Arc::new(shipped.with_cards(Arc::clone(&pool.cards))))
        })?;
        let found = game.id().to_owned();
        if found == id { Ok(game) } else { Err(Error::PoolOfOtherGame { found, expected: id.to_owned() }) }
    }

    /// All games in their usual formats.
    pub fn games(&self) -> Result<Vec<Arc<Game>>, Error> {
        GAME_IDS.iter().map(|id| self.game(id, None, None)).collect()
    }
}

/// The text of the deck that a player has chosen, once it is found legal. Other tasks go on while it is read.
pub fn deck_text(game: &Game, choice: &DeckChoice, chance: u64) -> Result<String, Error> {
    tokio::task::block_in_place(|| read_deck_choice(game, choice, chance))
}

fn read_deck_choice(game: &Game, choice: &DeckChoice, chance: u64) -> Result<String, Error> {
    let files = game.entry.decks();
    // With a player's own cards, a name in a starter deck may mean another card.
    let starter = |at: usize| {
        let (text, deck) = (files[at].1, &game.decks[at]);
        let is_it =
            game.read_deck("deck", text).is_ok_and(|read| read.cards == deck.cards && read.sideboard == deck.sideboard);
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
        DeckChoice::Any => Ok(starter(Rng::new(chance).below(files.len()))),
    }
}
