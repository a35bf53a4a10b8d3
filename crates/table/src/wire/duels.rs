//! Messages to begin, join and find duels.

use super::SeatOccupant;
use serde::{Deserialize, Serialize};

/// A request to begin a duel.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct NewDuel {
    /// The game.
    pub game: String,
    /// The format; the usual one if none is given.
    pub format: Option<String>,
    /// The pool, if it is played with a player's own cards.
    pub pool: Option<String>,
    /// The name of the player who begins it.
    pub name: String,
    /// That player's deck.
    pub deck: DeckChoice,
    /// The opponent.
    pub opponent: NewOpponent,
    /// The seat of the player who begins it; random if none is given.
    pub seat: Option<u8>,
    /// The clock, if there is one.
    pub clock: Option<Clock>,
    /// The random seed; a random one if none is given.
    pub seed: Option<u64>,
}

/// The deck a player chooses.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum DeckChoice {
    /// A starter deck, by its id.
    Starter(String),
    /// A deck as the text of a deck file.
    Text(String),
    /// A random starter deck.
    Any,
}

/// The opponent in a new duel.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum NewOpponent {
    /// The computer.
    Computer {
        /// The name of the computer player.
        player: String,
        /// Its deck.
        deck: DeckChoice,
    },
    /// A person with the invitation or, if `open`, anyone who finds the duel in the lobby.
    Person {
        /// The lobby lists the duel.
        open: bool,
    },
}

/// A clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Clock {
    /// The seconds each player has.
    pub seconds: u32,
    /// The seconds a player gets back for each action.
    pub increment: u32,
}

/// A request to take the free seat of a duel.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Join {
    /// The secret word of the invitation; none for an open duel.
    pub invitation: Option<String>,
    /// The player's name.
    pub name: String,
    /// The player's deck.
    pub deck: DeckChoice,
}

/// A duel as the lobby lists it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct DuelInfo {
    /// The id by which it is requested.
    pub id: String,
    /// The game.
    pub game: String,
    /// The format, unless it is the usual one.
    pub format: Option<String>,
    /// The pool, if it is a player's own.
    pub pool: Option<String>,
    /// The two seats.
    pub players: [SeatInfo; 2],
    /// The clock.
    pub clock: Option<Clock>,
    /// The state of the duel.
    pub state: DuelState,
    /// The number of turns that have begun.
    pub turn: u16,
    /// The time of the last event in it, in seconds since 1970.
    pub touched: u64,
}

/// A seat as the lobby lists it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SeatInfo {
    /// The player's name.
    pub name: String,
    /// The occupant.
    pub is: SeatOccupant,
}

/// The state of a duel in the lobby.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum DuelState {
    /// A seat is free, and anyone may take it.
    Open,
    /// It is being played, or waits for a friend.
    Running,
    /// It is over, and can be viewed as a replay.
    Over,
}
