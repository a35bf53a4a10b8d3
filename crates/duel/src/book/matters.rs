//! What can matter: what a book does to cards and asks about them, as the book declares it beside its words.
//!
//! An ability that waits for an event that never happens, or forbids something that nobody asks about, would be
//! accepted and do nothing. The compiler of card texts refuses it by this table; rulings and random duels are checked
//! against it.

use crate::card::ability::{Change, EventPattern};
use crate::card::characteristics::Orientation;
use crate::event::kind;
use crate::ids::*;

/// An event that happens to cards of some kinds.
#[derive(Clone, Copy, Debug)]
pub struct Happens {
    /// Its verb.
    pub verb: Verb,
    /// Its kind, as [`kind`] has it.
    pub sort: u8,
    /// The zones in which the card is before it.
    pub from: Zones,
    /// The zones in which the card is after it.
    pub to: Zones,
    /// The new orientation, if the card is turned.
    pub turned: Option<Orientation>,
    /// The kinds of the card.
    pub kinds: Kinds,
}

impl Happens {
    /// A card moves from one of the zones `from` to one of `to`.
    pub const fn moves(verb: Verb, from: Zones, to: Zones, kinds: Kinds) -> Self {
        Self { verb, sort: kind::MOVE, from, to, turned: None, kinds }
    }
    /// A card in one of these zones is turned this way.
    pub const fn turns(verb: Verb, turned: Orientation, zones: Zones, kinds: Kinds) -> Self {
        Self { verb, sort: kind::TURN, from: zones, to: zones, turned: Some(turned), kinds }
    }
    /// A card in one of these zones is dealt damage.
    pub const fn hurts(verb: Verb, zones: Zones, kinds: Kinds) -> Self {
        Self { verb, sort: kind::DAMAGE, from: zones, to: zones, turned: None, kinds }
    }
    /// A card in one of these zones does something, or has it done to it, that changes nothing by itself.
    pub const fn deed(verb: Verb, zones: Zones, kinds: Kinds) -> Self {
        Self { verb, sort: kind::DEED, from: zones, to: zones, turned: None, kinds }
    }
    /// Something happens that concerns no card.
    pub const fn time(verb: Verb) -> Self {
        Self { verb, sort: kind::DEED, from: Zones::EMPTY, to: Zones::EMPTY, turned: None, kinds: Kinds::EMPTY }
    }
}

/// A question about cards of some kinds: whether an action is forbidden, allowed or required.
#[derive(Clone, Copy, Debug)]
pub struct Asks {
    /// The verb of the action.
    pub verb: Verb,
    /// The zones in which cards are asked about.
    pub zones: Zones,
    /// The kinds of those cards.
    pub kinds: Kinds,
}

impl Asks {
    /// Declares that this is asked about cards of these kinds in these zones.
    pub const fn of(verb: Verb, zones: Zones, kinds: Kinds) -> Self {
        Self { verb, zones, kinds }
    }
}

/// A keyword that is read on cards in some zones.
#[derive(Clone, Copy, Debug)]
pub struct Looks {
    /// The keyword.
    pub keyword: Keyword,
    /// The zones in which it is read.
    pub zones: Zones,
    /// The kinds of the cards on which it is read.
    pub kinds: Kinds,
}

/// Everything in a book that an ability can be about.
#[derive(Clone, Copy, Debug)]
pub struct Matters {
    /// The events that happen to cards.
    pub happens: &'static [Happens],
    /// The actions for which it is asked whether they are forbidden.
    pub forbids: &'static [Asks],
    /// Pairs of verbs, the wide one first: an ability that forbids it is said to forbid the narrow one, too, which then
    /// need not matter.
    pub narrower: &'static [(Verb, Verb)],
    /// The actions for which it is asked whether they are allowed although the rules alone do not allow them.
    pub allows: &'static [Asks],
    /// The actions for which it is asked whether they are required.
    pub demands: &'static [Asks],
    /// The keywords that are read.
    pub keywords: &'static [Looks],
    /// The numbers that not all cards have, with the kinds of cards that have them.
    pub numbers: &'static [(Number, Kinds)],
    /// The zones in which it is asked how much more or less a card costs to play.
    pub tolls: Zones,
    /// The zones in which it is asked how much more or less a card's abilities cost to use.
    pub charges: Zones,
}

/// The zones in which something matters, and the kinds of cards for which it does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Realm {
    /// The zones.
    pub zones: Zones,
    /// The kinds.
    pub kinds: Kinds,
}

impl Realm {
    const NOWHERE: Self = Self { zones: Zones::EMPTY, kinds: Kinds::EMPTY };

    fn with(self, zones: Zones, kinds: Kinds) -> Self {
        Self { zones: self.zones.union(zones), kinds: self.kinds.union(kinds) }
    }
}

