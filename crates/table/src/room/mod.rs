//! A duel with everyone at its table. One task owns it and takes messages one after the other; whatever is chosen is
//! in the database before anyone is shown what came of it.

mod course;
mod offers;
mod passing;
mod play;
mod seats;
mod show;
mod talk;

pub use course::Origin;
pub use seats::Line;
pub use show::ended;

use crate::clock::Clocks;
use crate::error::Error;
use crate::lobby::{Lobby, may_join, name_of};
use crate::secret;
use crate::shelf::deck_text;
use crate::store::{Record, State};
use crate::wire::{Join, Said, Seated, Told, Welcome};
use course::Course;
use duel::language::Language;
use duel::words::Seat;
use offers::Offers;
use passing::Passes;
use players::Player;
use seats::{Absence, Seats};
use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, sleep_until};

/// How often it is stored for how long a player is waited for.
const COUNTED: Duration = Duration::from_secs(10);
/// How many messages wait for a room.
const WAITING: usize = 256;

/// What is asked of a room.
pub enum Ask {
    /// Someone comes, with the token of a seat or to watch.
    Sit {
        /// The token.
        token: Option<String>,
        /// In which language.
        language: Language,
        /// Where to tell what happens.
        out: mpsc::Sender<Told>,
        /// The number of the connection from now on.
        reply: oneshot::Sender<Result<Line, Error>>,
    },
    /// Someone says something.
    Say {
        /// Who.
        line: Line,
        /// What.
        said: Said,
    },
    /// Someone has gone.
    Leave {
        /// Who.
        line: Line,
    },
    /// Someone takes the free seat.
    Join {
        /// How.
        join: Join,
        /// The seat.
        reply: oneshot::Sender<Result<Seated, Error>>,
    },
    /// The duel as a replay is wanted.
    Replay {
        /// It, once the duel is over.
        reply: oneshot::Sender<Result<String, Error>>,
    },
}

/// A duel at its table.
pub struct Room {
    lobby: Arc<Lobby>,
    record: Record,
    /// The duel; none while a seat is free.
    course: Option<Course>,
    computers: [Option<Box<dyn Player>>; 2],
    seats: Seats,
    passes: [Passes; 2],
    clocks: Clocks,
    absence: Absence,
    offers: Offers,
    /// The number of the scene that is shown.
    number: u32,
    /// When the thought is over that the server thinks for a player.
    thought: Option<Instant>,
    /// Whether such a thought has just come to its end.
    thought_out: bool,
    /// Whether choices were taken back that are still in the database.
    rewound: bool,
    /// Whether something has happened that is not shown yet.
    changed: bool,
    /// How many choices are in the database.
    saved: usize,
    /// Up to how many choices players got time back for what they did.
    earned: usize,
    /// Since when nobody is there.
    empty_since: Instant,
}

impl Room {
    /// Starts the room of a duel; messages to it go into the channel.
    pub fn open(lobby: Arc<Lobby>, id: String) -> mpsc::Sender<Ask> {
        let (asks, waiting) = mpsc::channel(WAITING);
        tokio::spawn(async move {
            match Self::restore(Arc::clone(&lobby), &id).await {
                Ok(room) => room.run(waiting).await,
                Err(error) => {
                    tracing::warn!(duel = id, %error, "a duel cannot be played on");
                    turn_away(&lobby, &id, waiting, &error).await;
                }
            }
        });
        asks
    }

    async fn restore(lobby: Arc<Lobby>, id: &str) -> Result<Self, Error> {
        let record = lobby.store.duel(id.to_owned()).await?.ok_or_else(|| Error::NoDuel(id.to_owned()))?;
        let game = lobby.shelf.game(&record.game, record.format.as_deref(), record.pool.as_deref())?;
        let usual = Passes::usual(game.book);
        let mut room = Self {
            course: None,
            computers: [None, None],
            seats: Seats::default(),
            passes: record.seats.each_ref().map(|seat| usual.clone().said(seat.passing.as_ref())),
            clocks: Clocks::new(
                record.clock,
                record.seats.each_ref().map(|seat| seat.left_ms),
                lobby.limits.thought[1],
            ),
            absence: Absence::new(lobby.limits.away, record.seats.each_ref().map(|seat| seat.away_ms)),
            offers: Offers::default(),
            number: first_number(),
            thought: None,
            thought_out: false,
            rewound: false,
            changed: false,
            saved: record.moves.len(),
            earned: record.moves.len(),
            empty_since: Instant::now(),
            record,
            lobby,
        };
        let goes_on = !room.record.moves.is_empty() || room.record.position.is_some();
        if goes_on && !room.is_between_people() {
            // Who plays on from somewhere is asked there.
            room.passes.iter_mut().for_each(Passes::hold);
        }
        if room.record.state != State::Waiting {
            tokio::task::block_in_place(|| room.begin())?;
        }
        Ok(room)
    }

