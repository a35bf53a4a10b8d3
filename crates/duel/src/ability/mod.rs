//! Abilities as data: when they work, what they cost, what they choose and what they do. The
//! interpreter in `resolve` runs them; a card is never code.

mod cost;
mod op;

pub use cost::{Cost, CostPart, CostWhat, Extra, Price};
pub use op::Op;

use crate::amount::{Amount, Condition, What, Who};
use crate::filter::{Cmp, Filter, Near};
use crate::profile::Orientation;
use crate::words::*;
use serde::{Deserialize, Serialize};
use std::ops::Range;

/// One ability of a card.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Ability {
    /// How it comes to do something.
    pub form: Form,
    /// The book's own sort of ability.
    pub label: Label,
    /// Its own name, where it has one.
    pub name: Option<Name>,
    /// The zones in which it works.
    pub works: Zones,
    /// What must hold: to use it, for it to trigger and again when it resolves, or for it to apply.
    pub condition: Option<Condition>,
    /// How often it can be used in a turn.
    pub per_turn: Option<u8>,
    /// What it costs, beyond what the book asks for.
    pub cost: Cost,
    /// Costs that may or must be paid besides, or may be paid instead.
    pub extras: Vec<Extra>,
    /// What it does.
    pub body: Body,
    /// What else it does, of which some are selected.
    pub modes: Option<Modes>,
}

impl Ability {
    /// An ability of this form that works in `works`, and does nothing yet.
    pub fn new(form: Form, label: Label, works: Zones) -> Self {
        Self {
            form,
            label,
            name: None,
            works,
            condition: None,
            per_turn: None,
            cost: Cost::default(),
            extras: Vec::new(),
            body: Body::default(),
            modes: None,
        }
    }

    /// Whether it has cards shown that others may not see.
    pub fn shows(&self) -> bool {
        let modes = self.modes.iter().flat_map(|modes| &modes.options);
        let mut ops = std::iter::once(&self.body).chain(modes).flat_map(|body| &body.ops);
        ops.any(|op| matches!(op, Op::Look { shown: true, .. } | Op::Reveal { .. } | Op::Search { .. }))
    }

    /// The part to run: the body, then each mode in order.
    pub fn part(&self, part: u8) -> Option<&Body> {
        match part {
            0 => Some(&self.body),
            n => self.modes.as_ref()?.options.get(n as usize - 1),
        }
    }
}

/// How an ability comes to do something.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Form {
    /// What the card does when it is played and resolves.
    Spell,
    /// A player uses it and pays its cost.
    Activated,
    /// An event sets it off.
    Triggered(Trigger),
    /// It counts how often an event happens, as it happens.
    Recorded(Record),
    /// It applies all the time.
    Static(Vec<Affect>),
    /// It changes an event that is about to happen.
    Replacement(Replacement),
}

impl Form {
    /// The event that it waits for, to be set off or to count it.
    pub fn awaits(&self) -> Option<&Trigger> {
        match self {
            Self::Triggered(trigger) => Some(trigger),
            Self::Recorded(record) => Some(&record.event),
            Self::Spell | Self::Activated | Self::Static(_) | Self::Replacement(_) => None,
        }
    }
}

/// What a trigger or a replacement waits for.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum On {
    /// A card goes from one of these zones to one of those, under this verb if one is given.
    Move {
        /// Zones it comes from; empty means any.
        from: Zones,
        /// Zones it goes to; empty means any.
        to: Zones,
        /// How it must be called.
        verb: Option<Verb>,
    },
    /// A card is turned this way.
    Turn(Orientation),
    /// Damage is dealt to an object.
    Damage,
    /// Damage is dealt to an object under this name.
    Dealt(Verb),
    /// Counters are put on an object, or taken off it.
    Count {
        /// Which counters.
        counter: Counter,
        /// Whether the last one must be gone.
        last: bool,
    },
    /// Something is done that changes nothing by itself: attacking, casting, a phase beginning.
    Deed(Verb),
    /// A state of affairs, rather than an event.
    State(Condition),
    /// One of several events.
    Any(Vec<On>),
}

/// An event that sets an ability off.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Trigger {
    /// What happens.
    pub on: On,
    /// To which object.
    pub subject: Filter,
    /// And what the other object of the event is like, where that matters.
    pub counterpart: Option<Filter>,
}

/// How often an event happens is counted on the source.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Record {
    /// What happens.
    pub event: Trigger,
    /// With which counters it is counted.
    pub counter: Counter,
    /// How often it is to happen.
    pub times: u8,
}

