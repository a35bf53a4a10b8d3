//! Where duels are begun, joined and found again.

use crate::error::Error;
use crate::ledger::Ledger;
use crate::limits::Limits;
use crate::room::{Ask, Room};
use crate::secret;
use crate::shelf::{Shelf, deck_text};
use crate::store::{Record, SeatRecord, State, Store, Summary};
use crate::wire::{Clock, DuelInfo, DuelState, Join, NewDuel, NewOpponent, SeatInfo, Seated, Sitting};
use duel::replay::engine;
use duel::words::Seat;
use games::{Game, computer};
use std::collections::HashMap;
use std::sync::{self, Arc, PoisonError};
use tokio::sync::{Mutex, Semaphore, mpsc, oneshot, watch};

/// How many duels the lobby lists of each sort.
const LISTED: usize = 50;
/// About how many duels one can ask at once.
const KNOWN: usize = 500;
/// What the computer is called.
pub const COMPUTER: &str = "the computer";

/// Everything the server has.
pub struct Lobby {
    /// The database.
    pub store: Store,
    /// The games.
    pub shelf: Shelf,
    /// The duels that are looked at again.
    pub ledger: Ledger,
    /// The limits.
    pub limits: Limits,
    /// As many computer players think at once as there are processors.
    pub thinking: Semaphore,
    /// Few pools and replays are brought at once: each is in memory until it is taken in.
    pub bringing: Semaphore,
    /// Pools and replays are taken in one after the other: they take long, and duels are not to wait for them.
    pub taking_in: Semaphore,
    rooms: Mutex<HashMap<String, mpsc::Sender<Ask>>>,
    /// The duels that wait for a player and whose host is there, the latest last.
    attended: sync::Mutex<Vec<String>>,
    stopping: watch::Sender<bool>,
}

/// A name as it is shown, without what surrounds it or cannot be seen.
pub fn name_of(name: &str, most: usize) -> Result<String, Error> {
    let shown: String = name.chars().filter(|&letter| !letter.is_control() && !is_unseen(letter)).collect();
    let shown = shown.split_whitespace().collect::<Vec<_>>().join(" ");
    let letters = shown.chars().count();
    if letters == 0 || letters > most { Err(Error::Name { most }) } else { Ok(shown) }
}

/// Whether a letter is one that is not seen, or turns others around.
const fn is_unseen(letter: char) -> bool {
    matches!(letter,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}'..='\u{1160}' | '\u{17b4}'..='\u{17b5}' | '\u{180b}'..='\u{180f}'
        | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}'
        | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}' | '\u{e0000}'..='\u{e0fff}')
}

impl Lobby {
    /// A lobby over a database.
    pub fn new(store: Store, limits: Limits) -> Arc<Self> {
        let processors = std::thread::available_parallelism().map_or(1, usize::from);
        let (thinking, shelf, ledger) = (Semaphore::new(processors), Shelf::new(store.clone()), Ledger::default());
        let (bringing, taking_in) = (Semaphore::new(limits.uploads), Semaphore::new(1));
        let stopping = watch::Sender::new(false);
        Arc::new(Self {
            store,
            shelf,
            ledger,
            limits,
            thinking,
            bringing,
            taking_in,
            rooms: Mutex::default(),
            attended: sync::Mutex::default(),
            stopping,
        })
    }

    /// Closes every room. What was chosen is stored already.
    pub fn close(&self) {
        self.stopping.send_replace(true);
    }

    /// Comes back when the rooms are to be closed.
    pub async fn closed(&self) {
        let _ = self.stopping.subscribe().wait_for(|stopping| *stopping).await;
    }

