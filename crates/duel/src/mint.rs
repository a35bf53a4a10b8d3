//! Currency that players make before they spend it: units that keep their colours, and what made them, until they are
//! spent or vanish.

use crate::ability::{Shade, Sort};
use crate::amount::{Amount, Who};
use crate::book::{RuleBook, Vocabulary};
use crate::cx::{Cx, Glance};
use crate::event::{Act, Cause};
use crate::frame::Flow;
use crate::item::Item;
use crate::language::Language;
use crate::list::List;
use crate::log::{Source, Spill};
use crate::matching::Scope;
use crate::object::Slot;
use crate::pool::CardPool;
use crate::profile::Profile;
use crate::question::{Pick, Topic};
use crate::state::Spent;
use crate::words::*;
use serde::{Deserialize, Serialize};

/// Units that are alike.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Unit {
    /// Each pays for one of these colours; none pays for any.
    pub colours: Colours,
    /// Which traits that matter for payments their maker had, bit n for trait n of [`CardPool::bonds`].
    pub bonds: u16,
    /// How many there are.
    pub count: u8,
}

/// What a player holds in units, each sort once, in order.
pub type Minted = List<Unit, 15>;

impl Minted {
    /// Changes how many units of a sort there are, by so many; not below none.
    pub fn mint(&mut self, colours: Colours, bonds: u16, amount: i32) {
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

    /// How many units there are of a sort.
    pub fn of(&self, colours: Colours, bonds: u16) -> i32 {
        let same = |unit: &&Unit| unit.colours == colours && unit.bonds == bonds;
        self.iter().find(same).map_or(0, |unit| unit.count.into())
    }
}

impl CardPool {
    /// The number of a trait that matters for payments, which is new if it did not matter before. Beyond the sixteenth
    /// they are not told apart.
    pub fn intern_bond(&mut self, word: Trait) -> u8 {
        let at = self.bonds.iter().position(|&bond| bond == word).unwrap_or_else(|| {
            self.bonds.push(word);
            self.bonds.len() - 1
        });
        at.min(15) as u8
    }

    /// Which traits that matter for payments something has.
    pub fn bonds_of(&self, profile: &Profile) -> u16 {
        let has = |(at, &word): (usize, &Trait)| u16::from(profile.traits.has(word)) << at.min(15);
        self.bonds.iter().enumerate().map(has).fold(0, |all, bit| all | bit)
    }

    /// What units of a sort are called: `Red/Blue mana of Kindness`.
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

    /// The sort of units that is called so, if it is one.
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

/// A trait without the small word for its class, if a book writes one before it.
fn bare(word: &str) -> &str {
    match word.split_once(' ') {
        Some((class, rest)) if class.starts_with(char::is_lowercase) => rest,
        _ => word,
    }
}

impl<B: RuleBook> Glance<'_, B> {
    /// What units of a sort are called in the language in which they are read.
    pub(crate) fn name_unit(&self, colours: Colours, bonds: u16) -> String {
        let words = B::vocabulary();
        let name = self.pool.name_unit(words, colours, bonds);
        if self.language == Language::English {
            return name;
        }
        let colours: Vec<&str> =
            colours.iter().filter_map(|c| words.colours.get(c.index())).map(|c| self.called(c)).collect();
        let bonds = name.split_once(" of ").map_or(String::new(), |(_, bonds)| format!("（{bonds}）"));
        let of = if colours.is_empty() { "" } else { "の" };
        format!("{}{of}{}{bonds}", colours.join("/"), self.called(words.currency))
    }

    /// The sort of units that a player pays with by this code.
    pub fn unit_of(&self, seat: Seat, code: u8) -> Option<Unit> {
        self.s.minted[seat.index()].get(usize::from(code >> 4).checked_sub(1)?).copied()
    }
}

impl<B: RuleBook> Cx<'_, B> {
    /// Lists the units that a player holds, each as a source of its own.
    pub fn minted_sources(&self, seat: Seat, out: &mut Vec<Source>) {
        for (at, unit) in self.s.minted[seat.index()].iter().enumerate() {
            let (colours, bonds, sort) = (unit.colours, unit.bonds, at as u8 + 1);
            let one = Source { slot: Slot::NONE, units: 1, colours, spill: Spill::Never, sort, bonds };
            out.extend(std::iter::repeat_n(one, unit.count.into()));
        }
    }

    /// What happens when a unit that a player holds is spent.
    pub fn spend_unit(&self, seat: Seat, spent: Spent) -> Option<Act> {
        let unit = self.s.minted[seat.index()].get(usize::from(spent.sort).checked_sub(1)?)?;
        Some(Act::Mint { seat, colours: unit.colours, bonds: unit.bonds, amount: -1 })
    }

    /// Proposes that all that a player holds in units vanish.
    pub fn propose_vanishing(&mut self, seat: Seat, verb: Verb, cause: Cause) {
        for at in 0..self.s.minted[seat.index()].len() {
            let unit = self.s.minted[seat.index()][at];
            let (colours, bonds, amount) = (unit.colours, unit.bonds, -i32::from(unit.count));
            self.propose(Act::Mint { seat, colours, bonds, amount }, verb, cause);
        }
    }

    /// The colours that currency of this sort has.
    pub(crate) fn shade(&self, scope: &Scope, shade: &Shade) -> Colours {
        match shade {
            Shade::Of(colours) | Shade::Chosen(colours) => *colours,
            Shade::Like(what) => {
                let one = self.read().one(scope, what);
                one.and_then(|object| self.s.profile_of(object)).map_or(Colours::EMPTY, |profile| profile.colours)
            }
        }
    }

    /// Asks in which colour currency comes.
    pub(crate) fn ask_shade(&mut self, item: &Item, who: &Who, colours: Colours) -> Flow {
        for colour in colours.iter() {
            // What is made in the middle of a payment has to be of use to it.
            if B::promises(self, item, Some(colour)).is_none_or(|promise| self.outer_goes_on(promise)) {
                self.offer(Pick::Word(colour.0.into()));
            }
        }
        let seat = self.read().seats(&Scope::of(item), who).next().unwrap_or(item.controller);
        self.ask(seat, Topic::Name, B::names(Sort::Colour, item))
    }

    /// Has a text give currency to players.
    pub(crate) fn mint(&mut self, item: &Item, who: &Who, colours: Colours, amount: &Amount) -> Flow {
        let scope = Scope::of(item);
        let cause = self.cause_of(item, B::CITES.resolve);
        let amount = self.read().amount(&scope, amount);
        let maker = self.s.profile_of(item.source).filter(|profile| B::bonds_to(profile));
        let bonds = maker.map_or(0, |profile| self.pool.bonds_of(profile));
        let from = self.s.batch.len();
        if amount > 0 {
            for seat in self.read().seats(&scope, who) {
                self.propose(Act::Mint { seat, colours, bonds, amount }, B::MINT, cause);
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
        let mut minted = Minted::new();
        minted.mint(blue, 0, 2);
        minted.mint(red, 1, 1);
        minted.mint(red, 0, 1);
        minted.mint(blue, 0, 1);
        assert_eq!([minted.of(blue, 0), minted.of(red, 0), minted.of(red, 1), minted.of(red, 2)], [3, 1, 1, 0]);
        minted.mint(red, 0, -1);
        assert_eq!(minted.len(), 2, "what is spent is no sort of its own");
    }
}
