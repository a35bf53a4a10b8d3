//! Stacking: waiting triggers are taken, one player's after the other's, in an order that player picks.

use crate::book::point::TriggerPoint;
use crate::book::{RuleBook, TakeWaiting};
use crate::engine::context::Cx;
use crate::engine::frame::{Flow, Frame, Proc};
use crate::engine::priority::{AT_ONCE, TRIGGERED};
use crate::engine::question::{Pick, Question, Topic};
use crate::ids::*;
use crate::registers;
use crate::state::stack_item::StackItem;

/// The step of [`Proc::StackWaiting`] that asks whether the cost of a revealed card's ability is paid.
const REVEALED_ACTS: u8 = 2;
registers! {
    /// The registers of [`Proc::StackWaiting`].
    struct StackingWaiting {
        /// The player who is about to have priority.
        HOLDER: Seat = 0,
        /// The index of the ability being stacked.
        ACTING: usize = 1,
    }
}

impl<B: RuleBook> Cx<'_, B> {
    /// Begins the procedure that takes one player's waiting triggers, while `holder` is about to have priority.
    pub(crate) fn push_stacking(&mut self, seat: Seat, holder: Seat) {
        self.push(Frame::new(Proc::StackWaiting, seat).with(StackingWaiting::HOLDER, holder));
    }

    /// Returns true if a waiting trigger is among those that the player takes next.
    fn is_next(&self, at: usize, seat: Seat, holder: Seat) -> bool {
        let item = &self.state.waiting_triggers[at];
        (B::WAITING_TRIGGERS == TakeWaiting::OneResolved || item.controller == seat) && self.is_due(item, holder)
    }

    /// Takes one player's waiting triggers, in an order that player picks. May ask.
    pub(crate) fn stack_waiting_step(&mut self, f: usize) -> Flow {
        let (seat, holder) = (self.frame(f).seat, self.frame(f).get(StackingWaiting::HOLDER));
        match self.frame(f).step {
            0 => {
                let floor = self.state.waiting_triggers_floor as usize;
                let mut indices = (floor..self.state.waiting_triggers.len()).filter(|&i| self.is_next(i, seat, holder));
                let Some(first) = indices.next() else { return self.pop() };
                if indices.next().is_none() {
                    let question =
                        Question { seat, topic: Topic::OrderWaiting, rule: B::rule(TriggerPoint::TakenInOrder) };
                    self.note_forced_answer(question, Pick::Waiting(first as u8));
                    return self.take_waiting(f, first);
                }
                for i in floor..self.state.waiting_triggers.len() {
                    if self.is_next(i, seat, holder) {
                        self.offer(Pick::Waiting(i as u8));
                    }
                }
                self.ask(seat, Topic::OrderWaiting, B::rule(TriggerPoint::TakenInOrder))
            }
            1 => match self.take_answer() {
                Pick::Waiting(i) => self.take_waiting(f, i as usize),
                _ => self.pop(),
            },
            REVEALED_ACTS => {
                self.offer(Pick::No);
                self.offer(Pick::Yes);
                self.ask(seat, Topic::May, B::rule(TriggerPoint::RevealUnpaidIsNotStacked))
            }
            _ => {
                let at = self.frame(f).get(StackingWaiting::ACTING);
                self.frame(f).step = 0;
                let item = self.state.waiting_triggers.remove(at);
                if self.take_answer() == Pick::Yes || !self.at(TriggerPoint::RevealUnpaidIsNotStacked) {
                    self.announce(item, TRIGGERED);
                } else {
                    self.hide_after_use(&item);
                }
                Flow::Continue
            }
        }
    }

    /// Announces a waiting trigger. Begins a procedure, unless it is not used.
    fn take_waiting(&mut self, f: usize, index: usize) -> Flow {
        if B::WAITING_TRIGGERS != TakeWaiting::OneResolved {
            self.at(TriggerPoint::TakenInOrder);
        }
        if self.is_revealed(&self.state.waiting_triggers[index]) {
            return self.take_revealed(f, index);
        }
        let item = self.state.waiting_triggers.remove(index);
        match B::WAITING_TRIGGERS {
            TakeWaiting::AllStacked => self.frame(f).step = 0,
            TakeWaiting::OneStacked | TakeWaiting::OneResolved => {
                self.state.frames.pop();
            }
        }
        if !self.rests_on(|| self.is_used(&item)) {
            return Flow::Continue;
        }
        let how = if B::WAITING_TRIGGERS == TakeWaiting::OneResolved { TRIGGERED | AT_ONCE } else { TRIGGERED };
        self.announce(item, how);
        Flow::Continue
    }

    /// Returns true if a trigger is used: by the rules always, even if its source is gone or has lost the ability.
    fn is_used(&self, item: &StackItem) -> bool {
        let characteristics = self.state.characteristics(item.source.slot);
        let printed = &self.pool.card(self.state.object(item.source.slot).card).abilities;
        let had = self.state.is_alive(item.source)
            && (printed.contains(&item.ability) && !characteristics.has_lost_text
                || characteristics.granted_abilities.contains(&item.ability));
        // A delayed ability belongs to no card.
        let lost = item.serial == 0 && !had;
        self.at(TriggerPoint::MustBeUsed)
            && (!lost
                || self
                    .cite_all(&[B::rule(TriggerPoint::UsedThoughSourceGone), B::rule(TriggerPoint::UsedThoughInvalid)]))
    }

    /// Stacks a revealed trigger if it can be; the next step asks, if it has a cost. May begin a procedure.
    fn take_revealed(&mut self, f: usize, index: usize) -> Flow {
        let item = self.state.waiting_triggers[index];
        self.frame(f).step = 0;
        if self.can_stack_revealed(&item) && !self.pool.ability(item.ability).cost.is_free() {
            self.frame(f).set(StackingWaiting::ACTING, index);
            return self.goto(f, REVEALED_ACTS);
        }
        let stacked = self.can_stack_revealed(&item);
        self.state.waiting_triggers.remove(index);
        if stacked {
            self.announce(item, TRIGGERED);
        } else {
            self.hide_after_use(&item);
        }
        Flow::Continue
    }
}