    /// The duel from its beginning through what is stored.
    fn begin(&mut self) -> Result<(), Error> {
        let record = &self.record;
        let game = self.lobby.shelf.game(&record.game, record.format.as_deref(), record.pool.as_deref())?;
        for (computer, seat) in self.computers.iter_mut().zip(&record.seats) {
            if let Some(name) = &seat.player {
                *computer = Some(games::computer::player(name, &game, secret::seed())?);
            }
        }
        let origin = Origin::of(game, record)?;
        self.course = Some(Course::build(origin, &record.moves, record.forced, record.ended)?);
        Ok(())
    }

    async fn run(mut self, mut waiting: mpsc::Receiver<Ask>) {
        let lobby = Arc::clone(&self.lobby);
        let mut closed = std::pin::pin!(lobby.closed());
        let mut done = self.settle().await;
        while done.is_ok() {
            let wake = self.wakes();
            tokio::select! {
                biased;
                () = &mut closed => return,
                () = sleep_until(wake) => {
                    let now = Instant::now();
                    if self.seats.is_empty() && now >= self.empty_until() {
                        if self.lobby.forget(&self.record.id, || waiting.is_empty()).await {
                            break;
                        }
                        self.empty_since = now;
                    }
                    done = self.wake(now).await;
                }
                ask = waiting.recv() => match ask {
                    Some(ask) => done = self.hear(ask).await,
                    None => return,
                },
            }
        }
        if let Err(error) = done {
            if matches!(error, Error::Withdrawn) {
                tracing::info!(duel = self.record.id, "a duel is withdrawn");
                self.lobby.forget(&self.record.id, || true).await;
                return;
            }
            tracing::error!(duel = self.record.id, %error, "a room is closed");
            for guest in self.seats.all().iter_mut() {
                let why = error.said_in(guest.stage.language());
                guest.tell(Told::Refused { why, of: None });
            }
            self.lobby.forget(&self.record.id, || true).await;
        }
    }

    /// Until when the room stays if nobody comes. A duel that is over is seldom come back to.
    fn empty_until(&self) -> Instant {
        let over = self.record.state == State::Over;
        self.empty_since + if over { self.lobby.limits.empty / 20 } else { self.lobby.limits.empty }
    }

    /// When the room has to look after itself again.
    fn wakes(&self) -> Instant {
        let empty = self.seats.is_empty().then(|| self.empty_until());
        let clock = self.clocks.runs_out().map(|(_, at)| at);
        let claim = self.absence.waiting().map(|(_, at)| at).filter(|&at| at > Instant::now());
        let count = self.absence.waiting().map(|_| Instant::now() + COUNTED);
        let far = Instant::now() + Duration::from_secs(3600);
        [empty, clock, claim, count, self.thought].into_iter().flatten().min().unwrap_or(far)
    }

    /// The error that comes back closes the room: what it holds may not be what is stored.
    async fn hear(&mut self, ask: Ask) -> Result<(), Error> {
        match ask {
            Ask::Sit { token, language, out, reply } => {
                let seated = self.sit(token.as_deref(), language, out);
                let line = seated.as_ref().ok().copied();
                let _ = reply.send(seated);
                if let Some(line) = line {
                    self.greet(line);
                    self.attend();
                }
            }
            Ask::Say { line, said } => {
                let heard = said.clone();
                let told = self.seats.find(line).map_or(0, |guest| guest.told());
                if let Err(error) = self.say(line, said).await {
                    if matches!(error, Error::Store(_) | Error::NotWritten | Error::Stopping | Error::Withdrawn) {
                        return Err(error);
                    }
                    tracing::info!(duel = self.record.id, line, why = error.said(), "a message was refused");
                    if let Some(guest) = self.seats.find(line) {
                        let why = error.said_in(guest.stage.language());
                        guest.tell(Told::Refused { why, of: Some(heard) });
                    }
                }
                self.settle().await?;
                // What changes nothing is answered with how things are.
                if let Some(guest) = self.seats.find(line).filter(|guest| guest.told() == told) {
                    guest.tell_again();
                    self.tell_standing(Some(line));
                }
            }
            Ask::Leave { line } => {
                self.seats.remove(line);
                self.attend();
                if self.seats.is_empty() {
                    self.empty_since = Instant::now();
                }
            }
            Ask::Join { join, reply } => {
                let joined = self.join(join).await;
                self.attend();
                let _ = reply.send(joined);
            }
            Ask::Replay { reply } => {
                let over = self.course.as_ref().filter(|_| self.record.state == State::Over);
                let replay = over.ok_or(Error::NotOver).and_then(|over| over.replay().ok_or(Error::FromPosition));
                let _ = reply.send(replay);
            }
        }
        self.settle().await
    }

