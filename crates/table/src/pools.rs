//! Pools: the cards that come with a game, and others.
//!
//! A player brings card files or databases; what they are, they say themselves. Every card that compiles comes to those
//! of the game, and both seats of a duel play with them all; what does not compile is left out, and the list of it says
//! why. **A card with the name of one that is there is kept apart by its code**: decks then call each by its code. One that
//! is given no code has its name for one, so that a deck that says the name means it; the starter decks stay what they
//! are. Of two cards with the same code the second is left out, and the reason says how to give it another.
//!
//! A position may have cards of its own, too; they make a pool with the plain cards that rulings speak of, so that a
//! duel from it has its cards as any other duel has.
//!
//! The id of a pool is a hash of its game and texts: whoever brings the same has the same pool. Texts are kept in the
//! database, and what was compiled lately in memory.

use crate::error::Error;
use crate::limits::Limits;
use crate::recent::Recent;
use crate::secret;
use crate::store::{PoolText, Store};
use crate::wire::{LeftOut, NewPool, PoolInfo};
use duel::pool::CardPool;
use games::books::{Book, IDS};
use games::rulings;
use serde::{Deserialize, Serialize};
use std::sync::{Arc, Mutex, PoisonError};

/// How many files a pool is made of at most.
const FILES: usize = 64;
/// How many letters of a file's name are kept.
const FILE_NAME: usize = 80;
/// How many cards that do not compile are listed.
const LISTED: usize = 1000;
/// How many reasons are given for one card.
const REASONS: usize = 3;
/// How many pools one of a position lies over at most, and how many cards of positions' own it has.
const LAYERS: usize = 4;
const OWN: usize = 500;
/// How many compiled pools are kept ready.
const READY: usize = 6;

/// What a pool is made of, besides the cards of its game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Source {
    /// A player's files: names and texts.
    Files(Vec<(String, String)>),
    /// The cards of a position's own, with the plain cards of rulings.
    Position {
        /// The pool it speaks of.
        over: Option<String>,
        /// Its cards, each as text.
        cards: Vec<String>,
    },
}

/// A compiled pool.
pub struct Pool {
    /// What is told of it.
    pub info: PoolInfo,
    /// Its cards.
    pub cards: Arc<CardPool>,
}

/// The pools of a server.
pub struct Pools {
    store: Store,
    ready: Recent<String, Arc<Pool>>,
    /// One pool is compiled at a time.
    compiling: Mutex<()>,
}

impl Pools {
    /// Those of a database.
    pub const fn new(store: Store) -> Self {
        Self { store, ready: Recent::new(READY), compiling: Mutex::new(()) }
    }

    /// The pool of an id, compiled unless it is ready.
    pub fn find(&self, id: &str) -> Result<Arc<Pool>, Error> {
        self.find_over(id, LAYERS)
    }

    /// The same, if it lies over so many others at most.
    fn find_over(&self, id: &str, layers: usize) -> Result<Arc<Pool>, Error> {
        let known = id.to_owned();
        if let Some(pool) = self.ready.get(&known) {
            return Ok(pool);
        }
        let (kept, source) = self.kept(id)?;
        let base = self.base(&kept.game, &source, layers)?;
        let _one = self.compiling.lock().unwrap_or_else(PoisonError::into_inner);
        self.ready.get_or(&known, || compile(id, &kept, &source, base).map(Arc::new))
    }

    /// The pool of an id as it is kept, and what it is made of.
    fn kept(&self, id: &str) -> Result<(PoolText, Source), Error> {
        let kept = self.store.pool(id)?.ok_or_else(|| Error::NoPool(id.to_owned()))?;
        let source = serde_json::from_str(&kept.text).map_err(|fault| Error::Malformed(fault.to_string()))?;
        Ok((kept, source))
    }