fn asked(asks: &[Asks], verb: Verb, zones: Zones) -> Realm {
    let there = asks.iter().filter(|ask| ask.verb == verb && (zones.is_empty() || ask.zones.meets(zones)));
    there.fold(Realm::NOWHERE, |all, ask| all.with(ask.zones, ask.kinds))
}

impl Matters {
    /// Returns where a change of characteristics matters to cards in these zones, or in any zone if there are none.
    /// None if the table does not say.
    pub fn of_change(&self, change: &Change, zones: Zones) -> Option<Realm> {
        match change {
            Change::Cannot(verb, _) => {
                // Events that are about to happen are checked, too, but not deeds: those happen all the same.
                let there =
                    |h: &&Happens| h.verb == *verb && h.sort != kind::DEED && (zones.is_empty() || h.from.meets(zones));
                let asked = asked(self.forbids, *verb, zones);
                Some(self.happens.iter().filter(there).fold(asked, |all, h| all.with(h.from, h.kinds)))
            }
            Change::Allow(verb) => Some(asked(self.allows, *verb, zones)),
            Change::Must(verb) | Change::ActionFee(verb, _) => Some(asked(self.demands, *verb, zones)),
            Change::Set(number, _)
            | Change::Add(number, _)
            | Change::Lower(number, ..)
            | Change::Multiply(number, _) => {
                let (_, kinds) = self.numbers.iter().find(|(known, _)| known == number)?;
                Some(Realm { zones: Zones::ALL, kinds: *kinds })
            }
            Change::CostIncrease(_) | Change::CostReduction(_) => {
                Some(Realm { zones: self.tolls.union(self.charges), kinds: Kinds::ALL })
            }
            Change::GainKeywords(words) => {
                let known = self.keywords.iter().filter(|looks| words.has(looks.keyword));
                let there = known.filter(|looks| zones.is_empty() || looks.zones.meets(zones));
                Some(there.fold(Realm::NOWHERE, |all, looks| all.with(looks.zones, looks.kinds)))
            }
            _ => None,
        }
    }

    /// Returns the events of the table that match a pattern.
    fn awaited<'m>(&'m self, on: &'m EventPattern) -> Box<dyn Iterator<Item = &'m Happens> + 'm> {
        let all = self.happens.iter();
        match on {
            EventPattern::Move { from, to, verb } => Box::new(all.filter(move |h| {
                h.sort == kind::MOVE
                    && verb.is_none_or(|verb| h.verb == verb)
                    && (from.is_empty() || h.from.meets(*from))
                    && (to.is_empty() || h.to.meets(*to))
            })),
            EventPattern::Turn(way) => Box::new(all.filter(move |h| h.sort == kind::TURN && h.turned == Some(*way))),
            EventPattern::Damage => Box::new(all.filter(|h| h.sort == kind::DAMAGE)),
            EventPattern::DamageNamed(verb) => Box::new(all.filter(move |h| h.sort == kind::DAMAGE && h.verb == *verb)),
            EventPattern::Deed(verb) => Box::new(all.filter(move |h| h.sort == kind::DEED && h.verb == *verb)),
            EventPattern::Any(all) => Box::new(all.iter().flat_map(|on| self.awaited(on))),
            EventPattern::Counters { .. } | EventPattern::State(_) => Box::new(std::iter::empty()),
        }
    }

    /// Returns true if the table covers every event that a pattern matches: counters and states are not in it.
    pub fn knows(&self, on: &EventPattern) -> bool {
        match on {
            EventPattern::Counters { .. } | EventPattern::State(_) => false,
            EventPattern::Any(all) => all.iter().all(|on| self.knows(on)),
            EventPattern::Move { .. }
            | EventPattern::Turn(_)
            | EventPattern::Damage
            | EventPattern::DamageNamed(_)
            | EventPattern::Deed(_) => true,
        }
    }

    /// Returns where the cards are to which this is about to happen, and of which kinds.
    pub fn before(&self, on: &EventPattern) -> Realm {
        self.awaited(on).fold(Realm::NOWHERE, |all, happens| {
            let narrow = |zones: Zones| match on {
                EventPattern::Move { from, .. } if !from.is_empty() => Zones(zones.0 & from.0),
                _ => zones,
            };
            all.with(narrow(happens.from), happens.kinds)
        })
    }

    /// Returns where the cards are before or after this happens to them, and of which kinds.
    pub fn around(&self, on: &EventPattern) -> Realm {
        let after = self.awaited(on).fold(Zones::EMPTY, |all, happens| match on {
            EventPattern::Move { to, .. } if !to.is_empty() => all.union(Zones(happens.to.0 & to.0)),
            _ => all.union(happens.to),
        });
        let before = self.before(on);
        Realm { zones: before.zones.union(after), ..before }
    }

    /// Returns true if an event that matches can happen, to a card or to none, or if the table does not say.
    pub fn happens(&self, on: &EventPattern) -> bool {
        !self.knows(on) || self.awaited(on).next().is_some()
    }
}