/// What a static ability does to objects.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Affect {
    /// Which objects.
    pub filter: Filter,
    /// How they are changed.
    pub changes: Vec<Change>,
}

/// One change to what an object is.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Change {
    /// Another player controls it.
    Control(Who),
    /// It has none of its printed abilities.
    Silence,
    /// It has an ability it did not have.
    Grant(AbilityId),
    /// It is also of these kinds.
    AddKinds(Kinds),
    /// It is of these kinds and no others.
    SetKinds(Kinds),
    /// It is not of these kinds.
    LoseKinds(Kinds),
    /// It also has this trait.
    AddTrait(Trait),
    /// It has these traits and no others.
    SetTraits(Vec<Trait>),
    /// It also has this name.
    AddName(Name),
    /// It also has these colours.
    AddColours(Colours),
    /// It has these colours and no others.
    SetColours(Colours),
    /// It has these keywords.
    Gain(Keywords),
    /// It does not have these keywords.
    Lose(Keywords),
    /// The number becomes this, before anything changes it.
    Set(Number, Amount),
    /// The number changes by this.
    Add(Number, Amount),
    /// The number falls by this, but not below that; what is no more than that already stays as it is.
    Lower(Number, Amount, i32),
    /// The number is multiplied by this.
    Multiply(Number, i32),
    /// Whoever asks for the first number, or changes it, asks for the second, or changes that.
    Refer(Number, Number),
    /// Playing it costs this much more, or less.
    Toll(Amount),
    /// Playing it costs this much less, but not nothing unless it costs nothing without this.
    Discount(Amount),
    /// It can be paid with as currency of these colours, besides its own.
    Yield(Colours),
    /// It may not do this, nor may this be done to it; with a filter, only by or to such objects.
    Cannot(Verb, Option<Filter>),
    /// It may do this, or this may be done with it, where the rules alone do not let it.
    Allow(Verb),
    /// It has to do this if it can.
    Must(Verb),
    /// It does this only if its controller pays so much more.
    Tax(Verb, u8),
    /// A deck may hold so many of it; 255 means any number.
    Copies(u8),
}

impl Change {
    /// By how much, where it is a change by an amount.
    pub fn amount(&self) -> Option<&Amount> {
        match self {
            Self::Set(_, n) | Self::Add(_, n) | Self::Lower(_, n, _) | Self::Toll(n) | Self::Discount(n) => Some(n),
            _ => None,
        }
    }
}

/// How long an effect that a text made lasts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Duration {
    /// Until the turn ends.
    Turn,
    /// Until the battle ends.
    Battle,
    /// As long as the source stays what and where it is.
    WhileSource,
    /// As long as the source does, and what the operation before asked for holds.
    WhileSo,
    /// Until the duel ends.
    Forever,
}

/// A change of an event that is about to happen.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Replacement {
    /// What would happen.
    pub on: On,
    /// To which object.
    pub subject: Filter,
    /// By what, where that matters.
    pub counterpart: Option<Filter>,
    /// What happens instead.
    pub instead: Instead,
    /// Whether it is used up when it applies.
    pub once: bool,
    /// Whether the player who orders replacements may leave it out.
    pub optional: bool,
}

/// What happens instead of a replaced event.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Instead {
    /// Nothing.
    Nothing,
    /// The same with an amount changed by this much, not below 0.
    More(Amount),
    /// The same with another amount.
    Amount(Amount),
    /// The same with so many times the amount.
    Times(i32),
    /// The same move to another zone, under that name, where it arrives turned like this or as it usually does.
    To(Zone, Verb, Option<Orientation>),
    /// The same move, but it arrives turned like this.
    Turned(Orientation),
    /// The same move, but it arrives under this player's control.
    Under(Who),
    /// The same move, but it arrives with so many counters, besides others.
    Bearing(Counter, Amount),
    /// The ability's body is carried out.
    Body,
    /// The ability's body is carried out first; then the same happens, unless the body calls it off.
    First,
}

/// Of which colours currency is that a text gives.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Shade {
    /// Each unit has all of these; without one it pays for any.
    Of(Colours),
    /// Each unit has all the colours that an object has.
    Like(What),
    /// All units have one of these, which the player says.
    Chosen(Colours),
}

/// Sorts of words that a player can name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Sort {
    /// A colour.
    Colour,
    /// A word that cards are grouped by, of one of the book's classes.
    Trait(u8),
}