    /// Compiles what a player brings, and keeps it if a card comes of it.
    pub async fn add(&self, new: NewPool, limits: &Limits) -> Result<Arc<Pool>, Error> {
        Book::find(&new.game)?;
        let name = crate::lobby::name_of(&new.name, limits.name)?;
        if new.files.is_empty() || new.files.len() > FILES {
            return Err(Error::Files { most: FILES });
        }
        let called = |file: &str| file.chars().filter(|letter| !letter.is_control()).take(FILE_NAME).collect();
        let files = new.files.into_iter().map(|(file, text)| (called(&file), text)).collect();
        self.keep(new.game, name, &Source::Files(files), limits).await
    }

    /// Keeps the cards of a position. Those of a position that it goes on from come before them, in the same pool.
    pub async fn of_position(
        &self,
        game: &str,
        mut over: Option<String>,
        mut cards: Vec<String>,
        limits: &Limits,
    ) -> Result<Arc<Pool>, Error> {
        while let Some(id) = &over {
            let kept = tokio::task::block_in_place(|| self.kept(id))?;
            let (_, Source::Position { over: below, cards: before }) = kept else { break };
            cards.splice(..0, before);
            if cards.len() > OWN {
                return Err(Error::OwnCards { most: OWN });
            }
            over = below;
        }
        self.keep(game.to_owned(), "position".to_owned(), &Source::Position { over, cards }, limits).await
    }

    async fn keep(&self, game: String, name: String, source: &Source, limits: &Limits) -> Result<Arc<Pool>, Error> {
        let text = serde_json::to_string(source).map_err(|fault| Error::Malformed(fault.to_string()))?;
        let id = secret::content_id(&format!("{game}\n{text}"));
        // What is ready is kept.
        if let Some(pool) = self.ready.get(&id) {
            return Ok(pool);
        }
        let kept = PoolText { game, name, text };
        let pool = tokio::task::block_in_place(|| {
            let base = self.base(&kept.game, source, LAYERS)?;
            let _one = self.compiling.lock().unwrap_or_else(PoisonError::into_inner);
            compile(&id, &kept, source, base).map(Arc::new)
        })?;
        // A position may have no cards of its own, and has the plain ones then.
        if pool.info.cards == 0 && matches!(source, Source::Files(_)) {
            return Ok(pool);
        }
        self.store.keep_pool(id.clone(), kept, limits.kept).await?;
        self.ready.get_or(&id, || Ok(pool))
    }

    /// The cards to which those of a source come.
    fn base(&self, game: &str, source: &Source, layers: usize) -> Result<Arc<CardPool>, Error> {
        let over = match source {
            Source::Files(_) => None,
            Source::Position { over, .. } => over.as_deref(),
        };
        let book = Book::find(game)?;
        match over {
            Some(id) => {
                let below = layers.checked_sub(1).ok_or(Error::Layers { most: LAYERS })?;
                let pool = self.find_over(id, below)?;
                pool.is_of(game)?;
                Ok(Arc::clone(&pool.cards))
            }
            None => Ok(Arc::new(book.pool()?)),
        }
    }
}

impl Pool {
    /// Refuses to be played with in another game.
    pub fn is_of(&self, game: &str) -> Result<(), Error> {
        let other = || Error::OtherGame { found: self.info.game.clone(), expected: game.to_owned() };
        if self.info.game == game { Ok(()) } else { Err(other()) }
    }
}

