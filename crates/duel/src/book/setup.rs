//! Decks, positions and matches.

use crate::book::RuleBook;
use crate::book::point::EndingPoint;
use crate::book::rule_sets::MatchRules;
use crate::book::series::NextFirst;
use crate::card::pool::CardPool;
use crate::engine::context::Cx;
use crate::engine::frame::Frame;
use crate::engine::refusal::Verdict;
use crate::ids::*;
use crate::state::State;
use crate::state::object::Slot;

/// Decks, positions and matches.
pub trait Setup: Sized + 'static {
    /// The player who goes first in the later duels of a match.
    const NEXT_FIRST: NextFirst = NextFirst::Loser;

    /// Returns the rules on a match in one of the book's formats.
    fn match_rules(_format: u8) -> MatchRules
    where
        Self: RuleBook,
    {
        MatchRules { concede: Self::rule(EndingPoint::Concede), ..MatchRules::UNNUMBERED }
    }
    /// Adds to a pool the cards that the rules themselves bring to a duel, such as tokens.
    fn add_rule_cards(_pool: &mut CardPool) {}
    /// Checks a deck for the format of the state. It is the first seat's and lies where decks lie; the cards of its
    /// sideboard lie there as if they were the second seat's.
    fn check_deck<V: Verdict>(_cx: &Cx<Self>, _verdict: &mut V) {}
    /// Checks that a card can be where a position has it.
    fn check_position<V: Verdict>(_cx: &Cx<Self>, _slot: Slot, _verdict: &mut V) {}
    /// Sets up a position so that play goes on from a phase of the turn player's turn.
    fn resume_at(state: &mut State, phase: Phase);
    /// Sets up a position so that play goes on in a phase once players have had priority in it. Returns the flags of
    /// that [priority](crate::engine::priority); none if there is no such phase, or it needs more than that.
    fn resume_with_priority(_state: &mut State, _phase: Phase) -> Option<i32> {
        None
    }
    /// Sets the registers and notes to zero that no later step reads, so that duels that continue alike are equal.
    fn normalise(_state: &State, _frames: &mut [Frame], _notes: &mut [i32; 8]) {}
}