    /// Begins a duel; against a person it waits for one.
    pub async fn begin(&self, new: NewDuel) -> Result<Seated, Error> {
        if new.clock.is_some_and(|clock| !(10..=36000).contains(&clock.seconds) || clock.increment > 3600) {
            return Err(Error::Clock);
        }
        let game = self.shelf.game(&new.game, new.format.as_deref(), new.pool.as_deref())?;
        let name = name_of(&new.name, self.limits.name)?;
        let seat = match new.seat {
            Some(seat @ 0..=1) => Seat(seat),
            Some(seat) => return Err(Error::NoSeat(seat)),
            None => Seat((secret::seed() & 1) as u8),
        };
        let token = secret::token();
        let left_ms = new.clock.map(|clock| u64::from(clock.seconds) * 1000);
        let deck = deck_text(&game, &new.deck, secret::seed())?;
        let own = SeatRecord { name, deck, token: Some(secret::hash(&token)), left_ms, ..Default::default() };
        let (other, open) = match &new.opponent {
            NewOpponent::Computer { player, deck } => {
                computer::check(player)?;
                let deck = deck_text(&game, deck, secret::seed())?;
                (
                    SeatRecord { name: COMPUTER.to_owned(), player: Some(player.clone()), deck, ..Default::default() },
                    false,
                )
            }
            NewOpponent::Person { .. } if new.seed.is_some() => return Err(Error::SeedAgainstPerson),
            NewOpponent::Person { open } => (SeatRecord { left_ms, ..Default::default() }, *open),
        };
        let mut seats = [own, other];
        if seat == Seat::SECOND {
            seats.reverse();
        }
        let mut record = Self::record(&game, new.pool, seats, new.seed);
        record.format = new.format;
        record.clock = new.clock;
        record.open = open;
        self.add(record).await.map(|duel| Seated { duel, seat: seat.0, token })
    }

    /// A duel of a game that has just begun, or waits for a player if a seat is free.
    pub fn record(game: &Game, pool: Option<String>, seats: [SeatRecord; 2], seed: Option<u64>) -> Record {
        let waits = seats.iter().any(|seat| seat.token.is_none() && seat.player.is_none());
        Record {
            id: secret::id(),
            game: game.id().to_owned(),
            format: None,
            pool,
            seed: seed.unwrap_or_else(secret::seed),
            position: None,
            engine: engine(game.book.words()),
            cards: game.pool.fingerprint(),
            invitation: secret::invitation(),
            open: false,
            clock: None::<Clock>,
            state: if waits { State::Waiting } else { State::Playing },
            ended: None,
            next: None,
            seats,
            moves: Vec::new(),
            forced: 0,
        }
    }

    /// Keeps a new duel; returns its id.
    pub async fn add(&self, record: Record) -> Result<String, Error> {
        let id = record.id.clone();
        tracing::info!(duel = id, game = record.game, waits = record.state == State::Waiting, "a duel is begun");
        self.store.add_duel(record, None).await?;
        Ok(id)
    }

    /// Takes the free seat of a duel. Who may not is told so without a room: those are few.
    pub async fn join(self: &Arc<Self>, id: &str, join: Join) -> Result<Seated, Error> {
        may_join(&self.stored(id).await?, &join)?;
        Ok(self.ask(id, |reply| Ask::Join { join: join.clone(), reply }).await?.0)
    }

    /// A duel that is over, as a replay. Where there is none that is told without a room, too.
    pub async fn replay(self: &Arc<Self>, id: &str) -> Result<String, Error> {
        match self.stored(id).await? {
            record if record.state != State::Over => return Err(Error::NotOver),
            record if record.position.is_some() => return Err(Error::FromPosition),
            _ => {}
        }
        Ok(self.ask(id, |reply| Ask::Replay { reply }).await?.0)
    }

    /// Asks the room of a duel; if the room was about to close, the one that is opened anew. The room comes with its
    /// answer.
    pub async fn ask<T>(
        self: &Arc<Self>,
        id: &str,
        ask: impl Fn(oneshot::Sender<Result<T, Error>>) -> Ask,
    ) -> Result<(T, mpsc::Sender<Ask>), Error> {
        for _ in 0..3 {
            let room = self.room(id).await?;
            let (reply, answer) = oneshot::channel();
            if room.send(ask(reply)).await.is_err() {
                continue;
            }
            if let Ok(answer) = answer.await {
                return answer.map(|answer| (answer, room));
            }
        }
        Err(Error::Stopping)
    }

