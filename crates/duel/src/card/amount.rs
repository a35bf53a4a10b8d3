//! The players, objects, amounts and conditions that card text speaks of.

use crate::card::ability::Trigger;
use crate::card::filter::{Cmp, Filter};
use crate::ids::*;
use serde::{Deserialize, Serialize};

/// A player, as card text names one.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Who {
    /// The controller of the ability.
    You,
    /// The controller's opponent.
    Opponent,
    /// Both, the turn player first; where each player may do something, only those who want to.
    Both,
    /// The player whose turn it is.
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
    /// The targets of a choosing phrase, by its number.
    Target(u8),
    /// The objects picked during the resolution, by the number of the picked group.
    Picked(u8),
    /// The object that the triggering event happened to.
    Subject,
    /// The other object of that event: the one it blocked, the one that dealt the damage.
    Counterpart,
    /// The object that the ability's source lies under or beside.
    Host,
    /// The object being described, in a test of its numbers: "with an attack greater than its defence".
    Itself,
    /// Every object that fits, at the time of the operation.
    All(Filter),
    /// All of these together.
    Several(Vec<What>),
}

/// A number: fixed, or counted when it is needed.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Amount {
    /// This number.
    Fixed(i32),
    /// The X that was named when the ability was played.
    X,
    /// The number of objects that fit.
    Count(Box<Filter>),
    /// A number of an object.
    NumberOf(Box<What>, Number),
    /// A number as printed on an object, whatever effects make of it.
    Printed(Box<What>, Number),
    /// The number of counters of a kind that a player has.
    PlayerCounters(Who, Counter),
    /// The number of counters of a kind on an object.
    CountersOn(Box<What>, Counter),
    /// The number of times a player did something this turn.
    TimesDone(Who, Verb),
    /// The number of times such events have happened this turn, from the point of view of the ability's controller. The
    /// description of the event cannot refer to the ability's source.
    TimesHappened(Box<Trigger>),
    /// The number of colours of currency that were paid to play the source.
    ColoursPaid,
    /// The amount of the event that triggered the ability.
    OfEvent,
    /// The object's share of a divided number.
    Share,
    /// A multiple of another amount.
    Times(i32, Box<Amount>),
    /// The sum of these.
    Sum(Vec<Amount>),
    /// The greatest number of this sort among objects that fit.
    Greatest(Box<Filter>, Number),
    /// The smallest number of this sort among objects that fit.
    Smallest(Box<Filter>, Number),
    /// Half of another amount, rounded up.
    Half(Box<Amount>),
    /// At most this much: the player who does it decides, each time anew.
    UpTo(Box<Amount>),
}

impl What {
    /// Returns true if it is, or includes, the targets of this choosing phrase.
    pub fn includes_target(&self, phrase: u8) -> bool {
        match self {
            Self::Target(n) => *n == phrase,
            Self::Several(all) => all.iter().any(|what| what.includes_target(phrase)),
            _ => false,
        }
    }
    /// Returns true if it is `what`, or refers to it.
    pub fn mentions(&self, what: &What) -> bool {
        self == what
            || match self {
                Self::All(filter) => filter.mentions(what),
                Self::Several(all) => all.iter().any(|one| one.mentions(what)),
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
    /// Returns true if the amount depends on `what`.
    pub fn mentions(&self, what: &What) -> bool {
        match self {
            Self::NumberOf(of, _) | Self::Printed(of, _) | Self::CountersOn(of, _) => of.mentions(what),
            Self::Count(filter) => filter.mentions(what),
            Self::Times(_, inner) | Self::Half(inner) => inner.mentions(what),
            Self::Sum(all) => all.iter().any(|inner| inner.mentions(what)),
            _ => false,
        }
    }
}

impl Condition {
    /// Returns true if the condition depends on `what`.
    pub fn mentions(&self, what: &What) -> bool {
        match self {
            Self::Compare(one, _, other) => one.mentions(what) || other.mentions(what),
            Self::Is(named, filter) => named.mentions(what) || filter.mentions(what),
            Self::AbilityExistsIf(inner) | Self::Not(inner) => inner.mentions(what),
            Self::All(all) | Self::Any(all) => all.iter().any(|one| one.mentions(what)),
            Self::TurnOf(_) | Self::During(_) | Self::ExtraPaid(_) | Self::PaidIn(_) => false,
        }
    }
    /// The condition without which the card does not have the ability at all, if there is one.
    pub fn existence_condition(&self) -> Option<&Condition> {
        match self {
            Self::AbilityExistsIf(condition) => Some(condition),
            Self::All(all) => all.iter().find_map(Self::existence_condition),
            _ => None,
        }
    }
}

/// A statement that holds or does not.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Condition {
    /// One amount compares with another.
    Compare(Amount, Cmp, Amount),
    /// An object fits this description.
    Is(What, Filter),
    /// It is this player's turn.
    TurnOf(Who),
    /// It is one of these phases or steps.
    During(Vec<Phase>),
    /// The extra cost of this number was paid.
    ExtraPaid(u8),
    /// Currency of one of these colours was paid to play the source.
    PaidIn(Colours),
    /// This holds; without it the card does not have the ability at all.
    AbilityExistsIf(Box<Condition>),
    /// This does not hold.
    Not(Box<Condition>),
    /// All of these hold.
    All(Vec<Condition>),
    /// At least one of these holds.
    Any(Vec<Condition>),
}
