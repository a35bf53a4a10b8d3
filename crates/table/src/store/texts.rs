//! Pools and replays, as the texts they were brought as.

use super::Store;
use crate::error::Error;
use rusqlite::{OptionalExtension, params};

/// A pool of a player's own, as it was brought.
#[derive(Clone, Debug)]
pub struct PoolText {
    /// The game.
    pub game: String,
    /// What it is called.
    pub name: String,
    /// Its files, written as one text.
    pub text: String,
}

/// A replay that is kept.
#[derive(Clone, Debug)]
pub struct KeptReplay {
    /// The pool it was played with, if that is a player's own.
    pub pool: Option<String>,
    /// It, as text.
    pub text: String,
}

impl Store {
    /// Keeps a pool under an id; one that is there already stays.
    pub async fn keep_pool(&self, id: String, pool: PoolText) -> Result<(), Error> {
        self.write(move |connection| {
            let sql = "insert or ignore into pools (id, game, name, text) values (?, ?, ?, ?)";
            connection.prepare_cached(sql)?.execute(params![id, pool.game, pool.name, pool.text]).map(|_| ())
        })
        .await
    }

    /// The pool of an id, at once; for those who may wait.
    pub fn pool(&self, id: &str) -> Result<Option<PoolText>, Error> {
        self.read_now(|connection| {
            connection
                .prepare_cached("select game, name, text from pools where id = ?")?
                .query_row([id], |row| Ok(PoolText { game: row.get(0)?, name: row.get(1)?, text: row.get(2)? }))
                .optional()
        })
    }

    /// Keeps a replay under an id; one that is there already stays.
    pub async fn keep_replay(&self, id: String, replay: KeptReplay) -> Result<(), Error> {
        self.write(move |connection| {
            let sql = "insert or ignore into replays (id, pool, text) values (?, ?, ?)";
            connection.prepare_cached(sql)?.execute(params![id, replay.pool, replay.text]).map(|_| ())
        })
        .await
    }

    /// The replay of an id.
    pub async fn replay(&self, id: String) -> Result<Option<KeptReplay>, Error> {
        self.read(move |connection| {
            connection
                .prepare_cached("select pool, text from replays where id = ?")?
                .query_row([id], |row| Ok(KeptReplay { pool: row.get(0)?, text: row.get(1)? }))
                .optional()
        })
        .await
    }
}
