//! Taking cards from the top of a zone: one at a time or together.

use super::{Resolving, step};
use crate::book::RuleBook;
use crate::book::point::{ChoosingPoint, NumberPoint, ResolutionPoint};
use crate::card::ability::Op;
use crate::card::amount::Amount;
use crate::engine::context::Cx;
use crate::engine::frame::Flow;
use crate::engine::question::{Pick, Topic};
use crate::ids::*;
use crate::registers;
use crate::state::stack_item::StackItem;

registers! {
    /// The registers of a resolution that takes cards from the top. Players are bits.
    struct Taking {
        /// The number of cards each player still takes.
        LEFT: i32 = 1,
        /// The players who take one now.
        SEATS: i32 = 2,
        /// The players who go on taking.
        GOING: i32 = 3,
        /// The players among those who take one now who have agreed.
        SAID: i32 = 4,
        /// The number of cards at first.
        FIRST: i32 = 5,
    }
}

impl<B: RuleBook> Cx<'_, B> {
    /// Begins taking cards. Players who take several each take them card by card, at the same time.
    pub(super) fn begin_taking(&mut self, f: usize, seats: i32, number: i32) -> Flow {
        let frame = self.frame(f);
        frame.set(Taking::LEFT, number);
        frame.set(Taking::SEATS, seats);
        frame.set(Taking::GOING, seats);
        frame.set(Taking::SAID, 0);
        frame.set(Taking::FIRST, number);
        let nothing = self.is_zero_and_undone(number);
        self.set_done(!nothing);
        self.goto(f, step::TAKE)
    }

    /// The zones and the verb of the current operation; the flag is set if players take up to a number.
    fn take_op(&self, f: usize, item: &StackItem) -> Option<(Zone, Zone, Verb, bool)> {
        let ops = &self.pool.ability(item.ability).part(item.part)?.ops;
        match ops.get(self.state.frames[f].get(Resolving::OP))? {
            Op::TakeFromTop { from, to, verb, amount, .. } => {
                Some((*from, *to, *verb, matches!(amount, Amount::UpTo(_))))
            }
            _ => None,
        }
    }

    /// The next player to decide on taking a card, the turn player first.
    fn taker(&self, f: usize) -> Seat {
        let frame = &self.state.frames[f];
        let turn_player = self.state.turn.player;
        let open = frame.get(Taking::SEATS) & !frame.get(Taking::SAID);
        if open >> turn_player.0 & 1 == 1 { turn_player } else { turn_player.other() }
    }

    /// Has each player take one more card from the top, at the same time. Begins a procedure: return from your step
    /// after calling this.
    pub(super) fn take_one(&mut self, f: usize) -> Flow {
        let frame = *self.frame(f);
        let item = self.resolving_item();
        let taking = self.take_op(f, &item).filter(|_| frame.get(Taking::LEFT) > 0 && frame.get(Taking::GOING) != 0);
        let Some((from, to, verb, up_to)) = taking else {
            self.frame(f).update(Resolving::OP, |n| n + 1);
            return self.goto(f, step::NEXT);
        };
        if frame.get(Taking::SEATS) == 0 {
            // Taking several cards means taking one that many times.
            let again = frame.get(Taking::LEFT) > 1
                && self.cite_all(&[B::rule(ResolutionPoint::OneAtATime), B::verb_rules(verb).many]);
            self.frame(f).set(Taking::LEFT, if again { frame.get(Taking::LEFT) - 1 } else { 0 });
            self.frame(f).set(Taking::SEATS, frame.get(Taking::GOING));
            return Flow::Continue;
        }
        if up_to && frame.get(Taking::SAID) != frame.get(Taking::SEATS) {
            let seat = self.taker(f);
            if self.nth_from_top(from, seat, 0).is_some() {
                return self.goto(f, step::TAKE_MORE);
            }
            self.frame(f).update(Taking::SAID, |bits| bits | 1 << seat.0);
            return Flow::Continue;
        }
        self.frame(f).set(Taking::SAID, 0);
        self.frame(f).set(Taking::SEATS, 0);
        let mut now = frame.get(Taking::SEATS);
        // Only if an audit switches the rule off does the other player take after the first.
        if now.count_ones() > 1
            && !self
                .cite_all(&[B::rule(ChoosingPoint::TurnPlayerFirst), B::rule(ChoosingPoint::TogetherTurnPlayerFirst)])
        {
            now = 1 << self.state.turn.player.0;
            self.frame(f).set(Taking::SEATS, frame.get(Taking::SEATS) & !now);
            self.frame(f).set(Taking::SAID, frame.get(Taking::SAID) & !now);
        }
        let first = frame.get(Taking::LEFT) == frame.get(Taking::FIRST);
        self.take_round(&item, now, (from, to), verb, first)
    }

    /// Has players take one card each from the top of a zone, the `first` of several or another. Begins a procedure:
    /// return from your step after calling this.
    fn take_round(&mut self, item: &StackItem, seats: i32, (from, to): (Zone, Zone), verb: Verb, first: bool) -> Flow {
        let start = self.state.batch.len();
        let cause = self.cause_of(item, B::rule(ResolutionPoint::InWrittenOrder));
        for seat in self.in_turn_order(seats) {
            match self.nth_from_top(from, seat, 0) {
                Some(slot) => {
                    let act = Self::face_down_if_laid(self.move_to_taker(slot, to, seat), verb);
                    self.propose(act, verb, cause);
                }
                None => {
                    self.at(NumberPoint::AsMuchAsPossible);
                    B::took_from_empty(self, seat, from, verb);
                }
            }
        }
        let proposed = self.state.batch.len() - start;
        let taken = proposed - self.commit(start);
        let missed = seats.count_ones() as usize - taken;
        // Those who have taken before have done so in part.
        if missed > 0 && !self.is_done(taken + usize::from(!first), usize::MAX) {
            self.set_done(false);
        }
        Flow::Continue
    }

    /// Asks a player if they take another card.
    pub(super) fn ask_for_more(&mut self, f: usize) -> Flow {
        let first = self.frame(f).get(Taking::LEFT) == self.frame(f).get(Taking::FIRST);
        if !first || self.at(ResolutionPoint::UpToIncludesNone) {
            self.offer(Pick::No);
        }
        self.offer(Pick::Yes);
        let seat = self.taker(f);
        self.ask(seat, Topic::May, B::rule(ResolutionPoint::AskedBeforeEach))
    }

    pub(super) fn decided_on_more(&mut self, f: usize) -> Flow {
        let seat = self.taker(f);
        if self.take_answer() == Pick::Yes {
            self.frame(f).update(Taking::SAID, |bits| bits | 1 << seat.0);
        } else {
            let first = self.frame(f).get(Taking::LEFT) == self.frame(f).get(Taking::FIRST);
            if first && self.is_zero_and_undone(0) {
                self.set_done(false);
            }
            self.frame(f).update(Taking::GOING, |bits| bits & !(1 << seat.0));
            self.frame(f).update(Taking::SEATS, |bits| bits & !(1 << seat.0));
        }
        self.goto(f, step::TAKE)
    }

    /// Has players take cards from the top of a zone, all at once. Begins a procedure: return from your step after
    /// calling this.
    pub(super) fn take_together(
        &mut self,
        item: &StackItem,
        seats: i32,
        (zone, to): (Zone, Zone),
        number: i32,
        verb: Verb,
    ) -> Flow {
        let from = self.state.batch.len();
        let cause = self.cause_of(item, B::rule(ResolutionPoint::InWrittenOrder));
        let mut meant = 0;
        for seat in self.in_turn_order(seats) {
            meant += number as usize;
            for n in 0..number as usize {
                let Some(slot) = self.nth_from_top(zone, seat, n) else {
                    B::took_from_empty(self, seat, zone, verb);
                    break;
                };
                let act = Self::face_down_if_laid(self.move_to_taker(slot, to, seat), verb);
                self.propose(act, verb, cause);
            }
        }
        self.carry_out(from, meant)
    }
}