    /// The room of a duel: messages to it.
    pub async fn room(self: &Arc<Self>, id: &str) -> Result<mpsc::Sender<Ask>, Error> {
        if let Some(room) = self.rooms.lock().await.get(id).filter(|room| !room.is_closed()) {
            return Ok(room.clone());
        }
        self.store.summary(id.to_owned()).await?.ok_or_else(|| Error::NoDuel(id.to_owned()))?;
        let mut rooms = self.rooms.lock().await;
        if let Some(room) = rooms.get(id).filter(|room| !room.is_closed()) {
            return Ok(room.clone());
        }
        if rooms.len() >= self.limits.rooms {
            return Err(Error::Full("duels"));
        }
        let room = Room::open(Arc::clone(self), id.to_owned());
        rooms.insert(id.to_owned(), room.clone());
        Ok(room)
    }

    /// Forgets the room of a duel, if that holds with nobody able to reach it meanwhile; tells whether.
    pub async fn forget(&self, id: &str, still: impl FnOnce() -> bool) -> bool {
        let mut rooms = self.rooms.lock().await;
        let gone = still();
        if gone {
            rooms.remove(id);
            self.attend(id, false);
        }
        gone
    }

    /// Someone waits in a duel to be joined, or nobody does any more.
    pub fn attend(&self, id: &str, waits: bool) {
        let mut attended = self.attended.lock().unwrap_or_else(PoisonError::into_inner);
        let at = attended.iter().position(|known| known == id);
        match at {
            None if waits => attended.push(id.to_owned()),
            Some(at) if !waits => drop(attended.remove(at)),
            _ => {}
        }
    }

    /// How many duels are in memory.
    pub async fn rooms(&self) -> usize {
        self.rooms.lock().await.len()
    }

    /// The duels that can be joined or watched. Where nobody waits nobody is sent to.
    pub async fn list(&self) -> Result<Vec<DuelInfo>, Error> {
        let attended = self.attended.lock().unwrap_or_else(PoisonError::into_inner).clone();
        let mut open = self.store.summaries(attended).await?;
        open.retain(|found| found.record.state == State::Waiting && found.record.open);
        let playing = self.store.playing(LISTED).await?;
        Ok(open.into_iter().rev().take(LISTED).chain(playing).map(info).collect())
    }

    /// Those of some duels that there are.
    pub async fn known(&self, ids: Vec<String>) -> Result<Vec<DuelInfo>, Error> {
        if ids.len() > KNOWN {
            return Err(Error::Ids { most: KNOWN });
        }
        Ok(self.store.summaries(ids).await?.into_iter().map(info).collect())
    }

    /// A duel as it is stored, without its moves.
    async fn stored(&self, id: &str) -> Result<Record, Error> {
        let found = self.store.summary(id.to_owned()).await?;
        found.map(|found| found.record).ok_or_else(|| Error::NoDuel(id.to_owned()))
    }

    /// A duel as the lobby lists it.
    pub async fn info(&self, id: &str) -> Result<DuelInfo, Error> {
        let found = self.store.summary(id.to_owned()).await?;
        found.map(info).ok_or_else(|| Error::NoDuel(id.to_owned()))
    }
}

/// Whether a seat is free, and whoever comes with this is invited to it or needs no invitation.
pub fn may_join(record: &Record, join: &Join) -> Result<(), Error> {
    if record.state != State::Waiting {
        return Err(Error::Taken);
    }
    let hash = |word: &str| secret::hash(word.trim());
    match &join.invitation {
        Some(word) if !secret::same(&hash(word), &hash(&record.invitation)) => Err(Error::WrongInvitation),
        None if !record.open => Err(Error::WrongInvitation),
        _ => Ok(()),
    }
}

/// Who sits on a stored seat.
pub const fn sitting(seat: &SeatRecord) -> Sitting {
    match (&seat.player, &seat.token) {
        (Some(_), _) => Sitting::Computer,
        (None, Some(_)) => Sitting::Person,
        (None, None) => Sitting::Nobody,
    }
}

/// A stored duel as the lobby lists it.
fn info(Summary { record, turn, touched }: Summary) -> DuelInfo {
    let seat = |seat: SeatRecord| SeatInfo { is: sitting(&seat), name: seat.name };
    DuelInfo {
        id: record.id,
        game: record.game,
        format: record.format,
        pool: record.pool,
        players: record.seats.map(seat),
        clock: record.clock,
        state: match record.state {
            State::Waiting if record.open => DuelState::Open,
            State::Waiting | State::Playing => DuelState::Running,
            State::Over => DuelState::Over,
        },
        turn,
        touched,
    }
}
