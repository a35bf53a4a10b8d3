//! What a card is at this moment: printed, or as continuous effects have made it.

use crate::list::List;
use crate::words::*;
use serde::{Deserialize, Serialize};

/// A number that is greater than every other; see [`crate::infinity`].
pub const INFINITY: i32 = i32::MAX;

/// Upright, sideways or upside down; each book has its own names for these.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Orientation {
    /// As it is read.
    #[default]
    Upright,
    /// Turned a quarter.
    Sideways,
    /// Turned a half.
    Reversed,
}

/// The characteristics of a card. The pool holds the printed ones; the layers compute the current ones.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Profile {
    /// Its names, the printed one first.
    pub names: List<Name, 2>,
    /// Its kinds.
    pub kinds: Kinds,
    /// Its colours.
    pub colours: Colours,
    /// The words it is grouped by.
    pub traits: Traits,
    /// Which numbers it has.
    pub has: Numbers,
    /// Which of them an effect has set, whatever is printed.
    pub fixed: Numbers,
    /// Its numbers; one it does not have is 0.
    pub numbers: [i32; NUMBERS],
    /// Keywords and icons.
    pub keywords: Keywords,
    /// Who controls it.
    pub controller: Seat,
    /// What it may not do, and what may not be done to it, whoever asks.
    pub cannot: Verbs,
    /// What it may do, or may be done with it, though the rules alone do not let it.
    pub may: Verbs,
    /// What it has to do if it can.
    pub must: Verbs,
    /// What it does only for so much each.
    pub taxes: List<(Verb, u8), 2>,
    /// What is added to the price of playing it.
    pub toll: i32,
    /// What is then taken off that price, which stays above 0.
    pub discount: i32,
    /// The colours in which it can be paid with, besides its own.
    pub yields: Colours,
    /// Whether its printed abilities are there.
    pub silent: bool,
    /// Abilities it has been given.
    pub granted: List<AbilityId, 8>,
}

impl Profile {
    /// A card that lies face down: it is nothing, and has none of its printed abilities.
    pub fn face_down() -> Self {
        Self { silent: true, ..Self::default() }
    }
    /// The number, or 0 where the card has none.
    #[inline]
    pub fn number(&self, number: Number) -> i32 {
        self.numbers[number.index()]
    }
    /// Gives the card a number.
    pub fn set(&mut self, number: Number, value: i32) {
        self.has = self.has.with(number);
        self.numbers[number.index()] = value;
    }
    /// Doing this costs so much more.
    pub(crate) fn tax(&mut self, verb: Verb, amount: u8) {
        match self.taxes.iter_mut().find(|(taxed, _)| *taxed == verb) {
            Some((_, sum)) => *sum = sum.saturating_add(amount),
            None => {
                self.taxes.push((verb, amount));
            }
        }
    }
    /// How much doing this costs.
    #[inline]
    pub fn tax_on(&self, verb: Verb) -> u8 {
        self.taxes.iter().find(|(taxed, _)| *taxed == verb).map_or(0, |&(_, amount)| amount)
    }
    /// Whether one of its names is `name`.
    #[inline]
    pub fn is_named(&self, name: Name) -> bool {
        self.names.contains(&name)
    }
}
