//! Pools: the cards that come with a game, together with others.
//!
//! A player uploads card files or databases; their format is recognised by their content. Every card that compiles is
//! added to those of the game, and both players of a duel can use all of them. Cards that do not compile are left out
//! and listed with the reasons.
//!
//! **A card with the name of another one is distinguished by its code**: decks then name each by its code. A card
//! without a code has its name as its code, so that a deck with that name means it; starter decks keep their own cards.
//! Of two cards with the same code the second is left out, and the reason says how to give it another.
//!
//! A position may define cards, too. They form a pool with the plain cards that rulings use, so that a duel from the
//! position has a pool like any other duel.
//!
//! The id of a pool is a hash of its game and texts: the same upload gives the same pool. Texts are stored in the
//! database, and recently compiled pools are kept in memory.

use crate::cache::RecentCache;
use crate::error::Error;
use crate::limits::Limits;
use crate::secret;
use crate::store::{PoolText, Store};
use crate::wire::{LeftOutCard, NewPool, PoolInfo};
use duel::card::pool::CardPool;
use games::registry::{GAME_IDS, GameEntry};
use games::rulings;
use serde::{Deserialize, Serialize};
use std::sync::{Arc, Mutex, PoisonError};

/// The most files of a pool.
const FILES: usize = 64;
/// The most letters of a file's name that are kept.
const FILE_NAME: usize = 80;
/// The most cards that are listed as not compiling.
const LISTED: usize = 1000;
/// The most reasons that are given for one card.
const REASONS: usize = 3;
/// The most pools that the pool of a position is based on, and the most cards that positions define in it.
const LAYERS: usize = 4;
const OWN: usize = 500;
/// The number of compiled pools kept in memory.
const READY: usize = 6;

/// The source of a pool, besides the cards of its game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum PoolSource {
    /// A player's files: their names and texts.
    Files(Vec<(String, String)>),
    /// The cards that a position defines, with the plain cards of rulings.
    Position {
        /// The pool that the position is based on.
        over: Option<String>,
        /// The texts of its cards.
        cards: Vec<String>,
    },
}

/// A compiled pool.
pub struct Pool {
    /// The description for the page.
    pub info: PoolInfo,
    /// Its cards.
    pub cards: Arc<CardPool>,
}

/// The pools of a server.
pub struct Pools {
    store: Store,
    ready: RecentCache<String, Arc<Pool>>,
    /// Held while a pool is compiled, so that only one is at a time.
    compiling: Mutex<()>,
}

impl Pools {
    /// The pools of a database.
    pub const fn new(store: Store) -> Self {
        Self { store, ready: RecentCache::new(READY), compiling: Mutex::new(()) }
    }

    /// The pool of an id, compiled unless it is in memory.
    pub fn find(&self, id: &str) -> Result<Arc<Pool>, Error> {
        self.find_with_layers(id, LAYERS)
    }

    /// The pool of an id. Fails if it is based on more than this number of other pools.
    fn find_with_layers(&self, id: &str, layers: usize) -> Result<Arc<Pool>, Error> {
        let known = id.to_owned();
        if let Some(pool) = self.ready.get(&known) {
            return Ok(pool);
        }
        let (kept, source) = self.stored(id)?;
        let base = self.base_cards(&kept.game, &source, layers)?;
        let _one = self.compiling.lock().unwrap_or_else(PoisonError::into_inner);
        self.ready.get_or_insert(&known, || compile(id, &kept, &source, base).map(Arc::new))
    }

    /// The stored text of a pool, and its source.
    fn stored(&self, id: &str) -> Result<(PoolText, PoolSource), Error> {
        let kept = self.store.pool(id)?.ok_or_else(|| Error::NoPool(id.to_owned()))?;
        let source = serde_json::from_str(&kept.text).map_err(|fault| Error::Malformed(fault.to_string()))?;
        Ok((kept, source))
    }

    /// Compiles a player's files, and stores them if at least one card compiles.
    pub async fn add(&self, new: NewPool, limits: &Limits) -> Result<Arc<Pool>, Error> {
        GameEntry::find(&new.game)?;
        let name = crate::lobby::clean_name(&new.name, limits.name_length)?;
        if new.files.is_empty() || new.files.len() > FILES {
            return Err(Error::FileCount { most: FILES });
        }
        let called = |file: &str| file.chars().filter(|letter| !letter.is_control()).take(FILE_NAME).collect();
        let files = new.files.into_iter().map(|(file, text)| (called(&file), text)).collect();
        self.compile_and_store(new.game, name, &PoolSource::Files(files), limits).await
    }

