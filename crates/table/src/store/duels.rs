//! Duels as they are stored: what they began with, and what was chosen.

use super::Store;
use crate::error::Error;
use crate::secret::Hash;
use crate::wire::{Clock, Passing};
use duel::words::Seat;
use rusqlite::{Connection, OptionalExtension, Row, params};
use std::time::{SystemTime, UNIX_EPOCH};

/// Something that was chosen or that happened to the duel from outside, as replays write it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Move {
    /// Who chose.
    pub seat: Seat,
    /// What, in words.
    pub words: String,
    /// Whether the server chose for the player.
    pub auto: bool,
}

/// How a duel ended, if the rules of the game did not end it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ended {
    /// A player's time ran out.
    OutOfTime,
    /// A player stayed away.
    Away,
    /// The players agreed on a draw.
    Agreed,
}

/// How far a duel is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum State {
    /// A seat is free.
    Waiting,
    /// It is being played.
    Playing,
    /// It is over.
    Over,
}

/// Who sits on a seat, and with what.
#[derive(Clone, Debug, Default)]
pub struct SeatRecord {
    /// What the player is called; empty while the seat is free.
    pub name: String,
    /// The computer player, if it is one.
    pub player: Option<String>,
    /// The deck, as a deck file has it; empty in a duel that began from a position.
    pub deck: String,
    /// What is kept of the seat's token; nothing while the seat is free, or the computer's.
    pub token: Option<Hash>,
    /// How many milliseconds are left, if there is a clock.
    pub left_ms: Option<u64>,
    /// Where passing is done for the player, if the player has said so.
    pub passing: Option<Passing>,
    /// For how many milliseconds the other has waited for the player.
    pub away_ms: u64,
    /// Whether the player wants to play again.
    pub again: bool,
}

/// Everything from which a duel is built again.
#[derive(Clone, Debug)]
pub struct Record {
    /// Its id.
    pub id: String,
    /// The game.
    pub game: String,
    /// The format, unless it is the usual one.
    pub format: Option<String>,
    /// The pool, if it is a player's own.
    pub pool: Option<String>,
    /// Where chance begins.
    pub seed: u64,
    /// The position it began from, if it did not begin with decks.
    pub position: Option<String>,
    /// The engine it was begun with.
    pub engine: String,
    /// The fingerprint of the cards it was begun with.
    pub cards: u64,
    /// The word with which the free seat is taken.
    pub invitation: String,
    /// Whether anyone may take it.
    pub open: bool,
    /// The clock.
    pub clock: Option<Clock>,
    /// How far it is.
    pub state: State,
    /// How it ended, if not by the rules of the game.
    pub ended: Option<Ended>,
    /// The duel that is played next by the same players.
    pub next: Option<String>,
    /// The seats.
    pub seats: [SeatRecord; 2],
    /// What was chosen.
    pub moves: Vec<Move>,
    /// How often the only answer there was has been given after that.
    pub forced: u32,
}

/// A duel as the lobby lists it.
#[derive(Clone, Debug)]
pub struct Summary {
    /// The duel, without its moves.
    pub record: Record,
    /// How many turns have begun.
    pub turn: u16,
    /// When something last happened in it, in seconds since 1970.
    pub touched: u64,
}

/// What of a duel changes with moves.
#[derive(Clone, Debug)]
pub struct Progress {
    /// Which duel.
    pub duel: String,
    /// From which place on its moves are new: what was there is gone.
    pub from: usize,
    /// The new moves.
    pub moves: Vec<Move>,
    /// How often the only answer there was has been given after them.
    pub forced: u32,
    /// What is left on the clocks.
    pub left_ms: [Option<u64>; 2],
    /// How many turns have begun.
    pub turn: u16,
    /// How far it is.
    pub state: State,
    /// How it ended, if not by the rules of the game.
    pub ended: Option<Ended>,
}

impl Ended {
    const WORDS: [(Self, &str); 3] = [(Self::OutOfTime, "time"), (Self::Away, "away"), (Self::Agreed, "agreed")];

    fn word(self) -> &'static str {
        Self::WORDS.iter().find(|(ended, _)| *ended == self).map_or("", |(_, word)| word)
    }

    fn of(word: &str) -> Option<Self> {
        Self::WORDS.iter().find(|(_, known)| *known == word).map(|(ended, _)| *ended)
    }
}

impl State {
    const fn word(self) -> &'static str {
        match self {
            Self::Waiting => "waiting",
            Self::Playing => "playing",
            Self::Over => "over",
        }
    }

    fn of(word: &str) -> Self {
        match word {
            "waiting" => Self::Waiting,
            "playing" => Self::Playing,
            _ => Self::Over,
        }
    }
}

const COLUMNS: &str = "id, game, format, pool, seed, position, engine, cards, invitation, open, seconds, increment, state, ended, next, turn, forced, touched";

fn now() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs() as i64)
}

fn summary(row: &Row) -> rusqlite::Result<Summary> {
    let clock = match (row.get::<_, Option<u32>>(10)?, row.get::<_, Option<u32>>(11)?) {
        (Some(seconds), Some(increment)) => Some(Clock { seconds, increment }),
        _ => None,
    };
    let record = Record {
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
        state: State::of(&row.get::<_, String>(12)?),
        ended: row.get::<_, Option<String>>(13)?.and_then(|word| Ended::of(&word)),
        next: row.get(14)?,
        seats: Default::default(),
        moves: Vec::new(),
        forced: row.get(16)?,
    };
    Ok(Summary { record, turn: row.get(15)?, touched: row.get::<_, i64>(17)?.cast_unsigned() })
}

