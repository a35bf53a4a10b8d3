//! Duels that are begun, joined and found.

use super::Sitting;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A duel to be begun.
#[derive(Clone, Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct NewDuel {
    /// The game.
    pub game: String,
    /// The format; the usual one if it says none.
    pub format: Option<String>,
    /// The pool of a player's own cards, if one is played with.
    pub pool: Option<String>,
    /// Who begins it.
    pub name: String,
    /// That player's deck.
    pub deck: DeckChoice,
    /// Who sits opposite.
    pub opponent: NewOpponent,
    /// On which seat the one who begins it sits; by chance if it says none.
    pub seat: Option<u8>,
    /// The clock, if there is one.
    pub clock: Option<Clock>,
    /// Where chance begins; anywhere if it says nothing.
    pub seed: Option<u64>,
}

/// A deck to play with.
#[derive(Clone, Debug, Deserialize, TS)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum DeckChoice {
    /// A starter deck, by its id.
    Starter(String),
    /// A deck as a deck file has it.
    Text(String),
    /// Any starter deck.
    Any,
}

/// Who sits opposite.
#[derive(Clone, Debug, Deserialize, TS)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum NewOpponent {
    /// The computer.
    Computer {
        /// Which player it is.
        player: String,
        /// Its deck.
        deck: DeckChoice,
    },
    /// Whoever has the invitation; with `open`, anyone who finds it in the lobby.
    Person {
        /// Whether the lobby lists it.
        open: bool,
    },
}

/// A clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Clock {
    /// How many seconds each player has.
    pub seconds: u32,
    /// How many seconds come back with each answer.
    pub increment: u32,
}

/// A free seat to be taken.
#[derive(Clone, Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Join {
    /// The word of the invitation; none for an open duel.
    pub invitation: Option<String>,
    /// Who comes.
    pub name: String,
    /// With which deck.
    pub deck: DeckChoice,
}

/// A duel as the lobby lists it.
#[derive(Clone, Debug, Serialize, TS)]
pub struct DuelInfo {
    /// By which it is asked for.
    pub id: String,
    /// The game.
    pub game: String,
    /// The format, unless it is the usual one.
    pub format: Option<String>,
    /// The pool, if it is a player's own.
    pub pool: Option<String>,
    /// Who plays.
    pub players: [SeatInfo; 2],
    /// The clock.
    pub clock: Option<Clock>,
    /// How far it is.
    pub state: DuelState,
    /// How many turns have begun.
    pub turn: u16,
    /// When something last happened in it, in seconds since 1970.
    pub touched: u64,
}

/// A seat as the lobby lists it.
#[derive(Clone, Debug, Serialize, TS)]
pub struct SeatInfo {
    /// What the player is called.
    pub name: String,
    /// Who it is.
    pub is: Sitting,
}

/// How far a duel is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "lowercase")]
pub enum DuelState {
    /// A seat is free, and anyone may take it.
    Open,
    /// It is being played, or waits for a friend.
    Running,
    /// It is over: it can be seen as a replay.
    Over,
}
