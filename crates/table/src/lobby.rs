//! Begins, joins and finds duels.

use crate::error::Error;
use crate::limits::Limits;
use crate::loaded_games::{LoadedGames, deck_text};
use crate::replay_store::ReplayStore;
use crate::room::{Room, RoomRequest};
use crate::secret;
use crate::store::{DuelRecord, DuelStatus, DuelSummary, SeatRecord, Store};
use crate::wire::{Clock, DuelInfo, DuelState, Join, NewDuel, NewOpponent, SeatInfo, SeatOccupant, Seated};
use duel::ids::Seat;
use games::{Game, computer};
use notation::replay::engine_version;
use std::collections::HashMap;
use std::sync::{self, Arc, PoisonError};
use tokio::sync::{Mutex, Semaphore, mpsc, oneshot, watch};

/// The most duels of each sort that the lobby lists.
const LISTED: usize = 50;
/// The most duels that can be asked about at once.
const KNOWN: usize = 500;
/// The name of the computer.
pub const COMPUTER: &str = "the computer";

/// The state of the server.
pub struct Lobby {
    /// The database.
    pub store: Store,
    /// The games.
    pub loaded_games: LoadedGames,
    /// The replays that were viewed recently.
    pub replays: ReplayStore,
    /// The limits.
    pub limits: Limits,
    /// Limits the computer players that think at once to the number of processors.
    pub thinking_permits: Semaphore,
    /// Limits the uploads at once, since each is in memory until it is imported.
    pub upload_permits: Semaphore,
    /// Imports one pool or replay at a time: they take long, and must not slow down duels.
    pub import_permit: Semaphore,
    rooms: Mutex<HashMap<String, mpsc::Sender<RoomRequest>>>,
    /// The duels that wait for a player and whose host is connected, the latest last.
    attended: sync::Mutex<Vec<String>>,
    stopping: watch::Sender<bool>,
}

/// Cleans up a name: removes outer spaces and invisible characters. Fails if it is empty or too long.
pub fn clean_name(name: &str, most: usize) -> Result<String, Error> {
    let shown: String = name.chars().filter(|&letter| !letter.is_control() && !is_invisible(letter)).collect();
    let shown = shown.split_whitespace().collect::<Vec<_>>().join(" ");
    let letters = shown.chars().count();
    if letters == 0 || letters > most { Err(Error::BadName { most }) } else { Ok(shown) }
}

/// The character is invisible, or changes the direction of others.
const fn is_invisible(letter: char) -> bool {
    matches!(letter,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}'..='\u{1160}' | '\u{17b4}'..='\u{17b5}' | '\u{180b}'..='\u{180f}'
        | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}'
        | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}' | '\u{e0000}'..='\u{e0fff}')
}

impl Lobby {
    /// A lobby over a database.
    pub fn new(store: Store, limits: Limits) -> Arc<Self> {
        let processors = std::thread::available_parallelism().map_or(1, usize::from);
        let (thinking, shelf, ledger) =
            (Semaphore::new(processors), LoadedGames::new(store.clone()), ReplayStore::default());
        let (bringing, taking_in) = (Semaphore::new(limits.concurrent_uploads), Semaphore::new(1));
        let stopping = watch::Sender::new(false);
        Arc::new(Self {
            store,
            loaded_games: shelf,
            replays: ledger,
            limits,
            thinking_permits: thinking,
            upload_permits: bringing,
            import_permit: taking_in,
            rooms: Mutex::default(),
            attended: sync::Mutex::default(),
            stopping,
        })
    }

    /// Closes every room. All choices are already stored.
    pub fn close(&self) {
        self.stopping.send_replace(true);
    }

    /// Returns when the rooms are to be closed.
    pub async fn wait_until_closed(&self) {
        let _ = self.stopping.subscribe().wait_for(|stopping| *stopping).await;
    }

