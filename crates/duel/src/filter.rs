//! Descriptions of objects: "each sideways card with a cost of 3 or less that your opponent controls".

use crate::ability::Sort;
use crate::amount::{Amount, What};
use crate::profile::Orientation;
use crate::words::*;
use serde::{Deserialize, Serialize};
use std::cmp::Ordering;

/// How two numbers are compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Cmp {
    /// Equal.
    Is,
    /// At least.
    AtLeast,
    /// At most.
    AtMost,
    /// Greater.
    More,
    /// Less.
    Less,
}

impl Cmp {
    /// Whether `left` stands in this relation to `right`.
    #[inline]
    pub fn holds(self, left: i32, right: i32) -> bool {
        self.accepts(left.cmp(&right))
    }
    /// Whether two numbers that compare so stand in this relation.
    #[inline]
    pub fn accepts(self, order: Ordering) -> bool {
        match self {
            Self::Is => order.is_eq(),
            Self::AtLeast => order.is_ge(),
            Self::AtMost => order.is_le(),
            Self::More => order.is_gt(),
            Self::Less => order.is_lt(),
        }
    }
}

/// On whose side an object must be, seen from the ability's controller.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Whose {
    /// Either player's.
    #[default]
    Anyones,
    /// Controlled by the ability's controller; outside play, owned.
    Yours,
    /// The opponent's.
    Opponents,
}

/// How an object must relate to the ability's own source.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Self_ {
    /// Any object, the source included.
    #[default]
    Any,
    /// The source alone.
    Only,
    /// Anything but the source.
    Other,
}

/// How a place relates to that of an object, where it is or last was, or to a place that was chosen.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Near {
    /// How.
    pub relation: Relation,
    /// To the place of what.
    pub to: Box<What>,
}

impl Near {
    /// So related to the place of the ability's own source.
    pub fn this(relation: Relation) -> Self {
        Self { relation, to: Box::new(What::This) }
    }
}

/// Two objects at places in one line, on either side of another place.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Between {
    /// What is on the one side.
    pub one: Box<Filter>,
    /// What is on the other side.
    pub other: Box<Filter>,
}

/// Sorts of what is in use on the stack.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Using {
    /// Cards that are being played.
    pub cards: bool,
    /// Activated abilities.
    pub activated: bool,
    /// Triggered abilities.
    pub triggered: bool,
}

/// A test of one of the object's numbers.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Test {
    /// Which number.
    pub number: Number,
    /// How it must compare.
    pub cmp: Cmp,
    /// With what.
    pub amount: Amount,
}

