//! Stored duels: their start and their choices.

use super::Store;
use crate::error::Error;
use crate::secret::Hash;
use crate::wire::{Clock, Passing};
use duel::ids::Seat;
use rusqlite::{Connection, OptionalExtension, Row, params};
use std::time::{SystemTime, UNIX_EPOCH};

/// A choice, or an event without a question, as written in replays.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Move {
    /// The player who chose.
    pub seat: Seat,
    /// The words of the choice.
    pub words: String,
    /// The server chose for the player.
    pub auto: bool,
}

/// The reason why a duel ended, if not by the rules of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EndedOutside {
    /// A player's time ran out.
    OutOfTime,
    /// A player stayed away.
    Away,
    /// The players agreed on a draw.
    Agreed,
}

/// The state of a duel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DuelStatus {
    /// A seat is free.
    Waiting,
    /// It is being played.
    Playing,
    /// It is over.
    Over,
}

/// A stored seat and its player.
#[derive(Clone, Debug, Default)]
pub struct SeatRecord {
    /// The player's name; empty while the seat is free.
    pub name: String,
    /// The name of the computer player, if it is one.
    pub player: Option<String>,
    /// The text of the deck; empty in a duel that began from a position.
    pub deck: String,
    /// The hash of the seat's token; `None` while the seat is free, or if it is the computer's.
    pub token: Option<Hash>,
    /// The milliseconds left, if there is a clock.
    pub left_ms: Option<u64>,
    /// The settings for automatic passing, if the player has changed them.
    pub passing: Option<Passing>,
    /// The milliseconds that the other player has waited for this one.
    pub away_ms: u64,
    /// The player wants another duel.
    pub wants_rematch: bool,
}

/// Everything a duel is rebuilt from.
#[derive(Clone, Debug)]
pub struct DuelRecord {
    /// Its id.
    pub id: String,
    /// The game.
    pub game: String,
    /// The format, unless it is the usual one.
    pub format: Option<String>,
    /// The pool, if it has a player's own cards.
    pub pool: Option<String>,
    /// The random seed.
    pub seed: u64,
    /// The position it began from, if it did not begin with decks.
    pub position: Option<String>,
    /// The engine it was begun with.
    pub engine: String,
    /// The fingerprint of the cards it was begun with.
    pub cards: u64,
    /// The secret word by which the free seat is taken.
    pub invitation: String,
    /// Anyone may take the free seat.
    pub open: bool,
    /// The clock.
    pub clock: Option<Clock>,
    /// The state of the duel.
    pub state: DuelStatus,
    /// The reason it ended, if not by the rules of the game.
    pub ended: Option<EndedOutside>,
    /// The next duel of the same players.
    pub next: Option<String>,
    /// The seats.
    pub seats: [SeatRecord; 2],
    /// The choices.
    pub moves: Vec<Move>,
    /// The number of forced answers given after the last choice.
    pub forced_answers: u32,
}

/// A duel as the lobby lists it.
#[derive(Clone, Debug)]
pub struct DuelSummary {
    /// The duel, without its moves.
    pub record: DuelRecord,
    /// The number of turns that have begun.
    pub turn: u16,
    /// The time of the last event in it, in seconds since 1970.
    pub touched: u64,
}

/// The changes to a duel since it was last stored.
#[derive(Clone, Debug)]
pub struct Progress {
    /// The id of the duel.
    pub duel: String,
    /// The index of the first new move; stored moves from there on are deleted.
    pub from: usize,
    /// The new moves.
    pub moves: Vec<Move>,
    /// The number of forced answers given after the last move.
    pub forced_answers: u32,
    /// The milliseconds left on the clocks.
    pub left_ms: [Option<u64>; 2],
    /// The number of turns that have begun.
    pub turn: u16,
    /// The state of the duel.
    pub state: DuelStatus,
    /// The reason it ended, if not by the rules of the game.
    pub ended: Option<EndedOutside>,
}

