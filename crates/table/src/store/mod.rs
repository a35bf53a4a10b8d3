//! What outlives the server: duels as their seeds and choices, pools and replays, in one SQLite file.
//!
//! One thread writes. It takes what waits into one transaction and acknowledges after the commit, so that many rooms
//! share the time that a commit takes; whoever awaits an acknowledgement may show what was written.

mod duels;
mod texts;

pub use duels::{Ended, Move, Progress, Record, SeatRecord, State, Summary};
pub use texts::{KeptReplay, PoolText};

use crate::error::Error;
use rusqlite::{Connection, OpenFlags};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, mpsc};
use std::thread;
use tokio::sync::oneshot;

/// How many writes share one commit.
const BATCH: usize = 512;

/// The tables. A duel is its seed and its choices; everything else says whose it is and how it stands.
const SCHEMA: &str = "
create table if not exists duels (
    id text primary key,
    game text not null,
    format text,
    pool text,
    seed integer not null,
    position text,
    engine text not null,
    cards integer not null,
    invitation text not null,
    open integer not null,
    seconds integer,
    increment integer,
    state text not null,
    ended text,
    turn integer not null default 0,
    forced integer not null default 0,
    next text,
    made integer not null,
    touched integer not null
) without rowid;
create index if not exists duels_touched on duels (state, touched);
create table if not exists seats (
    duel text not null,
    seat integer not null,
    name text not null,
    player text,
    deck text not null,
    token blob,
    left_ms integer,
    passing text,
    primary key (duel, seat)
) without rowid;
create table if not exists moves (
    duel text not null,
    n integer not null,
    seat integer not null,
    words text not null,
    auto integer not null,
    primary key (duel, n)
) without rowid;
create table if not exists pools (
    id text primary key,
    game text not null,
    name text not null,
    text text not null
) without rowid;
create table if not exists replays (
    id text primary key,
    pool text,
    text text not null
) without rowid;
";

/// What is done after the commit, told whether there was one.
type Acknowledge = Box<dyn FnOnce(bool) + Send>;
/// A write: done within a transaction.
type Write = Box<dyn FnOnce(&Connection) -> Acknowledge + Send>;

/// The database.
#[derive(Clone)]
pub struct Store {
    writes: mpsc::Sender<Write>,
    reader: Arc<Mutex<Connection>>,
}

/// Where the database is unless one says otherwise: in the user's folder for data.
pub fn usual_place() -> PathBuf {
    let home = || std::env::var_os("HOME").map(|home| Path::new(&home).join(".local/share"));
    let data = std::env::var_os("XDG_DATA_HOME").filter(|dir| !dir.is_empty()).map(PathBuf::from).or_else(home);
    data.unwrap_or_else(|| PathBuf::from(".")).join("shobu").join("table.sqlite")
}

impl Store {
    /// Opens the database in a file, and makes it if it is not there.
    pub fn open(file: &Path) -> Result<Self, Error> {
        if let Some(folder) = file.parent() {
            std::fs::create_dir_all(folder).map_err(|cause| Error::Folder { folder: folder.to_owned(), cause })?;
        }
        let writer = Connection::open(file)?;
        writer.busy_timeout(std::time::Duration::from_secs(10))?;
        writer.pragma_update(None, "journal_mode", "wal")?;
        writer.pragma_update(None, "synchronous", "normal")?;
        writer.execute_batch(SCHEMA)?;
        let reader = Connection::open_with_flags(file, OpenFlags::SQLITE_OPEN_READ_ONLY)?;
        reader.busy_timeout(std::time::Duration::from_secs(10))?;
        let (writes, waiting) = mpsc::channel();
        thread::Builder::new()
            .name("store".to_owned())
            .spawn(move || keep(writer, &waiting))
            .map_err(|cause| Error::Folder { folder: file.to_owned(), cause })?;
        Ok(Self { writes, reader: Arc::new(Mutex::new(reader)) })
    }

    /// Writes, and comes back when it is committed.
    async fn write<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> rusqlite::Result<T> + Send + 'static,
    ) -> Result<T, Error> {
        let (done, written) = oneshot::channel();
        let write: Write = Box::new(move |connection| {
            let result = within_savepoint(connection, work);
            Box::new(move |committed| {
                let result = result.map_err(Error::from);
                let _ = done.send(if committed { result } else { result.and(Err(Error::Stopping)) });
            })
        });
        self.writes.send(write).map_err(|_| Error::Stopping)?;
        written.await.map_err(|_| Error::Stopping)?
    }

    /// Reads at once; for those who may wait.
    fn read_now<T>(&self, work: impl FnOnce(&Connection) -> rusqlite::Result<T>) -> Result<T, Error> {
        let connection = self.reader.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        Ok(work(&connection)?)
    }

    /// Reads.
    async fn read<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> rusqlite::Result<T> + Send + 'static,
    ) -> Result<T, Error> {
        let reader = Arc::clone(&self.reader);
        let read = move || {
            let connection = reader.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
            work(&connection)
        };
        Ok(tokio::task::spawn_blocking(read).await.map_err(|_| Error::Stopping)??)
    }
}

/// A write that fails is undone alone; those that share its transaction stay.
fn within_savepoint<T>(
    connection: &Connection,
    work: impl FnOnce(&Connection) -> rusqlite::Result<T>,
) -> rusqlite::Result<T> {
    connection.execute_batch("savepoint one")?;
    let result = work(connection);
    connection.execute_batch(if result.is_ok() { "release one" } else { "rollback to one; release one" })?;
    result
}

/// Writes what comes, until nobody is left who could write.
fn keep(connection: Connection, waiting: &mpsc::Receiver<Write>) {
    while let Ok(first) = waiting.recv() {
        let begun = connection.execute_batch("begin immediate").is_ok();
        let mut acknowledge = Vec::new();
        for write in std::iter::once(first).chain(std::iter::from_fn(|| waiting.try_recv().ok())).take(BATCH) {
            acknowledge.push(write(&connection));
        }
        let committed = begun && connection.execute_batch("commit").is_ok();
        if !committed {
            tracing::error!(writes = acknowledge.len(), "a transaction was not committed");
            let _ = connection.execute_batch("rollback");
        }
        acknowledge.into_iter().for_each(|acknowledge| acknowledge(committed));
    }
}
