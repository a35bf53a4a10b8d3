//! Costs as data: the price in currency, and the other things that must be done.

use crate::card::amount::{Amount, Condition};
use crate::card::characteristics::Orientation;
use crate::card::filter::Filter;
use crate::ids::*;
use serde::{Deserialize, Serialize};

/// The cost of playing a card or using an ability: a price, and parts that are not currency.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Cost {
    /// The price in the game's currency.
    pub price: Price,
    /// Additional units of any colour or none, counted when the use is announced.
    pub more_units: Option<Amount>,
    /// The parts that are not currency.
    pub parts: Vec<CostPart>,
    /// The number of these parts that are written before the price. Where costs are paid in written order, those come
    /// first.
    pub parts_before_price: u8,
}

impl Cost {
    /// Returns true if the cost asks for nothing.
    pub fn is_free(&self) -> bool {
        self.price == Price::default() && self.more_units.is_none() && self.parts.is_empty()
    }
}

/// An amount of currency.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Price {
    /// The number of units of each colour.
    pub coloured: [u8; COLOURS],
    /// The number of units of any colour or none.
    pub generic: u8,
    /// X more units are paid.
    pub x: bool,
    /// The colour that the X units must have, if any.
    pub x_colour: Option<Colour>,
}

impl Price {
    /// A price that cannot be paid: it asks for more of every colour than there is.
    pub const UNPAYABLE: Self = Self { coloured: [u8::MAX; COLOURS], generic: u8::MAX, x: false, x_colour: None };

    /// The number of units in all, with this X.
    pub fn units(&self, x: i32) -> i32 {
        let coloured: i32 = self.coloured.iter().map(|&n| i32::from(n)).sum();
        coloured + i32::from(self.generic) + if self.x { x } else { 0 }
    }
}

/// A part of a cost that is not currency.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum CostPart {
    /// Turn the source, or chosen objects, to this orientation from another.
    Turn {
        /// The objects turned.
        what: CostObjects,
        /// The orientation.
        to: Orientation,
        /// The event's verb.
        verb: Verb,
    },
    /// Move the source, or chosen objects.
    Move {
        /// The objects moved.
        what: CostObjects,
        /// The destination.
        to: Zone,
        /// The event's verb.
        verb: Verb,
    },
    /// Remove counters from the source.
    RemoveCounters(Counter, u8),
    /// Spend counters that the player has.
    SpendPlayerCounters(Counter, u8),
}

/// The objects that a part of a cost is paid with.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum CostObjects {
    /// The source itself.
    This,
    /// This many objects that fit the filter.
    Exactly(u8, Filter),
    /// X objects that fit the filter.
    X(Filter),
    /// Any number of objects that fit the filter; each takes something off the price.
    AnyNumber(Filter),
}

/// An additional or alternative cost.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct ExtraCost {
    /// The cost itself.
    pub cost: Cost,
    /// It is an alternative: it is paid instead of the price.
    pub replaces_price: bool,
    /// It may be left unpaid.
    pub optional: bool,
    /// The condition under which it exists.
    pub condition: Option<Condition>,
    /// The action of the rules, with the source, that it is paid for. None if it is paid for playing the card or using
    /// the ability that it is written on.
    pub routine: Option<Routine>,
}
