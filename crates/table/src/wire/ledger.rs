//! Duels that are looked at again.

use super::{Scene, SeatInfo};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A replay that someone has.
#[derive(Clone, Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct ReplayText {
    /// It, as `shobu replay` reads it.
    pub text: String,
    /// The pool, if it was played with a player's own cards.
    pub pool: Option<String>,
}

/// A replay.
#[derive(Clone, Debug, Serialize, TS)]
pub struct ReplayInfo {
    /// By which it is asked for. The replay of a duel of this server has the duel's id.
    pub id: String,
    /// The game.
    pub game: String,
    /// The pool, if it is a player's own.
    pub pool: Option<String>,
    /// Who played.
    pub players: [SeatInfo; 2],
    /// What was chosen, wherever there was a choice. Frame 0 is before the first, frame n after the nth.
    pub steps: Vec<ReplayStep>,
    /// How it ended, in words.
    pub end: String,
}

/// A choice in a replay.
#[derive(Clone, Debug, Serialize, TS)]
pub struct ReplayStep {
    /// Who chose.
    pub seat: u8,
    /// What.
    pub words: String,
    /// On which turn; 0 before the first.
    pub turn: u16,
    /// Whose turn it was.
    pub player: u8,
    /// In which phase, by number.
    pub phase: u8,
}

/// Through whose eyes a frame is seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "lowercase")]
pub enum FrameEye {
    /// The first seat's.
    First,
    /// The second seat's.
    Second,
    /// Both.
    Both,
}

/// A frame of a replay, with the whole log up to it.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Frame {
    /// Which.
    pub at: usize,
    /// What is seen.
    pub scene: Scene,
}

/// A frame to play on from.
#[derive(Clone, Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct PlayOn {
    /// Which frame.
    pub at: usize,
    /// On which seat.
    pub seat: u8,
    /// Who plays.
    pub name: String,
    /// The computer player opposite.
    pub player: String,
}

/// A position as text, to be played from.
#[derive(Clone, Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct FromPosition {
    /// The game.
    pub game: String,
    /// The position, as a ruling has it.
    pub text: String,
    /// The pool, if it speaks of a player's own cards.
    #[ts(optional = nullable)]
    pub pool: Option<String>,
    /// On which seat.
    pub seat: u8,
    /// Who plays.
    pub name: String,
    /// The computer player opposite.
    pub player: String,
}
