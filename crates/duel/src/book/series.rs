//! A book's policy on matches.

use serde::{Deserialize, Serialize};

/// The player who goes first in the duels after the first one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum NextFirst {
    /// The loser of the last duel decides; after a draw, the same player goes first again.
    #[default]
    Loser,
    /// It is decided as in the first duel.
    Chance,
}