impl EndedOutside {
    const WORDS: [(Self, &str); 3] = [(Self::OutOfTime, "time"), (Self::Away, "away"), (Self::Agreed, "agreed")];

    fn to_word(self) -> &'static str {
        Self::WORDS.iter().find(|(ended, _)| *ended == self).map_or("", |(_, word)| word)
    }

    fn from_word(word: &str) -> Option<Self> {
        Self::WORDS.iter().find(|(_, known)| *known == word).map(|(ended, _)| *ended)
    }
}

impl DuelStatus {
    const fn to_word(self) -> &'static str {
        match self {
            Self::Waiting => "waiting",
            Self::Playing => "playing",
            Self::Over => "over",
        }
    }

    fn from_word(word: &str) -> Self {
        match word {
            "waiting" => Self::Waiting,
            "playing" => Self::Playing,
            _ => Self::Over,
        }
    }
}

const COLUMNS: &str = "id, game, format, pool, seed, position, engine, cards, invitation, open, seconds, increment, state, ended, next, turn, forced, touched";

fn unix_now() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs() as i64)
}

fn read_summary(row: &Row) -> rusqlite::Result<DuelSummary> {
    let clock = match (row.get::<_, Option<u32>>(10)?, row.get::<_, Option<u32>>(11)?) {
        (Some(seconds), Some(increment)) => Some(Clock { seconds, increment }),
        _ => None,
    };
    let record = DuelRecord {
        id: row.get(0)?,
        game: row.get(1)?,
        format: row.get(2)?,
        pool: row.get(3)?,
        seed: row.get::<_, i64>(4)?.cast_unsigned(),
        position: row.get(5)?,
        engine: row.get(6)?,
        cards: row.get::<_, i64>(7)?.cast_unsigned(),
        invitation: row.get(8)?,
        open: row.get(9)?,
        clock,
        state: DuelStatus::from_word(&row.get::<_, String>(12)?),
        ended: row.get::<_, Option<String>>(13)?.and_then(|word| EndedOutside::from_word(&word)),
        next: row.get(14)?,
        seats: Default::default(),
        moves: Vec::new(),
        forced_answers: row.get(16)?,
    };
    Ok(DuelSummary { record, turn: row.get(15)?, touched: row.get::<_, i64>(17)?.cast_unsigned() })
}

fn read_seats(connection: &Connection, record: &mut DuelRecord) -> rusqlite::Result<()> {
    let mut statement = connection.prepare_cached(
        "select seat, name, player, deck, token, left_ms, passing, away_ms, again from seats where duel = ?",
    )?;
    let mut rows = statement.query([&record.id])?;
    while let Some(row) = rows.next()? {
        let seat: usize = row.get(0)?;
        let left: Option<i64> = row.get(5)?;
        record.seats[seat.min(1)] = SeatRecord {
            name: row.get(1)?,
            player: row.get(2)?,
            deck: row.get(3)?,
            token: row.get(4)?,
            left_ms: left.map(i64::cast_unsigned),
            passing: row.get::<_, Option<String>>(6)?.and_then(|text| serde_json::from_str(&text).ok()),
            away_ms: row.get::<_, i64>(7)?.cast_unsigned(),
            wants_rematch: row.get(8)?,
        };
    }
    Ok(())
}

fn write_seat(connection: &Connection, duel: &str, at: usize, seat: &SeatRecord) -> rusqlite::Result<()> {
    let sql =
        "insert or replace into seats (duel, seat, name, player, deck, token, left_ms) values (?, ?, ?, ?, ?, ?, ?)";
    let left = seat.left_ms.map(u64::cast_signed);
    connection
        .prepare_cached(sql)?
        .execute(params![duel, at, seat.name, seat.player, seat.deck, seat.token, left])
        .map(|_| ())
}