    /// Begins a duel. Against a person, it waits for one to join.
    pub async fn begin(&self, new: NewDuel) -> Result<Seated, Error> {
        if new.clock.is_some_and(|clock| !(10..=36000).contains(&clock.seconds) || clock.increment > 3600) {
            return Err(Error::BadClock);
        }
        let game = self.loaded_games.game(&new.game, new.format.as_deref(), new.pool.as_deref())?;
        let name = clean_name(&new.name, self.limits.name_length)?;
        let seat = match new.seat {
            Some(seat @ 0..=1) => Seat(seat),
            Some(seat) => return Err(Error::NoSeat(seat)),
            None => Seat((secret::new_seed() & 1) as u8),
        };
        let token = secret::new_token();
        let left_ms = new.clock.map(|clock| u64::from(clock.seconds) * 1000);
        let deck = deck_text(&game, &new.deck, secret::new_seed())?;
        let own = SeatRecord { name, deck, token: Some(secret::hash(&token)), left_ms, ..Default::default() };
        let (other, open) = match &new.opponent {
            NewOpponent::Computer { player, deck } => {
                computer::check_name(player)?;
                let deck = deck_text(&game, deck, secret::new_seed())?;
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
        let mut record = Self::new_record(&game, new.pool, seats, new.seed);
        record.format = new.format;
        record.clock = new.clock;
        record.open = open;
        self.store_duel(record).await.map(|duel| Seated { duel, seat: seat.0, token })
    }

    /// The record of a duel that has just begun, or that waits for a player if a seat is free.
    pub fn new_record(game: &Game, pool: Option<String>, seats: [SeatRecord; 2], seed: Option<u64>) -> DuelRecord {
        let waits = seats.iter().any(|seat| seat.token.is_none() && seat.player.is_none());
        DuelRecord {
            id: secret::new_id(),
            game: game.id().to_owned(),
            format: None,
            pool,
            seed: seed.unwrap_or_else(secret::new_seed),
            position: None,
            engine: engine_version(game.entry.words()),
            cards: game.pool.fingerprint(),
            invitation: secret::new_invitation(),
            open: false,
            clock: None::<Clock>,
            state: if waits { DuelStatus::Waiting } else { DuelStatus::Playing },
            ended: None,
            next: None,
            seats,
            moves: Vec::new(),
            forced_answers: 0,
        }
    }

    /// Stores a new duel and returns its id.
    pub async fn store_duel(&self, record: DuelRecord) -> Result<String, Error> {
        let id = record.id.clone();
        tracing::info!(duel = id, game = record.game, waits = record.state == DuelStatus::Waiting, "duel created");
        self.store.add_duel(record, None).await?;
        Ok(id)
    }

    /// Takes the free seat of a duel. Those who may not are refused without opening its room, since rooms are limited.
    pub async fn join(self: &Arc<Self>, id: &str, join: Join) -> Result<Seated, Error> {
        check_may_join(&self.stored_record(id).await?, &join)?;
        Ok(self.request(id, |reply| RoomRequest::Join { join: join.clone(), reply }).await?.0)
    }

    /// The replay of a duel that is over. If there is none, its room is not opened either.
    pub async fn replay(self: &Arc<Self>, id: &str) -> Result<String, Error> {
        match self.stored_record(id).await? {
            record if record.state != DuelStatus::Over => return Err(Error::NotOver),
            record if record.position.is_some() => return Err(Error::FromPosition),
            _ => {}
        }
        Ok(self.request(id, |reply| RoomRequest::Replay { reply }).await?.0)
    }

    /// Sends a request to the room of a duel, and again to a new room if that one was just closing. Returns the answer
    /// and the room.
    pub async fn request<T>(
        self: &Arc<Self>,
        id: &str,
        ask: impl Fn(oneshot::Sender<Result<T, Error>>) -> RoomRequest,
    ) -> Result<(T, mpsc::Sender<RoomRequest>), Error> {
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

    /// The channel to the room of a duel, which is opened if it is not open.
    pub async fn room(self: &Arc<Self>, id: &str) -> Result<mpsc::Sender<RoomRequest>, Error> {
        if let Some(room) = self.rooms.lock().await.get(id).filter(|room| !room.is_closed()) {
            return Ok(room.clone());
        }
        self.store.summary(id.to_owned()).await?.ok_or_else(|| Error::NoDuel(id.to_owned()))?;
        let mut rooms = self.rooms.lock().await;
        if let Some(room) = rooms.get(id).filter(|room| !room.is_closed()) {
            return Ok(room.clone());
        }
        if rooms.len() >= self.limits.rooms {
            return Err(Error::ServerFull("duels"));
        }
        let room = Room::open(Arc::clone(self), id.to_owned());
        rooms.insert(id.to_owned(), room.clone());
        Ok(room)
    }

    /// Forgets the room of a duel if `still` returns true, while nobody can reach the room. Returns its result.
    pub async fn forget_room(&self, id: &str, still: impl FnOnce() -> bool) -> bool {
        let mut rooms = self.rooms.lock().await;
        let gone = still();
        if gone {
            rooms.remove(id);
            self.set_attended(id, false);
        }
        gone
    }

    /// Notes if someone is present in a duel that waits to be joined.
    pub fn set_attended(&self, id: &str, waits: bool) {
        let mut attended = self.attended.lock().unwrap_or_else(PoisonError::into_inner);
        let at = attended.iter().position(|known| known == id);
        match at {
            None if waits => attended.push(id.to_owned()),
            Some(at) if !waits => drop(attended.remove(at)),
            _ => {}
        }
    }

    /// The number of duels in memory.
    pub async fn room_count(&self) -> usize {
        self.rooms.lock().await.len()
    }

    /// The duels that can be joined or watched. Open duels are listed only while their host is present.
    pub async fn list(&self) -> Result<Vec<DuelInfo>, Error> {
        let attended = self.attended.lock().unwrap_or_else(PoisonError::into_inner).clone();
        let mut open = self.store.summaries(attended).await?;
        open.retain(|found| found.record.state == DuelStatus::Waiting && found.record.open);
        let playing = self.store.list_playing(LISTED).await?;
        Ok(open.into_iter().rev().take(LISTED).chain(playing).map(duel_info).collect())
    }

    /// The duels among these ids that exist.
    pub async fn list_known(&self, ids: Vec<String>) -> Result<Vec<DuelInfo>, Error> {
        if ids.len() > KNOWN {
            return Err(Error::TooManyIds { most: KNOWN });
        }
        Ok(self.store.summaries(ids).await?.into_iter().map(duel_info).collect())
    }

    /// A stored duel without its moves.
    async fn stored_record(&self, id: &str) -> Result<DuelRecord, Error> {
        let found = self.store.summary(id.to_owned()).await?;
        found.map(|found| found.record).ok_or_else(|| Error::NoDuel(id.to_owned()))
    }

    /// A duel as the lobby lists it.
    pub async fn duel_info(&self, id: &str) -> Result<DuelInfo, Error> {
        let found = self.store.summary(id.to_owned()).await?;
        found.map(duel_info).ok_or_else(|| Error::NoDuel(id.to_owned()))
    }
}

/// Fails unless a seat is free and the player is invited, or needs no invitation.
pub fn check_may_join(record: &DuelRecord, join: &Join) -> Result<(), Error> {
    if record.state != DuelStatus::Waiting {
        return Err(Error::SeatsTaken);
    }
    let hash = |word: &str| secret::hash(word.trim());
    match &join.invitation {
        Some(word) if !secret::are_same(&hash(word), &hash(&record.invitation)) => Err(Error::WrongInvitation),
        None if !record.open => Err(Error::WrongInvitation),
        _ => Ok(()),
    }
}

/// The occupant of a stored seat.
pub const fn occupant_of(seat: &SeatRecord) -> SeatOccupant {
    match (&seat.player, &seat.token) {
        (Some(_), _) => SeatOccupant::Computer,
        (None, Some(_)) => SeatOccupant::Person,
        (None, None) => SeatOccupant::Nobody,
    }
}

/// A stored duel as the lobby lists it.
fn duel_info(DuelSummary { record, turn, touched }: DuelSummary) -> DuelInfo {
    let seat = |seat: SeatRecord| SeatInfo { is: occupant_of(&seat), name: seat.name };
    DuelInfo {
        id: record.id,
        game: record.game,
        format: record.format,
        pool: record.pool,
        players: record.seats.map(seat),
        clock: record.clock,
        state: match record.state {
            DuelStatus::Waiting if record.open => DuelState::Open,
            DuelStatus::Waiting | DuelStatus::Playing => DuelState::Running,
            DuelStatus::Over => DuelState::Over,
        },
        turn,
        touched,
    }
}
