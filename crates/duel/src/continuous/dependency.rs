//! The facts that effects read and write. They decide which effects depend on others and apply after them, and let
//! characteristics be recomputed only when something that effects read has changed.

use crate::book::RuleBook;
use crate::card::ability::Change;
use crate::card::amount::{Amount, Condition, What};
use crate::card::filter::{Filter, SelfRef, Whose};
use crate::card::pool::CardPool;
use crate::event::kind;
use crate::ids::*;

/// Marks, as a bit beside the kinds of events that effects may watch.
pub(crate) const WATCH_MARKS: u8 = 64;
/// Combat roles, as another.
pub(crate) const WATCH_ROLES: u8 = 128;

/// Parts of the characteristics, for dependency.
pub(super) mod aspect {
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

pub(super) fn aspects_written(change: &Change) -> u16 {
    match change {
        Change::Control(_) => aspect::CONTROLLER,
        Change::LoseAbilities => aspect::TEXT | aspect::KEYWORDS,
        Change::Grant(_) => aspect::TEXT,
        Change::AddKinds(_) | Change::SetKinds(_) | Change::LoseKinds(_) => aspect::KINDS,
        Change::AddTrait(_) | Change::SetTraits(_) | Change::AddName(_) => aspect::WORDS,
        Change::AddColours(_) | Change::SetColours(_) => aspect::COLOURS,
        Change::GainKeywords(_) | Change::LoseKeywords(_) => aspect::KEYWORDS,
        Change::Set(..) | Change::Add(..) | Change::Lower(..) | Change::Multiply(..) | Change::StandsInFor(..) => {
            aspect::NUMBERS
        }
        Change::CostIncrease(_)
        | Change::CostReduction(_)
        | Change::AlsoPaysAs(_)
        | Change::Cannot(..)
        | Change::Allow(_)
        | Change::Must(_)
        | Change::ActionFee(..)
        | Change::DeckCopies(_) => aspect::LIMITS,
    }
}

/// Returns true if the order of two changes in one layer matters, where neither depends on the other.
pub(crate) fn is_order_relevant<B: RuleBook>(pool: &CardPool, a: &Change, b: &Change) -> bool {
    use Change::{
        AddColours, AddKinds, AddTrait, Control, GainKeywords, Grant, LoseAbilities, LoseKeywords, LoseKinds, Lower,
        Set, SetColours, SetKinds, SetTraits,
    };
    match (a, b) {
        (LoseAbilities, Grant(id)) | (Grant(id), LoseAbilities) => {
            B::LOSING_TEXT_LOSES_GRANTED && !pool.ability(*id).is_bound_effect()
        }
        (LoseAbilities, GainKeywords(given)) | (GainKeywords(given), LoseAbilities) => {
            given.0 & B::ABILITY_KEYWORDS.0 != 0
        }
        (GainKeywords(x), LoseKeywords(y)) | (LoseKeywords(y), GainKeywords(x)) => x.0 & y.0 != 0,
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
        (Control(_), Control(_)) | (LoseAbilities, LoseAbilities) => true,
        _ => false,
    }
}

pub(super) fn filter_reads(f: &Filter) -> u16 {
    let mut reads = aspect::TEXT;
    if f.whose != Whose::Anyones {
        reads |= aspect::CONTROLLER;
    }
    if !f.kinds.is_empty() || !f.not_kinds.is_empty() {
        reads |= aspect::KINDS;
    }
    if !f.names.is_empty() || !f.not_names.is_empty() || !f.traits.is_empty() || f.shares_name_with_source {
        reads |= aspect::WORDS;
    }
    if !f.colours.is_empty() {
        reads |= aspect::COLOURS;
    }
    if !f.keywords.is_empty() {
        reads |= aspect::KEYWORDS;
    }
    if !f.number_tests.is_empty() {
        reads |= aspect::NUMBERS;
    }
    if let Some(between) = &f.between {
        reads |= filter_reads(&between.one) | filter_reads(&between.other);
    }
    if f.has_text.is_some() {
        reads |= aspect::KEYWORDS;
    }
    let attached = [&f.beneath, &f.beside, &f.has_beside].into_iter().flatten().map(|f| &**f);
    f.any.iter().chain(&f.none).chain(attached).fold(reads, |r, f| r | filter_reads(f))
}

pub(super) fn amount_reads(a: &Amount) -> u16 {
    match a {
        Amount::Fixed(_)
        | Amount::X
        | Amount::PlayerCounters(..)
        | Amount::CountersOn(..)
        | Amount::TimesDone(..)
        | Amount::Printed(..)
        | Amount::TimesHappened(_)
        | Amount::ColoursPaid
        | Amount::OfEvent
        | Amount::Share => 0,
        Amount::Count(f) => filter_reads(f),
        Amount::NumberOf(..) => aspect::NUMBERS,
        Amount::Greatest(f, _) | Amount::Smallest(f, _) => filter_reads(f) | aspect::NUMBERS,
        Amount::Times(_, a) | Amount::Half(a) | Amount::UpTo(a) => amount_reads(a),
        Amount::Sum(all) => all.iter().fold(0, |r, a| r | amount_reads(a)),
    }
}

pub(super) fn condition_reads(c: &Condition) -> u16 {
    match c {
        Condition::Compare(a, _, b) => amount_reads(a) | amount_reads(b),
        Condition::Is(_, f) => filter_reads(f),
        Condition::TurnOf(_) | Condition::During(_) | Condition::ExtraPaid(_) | Condition::PaidIn(_) => 0,
        Condition::AbilityExistsIf(c) | Condition::Not(c) => condition_reads(c),
        Condition::All(all) | Condition::Any(all) => all.iter().fold(0, |r, c| r | condition_reads(c)),
    }
}

/// The zones in which a filter looks for objects: all, if it names none and means more than its source.
pub(crate) fn zones_of_filter(f: &Filter) -> Zones {
    if f.zones.is_empty() && f.this != SelfRef::Only { Zones::ALL } else { f.zones }
}

/// The facts besides characteristics that effects depend on: when one changes, everything is recomputed.
#[derive(Default)]
pub(crate) struct Watched {
    pub(crate) zones: Zones,
    pub(crate) event_kinds: u8,
    pub(crate) turn: bool,
    pub(crate) phase: bool,
    pub(crate) deeds: bool,
    pub(crate) turn_facts: bool,
}

impl Watched {
    /// Watches a filter's objects in the zones it looks in.
    pub(crate) fn watch_filter(&mut self, f: &Filter) {
        self.zones = self.zones.union(zones_of_filter(f));
        self.watch_status(f);
    }