    fn sit(&mut self, token: Option<&str>, language: Language, out: mpsc::Sender<Told>) -> Result<Line, Error> {
        let seat = match token {
            None if self.seats.watching() >= self.lobby.limits.spectators => return Err(Error::Full("spectators")),
            None => None,
            Some(token) => {
                let hash = secret::hash(token);
                let is = |seat: &Seat| {
                    self.record.seats[seat.index()].token.as_ref().is_some_and(|known| secret::same(known, &hash))
                };
                Some(Seat::BOTH.into_iter().find(is).ok_or(Error::WrongToken)?)
            }
        };
        let (line, before) = self.seats.add(seat.zip(token.map(str::to_owned)), language, out);
        if let Some(mut before) = before {
            let why = Error::Replaced.said_in(before.stage.language());
            before.tell(Told::Farewell { why });
        }
        tracing::info!(duel = self.record.id, line, seat = seat.map(|seat| seat.0), "someone sits down");
        Ok(line)
    }

    /// Tells someone who has come everything.
    fn greet(&mut self, line: Line) {
        let record = &self.record;
        let waits = record.state == State::Waiting;
        let Some(guest) = self.seats.find(line) else { return };
        let seat = guest.seat();
        guest.tell(Told::Welcome(Welcome {
            duel: record.id.clone(),
            game: record.game.clone(),
            pool: record.pool.clone(),
            seat: seat.map(|seat| seat.0),
            invitation: seat.filter(|_| waits).map(|_| record.invitation.clone()),
        }));
        if let Some(seat) = seat {
            guest.tell(Told::Passing(self.passes[seat.index()].passing().clone()));
        }
        self.place();
        self.tell_standing(Some(line));
        self.show_to(Some(line));
    }

    /// Tells the lobby whether someone waits here to be joined.
    fn attend(&self) {
        let waits = self.record.state == State::Waiting;
        let host = Seat::BOTH.into_iter().any(|seat| self.seats.has(seat));
        self.lobby.attend(&self.record.id, waits && host);
    }

    async fn join(&mut self, join: Join) -> Result<Seated, Error> {
        may_join(&self.record, &join)?;
        let free = self.record.seats.iter().position(|seat| seat.token.is_none() && seat.player.is_none());
        let at = free.ok_or(Error::Taken)?;
        let record = &self.record;
        let game = self.lobby.shelf.game(&record.game, record.format.as_deref(), record.pool.as_deref())?;
        let token = secret::token();
        let mut seat = record.seats[at].clone();
        seat.name = name_of(&join.name, self.lobby.limits.name)?;
        seat.deck = deck_text(&game, &join.deck, secret::seed())?;
        seat.token = Some(secret::hash(&token));
        self.lobby.store.take_seat(record.id.clone(), at, seat.clone()).await?;
        self.record.seats[at] = seat;
        self.record.state = State::Playing;
        tokio::task::block_in_place(|| self.begin())?;
        self.changed = true;
        tracing::info!(duel = self.record.id, seat = at, "the free seat is taken");
        Ok(Seated { duel: self.record.id.clone(), seat: at as u8, token })
    }
}

/// The number of the first scene that a room shows: more than any that was shown before, though a server remembers none.
fn first_number() -> u32 {
    const SCENES_A_SECOND: u64 = 32;
    const THIS_DECADE: u64 = 1_767_225_600;
    let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs());
    (now.saturating_sub(THIS_DECADE) * SCENES_A_SECOND) as u32
}

/// Tells everyone who comes to a duel that cannot be played why, for as long as someone comes.
async fn turn_away(lobby: &Lobby, id: &str, mut waiting: mpsc::Receiver<Ask>, error: &Error) {
    let why = || match error {
        Error::OtherEngine { what } => Error::OtherEngine { what },
        Error::NoDuel(id) => Error::NoDuel(id.clone()),
        Error::NoPool(id) => Error::NoPool(id.clone()),
        Error::Unplayable(at) => Error::Unplayable(*at),
        other => Error::Unavailable(other.said()),
    };
    loop {
        let wait = tokio::time::timeout(lobby.limits.empty, waiting.recv());
        match wait.await {
            Ok(Some(Ask::Sit { reply, .. })) => drop(reply.send(Err(why()))),
            Ok(Some(Ask::Join { reply, .. })) => drop(reply.send(Err(why()))),
            Ok(Some(Ask::Replay { reply })) => drop(reply.send(Err(why()))),
            Ok(Some(Ask::Say { .. } | Ask::Leave { .. })) => {}
            Ok(None) => return,
            Err(_) if lobby.forget(id, || waiting.is_empty()).await => return,
            Err(_) => {}
        }
    }
}
