//! Where a match stands: plain data, beside the state of the duel that is being played.

use super::options::{Contest, Options};
use crate::brought::Brought;
use crate::dice::Dice;
use crate::question::Outcome;
use crate::state::State;
use crate::words::{CardId, Rule, Seat};
use serde::{Deserialize, Serialize};

/// What a player brings to a match, or to a duel.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct List {
    /// The deck.
    pub deck: Vec<CardId>,
    /// The cards beside it, which can take the place of others between duels.
    pub side: Vec<CardId>,
}

impl List {
    /// It, as a duel takes it.
    pub fn brought(&self) -> Brought<'_> {
        Brought { deck: &self.deck, besides: &self.side }
    }
}

/// A duel that is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Ended {
    /// How it ended.
    pub outcome: Outcome,
    /// Who had the first turn, if there was one.
    pub first: Option<Seat>,
    /// How many turns had begun.
    pub turns: u16,
}

/// Cards that are being exchanged with those of a sideboard: as many come in as go out, each list in ascending order.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Exchange {
    /// What comes in.
    pub came: Vec<CardId>,
    /// Whether that is all.
    pub closed: bool,
    /// What goes out.
    pub went: Vec<CardId>,
}

/// What the match is about now.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Stage {
    /// A duel.
    Duel,
    /// A player's sideboard.
    Exchange(Seat, Exchange),
    /// Who goes first in the next duel.
    Start,
    /// Nothing: it is over.
    Over(Outcome),
}

/// Where a match stands.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Standing {
    /// How it is played.
    pub options: Options,
    /// What the players have brought, as it is now.
    pub lists: [List; 2],
    /// The duels that are over.
    pub ended: Vec<Ended>,
    /// Whether time has been called.
    pub time_called: bool,
    /// What it is about now.
    pub stage: Stage,
    /// Chance, from which every duel has its own.
    pub dice: Dice,
}

impl Standing {
    /// How many duels each player has won.
    pub fn score(&self) -> [usize; 2] {
        Seat::BOTH.map(|seat| self.ended.iter().filter(|duel| duel.outcome.winner == Some(seat)).count())
    }

    /// How many duels were drawn.
    pub fn draws(&self) -> usize {
        self.ended.iter().filter(|duel| duel.outcome.winner.is_none()).count()
    }

    /// Who has won more duels.
    pub fn leader(&self) -> Option<Seat> {
        let [first, second] = self.score();
        match first.cmp(&second) {
            std::cmp::Ordering::Greater => Some(Seat::FIRST),
            std::cmp::Ordering::Less => Some(Seat::SECOND),
            std::cmp::Ordering::Equal => None,
        }
    }

    /// How many of its duels have not been played.
    pub fn remaining(&self) -> usize {
        usize::from(self.options.best_of).saturating_sub(self.ended.len())
    }

    /// Whether whoever leads cannot be caught up with, or nothing is left to play.
    pub(super) fn is_settled(&self) -> bool {
        let [first, second] = self.score();
        let drawn = self.remaining() == 0 && self.options.contest == Contest::Swiss;
        first.abs_diff(second) > self.remaining() || drawn
    }

    /// The rule by which the last duel ended.
    pub(super) fn last_rule(&self) -> Rule {
        self.ended.last().map_or(Rule::UNNUMBERED, |duel| duel.outcome.rule)
    }
}

/// Everything that is true of a match at one moment.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct MatchState {
    /// Where the match stands.
    pub standing: Standing,
    /// The duel that is being played, or was played last.
    pub duel: State,
}
