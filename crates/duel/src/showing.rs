//! Showing: an ability of a card that only its player sees triggers if that player shows the card as the event happens.
//! The card stays shown, and the ability waits until its player has priority, to be stacked if the card is still there.

use crate::book::RuleBook;
use crate::cx::Cx;
use crate::event::Act;
use crate::frame::{Flow, Frame, Proc};
use crate::item::{Item, NO_ABILITY};
use crate::object::Slot;
use crate::question::{Pick, Topic};
use crate::state::State;
use crate::words::*;
use crate::zone::Sight;

/// The ways of a trigger whose card its player has yet to show, and has shown.
pub(crate) const UNSHOWN: u8 = 254;
pub(crate) const SHOWN: u8 = 255;

impl<B: RuleBook> Cx<'_, B> {
    /// Whether an ability triggers only if its card is shown.
    fn needs_showing(&self, item: &Item) -> bool {
        item.ability != NO_ABILITY && B::shows(self.pool.ability(item.ability))
    }

    /// Whether this is an ability of a card that was shown for it.
    pub(crate) fn is_shown(&self, item: &Item) -> bool {
        item.way == SHOWN && self.needs_showing(item)
    }

    /// What has triggered waits; what must be shown first is asked for.
    pub(crate) fn wait(&mut self, item: Item) {
        let way = if self.needs_showing(&item) { UNSHOWN } else { item.way };
        self.s.waiting.push(Item { way, ..item });
        let asks = self.s.frames.last().is_some_and(|frame| frame.proc == Proc::Show);
        if way == UNSHOWN && !asks {
            self.push(Frame::new(Proc::Show, item.controller));
        }
    }

    /// The next trigger whose card is to be shown or not.
    fn unshown(&self) -> Option<usize> {
        self.s.waiting.iter().position(|item| item.way == UNSHOWN && self.needs_showing(item))
    }

    /// Asks whether cards are shown whose abilities would trigger.
    pub(crate) fn show_step(&mut self, f: usize) -> Flow {
        let Some(at) = self.unshown() else { return self.pop() };
        let item = self.s.waiting[at];
        if self.frame(f).pc == 0 {
            if !self.s.alive(item.source) {
                self.s.waiting.remove(at);
                return Flow::Go;
            }
            self.frame(f).seat = item.controller;
            self.offer(Pick::No);
            self.offer(Pick::Yes);
            return self.ask(item.controller, Topic::Show, B::CITES.show.may);
        }
        self.frame(f).pc = 0;
        if self.answer() == Pick::Yes {
            self.s.waiting[at].way = SHOWN;
            let slot = item.source.slot;
            let cause = self.cause_of(&item, B::CITES.show.may);
            let from = self.s.batch.len();
            self.propose(Act::Show { slot, seats: 3 }, B::SHOW, cause);
            self.propose(Act::Mark { slot, mark: B::SHOWN, on: true }, B::SHOW, cause);
            self.commit(from);
        } else if self.by(B::CITES.show.unshown) {
            self.s.waiting.remove(at);
        } else {
            self.s.waiting[at].way = SHOWN;
        }
        Flow::Go
    }

    /// Whether something that waits can be stacked now that this player has priority: what was shown waits for its own.
    #[inline]
    pub(crate) fn is_due(&self, item: &Item, holder: Seat) -> bool {
        item.way != SHOWN || item.controller == holder || !self.needs_showing(item)
    }

    /// Whether something that was shown waits for this player to have priority.
    #[inline]
    pub(crate) fn shown_waits(&self, holder: Seat) -> bool {
        self.s.live_waiting().iter().any(|item| item.controller == holder && self.is_shown(item))
    }

    /// Whether a shown card's ability is stacked: its card is still there, and what it asks for can be done.
    pub(crate) fn stacks_shown(&mut self, item: &Item) -> bool {
        if !self.s.alive(item.source) && self.by(B::CITES.show.gone) {
            return false;
        }
        if !self.pool.ability(item.ability).cost.is_free() && !self.can_pay(item) && self.by(B::CITES.show.undone) {
            return false;
        }
        self.by(B::CITES.show.stacked)
    }

    /// What was shown for an ability that is over, one way or another, is hidden again.
    pub(crate) fn hide(&mut self, item: &Item) {
        let slot = item.source.slot;
        if !self.is_shown(item) || !self.s.alive(item.source) || !self.s.object(slot).marks.has(B::SHOWN) {
            return;
        }
        let same = |other: &Item| other.source == item.source && other.serial != item.serial && self.is_shown(other);
        if !self.s.waiting.iter().chain(&self.s.stack).any(same) {
            let cause = self.cause_of(item, B::CITES.show.may);
            self.happen(Act::Mark { slot, mark: B::SHOWN, on: false }, B::SHOW, cause);
        }
    }

    /// A text has shown a card: if others do not see it where it lies, it is noted until the text has been carried out.
    pub(crate) fn note_shown(&mut self, slot: Slot) {
        let object = &mut self.s.objects[slot.index()];
        if B::ZONES[object.zone.index()].sight != Sight::Public {
            object.marks = object.marks.with(B::SHOWN);
        }
    }

    /// What a text shows of cards that are shuffled is not shown any more; returns whether, for want of a rule, it is.
    pub(crate) fn stay_shown(&mut self, zone: Zone, side: Seat) -> bool {
        let shown = |state: &State, slot: Slot| state.object(slot).marks.has(B::SHOWN);
        if !self.s.cards(zone, side).iter().any(|&slot| shown(self.s, slot)) {
            return false;
        }
        let stay = !self.by(B::CITES.shuffle_unseen);
        for i in 0..self.s.cards(zone, side).len() {
            let slot = self.s.cards(zone, side)[i];
            if !stay && shown(self.s, slot) {
                let object = &mut self.s.objects[slot.index()];
                object.marks = object.marks.without(B::SHOWN);
            }
        }
        stay
    }

    /// A card that was shown where others do not see it is hidden again.
    pub fn unshow(&mut self, slot: Slot) {
        let object = &mut self.s.objects[slot.index()];
        let spec = &B::ZONES[object.zone.index()];
        if object.marks.has(B::SHOWN) && spec.sight != Sight::Public {
            object.marks = object.marks.without(B::SHOWN);
            object.known &= if spec.sight == Sight::Own { 1 << object.side.0 } else { 0 };
        }
    }

    /// What a text that has been carried out showed, and left where others do not see it, is hidden again; where cards lie
    /// in an order that nobody sees, they are shuffled.
    pub(crate) fn hide_again(&mut self, item: &Item) {
        if item.ability == NO_ABILITY || !self.pool.ability(item.ability).shows() {
            return;
        }
        let from = self.s.batch.len();
        for (z, spec) in B::ZONES.iter().enumerate().filter(|(_, spec)| spec.sight != Sight::Public) {
            let zone = Zone(z as u8);
            for side in Seat::BOTH {
                let mut found = false;
                for i in 0..self.s.cards(zone, side).len() {
                    let slot = self.s.cards(zone, side)[i];
                    let spoken_of = self.s.piles.iter().any(|piled| piled.choice.object.slot == slot);
                    let object = &mut self.s.objects[slot.index()];
                    if object.marks.has(B::SHOWN) && !spoken_of && self.t.pass(B::CITES.hidden) {
                        object.marks = object.marks.without(B::SHOWN);
                        object.known &= if spec.sight == Sight::Own { 1 << side.0 } else { 0 };
                        found = true;
                    }
                }
                if found && spec.sight == Sight::Nobody && B::SHUFFLES_SHOWN {
                    let cause = self.cause_of(item, B::CITES.hidden);
                    self.propose_shuffle(zone, side, cause);
                }
            }
        }
        self.commit(from);
    }

    /// Whether the ability of a shown card is carried out: only if the card is still there.
    pub(crate) fn outlasts(&self, item: &Item) -> bool {
        if !self.is_shown(item) {
            return true;
        }
        if self.s.alive(item.source) { self.by(B::CITES.show.resolves) } else { !self.by(B::CITES.show.fails) }
    }

    /// The card whose showing is asked for.
    pub(crate) fn to_show(state: &State) -> Option<Slot> {
        state.waiting.iter().find(|item| item.way == UNSHOWN).map(|item| item.source.slot)
    }
}
