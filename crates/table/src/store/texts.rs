//! Pools and replays, as the texts they were brought as.

use super::Store;
use crate::error::Error;
use rusqlite::{Connection, OptionalExtension, params};

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

/// How many bytes are kept, and so many more if they are not there under an id already.
fn kept_with(connection: &Connection, id: &str, more: usize) -> rusqlite::Result<usize> {
    let sql = "select coalesce(sum(octet_length(text)), 0), coalesce(max(id = ?), 0) \
               from (select id, text from pools union all select id, text from replays)";
    let (bytes, there): (usize, bool) =
        connection.prepare_cached(sql)?.query_row([id], |row| Ok((row.get(0)?, row.get(1)?)))?;
    Ok(if there { 0 } else { bytes + more })
}

impl Store {
    /// Keeps a pool under an id, if all that is kept then comes to so many bytes at most; one that is there already
    /// stays.
    pub async fn keep_pool(&self, id: String, pool: PoolText, most: usize) -> Result<(), Error> {
        let kept = self.write(move |connection| {
            if kept_with(connection, &id, pool.text.len())? > most {
                return Ok(false);
            }
            let sql = "insert or ignore into pools (id, game, name, text) values (?, ?, ?, ?)";
            connection.prepare_cached(sql)?.execute(params![id, pool.game, pool.name, pool.text]).map(|_| true)
        });
        if kept.await? { Ok(()) } else { Err(Error::Full("cards and replays")) }
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

    /// Keeps a replay under an id, likewise.
    pub async fn keep_replay(&self, id: String, replay: KeptReplay, most: usize) -> Result<(), Error> {
        let kept = self.write(move |connection| {
            if kept_with(connection, &id, replay.text.len())? > most {
                return Ok(false);
            }
            let sql = "insert or ignore into replays (id, pool, text) values (?, ?, ?)";
            connection.prepare_cached(sql)?.execute(params![id, replay.pool, replay.text]).map(|_| true)
        });
        if kept.await? { Ok(()) } else { Err(Error::Full("cards and replays")) }
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