fn write_moves(connection: &Connection, duel: &str, from: usize, moves: &[Move]) -> rusqlite::Result<()> {
    let sql = "insert into moves (duel, n, seat, words, auto) values (?, ?, ?, ?, ?)";
    let mut statement = connection.prepare_cached(sql)?;
    for (at, Move { seat, words, auto }) in moves.iter().enumerate() {
        statement.execute(params![duel, from + at, seat.0, words, auto])?;
    }
    Ok(())
}

impl Store {
    /// Stores a duel that has just begun, or that waits for a second player. `after` is the duel whose rematch it is.
    pub async fn add_duel(&self, record: DuelRecord, after: Option<String>) -> Result<(), Error> {
        self.write(move |connection| {
            let sql = format!(
                "insert into duels ({COLUMNS}, made) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 0, ?, ?, ?)"
            );
            connection.prepare_cached(&sql)?.execute(params![
                record.id,
                record.game,
                record.format,
                record.pool,
                record.seed.cast_signed(),
                record.position,
                record.engine,
                record.cards.cast_signed(),
                record.invitation,
                record.open,
                record.clock.map(|clock| clock.seconds),
                record.clock.map(|clock| clock.increment),
                record.state.to_word(),
                record.ended.map(EndedOutside::to_word),
                record.next,
                record.forced_answers,
                unix_now(),
                unix_now(),
            ])?;
            for (at, seat) in record.seats.iter().enumerate() {
                write_seat(connection, &record.id, at, seat)?;
            }
            if let Some(before) = after {
                connection.prepare_cached("update duels set next = ? where id = ?")?.execute([&record.id, &before])?;
            }
            write_moves(connection, &record.id, 0, &record.moves)
        })
        .await
    }

    /// Deletes a duel that never began.
    pub async fn remove_duel(&self, duel: String) -> Result<(), Error> {
        self.write(move |connection| {
            connection.prepare_cached("delete from seats where duel = ?")?.execute([&duel])?;
            connection.prepare_cached("delete from duels where id = ?")?.execute([&duel]).map(|_| ())
        })
        .await
    }

    /// Stores the player of the free seat, and that the duel begins.
    pub async fn take_seat(&self, duel: String, at: usize, seat: SeatRecord) -> Result<(), Error> {
        self.write(move |connection| {
            write_seat(connection, &duel, at, &seat)?;
            let sql = "update duels set state = 'playing', touched = ? where id = ?";
            connection.prepare_cached(sql)?.execute(params![unix_now(), duel]).map(|_| ())
        })
        .await
    }

    /// Stores new moves, and deletes those that were taken back.
    pub async fn save_progress(&self, progress: Progress) -> Result<(), Error> {
        self.write(move |connection| {
            let Progress { duel, from, moves, forced_answers: forced, left_ms, turn, state, ended } = progress;
            connection.prepare_cached("delete from moves where duel = ? and n >= ?")?.execute(params![duel, from])?;
            write_moves(connection, &duel, from, &moves)?;
            for (at, left) in left_ms.into_iter().enumerate() {
                if let Some(left) = left {
                    let sql = "update seats set left_ms = ? where duel = ? and seat = ?";
                    connection.prepare_cached(sql)?.execute(params![left.cast_signed(), duel, at])?;
                }
            }
            let sql = "update duels set turn = ?, forced = ?, state = ?, ended = ?, touched = ? where id = ?";
            let ended = ended.map(EndedOutside::to_word);
            connection
                .prepare_cached(sql)?
                .execute(params![turn, forced, state.to_word(), ended, unix_now(), duel])
                .map(|_| ())
        })
        .await
    }

    /// Stores a player's settings for automatic passing.
    pub async fn set_passing(&self, duel: String, at: usize, passing: &Passing) -> Result<(), Error> {
        let text = serde_json::to_string(&Passing { until_something: false, ..passing.clone() }).unwrap_or_default();
        self.write(move |connection| {
            let sql = "update seats set passing = ? where duel = ? and seat = ?";
            connection.prepare_cached(sql)?.execute(params![text, duel, at]).map(|_| ())
        })
        .await
    }

