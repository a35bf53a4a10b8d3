//! Listening: which triggered abilities and replacements are awake, and to what.

use crate::ability::{Form, On};
use crate::amount::What;
use crate::book::RuleBook;
use crate::cx::Cx;
use crate::depend::Watched;
use crate::event::kind;
use crate::item::Delayed;
use crate::layer::{Derived, described};
use crate::object::Slot;
use crate::pool::{Card, CardPool};
use crate::words::*;

/// A triggered ability or a replacement that is awake.
#[derive(Clone, Copy, Debug)]
pub struct Listener {
    /// Whose.
    pub slot: Slot,
    /// Which.
    pub ability: AbilityId,
    /// To which kinds of events it listens.
    pub kinds: u8,
    /// Its place among what texts left behind, if it is one of those: it is no card's.
    pub left: Option<u16>,
}

/// The kind of event a trigger or replacement waits for.
pub(crate) fn on_kind(on: &On) -> u8 {
    match on {
        On::Move { .. } => kind::MOVE,
        On::Turn(_) => kind::TURN,
        On::Damage | On::Dealt(_) => kind::DAMAGE,
        On::Count { .. } => kind::COUNT,
        On::Deed(_) => kind::DEED,
        On::State(_) => kind::STATE,
        On::Any(all) => all.iter().fold(0, |kinds, on| kinds | on_kind(on)),
    }
}

/// Notes the deeds that something listens to.
pub(crate) fn hear(on: &On, deeds: &mut Verbs) {
    match on {
        On::Deed(verb) => *deeds = deeds.with(*verb),
        On::Any(all) => all.iter().for_each(|on| hear(on, deeds)),
        On::Move { .. } | On::Turn(_) | On::Damage | On::Dealt(_) | On::Count { .. } | On::State(_) => {}
    }
}

impl Derived {
    /// A card came to a zone, as printed: what it listens to and can be used for there. Everything is kept by slot,
    /// so that it does not matter how a state was reached.
    pub(crate) fn retune(&mut self, pool: &CardPool, delayed: &[Delayed], slot: Slot, card: &Card, zone: Zone) {
        self.listeners.retain(|l| l.slot != slot);
        self.replacements.retain(|l| l.slot != slot);
        if card.awake.has(zone) {
            let first = (self.listeners.len(), self.replacements.len());
            self.listen_to(pool, slot, &card.abilities, zone);
            sort_tail(&mut self.listeners, first.0);
            sort_tail(&mut self.replacements, first.1);
        }
        self.summarise(pool, delayed);
    }

    /// A card went from a zone where it could or could not be used to one where it can or cannot.
    pub(crate) fn track_usable(&mut self, slot: Slot, usable: bool) {
        match (self.usable.binary_search(&slot), usable) {
            (Err(at), true) => self.usable.insert(at, slot),
            (Ok(at), false) => {
                self.usable.remove(at);
            }
            _ => {}
        }
    }

    fn listen_to(&mut self, pool: &CardPool, slot: Slot, abilities: &[AbilityId], zone: Zone) {
        for &id in abilities {
            let ability = pool.ability(id);
            if !ability.works.has(zone) {
                continue;
            }
            if let Some(t) = ability.form.awaits() {
                self.listeners.push(Listener { slot, ability: id, kinds: on_kind(&t.on), left: None });
            } else if let Form::Replacement(r) = &ability.form {
                self.replacements.push(Listener { slot, ability: id, kinds: on_kind(&r.on), left: None });
            }
        }
    }

    /// The replacements that texts left behind.
    fn listen_to_left(&mut self, pool: &CardPool, delayed: &[Delayed]) {
        for (i, id) in delayed.iter().map(|delayed| delayed.item.ability).enumerate() {
            if let Form::Replacement(r) = &pool.ability(id).form {
                let (kinds, left) = (on_kind(&r.on), Some(i as u16));
                self.replacements.push(Listener { slot: Slot::NONE, ability: id, kinds, left });
            }
        }
    }

