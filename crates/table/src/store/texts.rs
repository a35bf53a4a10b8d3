//! Stored pools and replays, as their uploaded texts.

use super::Store;
use crate::error::Error;
use rusqlite::{Connection, OptionalExtension, params};

/// A stored pool.
#[derive(Clone, Debug)]
pub struct PoolText {
    /// The game.
    pub game: String,
    /// Its name.
    pub name: String,
    /// Its source as JSON.
    pub text: String,
}

/// A stored replay.
#[derive(Clone, Debug)]
pub struct StoredReplay {
    /// The pool, if it was played with a player's own cards.
    pub pool: Option<String>,
    /// The text.
    pub text: String,
}

/// The bytes of all stored texts with `more` bytes added; 0 if the id is already stored.
fn stored_bytes_with(connection: &Connection, id: &str, more: usize) -> rusqlite::Result<usize> {
    let sql = "select coalesce(sum(octet_length(text)), 0), coalesce(max(id = ?), 0) \
               from (select id, text from pools union all select id, text from replays)";
    let (bytes, there): (usize, bool) =
        connection.prepare_cached(sql)?.query_row([id], |row| Ok((row.get(0)?, row.get(1)?)))?;
    Ok(if there { 0 } else { bytes + more })
}

impl Store {
    /// Stores a pool, if all stored texts then have at most `most` bytes. An existing pool stays.
    pub async fn store_pool(&self, id: String, pool: PoolText, most: usize) -> Result<(), Error> {
        let kept = self.write(move |connection| {
            if stored_bytes_with(connection, &id, pool.text.len())? > most {
                return Ok(false);
            }
            let sql = "insert or ignore into pools (id, game, name, text) values (?, ?, ?, ?)";
            connection.prepare_cached(sql)?.execute(params![id, pool.game, pool.name, pool.text]).map(|_| true)
        });
        if kept.await? { Ok(()) } else { Err(Error::ServerFull("cards and replays")) }
    }

    /// The pool of an id, read while the calling thread waits.
    pub fn pool(&self, id: &str) -> Result<Option<PoolText>, Error> {
        self.read_now(|connection| {
            connection
                .prepare_cached("select game, name, text from pools where id = ?")?
                .query_row([id], |row| Ok(PoolText { game: row.get(0)?, name: row.get(1)?, text: row.get(2)? }))
                .optional()
        })
    }

    /// Stores a replay, if all stored texts then have at most `most` bytes. An existing one stays.
    pub async fn store_replay(&self, id: String, replay: StoredReplay, most: usize) -> Result<(), Error> {
        let kept = self.write(move |connection| {
            if stored_bytes_with(connection, &id, replay.text.len())? > most {
                return Ok(false);
            }
            let sql = "insert or ignore into replays (id, pool, text) values (?, ?, ?)";
            connection.prepare_cached(sql)?.execute(params![id, replay.pool, replay.text]).map(|_| true)
        });
        if kept.await? { Ok(()) } else { Err(Error::ServerFull("cards and replays")) }
    }

    /// The replay of an id.
    pub async fn replay(&self, id: String) -> Result<Option<StoredReplay>, Error> {
        self.read(move |connection| {
            connection
                .prepare_cached("select pool, text from replays where id = ?")?
                .query_row([id], |row| Ok(StoredReplay { pool: row.get(0)?, text: row.get(1)? }))
                .optional()
        })
        .await
    }
}