    /// Stores how long players were away.
    pub async fn set_away(&self, duel: String, away_ms: [u64; 2]) -> Result<(), Error> {
        self.write(move |connection| {
            let sql = "update seats set away_ms = ? where duel = ? and seat = ?";
            for (at, away) in away_ms.into_iter().enumerate() {
                connection.prepare_cached(sql)?.execute(params![away.cast_signed(), duel, at])?;
            }
            Ok(())
        })
        .await
    }

    /// Stores that a player wants another duel.
    pub async fn set_wants_rematch(&self, duel: String, at: usize) -> Result<(), Error> {
        self.write(move |connection| {
            let sql = "update seats set again = 1 where duel = ? and seat = ?";
            connection.prepare_cached(sql)?.execute(params![duel, at]).map(|_| ())
        })
        .await
    }

    /// The duel of an id with its moves.
    pub async fn duel(&self, id: String) -> Result<Option<DuelRecord>, Error> {
        self.read(move |connection| {
            let sql = format!("select {COLUMNS} from duels where id = ?");
            let Some(DuelSummary { mut record, .. }) =
                connection.prepare_cached(&sql)?.query_row([&id], read_summary).optional()?
            else {
                return Ok(None);
            };
            read_seats(connection, &mut record)?;
            let sql = "select seat, words, auto from moves where duel = ? order by n";
            let mut statement = connection.prepare_cached(sql)?;
            let read = |row: &Row| Ok(Move { seat: Seat(row.get::<_, u8>(0)?), words: row.get(1)?, auto: row.get(2)? });
            record.moves = statement.query_map([&id], read)?.collect::<rusqlite::Result<_>>()?;
            Ok(Some(record))
        })
        .await
    }

    /// The duel of an id as the lobby lists it.
    pub async fn summary(&self, id: String) -> Result<Option<DuelSummary>, Error> {
        self.read(move |connection| {
            let sql = format!("select {COLUMNS} from duels where id = ?");
            let found = connection.prepare_cached(&sql)?.query_row([&id], read_summary).optional()?;
            found.map(|found| with_seats(connection, found)).transpose()
        })
        .await
    }

    /// The duels of these ids that exist, as the lobby lists them.
    pub async fn summaries(&self, ids: Vec<String>) -> Result<Vec<DuelSummary>, Error> {
        self.read(move |connection| {
            let sql = format!("select {COLUMNS} from duels where id = ?");
            let mut statement = connection.prepare_cached(&sql)?;
            let mut found = Vec::new();
            for id in &ids {
                if let Some(row) = statement.query_row([id], read_summary).optional()? {
                    found.push(with_seats(connection, row)?);
                }
            }
            Ok(found)
        })
        .await
    }

    /// The duels that are being played, at most `most`, the most recently active first.
    pub async fn list_playing(&self, most: usize) -> Result<Vec<DuelSummary>, Error> {
        self.read(move |connection| {
            let sql = format!("select {COLUMNS} from duels where state = 'playing' order by touched desc limit ?");
            let mut statement = connection.prepare_cached(&sql)?;
            let rows: Vec<DuelSummary> = statement.query_map([most], read_summary)?.collect::<rusqlite::Result<_>>()?;
            rows.into_iter().map(|row| with_seats(connection, row)).collect()
        })
        .await
    }

    /// The number of duels that are being played or wait for a player.
    pub async fn count_unfinished(&self) -> Result<usize, Error> {
        self.read(|connection| {
            let sql = "select count(*) from duels where state in ('waiting', 'playing')";
            connection.prepare_cached(sql)?.query_row([], |row| row.get(0))
        })
        .await
    }
}

fn with_seats(connection: &Connection, mut summary: DuelSummary) -> rusqlite::Result<DuelSummary> {
    read_seats(connection, &mut summary.record)?;
    Ok(summary)
}
