//! How a match is played, in words that rulings, replays and the command line share.

use crate::words::Seat;
use serde::{Deserialize, Serialize};
use std::fmt;

/// In which kind of contest a match stands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Contest {
    /// A round in which a match may be drawn.
    #[default]
    Swiss,
    /// A round that one of the players has to win.
    Elimination,
}

/// Who goes first in the duels after the first one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Next {
    /// The loser of the last duel decides; after a draw it is as it was.
    #[default]
    Loser,
    /// It is settled as in the first duel.
    Chance,
}

/// How a match is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Options {
    /// How many duels there are at most, drawn ones among them, unless someone has to win.
    pub best_of: u8,
    /// In which kind of contest.
    pub contest: Contest,
    /// Whether there is a time limit.
    pub timed: bool,
    /// Who goes first in later duels, if it is not as the book has it.
    pub next: Option<Next>,
}

impl Default for Options {
    fn default() -> Self {
        Self { best_of: 1, contest: Contest::Swiss, timed: false, next: None }
    }
}

impl Options {
    /// The most duels a match can be the best of.
    pub const MOST: u8 = 99;

    /// Reads `best of 3, elimination, time limit, loser starts`; if a part is none of these, that part comes back.
    pub fn read(text: &str) -> Result<Self, &str> {
        let mut options = Self::default();
        for part in text.split(',').map(str::trim).filter(|part| !part.is_empty()) {
            if !options.read_part(part) {
                return Err(part);
            }
        }
        Ok(options)
    }

    /// Reads one part; returns whether it says how a match is played.
    pub fn read_part(&mut self, part: &str) -> bool {
        match part {
            "single" => self.best_of = 1,
            "swiss" => self.contest = Contest::Swiss,
            "elimination" => self.contest = Contest::Elimination,
            "time limit" => self.timed = true,
            "loser starts" => self.next = Some(Next::Loser),
            "chance starts" => self.next = Some(Next::Chance),
            _ => {
                let duels = part.strip_prefix("best of ").and_then(|n| n.parse().ok());
                let Some(duels) = duels.filter(|n| (1..=Self::MOST).contains(n)) else { return false };
                self.best_of = duels;
            }
        }
        true
    }
}

impl fmt::Display for Options {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let contest = match self.contest {
            Contest::Swiss => "swiss",
            Contest::Elimination => "elimination",
        };
        write!(f, "best of {}, {contest}", self.best_of)?;
        if self.timed {
            write!(f, ", time limit")?;
        }
        match self.next {
            Some(Next::Loser) => write!(f, ", loser starts"),
            Some(Next::Chance) => write!(f, ", chance starts"),
            None => Ok(()),
        }
    }
}

/// What a match lays down for one of its duels.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Terms {
    /// Who goes first, if that is settled; once the first turn has begun, who did.
    pub first: Option<Seat>,
    /// In which kind of contest the match stands.
    pub contest: Contest,
    /// Whether it has a time limit.
    pub timed: bool,
    /// Once time has been called: the last turn that is still played, which is the one after that in which it was
    /// called; 0 if that was before the duel.
    pub last_turn: Option<u16>,
}

impl Terms {
    /// Time is called on a turn.
    pub(crate) fn call_time(&mut self, turn: u16) {
        if self.timed && self.last_turn.is_none() {
            self.last_turn = Some(turn + 1);
        }
    }

    /// Whether a turn is past the last that is played after time was called in such a contest.
    pub fn is_past(&self, contest: Contest, turn: u16) -> bool {
        self.contest == contest && self.last_turn.is_some_and(|last| turn > last)
    }
}
