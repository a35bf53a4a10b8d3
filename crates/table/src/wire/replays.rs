//! Messages about replays and positions.

use super::{Scene, SeatInfo};
use serde::{Deserialize, Serialize};

/// A replay to be uploaded.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct ReplayText {
    /// The text, as `shobu replay` reads it.
    pub text: String,
    /// The pool, if it was played with a player's own cards.
    pub pool: Option<String>,
}

/// A replay.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ReplayInfo {
    /// The id by which it is requested. The replay of a duel of this server has the duel's id.
    pub id: String,
    /// The game.
    pub game: String,
    /// The pool, if it is a player's own.
    pub pool: Option<String>,
    /// The two players.
    pub players: [SeatInfo; 2],
    /// The choices, for each question that had more than one option. Frame 0 is before the first choice, frame n after
    /// the nth.
    pub steps: Vec<ReplayStep>,
    /// The result in words.
    pub end: String,
}

/// A choice in a replay.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ReplayStep {
    /// The player who chose.
    pub seat: u8,
    /// The choice in words.
    pub words: String,
    /// The turn; 0 before the first.
    pub turn: u16,
    /// The player whose turn it was.
    pub player: u8,
    /// The number of the phase.
    pub phase: u8,
}

/// The point of view from which a frame is seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum FrameViewer {
    /// The first player's.
    First,
    /// The second player's.
    Second,
    /// Both players'.
    Both,
}

/// A frame of a replay, with the whole log up to it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ReplayFrame {
    /// The number of the frame.
    pub at: usize,
    /// The scene.
    pub scene: Scene,
}

/// A request to play on from a frame.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct PlayOn {
    /// The number of the frame.
    pub at: usize,
    /// The player's seat.
    pub seat: u8,
    /// The player's name.
    pub name: String,
    /// The computer player opposite.
    pub player: String,
}

/// A request to play from a position.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct FromPosition {
    /// The game.
    pub game: String,
    /// The position as text, as in a ruling.
    pub text: String,
    /// The pool, if the position names a player's own cards.
    #[cfg_attr(test, ts(optional = nullable))]
    pub pool: Option<String>,
    /// The player's seat.
    pub seat: u8,
    /// The player's name.
    pub name: String,
    /// The computer player opposite.
    pub player: String,
}
