//! How a duel ends: by a losing condition, or by an effect that says a player wins.

use crate::book::RuleBook;
use crate::book::point::EndingPoint;
use crate::engine::context::Cx;
use crate::engine::question::Outcome;
use crate::ids::*;

impl<B: RuleBook> Cx<'_, B> {
    /// Ends the duel if a player meets a losing condition, or an effect says that a player wins. A player who does both
    /// loses.
    pub fn decide_outcome(&mut self) {
        for seat in Seat::BOTH {
            let Some(rule) = self.state.winning[seat.index()] else { continue };
            if self.state.losing[seat.index()].is_none() || !self.at(EndingPoint::WinAndLose) {
                self.state.losing[seat.index()] = None;
                self.state.losing[seat.other().index()].get_or_insert(rule);
            }
        }
        let [mut first, second] = self.state.losing;
        if first.is_some() && second.is_some() && !self.at(EndingPoint::BothLose) {
            first = None;
        }
        if (first.is_some() || second.is_some())
            && !self.cite_all(&[B::rule(EndingPoint::LosingCondition), B::rule(EndingPoint::EndsAtOnce)])
        {
            self.state.losing = [None; 2];
            return;
        }
        self.state.outcome = match (first, second) {
            (None, None) => return,
            (Some(rule), None) => Some(Outcome { winner: Some(Seat::SECOND), rule }),
            (None, Some(rule)) => Some(Outcome { winner: Some(Seat::FIRST), rule }),
            (Some(_), Some(_)) => Some(Outcome { winner: None, rule: B::rule(EndingPoint::BothLose) }),
        };
    }
}
