//! What the table refuses, each in one sentence.

mod japanese;

use crate::speech::spoken;
use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use duel::language::Language;
use rusqlite::ErrorCode;
use serde_json::json;
use std::path::PathBuf;

/// Why something was not done. The sentence goes to whoever asked for it.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// A game, deck, format or computer player is not there, or a deck is not legal.
    #[error(transparent)]
    Game(#[from] games::Error),
    /// There is no such duel.
    #[error("there is no duel `{0}` here")]
    NoDuel(String),
    /// There is no such pool.
    #[error("there is no pool `{0}` here; expected the id of one that was brought to this server")]
    NoPool(String),
    /// There is no such replay.
    #[error("there is no replay `{0}` here; expected the id of a kept one, or of a duel that is over")]
    NoReplay(String),
    /// There is no such frame.
    #[error("there is no frame {found}; expected one of 0 to {last}")]
    NoFrame {
        /// Which was asked for.
        found: usize,
        /// The last there is.
        last: usize,
    },
    /// A replay cannot be read or played.
    #[error("the replay cannot be played: {0}")]
    Replay(#[from] duel::replay::ReplayError),
    /// A match is not played on.
    #[error("this is the replay of a match; only a single duel can be played on from a frame")]
    OfMatch,
    /// A duel from a position is wanted as a replay.
    #[error("this duel began from a position, and a replay begins with decks; take the position of one of its frames")]
    FromPosition,
    /// A position is one of a match.
    #[error("this position is part of a match, and single duels are played here; leave out its line `match`")]
    InMatch,
    /// A position leaves nothing to play.
    #[error("in this position the duel is over")]
    Decided,
    /// A pool is one of another game.
    #[error("the pool is one of {found}, and not of {expected}")]
    OtherGame {
        /// Whose it is.
        found: String,
        /// What is played.
        expected: String,
    },
    /// A pool of a position lies over others, and those over others.
    #[error("the pool lies over too many others; expected at most {most}")]
    Layers {
        /// How many there may be.
        most: usize,
    },
    /// A pool of a position has too many cards of its own.
    #[error("expected at most {most} cards of the position's own, those of the pool it speaks of among them")]
    OwnCards {
        /// How many there may be.
        most: usize,
    },
    /// There are too many files.
    #[error("expected 1 to {most} files")]
    Files {
        /// How many there may be.
        most: usize,
    },
    /// There are too many ids.
    #[error("expected at most {most} duels")]
    Ids {
        /// How many there may be.
        most: usize,
    },
    /// A token is not one of this duel's.
    #[error("the token is not one of this duel's seats")]
    WrongToken,
    /// The duel's other seat is taken.
    #[error("both seats of this duel are taken")]
    Taken,
    /// The word of an invitation is wrong.
    #[error("the invitation is not one to this duel")]
    WrongInvitation,
    /// A name is not one.
    #[error("expected a name of 1 to {most} letters")]
    Name {
        /// How many letters it may have.
        most: usize,
    },
    /// A seat is not one.
    #[error("there is no seat {0}; expected 0 or 1")]
    NoSeat(u8),
    /// A seed is given for a duel between people.
    #[error("where chance begins can be said against the computer only: who knows it knows the cards")]
    SeedAgainstPerson,
    /// A clock is out of bounds.
    #[error("expected a clock of 10 to 36000 seconds with at most 3600 for each answer")]
    Clock,
    /// A message is not one.
    #[error("the message is not understood: {0}")]
    Malformed(String),
    /// There is nothing at an address.
    #[error("there is nothing at this address")]
    Nowhere,
    /// An address is written in a way that says nothing.
    #[error("the address is not understood: a part of it is not what belongs there")]
    Address,
    /// An address is asked in another way than it answers.
    #[error("this address is asked in another way")]
    OtherMethod,
    /// A message is too long.
    #[error("the message is too long; expected at most {}", size(*most))]
    TooLong {
        /// How many bytes it may have.
        most: usize,
    },
    /// Something long came too slowly.
    #[error("that took too long to arrive; expected at most {seconds} seconds")]
    TooSlow {
        /// How long it may take.
        seconds: u64,
    },
    /// Something is asked in too many steps.
    #[error("that is too much at once; expected at most {most} steps")]
    TooManySteps {
        /// How many there may be.
        most: usize,
    },
    /// There were too many messages.
    #[error("too many messages in a short time")]
    TooFast,
    /// There is no room for another.
    #[error("this server has as many {0} as it takes; try again later")]
    Full(&'static str),
    /// Something is answered that is not asked any more.
    #[error("this answers scene {found}, and scene {expected} is shown")]
    Stale {
        /// The scene that is shown.
        expected: u32,
        /// The scene that was answered.
        found: u32,
    },
    /// Someone answers who is not asked.
    #[error("it is not you who is asked")]
    NotAsked,
    /// Someone acts who watches.
    #[error("you watch this duel; only its players act")]
    Watching,
    /// An option is not there.
    #[error("there is no option {found}; expected one of 0 to {last}")]
    NoOption {
        /// Which was picked.
        found: u16,
        /// The last there is.
        last: usize,
    },
    /// A question does not ask for several.
    #[error("this question asks for one after the other")]
    NotSeveral,
    /// What is chosen does not go together.
    #[error("these cannot be chosen together")]
    NotTogether,
    /// There are no picks, or too many.
    #[error("expected 1 to {most} picks")]
    Picks {
        /// How many there may be.
        most: usize,
    },
    /// A card is not in the scene.
    #[error("there is no card {0} in the scene")]
    NoCard(u16),
    /// A line is not in the log.
    #[error("there is no line {0} in the log")]
    NoLine(usize),
    /// The duel is not being played.
    #[error("the duel is over")]
    Over,
    /// The duel has not begun.
    #[error("the duel has not begun: the other seat is free")]
    NotBegun,
    /// The duel has not ended.
    #[error("the duel is not over yet")]
    NotOver,
    /// There is nothing to take back.
    #[error("there is nothing of yours to take back")]
    NothingToTakeBack,
    /// What was begun cannot be called off.
    #[error("this cannot be called off any more")]
    NothingToCancel,
    /// A person agrees to draws; the computer does not.
    #[error("the computer does not agree to a draw")]
    NoDraw,
    /// Nothing is offered.
    #[error("nothing is offered that could be agreed to or declined")]
    NothingOffered,
    /// The other player asks first.
    #[error("the other player asks to take back; agree to that or decline it first")]
    AskedFirst,
    /// A duel is withdrawn that has begun.
    #[error("the duel has begun, and cannot be withdrawn")]
    Begun,
    /// A duel is withdrawn.
    #[error("this duel was withdrawn before anyone joined it")]
    Withdrawn,
    /// A duel cannot be claimed.
    #[error("the duel cannot be claimed now")]
    NoClaim,
    /// A phase is not one.
    #[error("there is no phase {0} in this game")]
    NoPhase(u8),
    /// The first message is not `sit`.
    #[error("expected the message `sit` first")]
    NotSitting,
    /// A seat has been taken by a later connection.
    #[error("this seat has been taken from elsewhere with its token")]
    Replaced,
    /// The page comes from elsewhere.
    #[error("this address serves its own page only")]
    Foreign,
    /// A duel was played with other rules or cards than this server has.
    #[error("this duel was begun with another version of the {what}, and cannot go on here; it is kept")]
    OtherEngine {
        /// What is another.
        what: &'static str,
    },
    /// What is stored of a duel does not lead anywhere.
    #[error("this duel cannot be played on: choice {0} of what is kept of it is not offered")]
    Unplayable(usize),
    /// A duel from a position cannot be set up again.
    #[error("the position cannot be set up: {0}")]
    Position(String),
    /// A duel cannot be played on.
    #[error("this duel cannot be played on: {0}")]
    Unavailable(String),
    /// The database does not do what it should.
    #[error("the database does not answer: {0}")]
    Store(#[from] rusqlite::Error),
    /// What was to be kept was not.
    #[error("the database takes nothing in")]
    NotWritten,
    /// A file cannot be used as the database.
    #[error("the database {} {cause}", .file.display())]
    Database {
        /// Which.
        file: PathBuf,
        /// Why.
        cause: Unusable,
    },
    /// The database is gone.
    #[error("the server is stopping")]
    Stopping,
    /// The address cannot be listened on.
    #[error("cannot listen on {address}: {cause}")]
    Listen {
        /// Where.
        address: String,
        /// Why.
        cause: std::io::Error,
    },
}

/// Why a file cannot be used as the database. It is left as it is.
#[derive(Debug, thiserror::Error)]
pub enum Unusable {
    /// It cannot be read or written.
    #[error("cannot be opened: {0}")]
    Unreachable(String),
    /// Another server uses it.
    #[error("is in use by another server")]
    InUse,
    /// It is something else.
    #[error("is not one of the table's; name another file")]
    Other,
    /// It was laid out by a later version.
    #[error("was made by a later version of this program; start that one, or name another file")]
    Later,
    /// It is not sound.
    #[error("is damaged ({0}); put a copy of it in its place, or name another file")]
    Damaged(String),
}

impl From<rusqlite::Error> for Unusable {
    fn from(fault: rusqlite::Error) -> Self {
        let said = fault.to_string().lines().next().unwrap_or_default().to_owned();
        match fault.sqlite_error_code() {
            Some(ErrorCode::NotADatabase) => Self::Other,
            Some(ErrorCode::DatabaseCorrupt) => Self::Damaged(said),
            _ => Self::Unreachable(said),
        }
    }
}

/// How much a number of bytes is, as people say it.
fn size(bytes: usize) -> String {
    match bytes {
        0..1024 => format!("{bytes} bytes"),
        1024..1_048_576 => format!("{} kB", bytes >> 10),
        _ => format!("{} MB", bytes >> 20),
    }
}

impl Error {
    /// The sentence as it is said to who asked: what is wrong inside the server stays there.
    pub fn said(&self) -> String {
        match self {
            Self::Store(_) | Self::NotWritten => "the server cannot reach its database now".to_owned(),
            _ => tidy(&self.to_string()),
        }
    }

    /// The same in a language.
    pub fn said_in(&self, language: Language) -> String {
        match language {
            Language::English => self.said(),
            Language::Japanese => tidy(&self.in_japanese()),
        }
    }

    /// Whether it is the last word on a wire: the seat is not to be had, and coming again would not help.
    pub const fn is_final(&self) -> bool {
        matches!(
            self,
            Self::WrongToken
                | Self::NoDuel(_)
                | Self::NoPool(_)
                | Self::OtherEngine { .. }
                | Self::Unplayable(_)
                | Self::Unavailable(_)
                | Self::Replaced
                | Self::Withdrawn
        )
    }

    const fn status(&self) -> StatusCode {
        match self {
            Self::NoDuel(_) | Self::NoPool(_) | Self::NoReplay(_) | Self::Nowhere => StatusCode::NOT_FOUND,
            Self::OtherMethod => StatusCode::METHOD_NOT_ALLOWED,
            Self::Game(games::Error::NoGame { .. }) => StatusCode::NOT_FOUND,
            Self::WrongToken | Self::WrongInvitation | Self::Foreign => StatusCode::FORBIDDEN,
            Self::Taken | Self::NotOver | Self::FromPosition | Self::OtherEngine { .. } => StatusCode::CONFLICT,
            Self::TooLong { .. } => StatusCode::PAYLOAD_TOO_LARGE,
            Self::TooSlow { .. } => StatusCode::REQUEST_TIMEOUT,
            Self::TooFast | Self::Full(_) => StatusCode::TOO_MANY_REQUESTS,
            Self::Store(_) | Self::NotWritten | Self::Stopping => StatusCode::SERVICE_UNAVAILABLE,
            _ => StatusCode::BAD_REQUEST,
        }
    }
}

/// How many letters a sentence has at most, whatever it was asked to repeat.
const SENTENCE: usize = 600;

/// A sentence without what cannot be seen in it, and not too long: what is cut off ends with a whole word.
fn tidy(said: &str) -> String {
    let seen = |letter: char| if letter.is_control() { ' ' } else { letter };
    let mut letters = said.chars().map(seen);
    let mut tidy: String = letters.by_ref().take(SENTENCE).collect();
    if letters.next().is_some() {
        tidy.truncate(tidy.rfind(' ').unwrap_or(tidy.len()));
        tidy.push('…');
    }
    tidy
}

impl IntoResponse for Error {
    fn into_response(self) -> Response {
        let (status, why) = (self.status(), self.said());
        if status.is_server_error() {
            tracing::error!(error = %self, "a request failed");
        } else {
            tracing::info!(%status, why, "a request was refused");
        }
        (status, Json(json!({ "why": self.said_in(spoken()) }))).into_response()
    }
}
