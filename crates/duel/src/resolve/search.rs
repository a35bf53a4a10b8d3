//! Searching: what was found is shown, and what was searched is shuffled, before the text goes on or after it has done
//! what it says of what was found.

use super::{OP, step};
use crate::ability::Op;
use crate::amount::What;
use crate::book::RuleBook;
use crate::cx::Cx;
use crate::event::{Act, Cause};
use crate::frame::Flow;
use crate::item::{Item, PICKED, Unshuffled};
use crate::matching::Scope;
use crate::object::Slot;

impl<B: RuleBook> Cx<'_, B> {
    /// What was found is shown.
    pub(super) fn show_found(&mut self, f: usize) -> Flow {
        self.frame(f).pc = step::SHUFFLED;
        let item = self.running();
        let cause = self.cause_of(&item, B::CITES.search);
        let from = self.s.batch.len();
        for object in item.chosen(PICKED + item.picks - 1) {
            self.propose(Act::Show { slot: object.slot, seats: 3 }, B::CHOOSE, cause);
        }
        self.commit(from);
        Flow::Go
    }

    /// The search is over: what was searched is shuffled now or later.
    pub(super) fn end_search(&mut self, f: usize) -> Flow {
        self.frame(f).pc = step::NEXT;
        let at = self.frame(f).r[OP] as usize;
        self.frame(f).r[OP] += 1;
        let item = self.running();
        let found = item.chosen(PICKED + item.picks - 1).next().is_some();
        self.set_done(found);
        if B::SHUFFLES_LAST {
            self.s.running.last_mut().expect("something is resolving").unshuffled = Unshuffled(at as u8 + 1);
            return Flow::Go;
        }
        self.shuffle_searched(&item, at);
        // What was found was shown and set aside: the shuffle does not make it unknown.
        for object in item.chosen(PICKED + item.picks - 1) {
            self.s.objects[object.slot.index()].known = 3;
        }
        Flow::Go
    }

    /// Whether what an earlier operation searched is to be shuffled before this one: the text has done what it says of what
    /// was found. Then it is shuffled.
    pub(super) fn shuffles_first(&mut self, item: &Item, ops: &[Op], at: usize) -> bool {
        let Some(search) = item.unshuffled.0.checked_sub(1).map(usize::from) else { return false };
        let found = What::Picked(ops[..search].iter().map(Op::picks).sum());
        let acts_on = ops.get(at..).unwrap_or_default().iter().any(|op| op.speaks_of(&found));
        let elsewhere = match (&ops[search], ops.get(at)) {
            (Op::Search { who, filter, .. }, Some(Op::Search { who: next, filter: other, .. })) => {
                who != next || filter.zones != other.zones
            }
            _ => false,
        };
        if acts_on && !elsewhere {
            return false;
        }
        self.s.running.last_mut().expect("something is resolving").unshuffled = Unshuffled(0);
        self.shuffle_searched(item, search);
        true
    }

    /// What an operation searched is shuffled.
    fn shuffle_searched(&mut self, item: &Item, at: usize) {
        let op = &self.pool.ability(item.ability).part(item.part).expect("a part").ops[at];
        let Op::Search { who, filter, .. } = op else { return };
        let cause = self.cause_of(item, B::CITES.search);
        let from = self.s.batch.len();
        for side in self.read().seats(&Scope::of(item), who) {
            if let Some((verb, rule)) = B::SEARCHED {
                self.deed(verb, side, Slot::NONE, Slot::NONE, Cause { rule, ..cause });
            }
            for zone in filter.zones.iter() {
                self.propose_shuffle(zone, side, cause);
            }
        }
        self.commit(from);
    }
}