/// What is chosen, then what is done.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Body {
    /// What is chosen when the ability is played, or, in some books, when it resolves: before anything is done, but for
    /// what an [`Op::Target`] says the text comes to later.
    pub choose: Vec<Choose>,
    /// What is done when it resolves.
    pub ops: Vec<Op>,
}

impl Body {
    /// The phrases that choose before anything is done.
    pub fn leading(&self) -> Range<u8> {
        let later = self.ops.iter().find_map(|op| match op {
            Op::Target { first, .. } => Some(*first),
            _ => None,
        });
        0..later.unwrap_or(self.choose.len() as u8)
    }

    /// The phrases that choose along with this one: nothing is done between them.
    pub fn along_with(&self, phrase: u8) -> Range<u8> {
        let mut along = self.leading();
        let mut choosing = true;
        for op in &self.ops {
            let Op::Target { first, count } = op else {
                choosing = false;
                continue;
            };
            if !choosing {
                if along.contains(&phrase) {
                    break;
                }
                along.start = *first;
            }
            (along.end, choosing) = (first + count, true);
        }
        along
    }

    /// Whether it affects several of what these phrases choose in different ways: it divides a number among them, or does
    /// to some what it does not do to others.
    pub fn is_uneven(&self, phrases: Range<u8>) -> bool {
        let affected = |op: &Op| {
            let what = if let Op::Call { what, .. } = op { Some(what) } else { op.affects() };
            let chosen = phrases.clone().filter(|&n| what.is_some_and(|what| what.names(n)));
            chosen.fold(0u16, |bits, n| bits | 1 << n)
        };
        let all = self.ops.iter().fold(0, |bits, op| bits | affected(op));
        let chosen = self.choose.iter().take(phrases.end.into()).skip(phrases.start.into());
        chosen.clone().any(|choose| choose.divide.is_some())
            || phrases.len() > 1 && self.ops.iter().map(affected).any(|some| some != 0 && some != all)
    }
}

/// Bodies of which some are selected when the ability is played.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Modes {
    /// How many at least.
    pub min: u8,
    /// How many at most.
    pub max: u8,
    /// How many at least and at most instead, if this holds when the ability is played.
    pub instead: Option<(Condition, u8, u8)>,
    /// Among these, in order.
    pub options: Vec<Body>,
}

impl Modes {
    /// As the greatest number: they are lines of one text, of which the first so many as are the least are carried out.
    /// Nobody selects them.
    pub const LINES: u8 = u8::MAX;
}

/// Places of a zone that has them.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Spots {
    /// Of which zone.
    pub zone: Zone,
    /// Among these, as the ability's controller counts them, bit n for place n; none means any.
    pub places: u32,
    /// So related to another place.
    pub near: Option<Near>,
    /// With counters like this on it.
    pub ground: Option<(Counter, Cmp, i32)>,
    /// With an object like this at it.
    pub with: Option<Box<Filter>>,
    /// With no object like this at it.
    pub without: Option<Box<Filter>>,
    /// All places that relate so to one another are meant as one.
    pub group: Option<Relation>,
}

impl Spots {
    /// Any place of a zone.
    pub const fn of(zone: Zone) -> Self {
        Self { zone, places: 0, near: None, ground: None, with: None, without: None, group: None }
    }

    /// Whether it depends on something which places are meant.
    pub fn mentions(&self, what: &What) -> bool {
        self.near.as_ref().is_some_and(|near| near.to.mentions(what))
            || [&self.with, &self.without].into_iter().flatten().any(|filter| filter.mentions(what))
    }
}

/// A phrase that chooses objects, or places.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Choose {
    /// What they must be like, now and when the ability resolves.
    pub filter: Filter,
    /// The places it chooses instead of objects.
    pub spots: Option<Spots>,
    /// How many at least.
    pub min: Amount,
    /// How many at most.
    pub max: Amount,
    /// What is divided among them; [`Amount::Share`] is what each gets.
    pub divide: Option<Divide>,
}

impl Choose {
    /// Whether what it can choose depends on what another phrase of its text chose.
    pub fn refers_to(&self, phrase: u8) -> bool {
        let what = What::Target(phrase);
        self.filter.mentions(&what) || self.spots.as_ref().is_some_and(|spots| spots.mentions(&what))
    }
}

/// A number that is divided among what was chosen, at least one step for each.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Divide {
    /// How much in all.
    pub total: Amount,
    /// In steps of how much.
    pub step: i32,
}

/// One end of an ordered zone.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum End {
    /// Where cards are drawn from, or the newest place.
    #[default]
    Top,
    /// The other end.
    Bottom,
}
