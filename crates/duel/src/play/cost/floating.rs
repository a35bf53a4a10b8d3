//! Floating currency: units made before they are spent. They keep their colours, and traits of the card that made them,
//! until they are spent or vanish.

use crate::book::point::ResolutionPoint;
use crate::book::{RuleBook, Vocabulary};
use crate::card::ability::{CurrencyColour, WordClass};
use crate::card::amount::{Amount, Who};
use crate::card::characteristics::Characteristics;
use crate::card::pool::CardPool;
use crate::engine::context::{Cx, Look};
use crate::engine::frame::Flow;
use crate::engine::question::{Pick, Topic};
use crate::event::{Cause, Happening};
use crate::ids::*;
use crate::inline_vec::InlineVec;
use crate::observe::language::Language;
use crate::play::cost::source::{CurrencySource, Surplus};
use crate::state::SetAside;
use crate::state::object::Slot;
use crate::state::query::Scope;
use crate::state::stack_item::StackItem;
use serde::{Deserialize, Serialize};

/// Interchangeable units, with their number.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Unit {
    /// Each unit pays for one of these colours; if empty, for any colour.
    pub colours: Colours,
    /// The payment-relevant traits of the card that made them, bit n for trait n of [`CardPool::bonds`].
    pub bonds: u16,
    /// The number of units.
    pub count: u8,
}

/// A player's floating currency, each kind of unit once, in order.
pub type FloatingCurrency = InlineVec<Unit, 15>;

impl FloatingCurrency {
    /// Adds or removes units of one kind; their number does not fall below 0.
    pub fn add_units(&mut self, colours: Colours, bonds: u16, amount: i32) {
        let same = |unit: &Unit| unit.colours == colours && unit.bonds == bonds;
        match self.iter().position(same) {
            Some(at) => {
                self[at].count = i32::from(self[at].count).saturating_add(amount).clamp(0, u8::MAX.into()) as u8
            }
            None if amount > 0 => {
                self.push(Unit { colours, bonds, count: amount.min(u8::MAX.into()) as u8 });
                self.sort_unstable_by_key(|unit| (unit.colours.0, unit.bonds));
            }
            None => {}
        }
        self.retain(|unit| unit.count > 0);
    }

    /// The number of units of one kind.
    pub fn count_of(&self, colours: Colours, bonds: u16) -> i32 {
        let same = |unit: &&Unit| unit.colours == colours && unit.bonds == bonds;
        self.iter().find(same).map_or(0, |unit| unit.count.into())
    }
}

impl CardPool {
    /// The number of a trait as one that matters for payments, assigned if it is new. From the sixteenth on they share
    /// a number.
    pub fn intern_bond(&mut self, word: Trait) -> u8 {
        let at = self.bonds.iter().position(|&bond| bond == word).unwrap_or_else(|| {
            self.bonds.push(word);
            self.bonds.len() - 1
        });
        at.min(15) as u8
    }

    /// The payment-relevant traits among these characteristics, bit n for trait n.
    pub fn bonds_of(&self, characteristics: &Characteristics) -> u16 {
        let has = |(at, &word): (usize, &Trait)| u16::from(characteristics.traits.has(word)) << at.min(15);
        self.bonds.iter().enumerate().map(has).fold(0, |all, bit| all | bit)
    }

    /// The name of a kind of unit: `Red/Blue mana of Kindness`.
    pub fn name_unit(&self, words: &Vocabulary, colours: Colours, bonds: u16) -> String {
        let colours: Vec<&str> = colours.iter().filter_map(|c| words.colours.get(c.index()).copied()).collect();
        let mut name = colours.join("/");
        if !name.is_empty() {
            name.push(' ');
        }
        name.push_str(words.currency);
        let bonds: Vec<&str> = (0..self.bonds.len().min(16))
            .filter(|at| bonds >> at & 1 == 1)
            .map(|at| bare(&self.traits[self.bonds[at].index()]))
            .collect();
        if !bonds.is_empty() {
            name.push_str(" of ");
            name.push_str(&bonds.join("/"));
        }
        name
    }

    /// The kind of unit with this name, if there is one.
    pub fn unit_named(&self, words: &Vocabulary, name: &str) -> Option<(Colours, u16)> {
        if words.currency.is_empty() {
            return None;
        }
        let (name, bonds) = name.split_once(" of ").map_or((name, None), |(name, bonds)| (name, Some(bonds)));
        let colours = name.strip_suffix(words.currency)?.trim_end();
        let mut all = Colours::EMPTY;
        for word in colours.split('/').filter(|word| !word.is_empty()) {
            let at = words.colours.iter().position(|colour| colour.eq_ignore_ascii_case(word))?;
            all = all.with(Colour(at as u8));
        }
        let mut mask = 0;
        for word in bonds.into_iter().flat_map(|bonds| bonds.split('/')) {
            let fits = |&bond: &Trait| bare(&self.traits[bond.index()]).eq_ignore_ascii_case(word);
            mask |= 1 << self.bonds.iter().position(fits)?.min(15);
        }
        Some((all, mask))
    }
}

/// A trait without the lower-case word for its class, if a book writes one before it.
fn bare(word: &str) -> &str {
    match word.split_once(' ') {
        Some((class, rest)) if class.starts_with(char::is_lowercase) => rest,
        _ => word,
    }
}

