//! What outlives the server: duels as their seeds and choices, pools and replays, in one SQLite file.
//!
//! One thread writes. It takes what waits into one transaction and acknowledges after the commit, so that many rooms
//! share the time that a commit takes; whoever awaits an acknowledgement may show what was written.
//!
//! What is acknowledged survives the end of the process, however it ends. Another thread has the disk take it for good
//! about once in a second, so that a power cut costs no more than that; to wait for the disk with every commit would cost
//! every answer tens of milliseconds where disks are busy.

mod duels;
mod texts;

pub use duels::{Ended, Move, Progress, Record, SeatRecord, State, Summary};
pub use texts::{KeptReplay, PoolText};

use crate::error::{Error, Unusable};
use rusqlite::{Connection, OpenFlags};
use std::fs::{File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, mpsc};
use std::thread;
use std::time::{Duration, Instant};
use tokio::sync::oneshot;

/// How long a server that is stopped may take to let go of its database.
const LETS_GO: Duration = Duration::from_secs(3);
/// How often the disk takes for good what was written.
const SYNCED: Duration = Duration::from_secs(1);
/// How many writes share one commit.
const BATCH: usize = 512;

/// The tables. A duel is its seed and its choices; everything else says whose it is and how it stands.
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

/// The columns that came later: a database that lacks one is given it. Each holds a number, at first 0.
const LATER: [(&str, &str); 3] = [("duels", "forced"), ("seats", "away_ms"), ("seats", "again")];

/// The number of the layout above; a change that is more than a column has the next.
const LAYOUT: i32 = 2;
/// By which a database is known to be the table's: `Shbu`.
const OURS: i32 = 0x5368_6275;

/// What is done after the commit, told whether there was one.
type Acknowledge = Box<dyn FnOnce(bool) + Send>;
/// A write: done within a transaction.
type Write = Box<dyn FnOnce(&Connection) -> Acknowledge + Send>;

/// The database.
#[derive(Clone)]
pub struct Store {
    writes: mpsc::Sender<Write>,
    reader: Arc<Mutex<Connection>>,
    /// Held for as long as the database is used, so that no other server uses it.
    _alone: Arc<File>,
}

/// Where the database is unless one says otherwise: in the user's folder for data.
pub fn usual_place() -> PathBuf {
    let home = || std::env::var_os("HOME").map(|home| Path::new(&home).join(".local/share"));
    let data = std::env::var_os("XDG_DATA_HOME").filter(|dir| !dir.is_empty()).map(PathBuf::from).or_else(home);
    data.unwrap_or_else(|| PathBuf::from(".")).join("shobu").join("table.sqlite")
}