/// What an object must be like; every part that is set must hold. An empty set or list asks for nothing.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default)]
pub struct Filter {
    /// In one of these zones; empty means anywhere.
    pub zones: Zones,
    /// At one of these places, as the ability's controller counts them, bit n for place n; none means anywhere.
    pub places: u32,
    /// At a place that is so related to another.
    pub near: Option<Near>,
    /// At a place between two other objects.
    pub between: Option<Between>,
    /// Taking part in something the book carries out, such as a battle, in one of these roles; none asks for nothing.
    pub roles: u8,
    /// Taking part in the same as this, on the other side.
    pub facing: Option<Box<What>>,
    /// On this side.
    pub whose: Whose,
    /// The source itself, or not.
    pub this: Self_,
    /// Of one of these kinds.
    pub kinds: Kinds,
    /// Of none of these kinds.
    pub not_kinds: Kinds,
    /// Of one of these colours.
    pub colours: Colours,
    /// With one of these names.
    pub names: Vec<Name>,
    /// With none of these names.
    pub not_names: Vec<Name>,
    /// With one of these as part of a name.
    pub name_parts: Vec<Name>,
    /// With a name the source has.
    pub namesake: bool,
    /// An ability in use on the stack, of which the rest describes the source and says whose it is.
    pub uses: Option<Using>,
    /// With one of these traits.
    pub traits: Vec<Trait>,
    /// With the word that was named for the source.
    pub named: Option<Sort>,
    /// With all of these keywords.
    pub keywords: Keywords,
    /// Its numbers compare like this.
    pub tests: Vec<Test>,
    /// With something written or given to it as text, or with nothing.
    pub text: Option<bool>,
    /// A token, or none.
    pub token: Option<bool>,
    /// Turned this way.
    pub orientation: Option<Orientation>,
    /// With all of these marks.
    pub marks: Marks,
    /// With none of these marks.
    pub unmarked: Marks,
    /// With damage on it, or without.
    pub damaged: Option<bool>,
    /// With counters like this.
    pub counters: Option<(Counter, Cmp, i32)>,
    /// At a place with counters like this on it.
    pub ground: Option<(Counter, Cmp, i32)>,
    /// With a card face down under it, or without.
    pub covers: Option<bool>,
    /// Under an object like this: face down where that is, or in a zone of what lies under or beside others.
    pub beneath: Option<Box<Filter>>,
    /// Face up beside an object like this, to which it belongs.
    pub beside: Option<Box<Filter>>,
    /// With an object like this face up beside it, which belongs to it.
    pub with: Option<Box<Filter>>,
    /// Under or beside which this may be put.
    pub bears: Option<Box<What>>,
    /// With a text of its own that works in one of these zones.
    pub works: Zones,
    /// One of those that the ability speaks of so.
    pub among: Option<Box<What>>,
    /// Of what does something: by a text of its own, rather than by itself.
    pub by_text: bool,
    /// And, if there are any, like at least one of these.
    pub any: Vec<Filter>,
    /// And like none of these.
    pub none: Vec<Filter>,
}

impl Filter {
    /// Anything at all.
    pub const fn any() -> Self {
        Self {
            zones: Zones::EMPTY,
            places: 0,
            near: None,
            between: None,
            roles: 0,
            facing: None,
            whose: Whose::Anyones,
            this: Self_::Any,
            kinds: Kinds::EMPTY,
            not_kinds: Kinds::EMPTY,
            colours: Colours::EMPTY,
            names: Vec::new(),
            not_names: Vec::new(),
            name_parts: Vec::new(),
            namesake: false,
            uses: None,
            traits: Vec::new(),
            named: None,
            keywords: Keywords::EMPTY,
            tests: Vec::new(),
            text: None,
            token: None,
            orientation: None,
            marks: Marks::EMPTY,
            unmarked: Marks::EMPTY,
            damaged: None,
            counters: None,
            ground: None,
            covers: None,
            beneath: None,
            beside: None,
            with: None,
            bears: None,
            works: Zones::EMPTY,
            among: None,
            by_text: false,
            any: Vec::new(),
            none: Vec::new(),
        }
    }
    /// Whether it asks for more than where an object is and whose: for what is seen on its front.
    pub fn describes(&self) -> bool {
        !(self.kinds.is_empty() && self.not_kinds.is_empty() && self.colours.is_empty() && self.keywords.is_empty())
            || !(self.names.is_empty() && self.not_names.is_empty() && self.traits.is_empty() && self.tests.is_empty())
            || !self.name_parts.is_empty()
            || self.namesake
            || self.token.is_some()
            || self.any.iter().chain(&self.none).any(Self::describes)
    }
    /// Whether it depends on something which objects fit.
    pub fn mentions(&self, what: &What) -> bool {
        self.near.as_ref().is_some_and(|near| near.to.mentions(what))
            || self.among.as_ref().is_some_and(|among| among.mentions(what))
            || self.tests.iter().any(|test| test.amount.mentions(what))
            || self.any.iter().chain(&self.none).any(|filter| filter.mentions(what))
    }
    /// The ability's own source, wherever it is.
    pub fn this() -> Self {
        Self { this: Self_::Only, ..Self::any() }
    }
}
