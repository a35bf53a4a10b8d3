//! Actions that each player may take: players are asked in turn and pick as they accept, and those who accept act
//! together.

use super::{Resolving, step};
use crate::book::RuleBook;
use crate::book::point::{ChoosingPoint, ResolutionPoint};
use crate::card::ability::Op;
use crate::card::amount::Who;
use crate::engine::context::Cx;
use crate::engine::frame::Flow;
use crate::engine::question::{Pick, Topic};
use crate::registers;
use crate::state::stack_item::{Declined, FIRST_PICK_GROUP, StackItem};

registers! {
    /// The registers of a resolution that asks each player. Players are bits.
    struct AskingEach {
        /// The players still to be asked.
        OPEN: i32 = 1,
        /// Those who declined.
        DECLINED: i32 = 2,
    }
}

/// Both players, as bits.
const BOTH: i32 = 3;

impl<B: RuleBook> Cx<'_, B> {
    /// Begins asking both players if they do what the current operation makes optional.
    pub(super) fn begin_asking(&mut self, f: usize, at: usize, item: &StackItem) -> Flow {
        let frame = self.frame(f);
        frame.set(Resolving::OP, at);
        frame.set(AskingEach::OPEN, BOTH);
        frame.set(AskingEach::DECLINED, 0);
        if self.pick_before_asking_next(item, at).is_some()
            && let Some(running) = self.state.resolving.last_mut()
        {
            (running.picks, running.previous_op_done) = (running.picks + 1, true);
        }
        self.goto(f, step::ASK_EACH)
    }

    /// The operation in which each player who accepts picks objects, if it follows directly. A player makes all choices
    /// before the other makes any.
    fn pick_before_asking_next(&self, item: &StackItem, at: usize) -> Option<&Op> {
        let ops = &self.pool.ability(item.ability).part(item.part)?.ops;
        let governs = ops.get(at)?.governed_op_count() > 0;
        ops.get(at + 1)
            .filter(|op| governs && matches!(op, Op::Pick { who: Who::Both, .. } | Op::Choose { who: Who::Both, .. }))
    }

    /// Asks the next player, the turn player first; once all are asked, goes on with those who accepted. May ask.
    pub(super) fn ask_each(&mut self, f: usize) -> Flow {
        let open = self.frame(f).get(AskingEach::OPEN);
        let Some(seat) = self.in_turn_order(open).next() else { return self.continue_with_willing(f) };
        self.cite_all(&[B::rule(ChoosingPoint::TurnPlayerFirst), B::rule(ChoosingPoint::TogetherTurnPlayerFirst)]);
        self.offer(Pick::Yes);
        self.offer(Pick::No);
        if self.state.resolutions_without_progress >= crate::engine::loops::LOOP_SUSPECTED_AFTER {
            self.drop_barred_yes(seat);
        }
        self.ask(seat, Topic::May, B::rule(ResolutionPoint::Optional))
    }

    /// Takes a player's answer; a player who accepts picks at once. May begin a procedure.
    pub(super) fn asked_each(&mut self, f: usize) -> Flow {
        let frame = *self.frame(f);
        let Some(seat) = self.in_turn_order(frame.get(AskingEach::OPEN)).next() else {
            return self.goto(f, step::ASK_EACH);
        };
        let bit = 1 << seat.0;
        self.frame(f).update(AskingEach::OPEN, |bits| bits & !bit);
        self.frame(f).step = step::ASK_EACH;
        if self.take_answer() != Pick::Yes {
            self.frame(f).update(AskingEach::DECLINED, |bits| bits | bit);
            return Flow::Continue;
        }
        let (item, at) = (self.resolving_item(), frame.get(Resolving::OP));
        if self.pick_before_asking_next(&item, at).is_some() {
            let first = frame.get(AskingEach::OPEN) & !bit != 0;
            self.push_pick_ahead(&item, at + 1, seat, first);
        }
        Flow::Continue
    }

    /// Goes on with the players who accepted; if nobody did, skips the optional operations. May begin a procedure.
    fn continue_with_willing(&mut self, f: usize) -> Flow {
        let frame = *self.frame(f);
        let (item, at) = (self.resolving_item(), frame.get(Resolving::OP));
        let ahead = self.pick_before_asking_next(&item, at).map(|op| matches!(op, Op::Choose { .. }));
        let skip = self.pool.ability(item.ability).part(item.part).map_or(0, |body| body.ops[at].governed_op_count());
        let picked = u8::from(ahead.is_some());
        self.frame(f).step = step::NEXT;
        self.frame(f).update(Resolving::OP, |n| n + 1 + usize::from(picked));
        if frame.get(AskingEach::DECLINED) == BOTH {
            self.set_done(false);
            self.skip_ops(f, skip - picked);
            return Flow::Continue;
        }
        let declined = Declined { seats: frame.get(AskingEach::DECLINED) as u8, until: at as u8 + 1 + skip };
        self.state.resolving.last_mut().expect("something is resolving").declined = declined;
        if ahead == Some(true) {
            let group = FIRST_PICK_GROUP + item.picks - 1;
            self.propose_chosen(&item, group..group + 1);
        }
        Flow::Continue
    }
}