    /// Stores the cards of a position. If it is based on another position, that one's cards come first in the same
    /// pool.
    pub async fn add_position(
        &self,
        game: &str,
        mut over: Option<String>,
        mut cards: Vec<String>,
        limits: &Limits,
    ) -> Result<Arc<Pool>, Error> {
        while let Some(id) = &over {
            let kept = tokio::task::block_in_place(|| self.stored(id))?;
            let (_, PoolSource::Position { over: below, cards: before }) = kept else { break };
            cards.splice(..0, before);
            if cards.len() > OWN {
                return Err(Error::TooManyOwnCards { most: OWN });
            }
            over = below;
        }
        self.compile_and_store(game.to_owned(), "position".to_owned(), &PoolSource::Position { over, cards }, limits)
            .await
    }

    async fn compile_and_store(
        &self,
        game: String,
        name: String,
        source: &PoolSource,
        limits: &Limits,
    ) -> Result<Arc<Pool>, Error> {
        let text = serde_json::to_string(source).map_err(|fault| Error::Malformed(fault.to_string()))?;
        let id = secret::content_id(&format!("{game}\n{text}"));
        // A pool in memory is stored already.
        if let Some(pool) = self.ready.get(&id) {
            return Ok(pool);
        }
        let kept = PoolText { game, name, text };
        let pool = tokio::task::block_in_place(|| {
            let base = self.base_cards(&kept.game, source, LAYERS)?;
            let _one = self.compiling.lock().unwrap_or_else(PoisonError::into_inner);
            compile(&id, &kept, source, base).map(Arc::new)
        })?;
        // A position may define no cards; its pool then has the plain cards only.
        if pool.info.cards == 0 && matches!(source, PoolSource::Files(_)) {
            return Ok(pool);
        }
        self.store.store_pool(id.clone(), kept, limits.stored_bytes).await?;
        self.ready.get_or_insert(&id, || Ok(pool))
    }

    /// The cards to which those of a source are added.
    fn base_cards(&self, game: &str, source: &PoolSource, layers: usize) -> Result<Arc<CardPool>, Error> {
        let over = match source {
            PoolSource::Files(_) => None,
            PoolSource::Position { over, .. } => over.as_deref(),
        };
        let book = GameEntry::find(game)?;
        match over {
            Some(id) => {
                let below = layers.checked_sub(1).ok_or(Error::TooManyLayers { most: LAYERS })?;
                let pool = self.find_with_layers(id, below)?;
                pool.check_game(game)?;
                Ok(Arc::clone(&pool.cards))
            }
            None => Ok(Arc::new(book.pool()?)),
        }
    }
}

impl Pool {
    /// Fails unless the pool belongs to this game.
    pub fn check_game(&self, game: &str) -> Result<(), Error> {
        let other = || Error::PoolOfOtherGame { found: self.info.game.clone(), expected: game.to_owned() };
        if self.info.game == game { Ok(()) } else { Err(other()) }
    }
}

fn compile(id: &str, kept: &PoolText, source: &PoolSource, base: Arc<CardPool>) -> Result<Pool, Error> {
    let book = GameEntry::find(&kept.game)?;
    let mut perhaps = None;
    let (cards, own, (left_out, not_compiled)) = match source {
        PoolSource::Files(files) => {
            let before = base.cards.len();
            let mut pool = CardPool::clone(&base);
            let left_out = import(book, files, &mut pool)?;
            let own = pool.cards.len() - before;
            if own == 0 {
                perhaps = guess_game(files, book);
            }
            (Arc::new(pool), own, left_out)
        }
        PoolSource::Position { cards, .. } => {
            let mut pool = CardPool::clone(&rulings::ruling_game_with(book, base)?.pool);
            for card in cards {
                (book.compile_cards)(card, "position", &mut pool).map_err(Error::Position)?;
            }
            (Arc::new(pool), cards.len(), (Vec::new(), 0))
        }
    };
    tracing::info!(pool = id, game = kept.game, own, not_compiled, "pool compiled");
    let (id, game, name) = (id.to_owned(), kept.game.clone(), kept.name.clone());
    Ok(Pool { info: PoolInfo { id, game, name, cards: own, left_out, not_compiled, perhaps }, cards })
}

