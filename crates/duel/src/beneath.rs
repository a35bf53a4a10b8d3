//! Cards under and beside others: how they come there, and what they do when that one moves.

use crate::amount::{What, Who};
use crate::book::RuleBook;
use crate::cx::Cx;
use crate::event::{Act, Cause, Event};
use crate::frame::Flow;
use crate::item::Item;
use crate::matching::Scope;
use crate::object::{Beside, Ghost, Ref, Slot};
use crate::words::*;

impl<B: RuleBook> Cx<'_, B> {
    /// Proposes that a card be put under or beside another, if the book lets it; returns whether it does. It comes
    /// there and belongs there in one moment.
    pub fn lay(&mut self, slot: Slot, host: Slot, under: bool, verb: Verb, cause: Cause) -> bool {
        let Some(act) = B::lay(self, slot, host, under) else { return false };
        if matches!(act, Act::Attach { .. }) {
            self.propose(act, verb, cause);
            return true;
        }
        self.propose(act, verb, cause);
        let at = self.s.batch.len();
        self.propose(Act::Attach { slot, to: host }, verb, cause);
        if let Some(attachment) = self.s.batch.get_mut(at) {
            attachment.leader = slot;
        }
        true
    }

    /// Has a text put objects under or beside another.
    pub(crate) fn attach(&mut self, item: &Item, what: &What, to: &What, under: bool, verb: Verb) -> Flow {
        let scope = Scope::of(item);
        let cause = self.cause_of(item, B::CITES.resolve);
        let host = self.read().one(&scope, to).filter(|&host| self.s.alive(host) || !self.by(B::CITES.hostless));
        self.list(&scope, what);
        let from = self.s.batch.len();
        let mut laid = 0;
        for i in 0..self.t.slots.len() {
            let slot = self.t.slots[i];
            laid += usize::from(host.is_some_and(|host| self.lay(slot, host.slot, under, verb, cause)));
        }
        let meant = self.meant(item, what);
        self.carry_out_some(from, laid, meant)
    }

    /// Has a text put a card from the top of a zone under each of some objects.
    pub(crate) fn underlay(
        &mut self,
        item: &Item,
        beneath: &What,
        whose: Option<&Who>,
        zone: Zone,
        verb: Verb,
    ) -> Flow {
        let scope = Scope::of(item);
        let cause = self.cause_of(item, B::CITES.resolve);
        self.list(&scope, beneath);
        let from = self.s.batch.len();
        let (mut laid, mut taken) = (0, [0; 2]);
        for i in 0..self.t.slots.len() {
            let host = self.t.slots[i];
            let seat = match whose {
                Some(who) => self.read().seats(&scope, who).next().unwrap_or(item.controller),
                None => self.s.object(host).owner,
            };
            let n = &mut taken[seat.index()];
            let top = self.nth(zone, seat, *n);
            *n += 1;
            match top {
                Some(slot) => laid += usize::from(self.lay(slot, host, true, verb, cause)),
                None => B::dry(self, seat, zone, verb),
            }
        }
        let meant = self.meant(item, beneath);
        self.carry_out_some(from, laid, meant)
    }

    /// Has two objects take each other's place in one moment; not if one of them is gone.
    pub(crate) fn swap(&mut self, item: &Item, what: &What, verb: Verb) -> Flow {
        self.list(&Scope::of(item), what);
        let from = self.s.batch.len();
        if let [one, other] = self.t.slots[..] {
            let cause = self.cause_of(item, B::CITES.resolve);
            for (mover, there) in [(one, other), (other, one)] {
                let (zone, place) = (self.s.object(there).zone, self.s.object(there).place);
                if self.is_in_place(mover, zone, place) {
                    continue;
                }
                let act = self.move_to_place(mover, zone, self.player_of(mover), place);
                self.propose(act, verb, cause);
            }
        }
        self.carry_out(from, 2)
    }

    /// Has what was proposed happen, of which only some of what was meant could be.
    fn carry_out_some(&mut self, from: usize, some: usize, meant: usize) -> Flow {
        self.carry_out(from, 1);
        if some < meant {
            self.set_done(false);
        }
        Flow::Go
    }

    /// What lies under or beside a card that moves goes where the book says, in the same moment.
    pub(crate) fn add_followers(&mut self, from: usize) {
        let mut i = from;
        while i < self.s.batch.len() {
            let event = self.s.batch[i];
            i += 1;
            let Act::Move { slot: leader, .. } = event.act else { continue };
            // Only what is in play has something under or beside it.
            if !B::ZONES[self.s.object(leader).zone.index()].in_play {
                continue;
            }
            for at in 0..self.s.objects.len() {
                let slot = Slot(at as u16);
                let moves = |e: &Event| matches!(e.act, Act::Move { slot: s, .. } if s == slot);
                if self.s.objects[at].attached == Some(leader)
                    && !self.s.batch[from..].iter().any(moves)
                    && let Some((act, verb, rule)) = B::follows(self, slot, &event)
                {
                    let at = self.s.batch.len();
                    self.propose(act, verb, Cause { rule, ..event.cause });
                    if let Some(follower) = self.s.batch.get_mut(at) {
                        follower.leader = leader;
                    }
                }
            }
        }
    }

    /// What lay under or beside a card that has become another object by the events since `from` lies there by itself.
    pub(crate) fn let_go(&mut self, from: usize) {
        for i in from..self.s.batch.len() {
            let Event { act: Act::Move { slot: host, .. }, life, .. } = self.s.batch[i] else { continue };
            if self.s.object(host).life == life {
                continue;
            }
            for at in 0..self.s.objects.len() {
                let slot = Slot(at as u16);
                let anew = |e: &Event| matches!(e.act, Act::Attach { slot: s, to } if s == slot && to == host);
                if self.s.objects[at].attached == Some(host) && !self.s.batch[i..].iter().any(anew) {
                    self.s.objects[at].attached = None;
                    self.s.attachments -= 1;
                    self.s.derived.dirty = true;
                }
            }
        }
    }

    /// What a card lies under or beside that is about to move, as the object that was before anything moved with it.
    pub(crate) fn host_of(&self, slot: Slot) -> Option<Ref> {
        let host = self.s.object(slot).attached.filter(|_| B::LETS_GO)?;
        let moves = |event: &&Event| matches!(event.act, Act::Move { slot, .. } if slot == host);
        let before = self.s.batch.iter().find(moves).map_or(self.s.object(host).life, |event| event.life);
        Some(Ref { slot: host, life: before })
    }

    /// What lies under or beside cards that become other objects by the events since `from` is remembered with them.
    pub(crate) fn remember_followers(&mut self, from: usize) {
        for i in from..self.s.batch.len() {
            let Event { act, life, .. } = self.s.batch[i];
            let Act::Move { slot: host, .. } = act else { continue };
            if !B::ZONES[self.s.object(host).zone.index()].in_play || self.stays(&act) {
                continue;
            }
            for at in 0..self.s.objects.len() {
                if self.s.objects[at].attached == Some(host) {
                    let slot = Slot(at as u16);
                    let (object, body) = (self.s.refer(slot), self.s.objects[at]);
                    let host = Beside(Some(Ref { slot: host, life }));
                    self.s.ghosts.push(Ghost { object, profile: *self.s.profile(slot), body, host });
                }
            }
        }
    }

    /// The cards that lie under or beside one.
    pub fn followers(&self, host: Slot) -> impl Iterator<Item = Slot> + '_ {
        let all = if self.s.attachments > 0 { &self.s.objects[..] } else { &[] };
        all.iter().enumerate().filter(move |(_, o)| o.attached == Some(host)).map(|(i, _)| Slot(i as u16))
    }
}
