//! The options of a match, in words that rulings, replays and the command line share.

use duel::book::series::NextFirst;
use duel::state::match_terms::Contest;
use serde::{Deserialize, Serialize};
use std::fmt;

/// The options of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct MatchOptions {
    /// The greatest number of duels, draws included; an elimination match goes on until someone leads.
    pub best_of: u8,
    /// The kind of contest.
    pub contest: Contest,
    /// There is a time limit.
    pub timed: bool,
    /// The policy on who goes first in later duels, if it differs from the book's.
    pub next_first: Option<NextFirst>,
}

impl Default for MatchOptions {
    fn default() -> Self {
        Self { best_of: 1, contest: Contest::Swiss, timed: false, next_first: None }
    }
}

impl MatchOptions {
    /// The highest allowed `best_of`.
    pub const MAX_BEST_OF: u8 = 99;

    /// Reads `best of 3, elimination, time limit, loser starts`. Returns the first part that is not an option as an
    /// error.
    pub fn read(text: &str) -> Result<Self, &str> {
        let mut options = Self::default();
        for part in text.split(',').map(str::trim).filter(|part| !part.is_empty()) {
            if !options.read_part(part) {
                return Err(part);
            }
        }
        Ok(options)
    }

    /// Reads one part; returns true if it is an option of a match.
    pub fn read_part(&mut self, part: &str) -> bool {
        match part {
            "single" => self.best_of = 1,
            "swiss" => self.contest = Contest::Swiss,
            "elimination" => self.contest = Contest::Elimination,
            "time limit" => self.timed = true,
            "loser starts" => self.next_first = Some(NextFirst::Loser),
            "chance starts" => self.next_first = Some(NextFirst::Chance),
            _ => {
                let duels = part.strip_prefix("best of ").and_then(|n| n.parse().ok());
                let Some(duels) = duels.filter(|n| (1..=Self::MAX_BEST_OF).contains(n)) else { return false };
                self.best_of = duels;
            }
        }
        true
    }
}

impl fmt::Display for MatchOptions {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let contest = match self.contest {
            Contest::Swiss => "swiss",
            Contest::Elimination => "elimination",
        };
        write!(f, "best of {}, {contest}", self.best_of)?;
        if self.timed {
            write!(f, ", time limit")?;
        }
        match self.next_first {
            Some(NextFirst::Loser) => write!(f, ", loser starts"),
            Some(NextFirst::Chance) => write!(f, ", chance starts"),
            None => Ok(()),
        }
    }
}