impl Store {
    /// Opens the database in a file, and makes it if it is not there. What cannot be used is left as it is.
    pub fn open(file: &Path) -> Result<Self, Error> {
        let unusable = |cause| Error::Database { file: file.to_owned(), cause };
        let missing = |cause: io::Error| unusable(Unusable::Unreachable(cause.to_string()));
        if let Some(folder) = file.parent().filter(|folder| !folder.as_os_str().is_empty()) {
            std::fs::create_dir_all(folder).map_err(missing)?;
        }
        let alone = hold(file).map_err(unusable)?;
        let faulty = |fault: rusqlite::Error| unusable(fault.into());
        let open = || Connection::open(file).and_then(patient).map_err(faulty);
        let writer = open()?;
        // Whose it is and how it is laid out comes first: nothing is written to what is not the table's.
        layout(&writer).map_err(unusable)?;
        let writer = prepared(writer).map_err(faulty)?;
        let syncer = prepared(open()?).map_err(faulty)?;
        let reader = Connection::open_with_flags(file, OpenFlags::SQLITE_OPEN_READ_ONLY);
        let reader = reader.and_then(patient).map_err(faulty)?;
        let (writes, waiting) = mpsc::channel();
        let (written, unsynced) = mpsc::sync_channel(1);
        let named = |name: &str| thread::Builder::new().name(name.to_owned());
        named("store").spawn(move || keep(&writer, &waiting, &written)).map_err(missing)?;
        named("sync").spawn(move || sync(&syncer, &unsynced)).map_err(missing)?;
        Ok(Self { writes, reader: Arc::new(Mutex::new(reader)), _alone: Arc::new(alone) })
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
                let _ = done.send(if committed { result } else { result.and(Err(Error::NotWritten)) });
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

/// Waits for whoever else looks into the database.
fn patient(connection: Connection) -> rusqlite::Result<Connection> {
    connection.busy_timeout(Duration::from_secs(10))?;
    Ok(connection)
}

/// Has a connection write so that no end of the process takes back what was acknowledged.
fn prepared(connection: Connection) -> rusqlite::Result<Connection> {
    connection.pragma_update(None, "journal_mode", "wal")?;
    connection.pragma_update(None, "synchronous", "normal")?;
    Ok(connection)
}

/// Holds a database against other servers, until the file is closed or the process ends, however it ends.
fn hold(database: &Path) -> Result<File, Unusable> {
    let unreachable = |cause: io::Error| Unusable::Unreachable(cause.to_string());
    let mut name = database.file_name().unwrap_or_default().to_owned();
    name.push(".lock");
    let file = File::options().create(true).truncate(false).write(true).open(database.with_file_name(name));
    let file = file.map_err(unreachable)?;
    // One that is just being stopped lets go of it soon.
    let end = Instant::now() + LETS_GO;
    loop {
        match file.try_lock() {
            Ok(()) => return Ok(file),
            Err(TryLockError::WouldBlock) if Instant::now() < end => thread::sleep(LETS_GO / 30),
            Err(TryLockError::WouldBlock) => return Err(Unusable::InUse),
            Err(TryLockError::Error(cause)) => return Err(unreachable(cause)),
        }
    }
}

/// Lays out an empty database; brings an earlier one to what it is now.
fn layout(connection: &Connection) -> Result<(), Unusable> {
    let number = |pragma: &str| connection.pragma_query_value(None, pragma, |row| row.get::<_, i32>(0));
    let count = |sql: &str| connection.query_row(sql, [], |row| row.get::<_, usize>(0));
    let tables = count("select count(*) from sqlite_schema where name not like 'sqlite_%'")?;
    let (of, found) = (number("application_id")?, number("user_version")?);
    // The first layout bore neither name nor number.
    let first = "select count(*) from pragma_table_info('seats') where name in ('duel', 'token', 'passing')";
    match (tables, of, found) {
        (0, ..) | (_, OURS, 1..=LAYOUT) => {}
        (_, OURS, _) => return Err(Unusable::Later),
        (_, 0, 0) if count(first)? == 3 => {}
        _ => return Err(Unusable::Other),
    }
    let sound: String = connection.query_row("pragma quick_check(1)", [], |row| row.get(0))?;
    if sound != "ok" {
        return Err(Unusable::Damaged(sound.lines().last().unwrap_or_default().to_owned()));
    }
    let mut steps = if tables == 0 { SCHEMA.to_owned() } else { String::new() };
    for (table, column) in LATER.into_iter().filter(|_| tables > 0) {
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

/// Has the disk take for good what was written, now and then.
fn sync(connection: &Connection, unsynced: &mpsc::Receiver<()>) {
    while unsynced.recv().is_ok() {
        if let Err(error) = connection.query_row("pragma wal_checkpoint(passive)", [], |_| Ok(())) {
            tracing::warn!(%error, "the disk has not taken what was written");
        }
        thread::sleep(SYNCED);
    }
}

/// Writes what comes, until nobody is left who could write.
fn keep(connection: &Connection, waiting: &mpsc::Receiver<Write>, written: &mpsc::SyncSender<()>) {
    while let Ok(first) = waiting.recv() {
        let begun = connection.execute_batch("begin immediate");
        let mut acknowledge = Vec::new();
        for write in std::iter::once(first).chain(std::iter::from_fn(|| waiting.try_recv().ok())).take(BATCH) {
            acknowledge.push(write(connection));
        }
        let committed = begun.and_then(|()| connection.execute_batch("commit"));
        if let Err(error) = &committed {
            tracing::error!(writes = acknowledge.len(), %error, "a transaction was not committed");
            let _ = connection.execute_batch("rollback");
        }
        let committed = committed.is_ok();
        acknowledge.into_iter().for_each(|acknowledge| acknowledge(committed));
        // One that waits already stands for all.
        let _ = written.try_send(());
    }
}
