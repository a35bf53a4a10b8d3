//! Descriptions of objects: "each sideways card with a cost of 3 or less that your opponent controls".

use crate::card::ability::WordClass;
use crate::card::amount::{Amount, What};
use crate::card::characteristics::Orientation;
use crate::ids::*;
use serde::{Deserialize, Serialize};
use std::cmp::Ordering;

/// A comparison of two numbers.
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
    /// Returns true if the comparison holds between `left` and `right`.
    #[inline]
    pub fn holds(self, left: i32, right: i32) -> bool {
        self.accepts(left.cmp(&right))
    }
    /// Returns true if this order of two numbers satisfies the comparison.
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

/// The side that an object must be on, seen from the ability's controller.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Whose {
    /// Either player's.
    #[default]
    Anyones,
    /// Controlled by the ability's controller; outside play, owned.
    Yours,
    /// Controlled by the opponent; outside play, owned.
    Opponents,
}

/// The relation of an object to the ability's own source.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum SelfRef {
    /// Any object, the source included.
    #[default]
    Any,
    /// The source alone.
    Only,
    /// Anything but the source.
    Other,
}

/// A relation of a place to another: the place where an object is or last was, or a chosen place.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct PlaceRelation {
    /// The relation.
    pub relation: Relation,
    /// The object, or the chosen place, that it relates to.
    pub to: Box<What>,
}

impl PlaceRelation {
    /// This relation to the place of the ability's own source.
    pub fn to_source(relation: Relation) -> Self {
        Self { relation, to: Box::new(What::This) }
    }
}

/// Two objects at places in one line, on either side of another place.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Between {
    /// The object on one side.
    pub one: Box<Filter>,
    /// The object on the other side.
    pub other: Box<Filter>,
}

/// Kinds of stack items.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct StackItemKinds {
    /// Cards that are being played.
    pub cards: bool,
    /// Activated abilities.
    pub activated: bool,
    /// Triggered abilities.
    pub triggered: bool,
}

/// A test of one of the object's numbers.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct NumberTest {
    /// The number.
    pub number: Number,
    /// The comparison.
    pub cmp: Cmp,
    /// The amount it is compared with.
    pub amount: Amount,
}

/// A description of objects: every part that is set must hold. An empty set or list asks for nothing.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default)]
pub struct Filter {
    /// In one of these zones; empty means anywhere.
    pub zones: Zones,
    /// At one of these places, as the ability's controller counts them: bit n for place n; 0 means anywhere.
    pub places: u32,
    /// At a place in this relation to another.
    pub place_relation: Option<PlaceRelation>,
    /// At a place between two other objects.
    pub between: Option<Between>,
    /// In a combat, in one of these roles; 0 asks for nothing.
    pub roles: u8,
    /// In the same combat as this object, on the other side.
    pub in_combat_with: Option<Box<What>>,
    /// On this side.
    pub whose: Whose,
    /// Owned by the player of this side.
    pub owner: Whose,
    /// The source, another object, or either.
    pub this: SelfRef,
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
    pub shares_name_with_source: bool,
    /// A card or ability of these kinds on the stack. For an ability, `whose` means its controller, and the rest
    /// describes its source.
    pub on_stack: Option<StackItemKinds>,
    /// With one of these traits.
    pub traits: Vec<Trait>,
    /// With the word of this class that was named for the source.
    pub has_named_word: Option<WordClass>,
    /// With all of these keywords.
    pub keywords: Keywords,
    /// With numbers that pass these tests.
    pub number_tests: Vec<NumberTest>,
    /// With text, printed or given to it, or without.
    pub has_text: Option<bool>,
    /// A token, or not a token.
    pub token: Option<bool>,
    /// Turned this way.
    pub orientation: Option<Orientation>,
    /// With all of these marks.
    pub marks: Marks,
    /// With none of these marks.
    pub not_marks: Marks,
    /// With damage on it, or without.
    pub damaged: Option<bool>,
    /// With counters like this.
    pub counters: Option<(Counter, Cmp, i32)>,
    /// At a place with counters like this on it.
    pub place_counters: Option<(Counter, Cmp, i32)>,
    /// With a card face down under it, or without.
    pub has_card_under: Option<bool>,
    /// Under an object like this: face down in its zone, or attached to it in another zone.
    pub beneath: Option<Box<Filter>>,
    /// Face up beside an object like this, attached to it.
    pub beside: Option<Box<Filter>>,
    /// With an object like this face up beside it, attached to it.
    pub has_beside: Option<Box<Filter>>,
    /// Able to have this object attached to it.
    pub may_host: Option<Box<What>>,
    /// With a printed ability that works in one of these zones.
    pub ability_works_in: Zones,
    /// One of these objects.
    pub among: Option<Box<What>>,
    /// In a description of what does something: it does so by an ability, not by itself.
    pub by_own_ability: bool,
    /// Like at least one of these, if there are any.
    pub any: Vec<Filter>,
    /// Like none of these.
    pub none: Vec<Filter>,
}

impl Filter {
    /// A filter that asks for nothing.
    pub const fn any() -> Self {
        Self {
            zones: Zones::EMPTY,
            places: 0,
            place_relation: None,
            between: None,
            roles: 0,
            in_combat_with: None,
            whose: Whose::Anyones,
            owner: Whose::Anyones,
            this: SelfRef::Any,
            kinds: Kinds::EMPTY,
            not_kinds: Kinds::EMPTY,
            colours: Colours::EMPTY,
            names: Vec::new(),
            not_names: Vec::new(),
            name_parts: Vec::new(),
            shares_name_with_source: false,
            on_stack: None,
            traits: Vec::new(),
            has_named_word: None,
            keywords: Keywords::EMPTY,
            number_tests: Vec::new(),
            has_text: None,
            token: None,
            orientation: None,
            marks: Marks::EMPTY,
            not_marks: Marks::EMPTY,
            damaged: None,
            counters: None,
            place_counters: None,
            has_card_under: None,
            beneath: None,
            beside: None,
            has_beside: None,
            may_host: None,
            ability_works_in: Zones::EMPTY,
            among: None,
            by_own_ability: false,
            any: Vec::new(),
            none: Vec::new(),
        }
    }
    /// Returns true if it asks about the front of an object, not only where it is and whose it is.
    pub fn asks_about_front(&self) -> bool {
        !(self.kinds.is_empty() && self.not_kinds.is_empty() && self.colours.is_empty() && self.keywords.is_empty())
            || !(self.names.is_empty()
                && self.not_names.is_empty()
                && self.traits.is_empty()
                && self.number_tests.is_empty())
            || !self.name_parts.is_empty()
            || self.shares_name_with_source
            || self.token.is_some()
            || self.any.iter().chain(&self.none).any(Self::asks_about_front)
    }
    /// Returns true if the objects that fit depend on `what`.
    pub fn mentions(&self, what: &What) -> bool {
        self.place_relation.as_ref().is_some_and(|near| near.to.mentions(what))
            || self.among.as_ref().is_some_and(|among| among.mentions(what))
            || self.number_tests.iter().any(|test| test.amount.mentions(what))
            || self.this == SelfRef::Only && *what == What::This
            || self.any.iter().chain(&self.none).any(|filter| filter.mentions(what))
    }
    /// A filter for the ability's own source, wherever it is.
    pub fn this() -> Self {
        Self { this: SelfRef::Only, ..Self::any() }
    }
}
