//! Attached cards, under or beside others: how they come there, and where they go when their host moves.

use crate::book::RuleBook;
use crate::book::point::{ResolutionPoint, ZonePoint};
use crate::card::amount::{What, Who};
use crate::engine::context::Cx;
use crate::engine::frame::Flow;
use crate::event::{Cause, Event, Happening};
use crate::ids::*;
use crate::inline_vec::InlineVec;
use crate::state::object::{FormerHost, LastKnown, ObjectRef, Slot};
use crate::state::query::Scope;
use crate::state::stack_item::StackItem;

impl<B: RuleBook> Cx<'_, B> {
    /// Proposes to attach a card to a host, if the book allows it; returns true if it does. If the card has to move for
    /// that, the move and the attachment are simultaneous.
    pub fn propose_attach(&mut self, slot: Slot, host: Slot, under: bool, verb: Verb, cause: Cause) -> bool {
        let Some(act) = B::attach(self, slot, host, under) else { return false };
        if matches!(act, Happening::Attach { .. }) {
            self.propose(act, verb, cause);
            return true;
        }
        self.propose(act, verb, cause);
        let at = self.state.batch.len();
        self.propose(Happening::Attach { slot, to: host }, verb, cause);
        if let Some(attachment) = self.state.batch.get_mut(at) {
            attachment.leader = slot;
        }
        true
    }

    /// Carries out the operation that attaches objects to another. May begin a procedure.
    pub(crate) fn attach(&mut self, item: &StackItem, what: &What, to: &What, under: bool, verb: Verb) -> Flow {
        let scope = Scope::of(item);
        let cause = self.cause_of(item, B::rule(ResolutionPoint::InWrittenOrder));
        let host = self
            .read()
            .first_object(&scope, to)
            .filter(|&host| self.state.is_alive(host) || !self.at(ZonePoint::AttachNeedsHost));
        self.list_objects(&scope, what);
        let from = self.state.batch.len();
        let mut laid = 0;
        for i in 0..self.scratch.slots.len() {
            let slot = self.scratch.slots[i];
            laid += usize::from(host.is_some_and(|host| self.propose_attach(slot, host.slot, under, verb, cause)));
        }
        let meant = self.count_meant(item, what);
        self.carry_out_some(from, laid, meant)
    }

    /// Carries out the operation that puts the top card of a zone under each of some objects. May begin a procedure.
    pub(crate) fn attach_from_top(
        &mut self,
        item: &StackItem,
        beneath: &What,
        whose: Option<&Who>,
        zone: Zone,
        verb: Verb,
    ) -> Flow {
        let scope = Scope::of(item);
        let cause = self.cause_of(item, B::rule(ResolutionPoint::InWrittenOrder));
        self.list_objects(&scope, beneath);
        let from = self.state.batch.len();
        let (mut laid, mut taken) = (0, [0; 2]);
        for i in 0..self.scratch.slots.len() {
            let host = self.scratch.slots[i];
            let seat = match whose {
                Some(who) => self.read().seats(&scope, who).next().unwrap_or(item.controller),
                None => self.state.object(host).owner,
            };
            let n = &mut taken[seat.index()];
            let top = self.nth_from_top(zone, seat, *n);
            *n += 1;
            match top {
                Some(slot) => laid += usize::from(self.propose_attach(slot, host, true, verb, cause)),
                None => B::took_from_empty(self, seat, zone, verb),
            }
        }
        let meant = self.count_meant(item, beneath);
        self.carry_out_some(from, laid, meant)
    }

    /// Carries out the operation that swaps the places of two objects; does nothing if one is gone. May begin a
    /// procedure.
    pub(crate) fn swap_places(&mut self, item: &StackItem, what: &What, verb: Verb) -> Flow {
        self.list_objects(&Scope::of(item), what);
        let from = self.state.batch.len();
        if let [one, other] = self.scratch.slots[..] {
            let cause = self.cause_of(item, B::rule(ResolutionPoint::InWrittenOrder));
            for (mover, there) in [(one, other), (other, one)] {
                let (zone, place) = (self.state.object(there).zone, self.state.object(there).place);
                if self.is_there_already(mover, zone, place) {
                    continue;
                }
                let act = self.move_to_place(mover, zone, self.player_of(mover), place);
                self.propose(act, verb, cause);
            }
        }
        self.carry_out(from, 2)
    }

    /// Commits the events since `from`; the operation is done only if enough of what was meant could be proposed. May
    /// begin a procedure.
    fn carry_out_some(&mut self, from: usize, some: usize, meant: usize) -> Flow {
        self.carry_out(from, 1);
        if !self.is_done(some, meant) {
            self.set_done(false);
        }
        Flow::Continue
    }

    /// Adds the moves by which attached cards follow their host, simultaneously, as the book says.
    pub(super) fn add_followers(&mut self, from: usize) {
        let mut i = from;
        while i < self.state.batch.len() {
            let event = self.state.batch[i];
            i += 1;
            let Happening::Move { slot: leader, .. } = event.happening else { continue };
            // Only cards in play have cards attached.
            if !B::ZONES[self.state.object(leader).zone.index()].in_play {
                continue;
            }
            for at in 0..self.state.objects.len() {
                let slot = Slot(at as u16);
                let moves = |e: &Event| matches!(e.happening, Happening::Move { slot: s, .. } if s == slot);
                if self.state.objects[at].attached_to == Some(leader)
                    && !self.state.batch[from..].iter().any(moves)
                    && let Some((act, verb, rule)) = B::follow_host(self, slot, &event)
                {
                    let at = self.state.batch.len();
                    self.propose(act, verb, Cause { rule, ..event.cause });
                    // The follower was not replaced, even if the move it follows was.
                    if let Some(follower) = self.state.batch.get_mut(at) {
                        (follower.leader, follower.applied) = (leader, InlineVec::new());
                    }
                }
            }
        }
    }

    /// Detaches the cards that stayed when their host became another object by the events since `from`.
    pub(super) fn detach_followers(&mut self, from: usize) {
        for i in from..self.state.batch.len() {
            let Event { happening: Happening::Move { slot: host, .. }, life, .. } = self.state.batch[i] else {
                continue;
            };
            if self.state.object(host).life == life {
                continue;
            }
            for at in 0..self.state.objects.len() {
                let slot = Slot(at as u16);
                let anew =
                    |e: &Event| matches!(e.happening, Happening::Attach { slot: s, to } if s == slot && to == host);
                if self.state.objects[at].attached_to == Some(host) && !self.state.batch[i..].iter().any(anew) {
                    self.state.objects[at].attached_to = None;
                    self.state.attachments -= 1;
                    self.state.derived.dirty = true;
                }
            }
        }
    }

    /// The host of a card that is about to move, as the object it was before the batch.
    pub(super) fn host_of(&self, slot: Slot) -> Option<ObjectRef> {
        let host = self.state.object(slot).attached_to.filter(|_| B::ATTACHED_CARDS_STAY)?;
        let moves = |event: &&Event| matches!(event.happening, Happening::Move { slot, .. } if slot == host);
        let before = self.state.batch.iter().find(moves).map_or(self.state.object(host).life, |event| event.life);
        Some(ObjectRef { slot: host, life: before })
    }

    /// The host that a card about to move had when that host left. Removes the last known information recorded then:
    /// the card gets its own as it leaves.
    pub(super) fn host_when_it_left(&mut self, slot: Slot) -> Option<ObjectRef> {
        let object = self.state.object_ref(slot);
        let at = self
            .state
            .last_known
            .iter()
            .position(|gone| B::ATTACHED_CARDS_STAY && B::REMEMBERS_ATTACHED_CARDS && gone.object == object)?;
        self.state.last_known.remove(at).host.0
    }

    /// Records last known information of the cards whose hosts become other objects by the events since `from`.
    pub(super) fn remember_followers(&mut self, from: usize) {
        for i in from..self.state.batch.len() {
            let Event { happening: act, life, .. } = self.state.batch[i];
            let Happening::Move { slot: host, .. } = act else { continue };
            if !B::ZONES[self.state.object(host).zone.index()].in_play || self.stays_same_object(&act) {
                continue;
            }
            for at in 0..self.state.objects.len() {
                if self.state.objects[at].attached_to == Some(host) {
                    let slot = Slot(at as u16);
                    let (object, body) = (self.state.object_ref(slot), self.state.objects[at]);
                    let host = FormerHost(Some(ObjectRef { slot: host, life }));
                    self.state.last_known.push(LastKnown {
                        object,
                        characteristics: *self.state.characteristics(slot),
                        status: body,
                        host,
                    });
                }
            }
        }
    }

    /// The cards attached to a host.
    pub fn followers(&self, host: Slot) -> impl Iterator<Item = Slot> + '_ {
        let all = if self.state.attachments > 0 { &self.state.objects[..] } else { &[] };
        all.iter().enumerate().filter(move |(_, o)| o.attached_to == Some(host)).map(|(i, _)| Slot(i as u16))
    }
}