    /// Which kinds of events and which deeds anything listens to.
    pub(crate) fn summarise(&mut self, pool: &CardPool, delayed: &[Delayed]) {
        self.listening = self.sight_kinds;
        self.deeds = self.sight_deeds;
        let waiting = delayed.iter().map(|delayed| delayed.item.ability);
        for id in self.listeners.iter().map(|l| l.ability).chain(waiting) {
            if let Some(t) = pool.ability(id).form.awaits() {
                self.listening |= on_kind(&t.on);
                hear(&t.on, &mut self.deeds);
            }
        }
        self.replacing = self.replacements.iter().fold(0, |k, l| k | l.kinds);
    }
}

/// Brings new listeners, at the end of the list and of one slot, to their place.
fn sort_tail(listeners: &mut [Listener], first: usize) {
    if let Some(new) = listeners.get(first) {
        let at = listeners[..first].partition_point(|l| l.slot < new.slot);
        let added = listeners.len() - first;
        listeners[at..].rotate_right(added);
    }
}

impl<B: RuleBook> Cx<'_, B> {
    /// Lists the triggered abilities and replacements that are awake, and what the static ones and the open effects
    /// of resolved texts watch.
    /// Returns whether a card in play has another controller than before.
    pub(crate) fn listen(&mut self) -> bool {
        let mut handed_over = false;
        let pool = self.pool;
        let mut watched = Watched::default();
        self.s.derived.listeners.clear();
        self.s.derived.replacements.clear();
        for (z, spec) in B::ZONES.iter().enumerate() {
            let zone = Zone(z as u8);
            if !self.s.derived.awake.has(zone) && !self.s.derived.given.has(zone) && !spec.in_play {
                continue;
            }
            for side in Seat::BOTH {
                for i in 0..self.s.cards(zone, side).len() {
                    let slot = self.s.cards(zone, side)[i];
                    let profile = self.s.derived.profiles[slot.index()];
                    let object = &self.s.objects[slot.index()];
                    handed_over |= spec.in_play && object.under != profile.controller;
                    if spec.in_play && !object.face_up {
                        continue;
                    }
                    let card = pool.card(object.card);
                    if card.awake.has(zone) && !profile.silent {
                        self.s.derived.listen_to(pool, slot, &card.abilities, zone);
                        watched.abilities(pool, &card.abilities, zone);
                    }
                    if !profile.granted.is_empty() {
                        self.s.derived.listen_to(pool, slot, &profile.granted, zone);
                        watched.abilities(pool, &profile.granted, zone);
                    }
                }
            }
        }
        for e in self.s.effects.iter().filter(|e| e.target.is_none()) {
            if let What::All(filter) = described(pool, e) {
                watched.filter(filter);
            }
        }
        self.s.derived.listen_to_left(pool, &self.s.delayed);
        let d = &mut self.s.derived;
        d.listeners.sort_by_key(|l| l.slot);
        d.replacements.sort_by_key(|l| l.slot);
        d.counted = crate::lid::with_lids(B::ZONES, watched.zones);
        d.watches = watched.kinds;
        d.watches_turn = watched.turn;
        d.watches_phase = watched.phase;
        d.watches_deeds = watched.deeds;
        d.watches_sightings = watched.sightings;
        d.tuned = true;
        d.summarise(pool, &self.s.delayed);
        handed_over
    }
}

impl Watched {
    /// What the static abilities among these watch.
    fn abilities(&mut self, pool: &CardPool, abilities: &[AbilityId], zone: Zone) {
        for ability in abilities.iter().map(|&id| pool.ability(id)).filter(|a| a.works.has(zone)) {
            let Form::Static(affects) = &ability.form else { continue };
            for affect in affects {
                self.filter(&affect.filter);
                for change in &affect.changes {
                    if let Some(n) = change.amount() {
                        self.amount(n);
                    }
                }
            }
            if let Some(condition) = &ability.condition {
                self.condition(condition);
            }
        }
    }
}
