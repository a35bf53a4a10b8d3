//! What can matter: what a book does to cards and asks about them, as the book declares it beside its words.
//!
//! A text that waits for what is never done, replaces it or forbids what nobody asks for would be accepted and do nothing.
//! The compiler of card texts refuses it by this table; what rulings and random duels do is held against the table.

use crate::ability::{Change, On};
use crate::event::kind;
use crate::profile::Orientation;
use crate::words::*;

/// Something that is done to cards of some kinds.
#[derive(Clone, Copy, Debug)]
pub struct Happens {
    /// Under which name.
    pub verb: Verb,
    /// What it is, as [`kind`] has it.
    pub sort: u8,
    /// Where the card is before.
    pub from: Zones,
    /// Where it is afterwards.
    pub to: Zones,
    /// Which way it is turned, where it is.
    pub turned: Option<Orientation>,
    /// Of one of these kinds.
    pub kinds: Kinds,
}

impl Happens {
    /// A card goes from one of these zones to one of those.
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
    /// Something is done that is about no card.
    pub const fn time(verb: Verb) -> Self {
        Self { verb, sort: kind::DEED, from: Zones::EMPTY, to: Zones::EMPTY, turned: None, kinds: Kinds::EMPTY }
    }
}

/// Something that is asked of cards of some kinds where they are: whether it is forbidden, allowed, or a duty.
#[derive(Clone, Copy, Debug)]
pub struct Asks {
    /// What it is asked about.
    pub verb: Verb,
    /// In one of these zones.
    pub zones: Zones,
    /// Of one of these kinds.
    pub kinds: Kinds,
}

impl Asks {
    /// It is asked about this of cards of these kinds in these zones.
    pub const fn of(verb: Verb, zones: Zones, kinds: Kinds) -> Self {
        Self { verb, zones, kinds }
    }
}

/// A keyword that something looks at where a card is.
#[derive(Clone, Copy, Debug)]
pub struct Looks {
    /// Which keyword.
    pub keyword: Keyword,
    /// In one of these zones.
    pub zones: Zones,
    /// Of cards of one of these kinds.
    pub kinds: Kinds,
}

/// Everything of a book that a text can be about.
#[derive(Clone, Copy, Debug)]
pub struct Matters {
    /// What is done to cards.
    pub happens: &'static [Happens],
    /// What is asked whether it is forbidden.
    pub forbids: &'static [Asks],
    /// What forbids the first of these is said to forbid the second, too, which need not matter then.
    pub narrower: &'static [(Verb, Verb)],
    /// What is asked whether it is allowed though the rules alone do not allow it.
    pub allows: &'static [Asks],
    /// What is asked whether it has to be done.
    pub demands: &'static [Asks],
    /// Which keywords are looked at.
    pub keywords: &'static [Looks],
    /// Which kinds of cards have a number, of those that not all have.
    pub numbers: &'static [(Number, Kinds)],
    /// Where it is asked how much more or less it costs to play a card.
    pub tolls: Zones,
    /// Where it is asked how much more or less it costs to use its abilities.
    pub charges: Zones,
}

/// Where something matters, and for which kinds; nothing is known of it without one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Realm {
    /// In these zones.
    pub zones: Zones,
    /// Of these kinds.
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
    /// Where a change of what cards are matters, as far as that is known, to cards in these zones or, without any, anywhere.
    pub fn of_change(&self, change: &Change, zones: Zones) -> Option<Realm> {
        match change {
            Change::Cannot(verb, _) => {
                // What is about to happen is asked about, too; but a deed that is not noticed is done all the same.
                let there =
                    |h: &&Happens| h.verb == *verb && h.sort != kind::DEED && (zones.is_empty() || h.from.meets(zones));
                let asked = asked(self.forbids, *verb, zones);
                Some(self.happens.iter().filter(there).fold(asked, |all, h| all.with(h.from, h.kinds)))
            }
            Change::Allow(verb) => Some(asked(self.allows, *verb, zones)),
            Change::Must(verb) | Change::Tax(verb, _) => Some(asked(self.demands, *verb, zones)),
            Change::Set(number, _)
            | Change::Add(number, _)
            | Change::Lower(number, ..)
            | Change::Multiply(number, _) => {
                let (_, kinds) = self.numbers.iter().find(|(known, _)| known == number)?;
                Some(Realm { zones: Zones::ALL, kinds: *kinds })
            }
            Change::Toll(_) | Change::Discount(_) => {
                Some(Realm { zones: self.tolls.union(self.charges), kinds: Kinds::ALL })
            }
            Change::Gain(words) => {
                let known = self.keywords.iter().filter(|looks| words.has(looks.keyword));
                let there = known.filter(|looks| zones.is_empty() || looks.zones.meets(zones));
                Some(there.fold(Realm::NOWHERE, |all, looks| all.with(looks.zones, looks.kinds)))
            }
            _ => None,
        }
    }

    /// What is done that this waits for.
    fn awaited<'m>(&'m self, on: &'m On) -> Box<dyn Iterator<Item = &'m Happens> + 'm> {
        let all = self.happens.iter();
        match on {
            On::Move { from, to, verb } => Box::new(all.filter(move |h| {
                h.sort == kind::MOVE
                    && verb.is_none_or(|verb| h.verb == verb)
                    && (from.is_empty() || h.from.meets(*from))
                    && (to.is_empty() || h.to.meets(*to))
            })),
            On::Turn(way) => Box::new(all.filter(move |h| h.sort == kind::TURN && h.turned == Some(*way))),
            On::Damage => Box::new(all.filter(|h| h.sort == kind::DAMAGE)),
            On::Dealt(verb) => Box::new(all.filter(move |h| h.sort == kind::DAMAGE && h.verb == *verb)),
            On::Deed(verb) => Box::new(all.filter(move |h| h.sort == kind::DEED && h.verb == *verb)),
            On::Any(all) => Box::new(all.iter().flat_map(|on| self.awaited(on))),
            On::Count { .. } | On::State(_) => Box::new(std::iter::empty()),
        }
    }

    /// Whether the table says of everything that is awaited so where it happens: not of counters and states of affairs.
    pub fn knows(&self, on: &On) -> bool {
        match on {
            On::Count { .. } | On::State(_) => false,
            On::Any(all) => all.iter().all(|on| self.knows(on)),
            On::Move { .. } | On::Turn(_) | On::Damage | On::Dealt(_) | On::Deed(_) => true,
        }
    }

    /// Where cards are to which this is about to happen, and of which kinds they are.
    pub fn before(&self, on: &On) -> Realm {
        self.awaited(on).fold(Realm::NOWHERE, |all, happens| {
            let narrow = |zones: Zones| match on {
                On::Move { from, .. } if !from.is_empty() => Zones(zones.0 & from.0),
                _ => zones,
            };
            all.with(narrow(happens.from), happens.kinds)
        })
    }

    /// Where cards are before or after this happens to them, and of which kinds they are.
    pub fn around(&self, on: &On) -> Realm {
        let after = self.awaited(on).fold(Zones::EMPTY, |all, happens| match on {
            On::Move { to, .. } if !to.is_empty() => all.union(Zones(happens.to.0 & to.0)),
            _ => all.union(happens.to),
        });
        let before = self.before(on);
        Realm { zones: before.zones.union(after), ..before }
    }

    /// Whether something like this ever happens, to a card or to none.
    pub fn happens(&self, on: &On) -> bool {
        !self.knows(on) || self.awaited(on).next().is_some()
    }
}
