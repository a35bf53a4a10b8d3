//! A duel with everyone connected to it.
//!
//! One task owns it and handles one message after the other. *Invariant*: every choice is in the database before anyone
//! is shown its result.

mod auto_pass;
mod explanations;
mod guests;
mod history;
mod offers;
mod play;
mod show;

pub use guests::ConnectionId;
pub use history::DuelStart;
pub use show::outcome_outside_rules;

use crate::clock::Clocks;
use crate::error::Error;
use crate::loaded_games::deck_text;
use crate::lobby::{Lobby, check_may_join, clean_name};
use crate::secret;
use crate::store::{DuelRecord, DuelStatus};
use crate::wire::{ClientMessage, Join, Seated, ServerMessage, Welcome};
use auto_pass::AutoPass;
use duel::ids::Seat;
use duel::observe::language::Language;
use guests::{Absence, Guests};
use history::DuelHistory;
use offers::Offers;
use players::Player;
use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, sleep_until};

/// The interval at which the time that a player is away is stored.
const ABSENCE_SAVE_INTERVAL: Duration = Duration::from_secs(10);
/// The most messages that wait for a room.
const REQUEST_QUEUE: usize = 256;

/// A request to a room.
pub enum RoomRequest {
    /// Someone connects, with the token of a seat or as a spectator.
    Sit {
        /// The token.
        token: Option<String>,
        /// The language of messages.
        language: Language,
        /// The channel for messages to the connection.
        out: mpsc::Sender<ServerMessage>,
        /// The number of the new connection.
        reply: oneshot::Sender<Result<ConnectionId, Error>>,
    },
    /// A connection sends a message.
    Message {
        /// The connection.
        line: ConnectionId,
        /// The message.
        said: ClientMessage,
    },
    /// A connection has ended.
    Leave {
        /// The connection.
        line: ConnectionId,
    },
    /// Someone takes the free seat.
    Join {
        /// The request of the player.
        join: Join,
        /// The seat with its token.
        reply: oneshot::Sender<Result<Seated, Error>>,
    },
    /// Someone asks for the replay of the duel.
    Replay {
        /// The text, once the duel is over.
        reply: oneshot::Sender<Result<String, Error>>,
    },
}

/// A duel with everyone connected to it.
pub struct Room {
    lobby: Arc<Lobby>,
    record: DuelRecord,
    /// The duel; `None` while a seat is free.
    history: Option<DuelHistory>,
    computers: [Option<Box<dyn Player>>; 2],
    guests: Guests,
    auto_pass: [AutoPass; 2],
    clocks: Clocks,
    absence: Absence,
    offers: Offers,
    /// The number of the current scene.
    scene_number: u32,
    /// The moment the server answers for a player, after the time a person would think.
    auto_answer_at: Option<Instant>,
    /// That moment has just come.
    auto_answer_due: bool,
    /// Choices were taken back that are still in the database.
    rewound: bool,
    /// Something has happened that is not shown yet.
    changed: bool,
    /// The number of choices in the database.
    saved_choices: usize,
    /// The number of choices up to which time increments were given.
    increments_up_to: usize,
    /// The moment since which nobody is connected.
    empty_since: Instant,
}

impl Room {
    /// Opens the room of a duel and returns the channel to it.
    pub fn open(lobby: Arc<Lobby>, id: String) -> mpsc::Sender<RoomRequest> {
        let (asks, waiting) = mpsc::channel(REQUEST_QUEUE);
        tokio::spawn(async move {
            match Self::restore(Arc::clone(&lobby), &id).await {
                Ok(room) => room.run(waiting).await,
                Err(error) => {
                    tracing::warn!(duel = id, %error, "duel cannot be restored");
                    turn_away(&lobby, &id, waiting, &error).await;
                }
            }
        });
        asks
    }