fn read_seats(connection: &Connection, record: &mut Record) -> rusqlite::Result<()> {
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
            again: row.get(8)?,
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
    /// Keeps a duel that has just begun, or waits for a second player. `after` is the duel whose next it is.
    pub async fn add_duel(&self, record: Record, after: Option<String>) -> Result<(), Error> {
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
                record.state.word(),
                record.ended.map(Ended::word),
                record.next,
                record.forced,
                now(),
                now(),
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

    /// Forgets a duel that never began.
    pub async fn remove_duel(&self, duel: String) -> Result<(), Error> {
        self.write(move |connection| {
            connection.prepare_cached("delete from seats where duel = ?")?.execute([&duel])?;
            connection.prepare_cached("delete from duels where id = ?")?.execute([&duel]).map(|_| ())
        })
        .await
    }

    /// The free seat of a duel is taken, and the duel begins.
    pub async fn take_seat(&self, duel: String, at: usize, seat: SeatRecord) -> Result<(), Error> {
        self.write(move |connection| {
            write_seat(connection, &duel, at, &seat)?;
            let sql = "update duels set state = 'playing', touched = ? where id = ?";
            connection.prepare_cached(sql)?.execute(params![now(), duel]).map(|_| ())
        })
        .await
    }

    /// Keeps what was chosen, and what is not chosen any more.
    pub async fn progress(&self, progress: Progress) -> Result<(), Error> {
        self.write(move |connection| {
            let Progress { duel, from, moves, forced, left_ms, turn, state, ended } = progress;
            connection.prepare_cached("delete from moves where duel = ? and n >= ?")?.execute(params![duel, from])?;
            write_moves(connection, &duel, from, &moves)?;
            for (at, left) in left_ms.into_iter().enumerate() {
                if let Some(left) = left {
                    let sql = "update seats set left_ms = ? where duel = ? and seat = ?";
                    connection.prepare_cached(sql)?.execute(params![left.cast_signed(), duel, at])?;
                }
            }
            let sql = "update duels set turn = ?, forced = ?, state = ?, ended = ?, touched = ? where id = ?";
            let ended = ended.map(Ended::word);
            connection.prepare_cached(sql)?.execute(params![turn, forced, state.word(), ended, now(), duel]).map(|_| ())
        })
        .await
    }

    /// Keeps where passing is done for a player.
    pub async fn set_passing(&self, duel: String, at: usize, passing: &Passing) -> Result<(), Error> {
        let text = serde_json::to_string(&Passing { until_something: false, ..passing.clone() }).unwrap_or_default();
        self.write(move |connection| {
            let sql = "update seats set passing = ? where duel = ? and seat = ?";
            connection.prepare_cached(sql)?.execute(params![text, duel, at]).map(|_| ())
        })
        .await
    }

    /// Keeps for how long players were waited for.
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

    /// Keeps that a player wants to play again.
    pub async fn set_again(&self, duel: String, at: usize) -> Result<(), Error> {
        self.write(move |connection| {
            let sql = "update seats set again = 1 where duel = ? and seat = ?";
            connection.prepare_cached(sql)?.execute(params![duel, at]).map(|_| ())
        })
        .await
    }

    /// The duel of an id with its moves.
    pub async fn duel(&self, id: String) -> Result<Option<Record>, Error> {
        self.read(move |connection| {
            let sql = format!("select {COLUMNS} from duels where id = ?");
            let Some(Summary { mut record, .. }) =
                connection.prepare_cached(&sql)?.query_row([&id], summary).optional()?
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
    pub async fn summary(&self, id: String) -> Result<Option<Summary>, Error> {
        self.read(move |connection| {
            let sql = format!("select {COLUMNS} from duels where id = ?");
            let found = connection.prepare_cached(&sql)?.query_row([&id], summary).optional()?;
            found.map(|found| with_seats(connection, found)).transpose()
        })
        .await
    }

    /// The duels of these ids that there are, as the lobby lists them.
    pub async fn summaries(&self, ids: Vec<String>) -> Result<Vec<Summary>, Error> {
        self.read(move |connection| {
            let sql = format!("select {COLUMNS} from duels where id = ?");
            let mut statement = connection.prepare_cached(&sql)?;
            let mut found = Vec::new();
            for id in &ids {
                if let Some(row) = statement.query_row([id], summary).optional()? {
                    found.push(with_seats(connection, row)?);
                }
            }
            Ok(found)
        })
        .await
    }

    /// The duels that are being played, the latest first, at most so many.
    pub async fn playing(&self, most: usize) -> Result<Vec<Summary>, Error> {
        self.read(move |connection| {
            let sql = format!("select {COLUMNS} from duels where state = 'playing' order by touched desc limit ?");
            let mut statement = connection.prepare_cached(&sql)?;
            let rows: Vec<Summary> = statement.query_map([most], summary)?.collect::<rusqlite::Result<_>>()?;
            rows.into_iter().map(|row| with_seats(connection, row)).collect()
        })
        .await
    }

    /// How many duels are being played or wait for a player.
    pub async fn unfinished(&self) -> Result<usize, Error> {
        self.read(|connection| {
            let sql = "select count(*) from duels where state in ('waiting', 'playing')";
            connection.prepare_cached(sql)?.query_row([], |row| row.get(0))
        })
        .await
    }
}

fn with_seats(connection: &Connection, mut summary: Summary) -> rusqlite::Result<Summary> {
    read_seats(connection, &mut summary.record)?;
    Ok(summary)
}