impl<B: RuleBook> Look<'_, B> {
    /// The name of a kind of unit in the reader's language.
    pub(crate) fn name_unit(&self, colours: Colours, bonds: u16) -> String {
        let words = B::vocabulary();
        let name = self.pool.name_unit(words, colours, bonds);
        if self.language == Language::English {
            return name;
        }
        let colours: Vec<&str> =
            colours.iter().filter_map(|c| words.colours.get(c.index())).map(|c| self.translate(c)).collect();
        let bonds = name.split_once(" of ").map_or(String::new(), |(_, bonds)| format!("（{bonds}）"));
        let of = if colours.is_empty() { "" } else { "の" };
        format!("{}{of}{}{bonds}", colours.join("/"), self.translate(words.currency))
    }

    /// The kind of unit that a payment code refers to.
    pub fn unit_by_code(&self, seat: Seat, code: u8) -> Option<Unit> {
        self.state.floating_currency[seat.index()].get(usize::from(code >> 4).checked_sub(1)?).copied()
    }
}

impl<B: RuleBook> Cx<'_, B> {
    /// Lists the floating units of a player, each as a source of its own.
    pub fn list_floating_sources(&self, seat: Seat, out: &mut Vec<CurrencySource>) {
        for (at, unit) in self.state.floating_currency[seat.index()].iter().enumerate() {
            let (colours, bonds, sort) = (unit.colours, unit.bonds, at as u8 + 1);
            let one = CurrencySource { slot: Slot::NONE, units: 1, colours, surplus: Surplus::None, sort, bonds };
            out.extend(std::iter::repeat_n(one, unit.count.into()));
        }
    }

    /// The event of spending a floating unit.
    pub fn spend_unit(&self, seat: Seat, spent: SetAside) -> Option<Happening> {
        let unit = self.state.floating_currency[seat.index()].get(usize::from(spent.sort).checked_sub(1)?)?;
        Some(Happening::Currency { seat, colours: unit.colours, bonds: unit.bonds, amount: -1 })
    }

    /// Proposes that all floating currency of a player vanish.
    pub fn propose_vanishing(&mut self, seat: Seat, verb: Verb, cause: Cause) {
        for at in 0..self.state.floating_currency[seat.index()].len() {
            let unit = self.state.floating_currency[seat.index()][at];
            let (colours, bonds, amount) = (unit.colours, unit.bonds, -i32::from(unit.count));
            self.propose(Happening::Currency { seat, colours, bonds, amount }, verb, cause);
        }
    }

    /// The colours of currency that an effect gives.
    pub(crate) fn currency_colours(&self, scope: &Scope, shade: &CurrencyColour) -> Colours {
        match shade {
            CurrencyColour::Of(colours) | CurrencyColour::Chosen(colours) => *colours,
            CurrencyColour::Like(what) => {
                let one = self.read().first_object(scope, what);
                one.and_then(|object| self.state.characteristics_of(object))
                    .map_or(Colours::EMPTY, |characteristics| characteristics.colours)
            }
        }
    }

    /// Asks for the colour of the currency that an effect gives.
    pub(crate) fn ask_currency_colour(&mut self, item: &StackItem, who: &Who, colours: Colours) -> Flow {
        for colour in colours.iter() {
            // Currency made during a payment must be of use to that payment.
            if B::produces(self, item, Some(colour)).is_none_or(|promise| self.can_outer_payment_continue(promise)) {
                self.offer(Pick::Word(colour.0.into()));
            }
        }
        let seat = self.read().seats(&Scope::of(item), who).next().unwrap_or(item.controller);
        self.ask(seat, Topic::Name, B::naming_rule(WordClass::Colour, item))
    }

    /// Gives currency to players, as an effect instructs. Begins a procedure: return from your step after calling this.
    pub(crate) fn give_currency(&mut self, item: &StackItem, who: &Who, colours: Colours, amount: &Amount) -> Flow {
        let scope = Scope::of(item);
        let cause = self.cause_of(item, B::rule(ResolutionPoint::InWrittenOrder));
        let amount = self.read().value_of(&scope, amount);
        let maker =
            self.state.characteristics_of(item.source).filter(|characteristics| B::lends_traits(characteristics));
        let bonds = maker.map_or(0, |characteristics| self.pool.bonds_of(characteristics));
        let from = self.state.batch.len();
        if amount > 0 {
            for seat in self.read().seats(&scope, who) {
                self.propose(Happening::Currency { seat, colours, bonds, amount }, B::CURRENCY, cause);
            }
        }
        self.carry_out(from, 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn units_of_a_sort_are_counted_together() {
        let (red, blue) = (Colours::of(&[Colour(0)]), Colours::of(&[Colour(1)]));
        let mut minted = FloatingCurrency::new();
        minted.add_units(blue, 0, 2);
        minted.add_units(red, 1, 1);
        minted.add_units(red, 0, 1);
        minted.add_units(blue, 0, 1);
        assert_eq!(
            [minted.count_of(blue, 0), minted.count_of(red, 0), minted.count_of(red, 1), minted.count_of(red, 2)],
            [3, 1, 1, 0]
        );
        minted.add_units(red, 0, -1);
        assert_eq!(minted.len(), 2, "what is spent is no sort of its own");
    }
}