fn compile(id: &str, kept: &PoolText, source: &Source, base: Arc<CardPool>) -> Result<Pool, Error> {
    let book = Book::find(&kept.game)?;
    let mut perhaps = None;
    let (cards, own, (left_out, not_compiled)) = match source {
        Source::Files(files) => {
            let before = base.cards.len();
            let mut pool = CardPool::clone(&base);
            let left_out = import(book, files, &mut pool)?;
            let own = pool.cards.len() - before;
            if own == 0 {
                perhaps = game_of(files, book);
            }
            (Arc::new(pool), own, left_out)
        }
        Source::Position { cards, .. } => {
            let mut pool = CardPool::clone(&rulings::with(book, base)?.pool);
            for card in cards {
                (book.compile)(card, "position", &mut pool).map_err(Error::Position)?;
            }
            (Arc::new(pool), cards.len(), (Vec::new(), 0))
        }
    };
    tracing::info!(pool = id, game = kept.game, own, not_compiled, "a pool is compiled");
    let (id, game, name) = (id.to_owned(), kept.game.clone(), kept.name.clone());
    Ok(Pool { info: PoolInfo { id, game, name, cards: own, left_out, not_compiled, perhaps }, cards })
}

/// Adds the cards of files that compile; returns those that do not, and how many these are.
fn import(book: &Book, files: &[(String, String)], pool: &mut CardPool) -> Result<(Vec<LeftOut>, usize), Error> {
    let language = book.language()?;
    let mut left_out = Vec::new();
    for (file, text) in files {
        match language.import(text, file, pool) {
            Ok(import) => left_out.extend(import.left_out.iter().map(why_left_out)),
            Err(fault) => left_out.push(LeftOut { name: file.clone(), why: fault.to_string() }),
        }
    }
    let all = left_out.len();
    left_out.truncate(LISTED);
    Ok((left_out, all))
}

/// The other game whose cards some files seem to hold.
fn game_of(files: &[(String, String)], not: &Book) -> Option<String> {
    let others = IDS.iter().filter(|id| **id != not.id);
    let reads = |id: &&&str| {
        let book = Book::find(id).ok()?;
        let (language, pool) = (book.language().ok()?, book.pool().ok()?);
        files.iter().any(|(_, text)| language.reads(text, &pool)).then_some(())
    };
    others.into_iter().find(|id| reads(id).is_some()).map(|id| (*id).to_owned())
}

fn why_left_out(card: &cardtext::LeftOut) -> LeftOut {
    let name = match () {
        () if card.name.is_empty() => card.code.clone(),
        () if card.code.is_empty() || card.code == card.name => card.name.clone(),
        () => format!("{} [{}]", card.name, card.code),
    };
    let reasons: Vec<String> = card.diagnostics.iter().take(REASONS).map(ToString::to_string).collect();
    LeftOut { name, why: reasons.join("; ") }
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
            let pool = pools.of_position("fftcg", over, vec![card(n)], &limits).await.expect("a pool");
            assert_eq!(pool.info.cards, n + 1);
            let (_, source) = pools.kept(&pool.info.id).expect("it is kept");
            assert!(matches!(source, Source::Position { over: None, .. }), "{source:?}");
            over = Some(pool.info.id.clone());
        }
        let same = pools.of_position("fftcg", over.clone(), Vec::new(), &limits).await.expect("a pool");
        assert_eq!(Some(&same.info.id), over.as_ref(), "without cards of its own it is the same");
        let many = (0..OWN).map(|n| card(100 + n)).collect();
        let refused = pools.of_position("fftcg", over, many, &limits).await;
        assert!(matches!(refused, Err(Error::OwnCards { most: OWN })));
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn pools_that_lie_over_ever_more_others_are_refused() {
        let pools = pools("layers");
        let mut over = None;
        for n in 0..=2 * LAYERS {
            let source = Source::Position { over, cards: Vec::new() };
            let text = serde_json::to_string(&source).expect("text");
            let kept = PoolText { game: "fftcg".to_owned(), name: "position".to_owned(), text };
            pools.store.keep_pool(format!("layer{n}"), kept, usize::MAX).await.expect("it is kept");
            over = Some(format!("layer{n}"));
        }
        tokio::task::block_in_place(|| {
            let deep = pools.find(&format!("layer{}", 2 * LAYERS));
            assert!(matches!(deep, Err(Error::Layers { most: LAYERS })));
            assert!(pools.find(&format!("layer{LAYERS}")).is_ok());
        });
    }
}
