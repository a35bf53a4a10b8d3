//! Numbers and conditions that card text speaks of.

use crate::ability::Trigger;
use crate::filter::{Cmp, Filter};
use crate::words::*;
use serde::{Deserialize, Serialize};

/// A player, as card text names one.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Who {
    /// The controller of the ability.
    You,
    /// The controller's opponent.
    Opponent,
    /// Both, the turn player first; under what each player may do, those who want it.
    Both,
    /// Whose turn it is.
    TurnPlayer,
    /// The controller of an object.
    ControllerOf(Box<What>),
    /// The owner of an object.
    OwnerOf(Box<What>),
}

/// Objects, as card text refers to them.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum What {
    /// The ability's source.
    This,
    /// What was chosen when the ability was played, by the number of the choosing phrase.
    Target(u8),
    /// What was picked while resolving, by the number of the picking operation.
    Picked(u8),
    /// The object whose event set the ability off.
    Subject,
    /// The other object of that event: what it blocked, what dealt the damage.
    Counterpart,
    /// The object that the ability's source lies under or beside.
    Host,
    /// The object that is described, in a test of its numbers: "with an attack greater than its defence".
    Itself,
    /// Every object like this, at the time of the operation.
    All(Filter),
    /// All of these together.
    Each(Vec<What>),
}

/// A number, fixed or counted when it is needed.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Amount {
    /// Just this.
    Fixed(i32),
    /// The X that was named when the ability was played.
    X,
    /// How many objects are like this.
    Count(Box<Filter>),
    /// A number of an object.
    NumberOf(Box<What>, Number),
    /// A number that is printed on an object, whatever effects make of it.
    Printed(Box<What>, Number),
    /// How many counters of a kind a player has.
    Held(Who, Counter),
    /// How many counters of a kind an object has.
    On(Box<What>, Counter),
    /// How often a player did something this turn.
    Done(Who, Verb),
    /// How often events like this have happened this turn, as the ability's controller sees them. They are no events of
    /// the ability's own source, which the description does not know.
    Seen(Box<Trigger>),
    /// In how many colours currency was paid to play the source.
    Shades,
    /// The amount of the event that set the ability off.
    OfEvent,
    /// What the object that this happens to got when a number was divided.
    Share,
    /// So many times another amount.
    Times(i32, Box<Amount>),
    /// All of these together.
    Sum(Vec<Amount>),
    /// The greatest number of this sort among objects like this.
    Most(Box<Filter>, Number),
    /// The smallest.
    Least(Box<Filter>, Number),
    /// Half of another amount, rounded up.
    Half(Box<Amount>),
    /// So much at most, as who does it likes; each time decided anew.
    UpTo(Box<Amount>),
}

impl What {
    /// Whether it is, or is among others, what a choosing phrase chose.
    pub fn names(&self, phrase: u8) -> bool {
        match self {
            Self::Target(n) => *n == phrase,
            Self::Each(all) => all.iter().any(|what| what.names(phrase)),
            _ => false,
        }
    }
    /// Whether it is, or is described by, something else.
    pub fn mentions(&self, what: &What) -> bool {
        self == what
            || match self {
                Self::All(filter) => filter.mentions(what),
                Self::Each(all) => all.iter().any(|one| one.mentions(what)),
                Self::This
                | Self::Host
                | Self::Target(_)
                | Self::Picked(_)
                | Self::Subject
                | Self::Counterpart
                | Self::Itself => false,
            }
    }
}

impl Amount {
    /// Whether it depends on something how much it is.
    pub fn mentions(&self, what: &What) -> bool {
        match self {
            Self::NumberOf(of, _) | Self::Printed(of, _) | Self::On(of, _) => of.mentions(what),
            Self::Count(filter) => filter.mentions(what),
            Self::Times(_, inner) | Self::Half(inner) => inner.mentions(what),
            Self::Sum(all) => all.iter().any(|inner| inner.mentions(what)),
            _ => false,
        }
    }
}

impl Condition {
    /// Whether it depends on something whether it holds.
    pub fn mentions(&self, what: &What) -> bool {
        match self {
            Self::Compare(one, _, other) => one.mentions(what) || other.mentions(what),
            Self::Is(named, filter) => named.mentions(what) || filter.mentions(what),
            Self::Present(inner) | Self::Not(inner) => inner.mentions(what),
            Self::All(all) | Self::Any(all) => all.iter().any(|one| one.mentions(what)),
            Self::Turn(_) | Self::During(_) | Self::Paid(_) | Self::PaidIn(_) => false,
        }
    }
    /// What must hold for a card to have an ability of this condition.
    pub fn presence(&self) -> Option<&Condition> {
        match self {
            Self::Present(condition) => Some(condition),
            Self::All(all) => all.iter().find_map(Self::presence),
            _ => None,
        }
    }
}

/// What must be true.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Condition {
    /// One amount compares with another.
    Compare(Amount, Cmp, Amount),
    /// An object is like this.
    Is(What, Filter),
    /// It is this player's turn.
    Turn(Who),
    /// It is one of these phases.
    During(Vec<Phase>),
    /// The extra cost of this number was paid.
    Paid(u8),
    /// Currency of one of these colours was paid to play the source.
    PaidIn(Colours),
    /// This, without which the card does not have the ability at all.
    Present(Box<Condition>),
    /// Not that.
    Not(Box<Condition>),
    /// All of these.
    All(Vec<Condition>),
    /// At least one of these.
    Any(Vec<Condition>),
}
