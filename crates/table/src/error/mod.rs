//! The errors of the table, each one sentence.

mod japanese;

use crate::locale::current_language;
use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use duel::observe::language::Language;
use rusqlite::ErrorCode;
use serde_json::json;
use std::path::PathBuf;

/// The reason why something was not done. Its sentence is sent to whoever asked for it.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// A game, deck, format or computer player does not exist, or a deck is illegal.
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
        /// The frame that was asked for.
        found: usize,
        /// The last frame.
        last: usize,
    },
    /// A replay cannot be read or played.
    #[error("the replay cannot be played: {0}")]
    Replay(#[from] notation::replay::ReplayError),
    /// A match cannot be played on from a frame.
    #[error("this is the replay of a match; only a single duel can be played on from a frame")]
    ReplayOfMatch,
    /// A duel that began from a position has no replay.
    #[error("this duel began from a position, and a replay begins with decks; take the position of one of its frames")]
    FromPosition,
    /// A position is part of a match.
    #[error("this position is part of a match, and single duels are played here; leave out its line `match`")]
    PositionOfMatch,
    /// A position in which the duel is over.
    #[error("in this position the duel is over")]
    PositionIsOver,
    /// A pool belongs to another game.
    #[error("the pool is one of {found}, and not of {expected}")]
    PoolOfOtherGame {
        /// The game of the pool.
        found: String,
        /// The game that is played.
        expected: String,
    },
    /// The pool of a position is based on too many other pools.
    #[error("the pool lies over too many others; expected at most {most}")]
    TooManyLayers {
        /// The most that are allowed.
        most: usize,
    },
    /// The pool of a position defines too many cards.
    #[error("expected at most {most} cards of the position's own, those of the pool it speaks of among them")]
    TooManyOwnCards {
        /// The most that are allowed.
        most: usize,
    },
    /// There are no files, or too many.
    #[error("expected 1 to {most} files")]
    FileCount {
        /// The most that are allowed.
        most: usize,
    },
    /// There are too many ids.
    #[error("expected at most {most} duels")]
    TooManyIds {
        /// The most that are allowed.
        most: usize,
    },
    /// A token belongs to no seat of this duel.
    #[error("the token is not one of this duel's seats")]
    WrongToken,
    /// Both seats of the duel are taken.
    #[error("both seats of this duel are taken")]
    SeatsTaken,
    /// The invitation's secret word is wrong.
    #[error("the invitation is not one to this duel")]
    WrongInvitation,
    /// A name is empty or too long.
    #[error("expected a name of 1 to {most} letters")]
    BadName {
        /// The most letters it may have.
        most: usize,
    },
    /// There is no such seat.
    #[error("there is no seat {0}; expected 0 or 1")]
    NoSeat(u8),
    /// A seed is given for a duel between people.
    #[error("where chance begins can be said against the computer only: who knows it knows the cards")]
    SeedAgainstPerson,
    /// A clock is out of bounds.
    #[error("expected a clock of 10 to 36000 seconds with at most 3600 for each answer")]
    BadClock,
    /// A message cannot be read.
    #[error("the message is not understood: {0}")]
    Malformed(String),
    /// There is nothing at this address.
    #[error("there is nothing at this address")]
    NoSuchAddress,
    /// A part of the address cannot be read.
    #[error("the address is not understood: a part of it is not what belongs there")]
    BadAddress,
    /// The address does not support this HTTP method.
    #[error("this address is asked in another way")]
    WrongMethod,
    /// A message is too long.
    #[error("the message is too long; expected at most {}", size(*most))]
    TooLong {
        /// The most bytes it may have.
        most: usize,
    },
    /// An upload arrived too slowly.
    #[error("that took too long to arrive; expected at most {seconds} seconds")]
    TooSlow {
        /// The longest it may take, in seconds.
        seconds: u64,
    },
    /// A question about the rules has too many steps.
    #[error("that is too much at once; expected at most {most} steps")]
    TooManySteps {
        /// The most that are allowed.
        most: usize,
    },
    /// There were too many messages in a short time.
    #[error("too many messages in a short time")]
    TooFast,
    /// The server has no room for another of these.
    #[error("this server has as many {0} as it takes; try again later")]
    ServerFull(&'static str),
    /// An answer is to an older scene.
    #[error("this answers scene {found}, and scene {expected} is shown")]
    Stale {
        /// The current scene.
        expected: u32,
        /// The scene that was answered.
        found: u32,
    },
    /// Another player is asked, or none.
    #[error("it is not you who is asked")]
    NotAsked,
    /// A spectator tries to act.
    #[error("you watch this duel; only its players act")]
    Watching,
    /// There is no such option.
    #[error("there is no option {found}; expected one of 0 to {last}")]
    NoOption {
        /// The option that was picked.
        found: u16,
        /// The last option.
        last: usize,
    },
    /// The question does not ask for several.
    #[error("this question asks for one after the other")]
    NotASelection,
    /// The options cannot be chosen together.
    #[error("these cannot be chosen together")]
    NotTogether,
    /// There are no picks, or too many.
    #[error("expected 1 to {most} picks")]
    PickCount {
        /// The most that are allowed.
        most: usize,
    },
    /// A card is not in the scene.
    #[error("there is no card {0} in the scene")]
    NoCard(u16),
    /// A line is not in the log.
    #[error("there is no line {0} in the log")]
    NoLine(usize),
    /// The duel is over.
    #[error("the duel is over")]
    DuelOver,
    /// The duel has not begun.
    #[error("the duel has not begun: the other seat is free")]
    NotBegun,
    /// The duel is not over.
    #[error("the duel is not over yet")]
    NotOver,
    /// There is nothing to take back.
    #[error("there is nothing of yours to take back")]
    NothingToTakeBack,
    /// The action cannot be cancelled any more.
    #[error("this cannot be called off any more")]
    NothingToCancel,
    /// The computer does not agree to draws.
    #[error("the computer does not agree to a draw")]
    ComputerRefusesDraw,
    /// There is no offer to agree to or decline.
    #[error("nothing is offered that could be agreed to or declined")]
    NothingOffered,
    /// The other player has already asked to take back.
    #[error("the other player asks to take back; agree to that or decline it first")]
    AskedFirst,
    /// A duel that has begun cannot be withdrawn.
    #[error("the duel has begun, and cannot be withdrawn")]
    AlreadyBegun,
    /// The duel was withdrawn.
    #[error("this duel was withdrawn before anyone joined it")]
    Withdrawn,
    /// The duel cannot be claimed now.
    #[error("the duel cannot be claimed now")]
    CannotClaim,
    /// There is no such phase.
    #[error("there is no phase {0} in this game")]
    NoPhase(u8),
    /// The first message is not `sit`.
    #[error("expected the message `sit` first")]
    NotSeated,
    /// A seat has been taken by a later connection.
    #[error("this seat has been taken from elsewhere with its token")]
    Replaced,
    /// The request comes from another site's page.
    #[error("this address serves its own page only")]
    ForeignPage,
    /// The duel was begun with other rules or cards than this server has.
    #[error("this duel was begun with another version of the {what}, and cannot go on here; it is kept")]
    OtherVersion {
        /// The part that differs.
        what: &'static str,
    },
    /// A stored choice of a duel is not offered when it is replayed.
    #[error("this duel cannot be played on: choice {0} of what is kept of it is not offered")]
    ChoiceNotOffered(usize),
    /// A position cannot be set up.
    #[error("the position cannot be set up: {0}")]
    Position(String),
    /// A stored duel cannot be restored for another reason.
    #[error("this duel cannot be played on: {0}")]
    Unavailable(String),
    /// The database failed.
    #[error("the database does not answer: {0}")]
    Store(#[from] rusqlite::Error),
    /// A write was not committed.
    #[error("the database takes nothing in")]
    NotWritten,
    /// A file cannot be used as the database.
    #[error("the database {} {cause}", .file.display())]
    Database {
        /// The file.
        file: PathBuf,
        /// The reason.
        cause: Unusable,
    },
    /// The server is stopping.
    #[error("the server is stopping")]
    Stopping,
    /// The server cannot listen on the address.
    #[error("cannot listen on {address}: {cause}")]
    Listen {
        /// The address.
        address: String,
        /// The reason.
        cause: std::io::Error,
    },
}

/// The reason why a file cannot be used as the database. The file is left as it is.
#[derive(Debug, thiserror::Error)]
pub enum Unusable {
    /// It cannot be read or written.
    #[error("cannot be opened: {0}")]
    Unreachable(String),
    /// Another server uses it.
    #[error("is in use by another server")]
    InUse,
    /// It is not a database of the table.
    #[error("is not one of the table's; name another file")]
    NotOurs,
    /// It was made by a later version.
    #[error("was made by a later version of this program; start that one, or name another file")]
    NewerVersion,
    /// It is damaged.
    #[error("is damaged ({0}); put a copy of it in its place, or name another file")]
    Damaged(String),
}

impl From<rusqlite::Error> for Unusable {
    fn from(fault: rusqlite::Error) -> Self {
        let said = fault.to_string().lines().next().unwrap_or_default().to_owned();
        match fault.sqlite_error_code() {
            Some(ErrorCode::NotADatabase) => Self::NotOurs,
            Some(ErrorCode::DatabaseCorrupt) => Self::Damaged(said),
            _ => Self::Unreachable(said),
        }
    }
}

/// A number of bytes, in units that people use.
fn size(bytes: usize) -> String {
    match bytes {
        0..1024 => format!("{bytes} bytes"),
        1024..1_048_576 => format!("{} kB", bytes >> 10),
        _ => format!("{} MB", bytes >> 20),
    }
}

impl Error {
    /// The sentence for whoever asked. Faults inside the server are not described.
    pub fn public_message(&self) -> String {
        match self {
            Self::Store(_) | Self::NotWritten => "the server cannot reach its database now".to_owned(),
            _ => tidy(&self.to_string()),
        }
    }

    /// The same sentence in a language.
    pub fn public_message_in(&self, language: Language) -> String {
        match language {
            Language::English => self.public_message(),
            Language::Japanese => tidy(&self.in_japanese()),
        }
    }

    /// The error is final: the seat is not available, and connecting again would not help.
    pub const fn is_final(&self) -> bool {
        matches!(
            self,
            Self::WrongToken
                | Self::NoDuel(_)
                | Self::NoPool(_)
                | Self::OtherVersion { .. }
                | Self::ChoiceNotOffered(_)
                | Self::Unavailable(_)
                | Self::Replaced
                | Self::Withdrawn
        )
    }

    const fn status(&self) -> StatusCode {
        match self {
            Self::NoDuel(_) | Self::NoPool(_) | Self::NoReplay(_) | Self::NoSuchAddress => StatusCode::NOT_FOUND,
            Self::WrongMethod => StatusCode::METHOD_NOT_ALLOWED,
            Self::Game(games::Error::NoGame { .. }) => StatusCode::NOT_FOUND,
            Self::WrongToken | Self::WrongInvitation | Self::ForeignPage => StatusCode::FORBIDDEN,
            Self::SeatsTaken | Self::NotOver | Self::FromPosition | Self::OtherVersion { .. } => StatusCode::CONFLICT,
            Self::TooLong { .. } => StatusCode::PAYLOAD_TOO_LARGE,
            Self::TooSlow { .. } => StatusCode::REQUEST_TIMEOUT,
            Self::TooFast | Self::ServerFull(_) => StatusCode::TOO_MANY_REQUESTS,
            Self::Store(_) | Self::NotWritten | Self::Stopping => StatusCode::SERVICE_UNAVAILABLE,
            _ => StatusCode::BAD_REQUEST,
        }
    }
}

/// The most letters of a sentence, whatever text it quotes.
const SENTENCE: usize = 600;

/// Removes control characters from a sentence, and shortens it at the end of a word if it is too long.
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
        let (status, why) = (self.status(), self.public_message());
        if status.is_server_error() {
            tracing::error!(error = %self, "request failed");
        } else {
            tracing::info!(%status, why, "request refused");
        }
        (status, Json(json!({ "why": self.public_message_in(current_language()) }))).into_response()
    }
}
