//! Reveal to trigger: an ability of a hidden card triggers if its player reveals the card as the event happens. The
//! card stays revealed, and the ability waits until its player has priority; it is stacked if the card is still there.

use crate::book::RuleBook;
use crate::book::point::TriggerPoint;
use crate::engine::context::Cx;
use crate::engine::frame::{Flow, Frame, Proc};
use crate::engine::question::{Pick, Topic};
use crate::event::Happening;
use crate::ids::*;
use crate::state::State;
use crate::state::object::Slot;
use crate::state::stack_item::{NO_ABILITY, StackItem};

/// The `way` of a trigger whose card may yet be revealed, and of one whose card has been.
pub(crate) const UNREVEALED: u8 = 254;
pub(crate) const REVEALED: u8 = 255;

impl<B: RuleBook> Cx<'_, B> {
    /// Returns true if an ability triggers only if its card is revealed.
    fn needs_reveal(&self, item: &StackItem) -> bool {
        item.ability != NO_ABILITY && B::triggers_if_revealed(self.pool.ability(item.ability))
    }

    /// Returns true if this is an ability whose card was revealed for it.
    pub(crate) fn is_revealed(&self, item: &StackItem) -> bool {
        item.way == REVEALED && self.needs_reveal(item)
    }

    /// Adds a trigger to the waiting ones. Begins a procedure if its card has to be revealed first.
    pub(crate) fn enqueue_trigger(&mut self, item: StackItem) {
        let way = if self.needs_reveal(&item) { UNREVEALED } else { item.way };
        self.state.waiting_triggers.push(StackItem { way, ..item });
        let asks = self.state.frames.last().is_some_and(|frame| frame.proc == Proc::RevealToTrigger);
        if way == UNREVEALED && !asks {
            self.push(Frame::new(Proc::RevealToTrigger, item.controller));
        }
    }

    /// The index of the next trigger whose card may be revealed.
    fn next_unrevealed(&self) -> Option<usize> {
        self.state.waiting_triggers.iter().position(|item| item.way == UNREVEALED && self.needs_reveal(item))
    }

    /// Asks whether the cards whose abilities would trigger are revealed. May ask.
    pub(crate) fn reveal_step(&mut self, f: usize) -> Flow {
        let Some(at) = self.next_unrevealed() else { return self.pop() };
        let item = self.state.waiting_triggers[at];
        if self.frame(f).step == 0 {
            if !self.state.is_alive(item.source) {
                self.state.waiting_triggers.remove(at);
                return Flow::Continue;
            }
            self.frame(f).seat = item.controller;
            self.offer(Pick::No);
            self.offer(Pick::Yes);
            return self.ask(item.controller, Topic::RevealToTrigger, B::rule(TriggerPoint::RevealMayBeShown));
        }
        self.frame(f).step = 0;
        if self.take_answer() == Pick::Yes {
            self.state.waiting_triggers[at].way = REVEALED;
            let slot = item.source.slot;
            let cause = self.cause_of(&item, B::rule(TriggerPoint::RevealMayBeShown));
            let from = self.state.batch.len();
            self.propose(Happening::Reveal { slot, seats: 3 }, B::SHOW, cause);
            self.propose(Happening::Mark { slot, mark: B::SHOWN_MARK, on: true }, B::SHOW, cause);
            self.commit(from);
        } else if self.at(TriggerPoint::RevealUnshownDoesNotTrigger) {
            self.state.waiting_triggers.remove(at);
        } else {
            self.state.waiting_triggers[at].way = REVEALED;
        }
        Flow::Continue
    }

    /// Returns true if a waiting trigger may be stacked while `holder` has priority: a revealed one waits for its
    /// controller.
    #[inline]
    pub(crate) fn is_due(&self, item: &StackItem, holder: Seat) -> bool {
        item.way != REVEALED || item.controller == holder || !self.needs_reveal(item)
    }

    /// Returns true if a revealed trigger waits for this player to have priority.
    #[inline]
    pub(crate) fn has_revealed_waiting(&self, holder: Seat) -> bool {
        self.state.live_waiting().iter().any(|item| item.controller == holder && self.is_revealed(item))
    }

    /// Returns true if a revealed trigger can be stacked: its card is still there, and its cost can be paid.
    pub(crate) fn can_stack_revealed(&mut self, item: &StackItem) -> bool {
        if !self.state.is_alive(item.source) && self.at(TriggerPoint::RevealGoneIsNotStacked) {
            return false;
        }
        if !self.pool.ability(item.ability).cost.is_free()
            && !self.can_pay(item)
            && self.at(TriggerPoint::RevealUnpaidIsNotStacked)
        {
            return false;
        }
        self.at(TriggerPoint::RevealStackedWithPriority)
    }

    /// Hides a revealed card again when its ability is over, unless another ability needs it. May begin a procedure.
    pub(crate) fn hide_after_use(&mut self, item: &StackItem) {
        let slot = item.source.slot;
        if !self.is_revealed(item)
            || !self.state.is_alive(item.source)
            || !self.state.object(slot).marks.has(B::SHOWN_MARK)
        {
            return;
        }
        let same =
            |other: &StackItem| other.source == item.source && other.serial != item.serial && self.is_revealed(other);
        if !self.state.waiting_triggers.iter().chain(&self.state.stack).any(same) {
            let cause = self.cause_of(item, B::rule(TriggerPoint::RevealMayBeShown));
            self.happen(Happening::Mark { slot, mark: B::SHOWN_MARK, on: false }, B::SHOW, cause);
        }
    }

    /// Returns true if the ability resolves: for a revealed card, only if it is still there.
    pub(crate) fn may_resolve_revealed(&self, item: &StackItem) -> bool {
        if !self.is_revealed(item) {
            return true;
        }
        if self.state.is_alive(item.source) {
            self.at(TriggerPoint::RevealResolvesIfThere)
        } else {
            !self.at(TriggerPoint::RevealFailsIfGone)
        }
    }

    /// The card whose revealing is asked for.
    pub(crate) fn card_to_reveal(state: &State) -> Option<Slot> {
        state.waiting_triggers.iter().find(|item| item.way == UNREVEALED).map(|item| item.source.slot)
    }
}
