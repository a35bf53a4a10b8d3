//! Searching: the found cards are revealed and the searched zone is shuffled, either at once or after the effect has
//! dealt with the found cards.

use super::{Resolving, step};
use crate::book::RuleBook;
use crate::book::point::ResolutionPoint;
use crate::card::ability::Op;
use crate::card::amount::What;
use crate::engine::context::Cx;
use crate::engine::frame::Flow;
use crate::event::{Cause, Happening};
use crate::state::object::Slot;
use crate::state::query::Scope;
use crate::state::stack_item::{FIRST_PICK_GROUP, StackItem, Unshuffled};

impl<B: RuleBook> Cx<'_, B> {
    /// Reveals the found cards. Begins a procedure: return from your step after calling this.
    pub(super) fn show_found(&mut self, f: usize) -> Flow {
        self.frame(f).step = step::SHUFFLED;
        let item = self.resolving_item();
        let cause = self.cause_of(&item, B::rule(ResolutionPoint::Searching));
        let from = self.state.batch.len();
        for object in item.chosen_for(FIRST_PICK_GROUP + item.picks - 1) {
            self.propose(Happening::Reveal { slot: object.slot, seats: 3 }, B::CHOOSE, cause);
        }
        self.commit(from);
        Flow::Continue
    }

    /// Ends a search; the searched zone is shuffled now or later. May begin a procedure.
    pub(super) fn end_search(&mut self, f: usize) -> Flow {
        self.frame(f).step = step::NEXT;
        let at = self.frame(f).get(Resolving::OP);
        self.frame(f).update(Resolving::OP, |n| n + 1);
        let item = self.resolving_item();
        let found = item.chosen_for(FIRST_PICK_GROUP + item.picks - 1).next().is_some();
        self.set_done(found);
        if B::SHUFFLES_AFTER_SEARCH_TEXT {
            self.state.resolving.last_mut().expect("something is resolving").unshuffled = Unshuffled(at as u8 + 1);
            return Flow::Continue;
        }
        self.shuffle_searched(&item, at);
        // The found cards were revealed and set aside: the shuffle does not make them unknown.
        for object in item.chosen_for(FIRST_PICK_GROUP + item.picks - 1) {
            self.state.objects[object.slot.index()].known_by = 3;
        }
        Flow::Continue
    }

    /// Shuffles the zones that an earlier operation searched, once the found cards are dealt with. They are when no
    /// operation from here on depends on them, or the next one searches elsewhere. Returns true if it did; then it has
    /// begun a procedure.
    pub(super) fn shuffles_first(&mut self, item: &StackItem, ops: &[Op], at: usize) -> bool {
        let Some(search) = item.unshuffled.0.checked_sub(1).map(usize::from) else { return false };
        let found = What::Picked(ops[..search].iter().map(Op::picked_group_count).sum());
        let acts_on = ops.get(at..).unwrap_or_default().iter().any(|op| op.depends_on(&found));
        let elsewhere = match (&ops[search], ops.get(at)) {
            (Op::Search { who, filter, .. }, Some(Op::Search { who: next, filter: other, .. })) => {
                who != next || filter.zones != other.zones
            }
            _ => false,
        };
        if acts_on && !elsewhere {
            return false;
        }
        self.state.resolving.last_mut().expect("something is resolving").unshuffled = Unshuffled(0);
        self.shuffle_searched(item, search);
        true
    }

    /// Shuffles the zones that an operation searched. Begins a procedure: return from your step after calling this.
    fn shuffle_searched(&mut self, item: &StackItem, at: usize) {
        let op = &self.pool.ability(item.ability).part(item.part).expect("a part").ops[at];
        let Op::Search { who, filter, .. } = op else { return };
        let cause = self.cause_of(item, B::rule(ResolutionPoint::Searching));
        let from = self.state.batch.len();
        for side in self.read().seats(&Scope::of(item), who) {
            if let Some((verb, rule)) = B::SEARCH {
                self.deed(verb, side, Slot::NONE, Slot::NONE, Cause { rule, ..cause });
            }
            for zone in filter.zones.iter() {
                self.propose_shuffle(zone, side, cause);
            }
        }
        self.commit(from);
    }
}
