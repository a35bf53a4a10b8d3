//! The progress of a match: plain data, beside the state of the duel being played.

use crate::options::MatchOptions;
use duel::engine::question::Outcome;
use duel::ids::{CardId, Rule, Seat};
use duel::state::State;
use duel::state::loadout::Loadout;
use duel::state::match_terms::Contest;
use duel::state::rng::Rng;
use serde::{Deserialize, Serialize};

/// The cards a player brings to a match or a duel.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct DeckList {
    /// The deck.
    pub deck: Vec<CardId>,
    /// The sideboard: cards that can replace others between duels.
    pub sideboard: Vec<CardId>,
}

impl DeckList {
    /// The list as a duel takes it.
    pub fn loadout(&self) -> Loadout<'_> {
        Loadout { deck: &self.deck, outside: &self.sideboard }
    }
}

/// The result of a duel.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct DuelResult {
    /// The outcome.
    pub outcome: Outcome,
    /// The seat that had the first turn, if there was one.
    pub first: Option<Seat>,
    /// The number of turns that had begun.
    pub turns: u16,
}

/// An exchange with the sideboard: as many cards come in as go out, each list in ascending order.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct SideboardExchange {
    /// The cards that come in.
    pub incoming: Vec<CardId>,
    /// No more cards come in.
    pub incoming_closed: bool,
    /// The cards that go out.
    pub outgoing: Vec<CardId>,
}

/// The stage that a match is in.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum MatchStage {
    /// A duel is being played.
    Duel,
    /// A player exchanges cards with the sideboard.
    Sideboarding(Seat, SideboardExchange),
    /// It is decided who goes first in the next duel.
    ChooseFirst,
    /// The match is over.
    Over(Outcome),
}

/// The score and progress of a match.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Score {
    /// The options of the match.
    pub options: MatchOptions,
    /// The players' deck lists, as they are now.
    pub lists: [DeckList; 2],
    /// The results of the duels that are over.
    pub results: Vec<DuelResult>,
    /// Time has been called.
    pub time_called: bool,
    /// The current stage.
    pub stage: MatchStage,
    /// The random generator from which each duel gets its seed.
    pub dice: Rng,
}

impl Score {
    /// The number of duels each player has won.
    pub fn wins(&self) -> [usize; 2] {
        Seat::BOTH.map(|seat| self.results.iter().filter(|duel| duel.outcome.winner == Some(seat)).count())
    }

    /// The number of drawn duels.
    pub fn draws(&self) -> usize {
        self.results.iter().filter(|duel| duel.outcome.winner.is_none()).count()
    }

    /// The seat that has won more duels, if one has.
    pub fn leader(&self) -> Option<Seat> {
        let [first, second] = self.wins();
        match first.cmp(&second) {
            std::cmp::Ordering::Greater => Some(Seat::FIRST),
            std::cmp::Ordering::Less => Some(Seat::SECOND),
            std::cmp::Ordering::Equal => None,
        }
    }

    /// The number of duels not yet played.
    pub fn remaining(&self) -> usize {
        usize::from(self.options.best_of).saturating_sub(self.results.len())
    }

    /// Returns true if the leader cannot be caught, or if no duel is left and the match may be drawn.
    pub(crate) fn is_decided(&self) -> bool {
        let [first, second] = self.wins();
        let drawn = self.remaining() == 0 && self.options.contest == Contest::Swiss;
        first.abs_diff(second) > self.remaining() || drawn
    }

    /// The rule by which the last duel ended.
    pub(crate) fn last_rule(&self) -> Rule {
        self.results.last().map_or(Rule::UNNUMBERED, |duel| duel.outcome.rule)
    }
}

/// The complete state of a match at one moment.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct MatchState {
    /// The score and progress of the match.
    pub score: Score,
    /// The state of the duel being played, or played last.
    pub duel: State,
}