    async fn restore(lobby: Arc<Lobby>, id: &str) -> Result<Self, Error> {
        let record = lobby.store.duel(id.to_owned()).await?.ok_or_else(|| Error::NoDuel(id.to_owned()))?;
        let game = lobby.loaded_games.game(&record.game, record.format.as_deref(), record.pool.as_deref())?;
        let usual = AutoPass::default_for(game.entry);
        let mut room = Self {
            history: None,
            computers: [None, None],
            guests: Guests::default(),
            auto_pass: record.seats.each_ref().map(|seat| usual.clone().with_settings(seat.passing.as_ref())),
            clocks: Clocks::new(
                record.clock,
                record.seats.each_ref().map(|seat| seat.left_ms),
                lobby.limits.thinking_time[1],
            ),
            absence: Absence::new(lobby.limits.absence_budget, record.seats.each_ref().map(|seat| seat.away_ms)),
            offers: Offers::default(),
            scene_number: first_scene_number(),
            auto_answer_at: None,
            auto_answer_due: false,
            rewound: false,
            changed: false,
            saved_choices: record.moves.len(),
            increments_up_to: record.moves.len(),
            empty_since: Instant::now(),
            record,
            lobby,
        };
        let goes_on = !room.record.moves.is_empty() || room.record.position.is_some();
        if goes_on && !room.is_between_people() {
            // A player who continues a duel is asked first, before anything is passed.
            room.auto_pass.iter_mut().for_each(AutoPass::hold);
        }
        if room.record.state != DuelStatus::Waiting {
            tokio::task::block_in_place(|| room.begin())?;
        }
        Ok(room)
    }

    /// Rebuilds the duel from its record.
    fn begin(&mut self) -> Result<(), Error> {
        let record = &self.record;
        let game = self.lobby.loaded_games.game(&record.game, record.format.as_deref(), record.pool.as_deref())?;
        for (computer, seat) in self.computers.iter_mut().zip(&record.seats) {
            if let Some(name) = &seat.player {
                *computer = Some(games::computer::player(name, &game, secret::new_seed())?);
            }
        }
        let origin = DuelStart::from_record(game, record)?;
        self.history = Some(DuelHistory::build(origin, &record.moves, record.forced_answers, record.ended)?);
        Ok(())
    }

    async fn run(mut self, mut waiting: mpsc::Receiver<RoomRequest>) {
        let lobby = Arc::clone(&self.lobby);
        let mut closed = std::pin::pin!(lobby.wait_until_closed());
        let mut done = self.run_until_asked().await;
        while done.is_ok() {
            let wake = self.next_wake();
            tokio::select! {
                biased;
                () = &mut closed => return,
                () = sleep_until(wake) => {
                    let now = Instant::now();
                    if self.guests.is_empty() && now >= self.empty_until() {
                        if self.lobby.forget_room(&self.record.id, || waiting.is_empty()).await {
                            break;
                        }
                        self.empty_since = now;
                    }
                    done = self.wake(now).await;
                }
                ask = waiting.recv() => match ask {
                    Some(ask) => done = self.receive(ask).await,
                    None => return,
                },
            }
        }
        if let Err(error) = done {
            if matches!(error, Error::Withdrawn) {
                tracing::info!(duel = self.record.id, "duel withdrawn");
                self.lobby.forget_room(&self.record.id, || true).await;
                return;
            }
            tracing::error!(duel = self.record.id, %error, "room closed");
            for guest in self.guests.all().iter_mut() {
                let why = error.public_message_in(guest.spectator_log.language());
                guest.send(ServerMessage::Refused { why, of: None });
            }
            self.lobby.forget_room(&self.record.id, || true).await;
        }
    }

    /// The moment until which an empty room stays open. Few come back to a duel that is over.
    fn empty_until(&self) -> Instant {
        let over = self.record.state == DuelStatus::Over;
        self.empty_since
            + if over { self.lobby.limits.empty_room_timeout / 20 } else { self.lobby.limits.empty_room_timeout }
    }

