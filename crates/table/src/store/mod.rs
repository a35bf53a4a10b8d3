//! The database: duels as their seeds and choices, pools and replays, in one SQLite file.
//!
//! One thread writes. It takes all waiting writes into one transaction and acknowledges them after the commit, so that
//! many rooms share the time of a commit. Once a write is acknowledged, its result may be shown.
//!
//! An acknowledged write survives the end of the process, however it ends. Another thread syncs to disk about once a
//! second, so that a power cut loses no more than that. Waiting for the disk with every commit would add tens of
//! milliseconds to every answer on a busy disk.

mod duels;
mod texts;

pub use duels::{DuelRecord, DuelStatus, DuelSummary, EndedOutside, Move, Progress, SeatRecord};
pub use texts::{PoolText, StoredReplay};

use crate::error::{Error, Unusable};
use rusqlite::{Connection, OpenFlags};
use std::fs::{File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, mpsc};
use std::thread;
use std::time::{Duration, Instant};
use tokio::sync::oneshot;

/// The time another server may take to release the database while it stops.
const LOCK_TIMEOUT: Duration = Duration::from_secs(3);
/// The interval between syncs to disk.
const SYNC_INTERVAL: Duration = Duration::from_secs(1);
/// The most writes in one commit.
const BATCH: usize = 512;