/// Adds the cards of files that compile. Returns the first of those that do not, and their number.
fn import(
    book: &GameEntry,
    files: &[(String, String)],
    pool: &mut CardPool,
) -> Result<(Vec<LeftOutCard>, usize), Error> {
    let language = book.language()?;
    let mut left_out = Vec::new();
    for (file, text) in files {
        match language.import(text, file, pool) {
            Ok(import) => left_out.extend(import.left_out.iter().map(why_left_out)),
            Err(fault) => left_out.push(LeftOutCard { name: file.clone(), why: fault.to_string() }),
        }
    }
    let all = left_out.len();
    left_out.truncate(LISTED);
    Ok((left_out, all))
}

/// Another game whose cards the files seem to hold.
fn guess_game(files: &[(String, String)], not: &GameEntry) -> Option<String> {
    let others = GAME_IDS.iter().filter(|id| **id != not.id);
    let reads = |id: &&&str| {
        let book = GameEntry::find(id).ok()?;
        let (language, pool) = (book.language().ok()?, book.pool().ok()?);
        files.iter().any(|(_, text)| language.reads(text, &pool)).then_some(())
    };
    others.into_iter().find(|id| reads(id).is_some()).map(|id| (*id).to_owned())
}

fn why_left_out(card: &cardtext::LeftOut) -> LeftOutCard {
    let name = match () {
        () if card.name.is_empty() => card.code.clone(),
        () if card.code.is_empty() || card.code == card.name => card.name.clone(),
        () => format!("{} [{}]", card.name, card.code),
    };
    let reasons: Vec<String> = card.diagnostics.iter().take(REASONS).map(ToString::to_string).collect();
    LeftOutCard { name, why: reasons.join("; ") }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pools(name: &str) -> Pools {
        let folder = std::env::temp_dir().join(format!("shobu-pools-{}-{name}", std::process::id()));
        let _ = std::fs::remove_dir_all(&folder);
        Pools::new(Store::open(&folder.join("table.sqlite")).expect("a database"))
    }

    fn card(n: usize) -> String {
        format!("Lookout {n}\nEarth Forward · cost 3 · power 7000\n")
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn positions_that_go_on_from_one_another_have_one_pool() {
        let (pools, limits) = (pools("chain"), Limits::default());
        let mut over = None;
        for n in 0..3 * LAYERS {
            let pool = pools.add_position("fftcg", over, vec![card(n)], &limits).await.expect("a pool");
            assert_eq!(pool.info.cards, n + 1);
            let (_, source) = pools.stored(&pool.info.id).expect("it is kept");
            assert!(matches!(source, PoolSource::Position { over: None, .. }), "{source:?}");
            over = Some(pool.info.id.clone());
        }
        let same = pools.add_position("fftcg", over.clone(), Vec::new(), &limits).await.expect("a pool");
        assert_eq!(Some(&same.info.id), over.as_ref(), "without cards of its own it is the same");
        let many = (0..OWN).map(|n| card(100 + n)).collect();
        let refused = pools.add_position("fftcg", over, many, &limits).await;
        assert!(matches!(refused, Err(Error::TooManyOwnCards { most: OWN })));
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn pools_that_lie_over_ever_more_others_are_refused() {
        let pools = pools("layers");
        let mut over = None;
        for n in 0..=2 * LAYERS {
            let source = PoolSource::Position { over, cards: Vec::new() };
            let text = serde_json::to_string(&source).expect("text");
            let kept = PoolText { game: "fftcg".to_owned(), name: "position".to_owned(), text };
            pools.store.store_pool(format!("layer{n}"), kept, usize::MAX).await.expect("it is kept");
            over = Some(format!("layer{n}"));
        }
        tokio::task::block_in_place(|| {
            let deep = pools.find(&format!("layer{}", 2 * LAYERS));
            assert!(matches!(deep, Err(Error::TooManyLayers { most: LAYERS })));
            assert!(pools.find(&format!("layer{LAYERS}")).is_ok());
        });
    }
}
