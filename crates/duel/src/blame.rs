//! Blame: what has hurt an object, by damage or by making a number of it fall, until the rule processes have been seen to.
//!
//! Where a book asks for that ([`RuleBook::BLAMES`]), every change that layers apply is entered in a ledger: which ability
//! of which object applies, and what it makes a number fall by. An effect that was not in the ledger before has newly
//! arisen, whether a text began it, its card came, its condition came to hold or an object was given it.

use crate::book::RuleBook;
use crate::cx::Cx;
use crate::object::Ref;
use crate::words::*;
use serde::{Deserialize, Serialize};

/// Which objects are watched for what hurts them.
#[derive(Clone, Copy, Debug)]
pub struct Blaming {
    /// Those in this zone.
    pub zone: Zone,
    /// They are hurt as this number falls,
    pub number: Number,
    /// and by damage. Damage under this name is judged apart from all else.
    pub apart: Verb,
}

/// What has hurt an object.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Blame {
    /// Which object.
    pub object: Ref,
    /// What hurt it.
    pub source: Ref,
    /// How the damage was called; none if an effect made its number fall.
    pub verb: Option<Verb>,
    /// When: what happens in one moment shares the blame.
    pub moment: u32,
    /// An effect that was there before made the number fall further.
    pub further: bool,
}

/// That an ability applies, or what it does to the number of one object.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Entry {
    source: Ref,
    ability: AbilityId,
    /// On which object; none says only that it applies.
    on: Option<Ref>,
    /// By how much the number rises there, which is less than 0.
    by: i32,
}

impl Entry {
    fn is_of(&self, other: &Self) -> bool {
        (self.source, self.ability) == (other.source, other.ability)
    }
}

/// By how much an effect makes the number of an object fall, by this ledger.
fn fall(ledger: &[Entry], entry: &Entry) -> i32 {
    ledger.iter().filter(|e| e.is_of(entry) && e.on == entry.on).map(|e| e.by).sum()
}

impl<B: RuleBook> Cx<'_, B> {
    /// Something hurts an object: it is to blame, and what did so before is not, unless that is judged apart.
    fn blame(&mut self, new: Blame) {
        let Some(Blaming { apart, .. }) = B::BLAMES else { return };
        B::hurt(self, new.object.slot);
        let apart = Some(apart);
        let at_once = |b: &Blame| (b.verb, b.moment) == (new.verb, new.moment);
        let stays = |b: &Blame| at_once(b) || b.verb == apart || new.verb == apart;
        self.s.blames.retain(|b| b.object != new.object || stays(b));
        if new.source != Ref::NONE && !self.s.blames.contains(&new) {
            self.s.blames.push(new);
        }
    }

    /// Damage hurts an object.
    pub(crate) fn blame_damage(&mut self, object: Ref, source: Option<Ref>, verb: Verb) {
        let (source, moment) = (source.unwrap_or(Ref::NONE), self.t.moment);
        self.blame(Blame { object, source, verb: Some(verb), moment, further: false });
    }

    /// An effect makes the number of an object fall, or fall further.
    fn blame_effect(&mut self, object: Ref, source: Ref, further: bool) {
        self.blame(Blame { object, source, verb: None, moment: self.s.clock, further });
    }

    /// What hurt an object, and how.
    pub fn blamed(&self, object: Ref) -> impl Iterator<Item = &Blame> {
        self.s.blames.iter().filter(move |blame| blame.object == object)
    }

    /// Enters that an ability applies.
    #[inline]
    pub(crate) fn enter(&mut self, source: Ref, ability: AbilityId, on: Option<Ref>, by: i32) {
        self.t.ledger.push(Entry { source, ability, on, by });
    }

    /// Everything has been computed anew, for the first time or again: what made numbers fall since is to blame for that.
    pub(crate) fn find_blame(&mut self, first: bool) {
        let Some(Blaming { zone, number, .. }) = B::BLAMES else { return };
        let ledger = std::mem::take(&mut self.t.ledger);
        let before = std::mem::replace(&mut self.s.derived.ledger, ledger);
        let weights = std::mem::take(&mut self.s.derived.weights);
        let mut new_weights = std::mem::take(&mut self.t.weights);
        for side in Seat::BOTH {
            for i in 0..self.s.cards(zone, side).len() {
                let slot = self.s.cards(zone, side)[i];
                let (object, now) = (self.s.refer(slot), self.s.profile(slot).number(number));
                new_weights.push((object, now));
                // What has only just come had no number there that could fall.
                let here = weights.get(new_weights.len() - 1).filter(|(known, _)| *known == object);
                let weight = here.or_else(|| weights.iter().find(|(known, _)| *known == object));
                let fell = weight.is_some_and(|&(_, weight)| now < weight);
                if !first && !self.blame_direct(object, &before, fell) && fell {
                    self.blame_indirect(object, now, &before);
                }
            }
        }
        self.s.derived.weights = new_weights;
        (self.t.ledger, self.t.weights) = (before, weights);
        self.t.ledger.clear();
        self.t.weights.clear();
    }

    /// Blames what makes the number of an object fall, or fall further: if it has newly arisen, or the object was there and
    /// its number fell. Returns whether there was anything.
    fn blame_direct(&mut self, object: Ref, before: &[Entry], fell: bool) -> bool {
        let mut any = false;
        for i in 0..self.s.derived.ledger.len() {
            let entry = self.s.derived.ledger[i];
            if entry.on != Some(object) {
                continue;
            }
            let arose = !before.iter().any(|e| e.is_of(&entry));
            if (arose || fell) && fall(&self.s.derived.ledger, &entry) < fall(before, &entry) {
                self.blame_effect(object, entry.source, !arose);
                any = true;
            }
        }
        any
    }

    /// Blames what has newly arisen and without which the number of an object would be higher: what takes away a text that
    /// raised it, or makes the object something that another text does not raise.
    fn blame_indirect(&mut self, object: Ref, now: i32, before: &[Entry]) {
        let Some(Blaming { number, .. }) = B::BLAMES else { return };
        for i in 0..self.s.derived.ledger.len() {
            let entry = self.s.derived.ledger[i];
            let earlier = self.s.derived.ledger[..i].iter().any(|e| e.is_of(&entry));
            if earlier || before.iter().any(|e| e.is_of(&entry)) {
                continue;
            }
            self.compute_without(Some((entry.source, entry.ability)));
            let higher = self.s.profile(object.slot).number(number) > now;
            self.compute_without(None);
            if higher {
                self.blame_effect(object, entry.source, false);
            }
        }
        self.t.ledger.clear();
    }
}
