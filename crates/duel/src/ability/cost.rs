//! Costs as data: what must be paid or done.

use crate::amount::{Amount, Condition};
use crate::filter::Filter;
use crate::profile::Orientation;
use crate::words::*;
use serde::{Deserialize, Serialize};

/// What must be paid or done to use or play something.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Cost {
    /// What must be paid in the game's currency.
    pub price: Price,
    /// How many units more, of any colour or none, as counted when it is announced.
    pub more: Option<Amount>,
    /// What else must be done.
    pub parts: Vec<CostPart>,
}

impl Cost {
    /// Whether nothing is asked for.
    pub fn is_free(&self) -> bool {
        self.price == Price::default() && self.more.is_none() && self.parts.is_empty()
    }
}

/// An amount of currency.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Price {
    /// How many units must have each colour.
    pub coloured: [u8; COLOURS],
    /// How many units may have any colour or none.
    pub any: u8,
    /// Whether X more are paid.
    pub x: bool,
    /// The colour those must have, if they must have one.
    pub x_colour: Option<Colour>,
}

impl Price {
    /// What nothing pays: it asks for more of every colour than there is.
    pub const UNPAYABLE: Self = Self { coloured: [u8::MAX; COLOURS], any: u8::MAX, x: false, x_colour: None };

    /// How many units it is in all, with X.
    pub fn units(&self, x: i32) -> i32 {
        let coloured: i32 = self.coloured.iter().map(|&n| i32::from(n)).sum();
        coloured + i32::from(self.any) + if self.x { x } else { 0 }
    }
}

/// A part of a cost that is not currency.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum CostPart {
    /// Turn the source, or chosen objects, this way from another.
    Turn {
        /// What is turned.
        what: CostWhat,
        /// Which way.
        to: Orientation,
        /// How that is called.
        verb: Verb,
    },
    /// Move the source, or chosen objects.
    Move {
        /// What is moved.
        what: CostWhat,
        /// Where to.
        to: Zone,
        /// How that is called.
        verb: Verb,
    },
    /// Take counters off the source.
    Uncount(Counter, u8),
    /// Spend counters of the player's own.
    Spend(Counter, u8),
}

/// What a part of a cost is paid with.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum CostWhat {
    /// The source itself.
    This,
    /// So many objects like this.
    Some(u8, Filter),
    /// X objects like this.
    X(Filter),
    /// As many objects like this as the player says, each of which takes something off the price.
    Often(Filter),
}

/// A cost besides, or instead of, the usual one.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Extra {
    /// What it is.
    pub cost: Cost,
    /// Whether it takes the place of the price.
    pub instead: bool,
    /// Whether it may be left unpaid.
    pub optional: bool,
    /// What must hold for it to be there at all.
    pub condition: Option<Condition>,
    /// What the rules let a player do with the source for which it is paid; none, if it is paid for playing or using
    /// that on which it is written.
    pub routine: Option<Routine>,
}
