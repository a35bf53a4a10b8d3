//! What effects read and write, so that those that depend on others come after them, and so that what effects
//! make of things is computed anew only when something they read has changed.

use crate::ability::Change;
use crate::amount::{Amount, Condition, What};
use crate::event::kind;
use crate::filter::{Filter, Self_, Whose};
use crate::words::*;

/// A kind of status that effects may watch, beside the kinds of events.
pub(crate) const WATCH_MARKS: u8 = 64;
/// The roles of objects in what the book carries out, as another.
pub(crate) const WATCH_ROLES: u8 = 128;

/// Aspects of a profile, for dependency.
pub(crate) mod aspect {
    pub const CONTROLLER: u16 = 1;
    pub const TEXT: u16 = 2;
    pub const KINDS: u16 = 4;
    pub const WORDS: u16 = 8;
    pub const COLOURS: u16 = 16;
    pub const KEYWORDS: u16 = 32;
    pub const NUMBERS: u16 = 64;
    pub const LIMITS: u16 = 128;
    pub const ALL: u16 = 255;
}

pub(crate) fn writes(change: &Change) -> u16 {
    match change {
        Change::Control(_) => aspect::CONTROLLER,
        Change::Silence => aspect::TEXT | aspect::KEYWORDS,
        Change::Grant(_) => aspect::TEXT,
        Change::AddKinds(_) | Change::SetKinds(_) | Change::LoseKinds(_) => aspect::KINDS,
        Change::AddTrait(_) | Change::SetTraits(_) | Change::AddName(_) => aspect::WORDS,
        Change::AddColours(_) | Change::SetColours(_) => aspect::COLOURS,
        Change::Gain(_) | Change::Lose(_) => aspect::KEYWORDS,
        Change::Set(..) | Change::Add(..) | Change::Lower(..) | Change::Multiply(..) | Change::Refer(..) => {
            aspect::NUMBERS
        }
        Change::Toll(_)
        | Change::Discount(_)
        | Change::Yield(_)
        | Change::Cannot(..)
        | Change::Allow(_)
        | Change::Must(_)
        | Change::Tax(..)
        | Change::Copies(_) => aspect::LIMITS,
    }
}

/// Whether it matters which of two changes of one layer applies first, where neither depends on the other.
pub(crate) fn clash(a: &Change, b: &Change) -> bool {
    use Change::{
        AddColours, AddKinds, AddTrait, Control, Gain, Lose, LoseKinds, Lower, Set, SetColours, SetKinds, SetTraits,
        Silence,
    };
    match (a, b) {
        (Gain(x), Lose(y)) | (Lose(y), Gain(x)) => x.0 & y.0 != 0,
        (Set(n, x), Set(m, y)) => n == m && (x != y || !matches!(x, Amount::Fixed(_))),
        (Set(n, _), Change::Add(m, _) | Lower(m, ..) | Change::Multiply(m, _)) => n == m,
        (Change::Add(m, _) | Lower(m, ..) | Change::Multiply(m, _), Set(n, _)) => n == m,
        (Lower(n, ..), Change::Add(m, _)) | (Change::Add(m, _), Lower(n, ..)) => n == m,
        (SetKinds(x), SetKinds(y)) => x != y,
        (SetColours(x), SetColours(y)) => x != y,
        (SetKinds(_), AddKinds(_)) | (AddKinds(_), SetKinds(_)) => true,
        (LoseKinds(x), SetKinds(y) | AddKinds(y)) | (SetKinds(y) | AddKinds(y), LoseKinds(x)) => x.meets(*y),
        (SetTraits(x), SetTraits(y)) => x != y,
        (SetTraits(_), AddTrait(_)) | (AddTrait(_), SetTraits(_)) => true,
        (SetColours(_), AddColours(_)) | (AddColours(_), SetColours(_)) => true,
        (Control(_), Control(_)) | (Silence, Silence) => true,
        _ => false,
    }
}

pub(crate) fn filter_reads(f: &Filter) -> u16 {
    let mut reads = aspect::TEXT;
    if f.whose != Whose::Anyones {
        reads |= aspect::CONTROLLER;
    }
    if !f.kinds.is_empty() || !f.not_kinds.is_empty() {
        reads |= aspect::KINDS;
    }
    if !f.names.is_empty() || !f.not_names.is_empty() || !f.traits.is_empty() || f.namesake {
        reads |= aspect::WORDS;
    }
    if !f.colours.is_empty() {
        reads |= aspect::COLOURS;
    }
    if !f.keywords.is_empty() {
        reads |= aspect::KEYWORDS;
    }
    if !f.tests.is_empty() {
        reads |= aspect::NUMBERS;
    }
    if let Some(between) = &f.between {
        reads |= filter_reads(&between.one) | filter_reads(&between.other);
    }
    if f.text.is_some() {
        reads |= aspect::KEYWORDS;
    }
    let attached = [&f.beneath, &f.beside, &f.with].into_iter().flatten().map(|f| &**f);
    f.any.iter().chain(&f.none).chain(attached).fold(reads, |r, f| r | filter_reads(f))
}