/// The tables. A duel is its seed and its choices; everything else says who plays and how far it is.
const SCHEMA: &str = "
create table duels (
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
create index duels_touched on duels (state, touched);
create table seats (
    duel text not null,
    seat integer not null,
    name text not null,
    player text,
    deck text not null,
    token blob,
    left_ms integer,
    passing text,
    away_ms integer not null default 0,
    again integer not null default 0,
    primary key (duel, seat)
) without rowid;
create table moves (
    duel text not null,
    n integer not null,
    seat integer not null,
    words text not null,
    auto integer not null,
    primary key (duel, n)
) without rowid;
create table pools (
    id text primary key,
    game text not null,
    name text not null,
    text text not null
) without rowid;
create table replays (
    id text primary key,
    pool text,
    text text not null
) without rowid;
";

/// Columns that were added later: a database without one gets it. Each holds a number, 0 by default.
const ADDED_COLUMNS: [(&str, &str); 3] = [("duels", "forced"), ("seats", "away_ms"), ("seats", "again")];

/// The number of the layout above; it is raised by any change other than an added column.
const LAYOUT: i32 = 2;
/// The application id of the table's databases: `Shbu`.
const OURS: i32 = 0x5368_6275;

/// Called after the commit, with false if it failed.
type Acknowledge = Box<dyn FnOnce(bool) + Send>;
/// A write, carried out within a transaction.
type Write = Box<dyn FnOnce(&Connection) -> Acknowledge + Send>;

/// The database.
#[derive(Clone)]
pub struct Store {
    writes: mpsc::Sender<Write>,
    reader: Arc<Mutex<Connection>>,
    /// Locked for as long as the database is in use, so that no other server uses it.
    _lock: Arc<File>,
}

/// The usual path of the database, in the user's folder for data.
pub fn default_path() -> PathBuf {
    let home = || std::env::var_os("HOME").map(|home| Path::new(&home).join(".local/share"));
    let data = std::env::var_os("XDG_DATA_HOME").filter(|dir| !dir.is_empty()).map(PathBuf::from).or_else(home);
    data.unwrap_or_else(|| PathBuf::from(".")).join("shobu").join("table.sqlite")
}

impl Store {
    /// Opens the database in a file, or creates it. A file that cannot be used is left as it is.
    pub fn open(file: &Path) -> Result<Self, Error> {
        let unusable = |cause| Error::Database { file: file.to_owned(), cause };
        let missing = |cause: io::Error| unusable(Unusable::Unreachable(cause.to_string()));
        if let Some(folder) = file.parent().filter(|folder| !folder.as_os_str().is_empty()) {
            std::fs::create_dir_all(folder).map_err(missing)?;
        }
        let alone = lock_database(file).map_err(unusable)?;
        let faulty = |fault: rusqlite::Error| unusable(fault.into());
        let open = || Connection::open(file).and_then(with_busy_timeout).map_err(faulty);
        let writer = open()?;
        // Check the owner and the layout first: nothing may be written to a foreign database.
        migrate(&writer).map_err(unusable)?;
        let writer = with_write_ahead_log(writer).map_err(faulty)?;
        let syncer = with_write_ahead_log(open()?).map_err(faulty)?;
        let reader = Connection::open_with_flags(file, OpenFlags::SQLITE_OPEN_READ_ONLY);
        let reader = reader.and_then(with_busy_timeout).map_err(faulty)?;
        let (writes, waiting) = mpsc::channel();
        let (written, unsynced) = mpsc::sync_channel(1);
        let named = |name: &str| thread::Builder::new().name(name.to_owned());
        named("store").spawn(move || run_writer(&writer, &waiting, &written)).map_err(missing)?;
        named("sync").spawn(move || run_syncer(&syncer, &unsynced)).map_err(missing)?;
        Ok(Self { writes, reader: Arc::new(Mutex::new(reader)), _lock: Arc::new(alone) })
    }

    /// Writes, and returns when the write is committed.
    async fn write<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> rusqlite::Result<T> + Send + 'static,
    ) -> Result<T, Error> {
        let (done, written) = oneshot::channel();
        let write: Write = Box::new(move |connection| {
            let result = within_savepoint(connection, work);
            Box::new(move |committed| {
                let result = result.map_err(Error::from);
                let _ = done.send(if committed { result } else { result.and(Err(Error::NotWritten)) });
            })
        });
        self.writes.send(write).map_err(|_| Error::Stopping)?;
        written.await.map_err(|_| Error::Stopping)?
    }

    /// Reads while the calling thread waits.
    fn read_now<T>(&self, work: impl FnOnce(&Connection) -> rusqlite::Result<T>) -> Result<T, Error> {
        let connection = self.reader.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        Ok(work(&connection)?)
    }

    /// Reads on another thread.
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

/// Has a connection wait while another one uses the database.
fn with_busy_timeout(connection: Connection) -> rusqlite::Result<Connection> {
    connection.busy_timeout(Duration::from_secs(10))?;
    Ok(connection)
}

/// Turns on the write-ahead log, so that acknowledged writes survive the end of the process.
fn with_write_ahead_log(connection: Connection) -> rusqlite::Result<Connection> {
    connection.pragma_update(None, "journal_mode", "wal")?;
    connection.pragma_update(None, "synchronous", "normal")?;
    Ok(connection)
}

/// Locks a database against other servers, until the file is closed or the process ends.
fn lock_database(database: &Path) -> Result<File, Unusable> {
    let unreachable = |cause: io::Error| Unusable::Unreachable(cause.to_string());
    let mut name = database.file_name().unwrap_or_default().to_owned();
    name.push(".lock");
    let file = File::options().create(true).truncate(false).write(true).open(database.with_file_name(name));
    let file = file.map_err(unreachable)?;
    // A server that is being stopped releases it soon.
    let end = Instant::now() + LOCK_TIMEOUT;
    loop {
        match file.try_lock() {
            Ok(()) => return Ok(file),
            Err(TryLockError::WouldBlock) if Instant::now() < end => thread::sleep(LOCK_TIMEOUT / 30),
            Err(TryLockError::WouldBlock) => return Err(Unusable::InUse),
            Err(TryLockError::Error(cause)) => return Err(unreachable(cause)),
        }
    }
}

/// Creates the tables of an empty database, or brings an earlier layout up to date.
fn migrate(connection: &Connection) -> Result<(), Unusable> {
    let number = |pragma: &str| connection.pragma_query_value(None, pragma, |row| row.get::<_, i32>(0));
    let count = |sql: &str| connection.query_row(sql, [], |row| row.get::<_, usize>(0));
    let tables = count("select count(*) from sqlite_schema where name not like 'sqlite_%'")?;
    let (of, found) = (number("application_id")?, number("user_version")?);
    // The first layout had neither an application id nor a version.
    let first = "select count(*) from pragma_table_info('seats') where name in ('duel', 'token', 'passing')";
    match (tables, of, found) {
        (0, ..) | (_, OURS, 1..=LAYOUT) => {}
        (_, OURS, _) => return Err(Unusable::NewerVersion),
        (_, 0, 0) if count(first)? == 3 => {}
        _ => return Err(Unusable::NotOurs),
    }
    let sound: String = connection.query_row("pragma quick_check(1)", [], |row| row.get(0))?;
    if sound != "ok" {
        return Err(Unusable::Damaged(sound.lines().last().unwrap_or_default().to_owned()));
    }
    let mut steps = if tables == 0 { SCHEMA.to_owned() } else { String::new() };
    for (table, column) in ADDED_COLUMNS.into_iter().filter(|_| tables > 0) {
        if count(&format!("select count(*) from pragma_table_info('{table}') where name = '{column}'"))? == 0 {
            steps += &format!("alter table {table} add column {column} integer not null default 0;");
        }
    }
    if (of, found, steps.is_empty()) == (OURS, LAYOUT, true) {
        return Ok(());
    }
    let marks = format!("pragma application_id = {OURS}; pragma user_version = {LAYOUT};");
    Ok(connection.execute_batch(&format!("begin immediate; {steps} {marks} commit;"))?)
}

/// Carries out a write in a savepoint: if it fails, only this write is undone, not the whole transaction.
fn within_savepoint<T>(
    connection: &Connection,
    work: impl FnOnce(&Connection) -> rusqlite::Result<T>,
) -> rusqlite::Result<T> {
    connection.execute_batch("savepoint one")?;
    let result = work(connection);
    connection.execute_batch(if result.is_ok() { "release one" } else { "rollback to one; release one" })?;
    result
}

/// Syncs written data to disk from time to time.
fn run_syncer(connection: &Connection, unsynced: &mpsc::Receiver<()>) {
    while unsynced.recv().is_ok() {
        if let Err(error) = connection.query_row("pragma wal_checkpoint(passive)", [], |_| Ok(())) {
            tracing::warn!(%error, "checkpoint failed");
        }
        thread::sleep(SYNC_INTERVAL);
    }
}

/// Carries out writes until no sender is left.
fn run_writer(connection: &Connection, waiting: &mpsc::Receiver<Write>, written: &mpsc::SyncSender<()>) {
    while let Ok(first) = waiting.recv() {
        let begun = connection.execute_batch("begin immediate");
        let mut acknowledge = Vec::new();
        for write in std::iter::once(first).chain(std::iter::from_fn(|| waiting.try_recv().ok())).take(BATCH) {
            acknowledge.push(write(connection));
        }
        let committed = begun.and_then(|()| connection.execute_batch("commit"));
        if let Err(error) = &committed {
            tracing::error!(writes = acknowledge.len(), %error, "commit failed");
            let _ = connection.execute_batch("rollback");
        }
        let committed = committed.is_ok();
        acknowledge.into_iter().for_each(|acknowledge| acknowledge(committed));
        // One waiting signal is enough.
        let _ = written.try_send(());
    }
}
