//! The terms that a match sets for one of its duels.

use crate::ids::Seat;
use serde::{Deserialize, Serialize};

/// The kind of contest that a match is played in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Contest {
    /// A round in which a match may be drawn.
    #[default]
    Swiss,
    /// A round that one of the players has to win.
    Elimination,
}

/// The terms that a match sets for one of its duels.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct MatchTerms {
    /// The player who goes first, if that is decided; once the first turn has begun, the player who went first.
    pub first_player: Option<Seat>,
    /// The kind of contest.
    pub contest: Contest,
    /// The match has a time limit.
    pub has_time_limit: bool,
    /// Once time has been called, the last turn that is still played: the one after the turn in which it was called, or
    /// 0 if it was called before the duel.
    pub last_turn: Option<u16>,
}

impl MatchTerms {
    /// Calls time during a turn. Does nothing if there is no time limit, or time has been called before.
    pub(crate) fn call_time(&mut self, turn: u16) {
        if self.has_time_limit && self.last_turn.is_none() {
            self.last_turn = Some(turn + 1);
        }
    }

    /// Returns true if time was called in a contest of this kind, and the turn comes after the last one.
    pub fn is_past_last_turn(&self, contest: Contest, turn: u16) -> bool {
        self.contest == contest && self.last_turn.is_some_and(|last| turn > last)
    }
}