pub(crate) fn amount_reads(a: &Amount) -> u16 {
    match a {
        Amount::Fixed(_)
        | Amount::X
        | Amount::Held(..)
        | Amount::On(..)
        | Amount::Done(..)
        | Amount::Printed(..)
        | Amount::Seen(_)
        | Amount::Shades
        | Amount::OfEvent
        | Amount::Share => 0,
        Amount::Count(f) => filter_reads(f),
        Amount::NumberOf(..) => aspect::NUMBERS,
        Amount::Most(f, _) | Amount::Least(f, _) => filter_reads(f) | aspect::NUMBERS,
        Amount::Times(_, a) | Amount::Half(a) | Amount::UpTo(a) => amount_reads(a),
        Amount::Sum(all) => all.iter().fold(0, |r, a| r | amount_reads(a)),
    }
}

pub(crate) fn condition_reads(c: &Condition) -> u16 {
    match c {
        Condition::Compare(a, _, b) => amount_reads(a) | amount_reads(b),
        Condition::Is(_, f) => filter_reads(f),
        Condition::Turn(_) | Condition::During(_) | Condition::Paid(_) | Condition::PaidIn(_) => 0,
        Condition::Present(c) | Condition::Not(c) => condition_reads(c),
        Condition::All(all) | Condition::Any(all) => all.iter().fold(0, |r, c| r | condition_reads(c)),
    }
}

/// Where a description looks for objects: everywhere, if it names no zone and does not mean its source alone.
pub(crate) fn zones_of(f: &Filter) -> Zones {
    if f.zones.is_empty() && f.this != Self_::Only { Zones::ALL } else { f.zones }
}

/// What effects depend on besides what objects are: when it changes, everything is computed anew.
#[derive(Default)]
pub(crate) struct Watched {
    pub(crate) zones: Zones,
    pub(crate) kinds: u8,
    pub(crate) turn: bool,
    pub(crate) phase: bool,
    pub(crate) deeds: bool,
    pub(crate) sightings: bool,
}

impl Watched {
    /// A description of objects wherever it looks for them.
    pub(crate) fn filter(&mut self, f: &Filter) {
        self.zones = self.zones.union(zones_of(f));
        self.status(f);
    }

    /// What a description asks of an object beside what the layers compute.
    fn status(&mut self, f: &Filter) {
        if f.orientation.is_some() {
            self.kinds |= kind::TURN;
        }
        if f.damaged.is_some() {
            self.kinds |= kind::DAMAGE;
        }
        if f.counters.is_some() || f.ground.is_some() {
            self.kinds |= kind::COUNT;
        }
        if !f.marks.is_empty() || !f.unmarked.is_empty() {
            self.kinds |= WATCH_MARKS;
        }
        if f.roles != 0 || f.facing.is_some() {
            self.kinds |= WATCH_ROLES;
        }
        if let Some(between) = &f.between {
            self.filter(&between.one);
            self.filter(&between.other);
        }
        [&f.beside, &f.with].into_iter().flatten().for_each(|other| self.filter(other));
        f.tests.iter().for_each(|t| self.amount(&t.amount));
        f.any.iter().chain(&f.none).for_each(|f| self.status(f));
    }

    fn what(&mut self, what: &What) {
        match what {
            What::All(f) => self.filter(f),
            What::Each(all) => all.iter().for_each(|what| self.what(what)),
            What::This
            | What::Target(_)
            | What::Picked(_)
            | What::Subject
            | What::Counterpart
            | What::Itself
            | What::Host => {}
        }
    }

    pub(crate) fn amount(&mut self, a: &Amount) {
        match a {
            Amount::Count(f) | Amount::Most(f, _) | Amount::Least(f, _) => self.filter(f),
            Amount::On(what, _) => {
                self.kinds |= kind::COUNT;
                self.what(what);
            }
            Amount::Held(..) => self.kinds |= kind::COUNT,
            Amount::NumberOf(what, _) | Amount::Printed(what, _) => self.what(what),
            Amount::Done(..) => {
                self.turn = true;
                self.deeds = true;
            }
            Amount::Seen(_) => {
                self.turn = true;
                self.sightings = true;
            }
            Amount::Times(_, a) | Amount::Half(a) | Amount::UpTo(a) => self.amount(a),
            Amount::Sum(all) => all.iter().for_each(|a| self.amount(a)),
            Amount::Fixed(_) | Amount::X | Amount::Shades | Amount::OfEvent | Amount::Share => {}
        }
    }

    pub(crate) fn condition(&mut self, c: &Condition) {
        match c {
            Condition::Compare(a, _, b) => {
                self.amount(a);
                self.amount(b);
            }
            Condition::Is(what, f) => {
                self.zones = self.zones.union(f.zones);
                self.what(what);
                self.status(f);
            }
            Condition::Turn(_) => self.turn = true,
            Condition::During(_) => self.phase = true,
            Condition::Paid(_) | Condition::PaidIn(_) => {}
            Condition::Present(c) | Condition::Not(c) => self.condition(c),
            Condition::All(all) | Condition::Any(all) => all.iter().for_each(|c| self.condition(c)),
        }
    }
}