    /// The moment at which the room must act without a message.
    fn next_wake(&self) -> Instant {
        let empty = self.guests.is_empty().then(|| self.empty_until());
        let clock = self.clocks.runs_out_at().map(|(_, at)| at);
        let claim = self.absence.waiting().map(|(_, at)| at).filter(|&at| at > Instant::now());
        let count = self.absence.waiting().map(|_| Instant::now() + ABSENCE_SAVE_INTERVAL);
        let far = Instant::now() + Duration::from_secs(3600);
        [empty, clock, claim, count, self.auto_answer_at].into_iter().flatten().min().unwrap_or(far)
    }

    /// Handles a request. An error closes the room, since its state may not be what is stored.
    async fn receive(&mut self, request: RoomRequest) -> Result<(), Error> {
        match request {
            RoomRequest::Sit { token, language, out, reply } => {
                let seated = self.sit(token.as_deref(), language, out);
                let connection = seated.as_ref().ok().copied();
                let _ = reply.send(seated);
                if let Some(connection) = connection {
                    self.send_welcome(connection);
                    self.update_attended();
                }
            }
            RoomRequest::Message { line: connection, said: message } => {
                let heard = message.clone();
                let told = self.guests.find(connection).map_or(0, |guest| guest.sent_count());
                if let Err(error) = self.receive_message(connection, message).await {
                    if matches!(error, Error::Store(_) | Error::NotWritten | Error::Stopping | Error::Withdrawn) {
                        return Err(error);
                    }
                    tracing::info!(duel = self.record.id, connection, why = error.public_message(), "message refused");
                    if let Some(guest) = self.guests.find(connection) {
                        let why = error.public_message_in(guest.spectator_log.language());
                        guest.send(ServerMessage::Refused { why, of: Some(heard) });
                    }
                }
                self.run_until_asked().await?;
                // A message without any effect is answered with the current presence.
                if let Some(guest) = self.guests.find(connection).filter(|guest| guest.sent_count() == told) {
                    guest.resend_presence();
                    self.send_presence(Some(connection));
                }
            }
            RoomRequest::Leave { line: connection } => {
                self.guests.remove(connection);
                self.update_attended();
                if self.guests.is_empty() {
                    self.empty_since = Instant::now();
                }
            }
            RoomRequest::Join { join, reply } => {
                let joined = self.join(join).await;
                self.update_attended();
                let _ = reply.send(joined);
            }
            RoomRequest::Replay { reply } => {
                let over = self.history.as_ref().filter(|_| self.record.state == DuelStatus::Over);
                let replay = over.ok_or(Error::NotOver).and_then(|over| over.replay_text().ok_or(Error::FromPosition));
                let _ = reply.send(replay);
            }
        }
        self.run_until_asked().await
    }

    fn sit(
        &mut self,
        token: Option<&str>,
        language: Language,
        out: mpsc::Sender<ServerMessage>,
    ) -> Result<ConnectionId, Error> {
        let seat = match token {
            None if self.guests.spectator_count() >= self.lobby.limits.spectators => {
                return Err(Error::ServerFull("spectators"));
            }
            None => None,
            Some(token) => {
                let hash = secret::hash(token);
                let is = |seat: &Seat| {
                    self.record.seats[seat.index()].token.as_ref().is_some_and(|known| secret::are_same(known, &hash))
                };
                Some(Seat::BOTH.into_iter().find(is).ok_or(Error::WrongToken)?)
            }
        };
        let (connection, before) = self.guests.add(seat.zip(token.map(str::to_owned)), language, out);
        if let Some(mut before) = before {
            let why = Error::Replaced.public_message_in(before.spectator_log.language());
            before.send(ServerMessage::Farewell { why });
        }
        tracing::info!(duel = self.record.id, connection, seat = seat.map(|seat| seat.0), "seat connected");
        Ok(connection)
    }

