//! The characteristics of a card: as printed, or as continuous effects have made them.

use crate::card::pool::CardPool;
use crate::ids::*;
use crate::inline_vec::InlineVec;
use serde::{Deserialize, Serialize};

/// A number that is greater than every other; see [`crate::card::number`].
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
pub struct Characteristics {
    /// Its names, the printed one first.
    pub names: InlineVec<Name, 2>,
    /// Its kinds.
    pub kinds: Kinds,
    /// Its colours.
    pub colours: Colours,
    /// Its traits: the words it is grouped by.
    pub traits: Traits,
    /// The numbers it has.
    pub defined_numbers: Numbers,
    /// The numbers that an effect has set, whatever is printed.
    pub numbers_set_by_effects: Numbers,
    /// The values of its numbers; 0 for one it does not have.
    pub numbers: [i32; NUMBERS],
    /// Its keywords and icons.
    pub keywords: Keywords,
    /// Its controller.
    pub controller: Seat,
    /// The verbs it cannot do and that cannot be done to it, whatever the other object is.
    pub cannot: Verbs,
    /// The verbs it may do, or that may be done with it, though the rules alone do not let it.
    pub may: Verbs,
    /// The verbs it must do if it can.
    pub must: Verbs,
    /// The verbs it can do only for a fee, each with the amount.
    pub action_fees: InlineVec<(Verb, u8), 2>,
    /// The amount added to the price of playing it.
    pub cost_increase: i32,
    /// The sum of its [cost reductions](crate::card::ability::Change::CostReduction); in some books, of all reductions.
    pub cost_reduction: i32,
    /// The colours it pays as, besides its own.
    pub also_pays_as: Colours,
    /// It has lost its printed abilities.
    pub has_lost_text: bool,
    /// The abilities it has been given.
    pub granted_abilities: InlineVec<AbilityId, 8>,
}

impl Characteristics {
    /// A card that lies face down: it has no characteristics and none of its printed abilities.
    pub fn face_down() -> Self {
        Self { has_lost_text: true, ..Self::default() }
    }
    /// Returns true if it has been given an ability; an effect that is bound to it is none.
    pub fn has_granted_ability(&self, pool: &CardPool) -> bool {
        self.granted_abilities.iter().any(|&id| !pool.ability(id).is_bound_effect())
    }
    /// The number, or 0 where the card has none.
    #[inline]
    pub fn number(&self, number: Number) -> i32 {
        self.numbers[number.index()]
    }
    /// Gives the card a number, with this value.
    pub fn set_number(&mut self, number: Number, value: i32) {
        self.defined_numbers = self.defined_numbers.with(number);
        self.numbers[number.index()] = value;
    }
    /// Adds to the fee for doing this.
    pub(crate) fn add_action_fee(&mut self, verb: Verb, amount: u8) {
        match self.action_fees.iter_mut().find(|(taxed, _)| *taxed == verb) {
            Some((_, sum)) => *sum = sum.saturating_add(amount),
            None => {
                self.action_fees.push((verb, amount));
            }
        }
    }
    /// The fee for doing this; 0 if there is none.
    #[inline]
    pub fn action_fee(&self, verb: Verb) -> u8 {
        self.action_fees.iter().find(|(taxed, _)| *taxed == verb).map_or(0, |&(_, amount)| amount)
    }
    /// Returns true if one of its names is `name`.
    #[inline]
    pub fn is_named(&self, name: Name) -> bool {
        self.names.contains(&name)
    }
}