    /// Watches what a filter asks of an object besides its characteristics.
    fn watch_status(&mut self, f: &Filter) {
        if f.orientation.is_some() {
            self.event_kinds |= kind::TURN;
        }
        if f.damaged.is_some() {
            self.event_kinds |= kind::DAMAGE;
        }
        if f.counters.is_some() || f.place_counters.is_some() {
            self.event_kinds |= kind::COUNT;
        }
        if !f.marks.is_empty() || !f.not_marks.is_empty() {
            self.event_kinds |= WATCH_MARKS;
        }
        if f.roles != 0 || f.in_combat_with.is_some() {
            self.event_kinds |= WATCH_ROLES;
        }
        if let Some(between) = &f.between {
            self.watch_filter(&between.one);
            self.watch_filter(&between.other);
        }
        [&f.beside, &f.has_beside].into_iter().flatten().for_each(|other| self.watch_filter(other));
        f.number_tests.iter().for_each(|t| self.watch_amount(&t.amount));
        f.any.iter().chain(&f.none).for_each(|f| self.watch_status(f));
    }

    fn watch_what(&mut self, what: &What) {
        match what {
            What::All(f) => self.watch_filter(f),
            What::Several(all) => all.iter().for_each(|what| self.watch_what(what)),
            What::This
            | What::Target(_)
            | What::Picked(_)
            | What::Subject
            | What::Counterpart
            | What::Itself
            | What::Host => {}
        }
    }

    pub(crate) fn watch_amount(&mut self, a: &Amount) {
        match a {
            Amount::Count(f) | Amount::Greatest(f, _) | Amount::Smallest(f, _) => self.watch_filter(f),
            Amount::CountersOn(what, _) => {
                self.event_kinds |= kind::COUNT;
                self.watch_what(what);
            }
            Amount::PlayerCounters(..) => self.event_kinds |= kind::COUNT,
            Amount::NumberOf(what, _) | Amount::Printed(what, _) => self.watch_what(what),
            Amount::TimesDone(..) => {
                self.turn = true;
                self.deeds = true;
            }
            Amount::TimesHappened(_) => {
                self.turn = true;
                self.turn_facts = true;
            }
            Amount::Times(_, a) | Amount::Half(a) | Amount::UpTo(a) => self.watch_amount(a),
            Amount::Sum(all) => all.iter().for_each(|a| self.watch_amount(a)),
            Amount::Fixed(_) | Amount::X | Amount::ColoursPaid | Amount::OfEvent | Amount::Share => {}
        }
    }

    pub(crate) fn watch_condition(&mut self, c: &Condition) {
        match c {
            Condition::Compare(a, _, b) => {
                self.watch_amount(a);
                self.watch_amount(b);
            }
            Condition::Is(what, f) => {
                self.zones = self.zones.union(f.zones);
                self.watch_what(what);
                self.watch_status(f);
            }
            Condition::TurnOf(_) => self.turn = true,
            Condition::During(_) => self.phase = true,
            Condition::ExtraPaid(_) | Condition::PaidIn(_) => {}
            Condition::AbilityExistsIf(c) | Condition::Not(c) => self.watch_condition(c),
            Condition::All(all) | Condition::Any(all) => all.iter().for_each(|c| self.watch_condition(c)),
        }
    }
}