    /// Sends everything to a new connection.
    fn send_welcome(&mut self, connection: ConnectionId) {
        let record = &self.record;
        let waits = record.state == DuelStatus::Waiting;
        let Some(guest) = self.guests.find(connection) else { return };
        let seat = guest.seat();
        guest.send(ServerMessage::Welcome(Welcome {
            duel: record.id.clone(),
            game: record.game.clone(),
            pool: record.pool.clone(),
            seat: seat.map(|seat| seat.0),
            invitation: seat.filter(|_| waits).map(|_| record.invitation.clone()),
        }));
        if let Some(seat) = seat {
            guest.send(ServerMessage::Passing(self.auto_pass[seat.index()].passing().clone()));
        }
        self.update_clocks();
        self.send_presence(Some(connection));
        self.send_scene(Some(connection));
    }

    /// Tells the lobby if a player waits here for an opponent.
    fn update_attended(&self) {
        let waits = self.record.state == DuelStatus::Waiting;
        let host = Seat::BOTH.into_iter().any(|seat| self.guests.has_player(seat));
        self.lobby.set_attended(&self.record.id, waits && host);
    }

    async fn join(&mut self, join: Join) -> Result<Seated, Error> {
        check_may_join(&self.record, &join)?;
        let free = self.record.seats.iter().position(|seat| seat.token.is_none() && seat.player.is_none());
        let at = free.ok_or(Error::SeatsTaken)?;
        let record = &self.record;
        let game = self.lobby.loaded_games.game(&record.game, record.format.as_deref(), record.pool.as_deref())?;
        let token = secret::new_token();
        let mut seat = record.seats[at].clone();
        seat.name = clean_name(&join.name, self.lobby.limits.name_length)?;
        seat.deck = deck_text(&game, &join.deck, secret::new_seed())?;
        seat.token = Some(secret::hash(&token));
        self.lobby.store.take_seat(record.id.clone(), at, seat.clone()).await?;
        self.record.seats[at] = seat;
        self.record.state = DuelStatus::Playing;
        tokio::task::block_in_place(|| self.begin())?;
        self.changed = true;
        tracing::info!(duel = self.record.id, seat = at, "seat taken");
        Ok(Seated { duel: self.record.id.clone(), seat: at as u8, token })
    }
}

/// The number of a room's first scene: higher than any number before, although none is stored.
fn first_scene_number() -> u32 {
    const SCENES_A_SECOND: u64 = 32;
    const THIS_DECADE: u64 = 1_767_225_600;
    let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs());
    (now.saturating_sub(THIS_DECADE) * SCENES_A_SECOND) as u32
}

/// Refuses everyone who comes to a duel that cannot be restored, for as long as someone comes.
async fn turn_away(lobby: &Lobby, id: &str, mut waiting: mpsc::Receiver<RoomRequest>, error: &Error) {
    let why = || match error {
        Error::OtherVersion { what } => Error::OtherVersion { what },
        Error::NoDuel(id) => Error::NoDuel(id.clone()),
        Error::NoPool(id) => Error::NoPool(id.clone()),
        Error::ChoiceNotOffered(at) => Error::ChoiceNotOffered(*at),
        other => Error::Unavailable(other.public_message()),
    };
    loop {
        let wait = tokio::time::timeout(lobby.limits.empty_room_timeout, waiting.recv());
        match wait.await {
            Ok(Some(RoomRequest::Sit { reply, .. })) => drop(reply.send(Err(why()))),
            Ok(Some(RoomRequest::Join { reply, .. })) => drop(reply.send(Err(why()))),
            Ok(Some(RoomRequest::Replay { reply })) => drop(reply.send(Err(why()))),
            Ok(Some(RoomRequest::Message { .. } | RoomRequest::Leave { .. })) => {}
            Ok(None) => return,
            Err(_) if lobby.forget_room(id, || waiting.is_empty()).await => return,
            Err(_) => {}
        }
    }
}
