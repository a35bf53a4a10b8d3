//! What each player may do: the players are asked in turn, each with what it is done with, and those who want it do it
//! together.

use super::{OP, step};
use crate::ability::Op;
use crate::amount::Who;
use crate::book::RuleBook;
use crate::cx::Cx;
use crate::frame::Flow;
use crate::item::{Declined, Item, PICKED};
use crate::question::{Pick, Topic};

/// The registers: who is still to be asked, and who did not want it. Players are bits.
const OPEN: usize = 1;
const DECLINED: usize = 2;

/// Both players, as bits.
const BOTH: i32 = 3;

impl<B: RuleBook> Cx<'_, B> {
    /// Begins asking both players whether they do what hangs on the operation at hand.
    pub(super) fn begin_asking(&mut self, f: usize, at: usize, item: &Item) -> Flow {
        let frame = self.frame(f);
        (frame.r[OP], frame.r[OPEN], frame.r[DECLINED]) = (at as i32, BOTH, 0);
        if self.picks_ahead(item, at).is_some()
            && let Some(running) = self.s.running.last_mut()
        {
            (running.picks, running.done) = (running.picks + 1, true);
        }
        self.goto(f, step::ASK_EACH)
    }

    /// The operation by which each player who wants it picks what it is done with, if that comes first. A player makes all
    /// choices before the other makes any.
    fn picks_ahead(&self, item: &Item, at: usize) -> Option<&Op> {
        let ops = &self.pool.ability(item.ability).part(item.part)?.ops;
        let governs = ops.get(at)?.governs() > 0;
        ops.get(at + 1)
            .filter(|op| governs && matches!(op, Op::Pick { who: Who::Both, .. } | Op::Choose { who: Who::Both, .. }))
    }

    /// Asks the next player, the turn player first; or goes on with those who want it.
    pub(super) fn ask_each(&mut self, f: usize) -> Flow {
        let open = self.frame(f).r[OPEN];
        let Some(seat) = self.in_turn(open).next() else { return self.go_on_with_some(f) };
        self.by_all(&[B::CITES.turn_first, B::CITES.together]);
        self.offer(Pick::Yes);
        self.offer(Pick::No);
        if self.s.idle >= crate::loops::SUSPICION {
            self.leave_optional_loop(seat);
        }
        self.ask(seat, Topic::May, B::CITES.may)
    }

    /// A player has said whether; who wants it picks at once what it is done with.
    pub(super) fn asked_each(&mut self, f: usize) -> Flow {
        let frame = *self.frame(f);
        let Some(seat) = self.in_turn(frame.r[OPEN]).next() else { return self.goto(f, step::ASK_EACH) };
        let bit = 1 << seat.0;
        self.frame(f).r[OPEN] &= !bit;
        self.frame(f).pc = step::ASK_EACH;
        if self.answer() != Pick::Yes {
            self.frame(f).r[DECLINED] |= bit;
            return Flow::Go;
        }
        let (item, at) = (self.running(), frame.r[OP] as usize);
        if self.picks_ahead(&item, at).is_some() {
            let first = frame.r[OPEN] & !bit != 0;
            self.push_pick_ahead(&item, at + 1, seat, first);
        }
        Flow::Go
    }

    /// All have been asked: what hangs on it is done by those who want it, and left out if nobody does.
    fn go_on_with_some(&mut self, f: usize) -> Flow {
        let frame = *self.frame(f);
        let (item, at) = (self.running(), frame.r[OP] as usize);
        let ahead = self.picks_ahead(&item, at).map(|op| matches!(op, Op::Choose { .. }));
        let skip = self.pool.ability(item.ability).part(item.part).map_or(0, |body| body.ops[at].governs());
        let picked = u8::from(ahead.is_some());
        self.frame(f).pc = step::NEXT;
        self.frame(f).r[OP] += 1 + i32::from(picked);
        if frame.r[DECLINED] == BOTH {
            self.set_done(false);
            self.leave_out(f, skip - picked);
            return Flow::Go;
        }
        let declined = Declined { seats: frame.r[DECLINED] as u8, until: at as u8 + 1 + skip };
        self.s.running.last_mut().expect("something is resolving").declined = declined;
        if ahead == Some(true) {
            let group = PICKED + item.picks - 1;
            self.have_chosen(&item, group..group + 1);
        }
        Flow::Go
    }
}
