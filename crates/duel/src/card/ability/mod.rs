//! Abilities as data: when they work, what they cost, what they choose and what they do. The
//! interpreter in `resolve` runs them; a card is never code.

mod cost;
mod op;
pub(crate) mod while_condition;

pub use cost::{Cost, CostObjects, CostPart, ExtraCost, Price};
pub use op::Op;

use crate::card::amount::{Amount, Condition, What, Who};
use crate::card::characteristics::Orientation;
use crate::card::filter::{Cmp, Filter, PlaceRelation};
use crate::ids::*;
use serde::{Deserialize, Serialize};
use std::ops::Range;

/// One ability of a card.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Ability {
    /// Its form: the way it takes effect.
    pub form: Form,
    /// Its class in the book's own terms.
    pub label: Label,
    /// Its own name, if it has one.
    pub name: Option<Name>,
    /// The zones in which it works.
    pub works_in: Zones,
    /// The condition to use it, for it to trigger and again when it resolves, or for it to apply.
    pub condition: Option<Condition>,
    /// The number of times it can be used in a turn, if that is limited.
    pub per_turn: Option<u8>,
    /// Its cost, beyond what the book asks for.
    pub cost: Cost,
    /// Its additional and alternative costs.
    pub extras: Vec<ExtraCost>,
    /// Its own choices and operations.
    pub body: Body,
    /// Its modes. The selected ones are carried out after the body.
    pub modes: Option<Modes>,
}

impl Ability {
    /// An ability of this form that works in `works`, and does nothing yet.
    pub fn new(form: Form, label: Label, works: Zones) -> Self {
        Self {
            form,
            label,
            name: None,
            works_in: works,
            condition: None,
            per_turn: None,
            cost: Cost::default(),
            extras: Vec::new(),
            body: Body::default(),
            modes: None,
        }
    }

    /// Returns true if this is a replacement that an effect binds to an object, whatever zone that is in. It is granted
    /// to the object, but is not an ability of the object's.
    pub fn is_bound_replacement(&self) -> bool {
        self.works_in == Zones::ALL && matches!(self.form, Form::Replacement(_))
    }

    /// Returns true if one of its operations shows cards to both players.
    pub fn reveals_cards(&self) -> bool {
        let modes = self.modes.iter().flat_map(|modes| &modes.options);
        let mut ops = std::iter::once(&self.body).chain(modes).flat_map(|body| &body.ops);
        ops.any(|op| matches!(op, Op::LookAtTop { shown: true, .. } | Op::Reveal { .. } | Op::Search { .. }))
    }

    /// The body of this number: 0 for the ability's own, then its modes in order.
    pub fn part(&self, part: u8) -> Option<&Body> {
        match part {
            0 => Some(&self.body),
            n => self.modes.as_ref()?.options.get(n as usize - 1),
        }
    }
}

/// The form of an ability: the way it takes effect.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Form {
    /// It takes effect when its card is played and resolves.
    Spell,
    /// A player uses it and pays its cost.
    Activated,
    /// An event triggers it.
    Triggered(Trigger),
    /// It counts an event each time that happens.
    Counting(EventCounter),
    /// It applies all the time.
    Static(Vec<StaticEffect>),
    /// It changes an event that is about to happen.
    Replacement(Replacement),
}

impl Form {
    /// The event that it waits for, to trigger or to count it.
    pub fn awaited_event(&self) -> Option<&Trigger> {
        match self {
            Self::Triggered(trigger) => Some(trigger),
            Self::Counting(record) => Some(&record.event),
            Self::Spell | Self::Activated | Self::Static(_) | Self::Replacement(_) => None,
        }
    }
}

/// The events that a trigger or a replacement waits for.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum EventPattern {
    /// A card moves from one of these zones to one of those, under this verb if one is given.
    Move {
        /// The zones it comes from; empty means any.
        from: Zones,
        /// The zones it goes to; empty means any.
        to: Zones,
        /// The event's verb, where that matters.
        verb: Option<Verb>,
    },
    /// A card is turned to this orientation.
    Turn(Orientation),
    /// Damage is dealt to an object.
    Damage,
    /// Damage is dealt to an object under this verb.
    DamageNamed(Verb),
    /// Counters are put on an object, or the last one is removed.
    Counters {
        /// The kind of counter.
        counter: Counter,
        /// It waits for the last one to be removed, rather than for counters to be put on.
        last: bool,
    },
    /// Something is done that changes nothing by itself: attacking, casting, a phase beginning.
    Deed(Verb),
    /// A state of affairs, rather than an event.
    State(Condition),
    /// One of several events.
    Any(Vec<EventPattern>),
}

/// An event that triggers an ability, or that it counts.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Trigger {
    /// The event.
    pub on: EventPattern,
    /// The object that it happens to.
    pub subject: Filter,
    /// The other object of the event, where that matters.
    pub counterpart: Option<Filter>,
}

/// A count of an event, kept as counters on the source.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct EventCounter {
    /// The event.
    pub event: Trigger,
    /// The counters that count it.
    pub counter: Counter,
    /// The number of times it is to happen.
    pub times: u8,
}

/// An effect of a static ability on objects.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct StaticEffect {
    /// The objects it affects.
    pub filter: Filter,
    /// The changes to them.
    pub changes: Vec<Change>,
}

/// One change to the characteristics of an object, or to what it may and must do.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Change {
    /// Another player controls it.
    Control(Who),
    /// It has none of its printed abilities.
    LoseAbilities,
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
    /// It has these traits and no others of their classes.
    SetTraits(Vec<Trait>),
    /// It also has this name.
    AddName(Name),
    /// It also has these colours.
    AddColours(Colours),
    /// It has these colours and no others.
    SetColours(Colours),
    /// It has these keywords.
    GainKeywords(Keywords),
    /// It does not have these keywords.
    LoseKeywords(Keywords),
    /// The number becomes this. The book's layers decide which other changes come before.
    Set(Number, Amount),
    /// The number changes by this.
    Add(Number, Amount),
    /// The number falls by this amount, but not below that limit; a number at or below the limit stays.
    Lower(Number, Amount, i32),
    /// The number is multiplied by this.
    Multiply(Number, i32),
    /// Reading or changing the first number reads or changes the second instead.
    StandsInFor(Number, Number),
    /// Playing it costs this much more, or less if the amount is negative.
    CostIncrease(Amount),
    /// Lowers the cost of playing it, but not to 0 unless it was 0 already. The book decides the amount's sign.
    CostReduction(Amount),
    /// It pays as currency of these colours, besides its own.
    AlsoPaysAs(Colours),
    /// It cannot do this, nor can this be done to it. With a filter, only where the other object fits.
    Cannot(Verb, Option<Filter>),
    /// It may do this, or this may be done with it, though the rules alone do not let it.
    Allow(Verb),
    /// It must do this if it can.
    Must(Verb),
    /// It can do this only if its controller pays this much.
    ActionFee(Verb, u8),
    /// A deck may hold this many copies of it; 255 means any number.
    DeckCopies(u8),
}

impl Change {
    /// The amount of the change, if it has one.
    pub fn amount(&self) -> Option<&Amount> {
        match self {
            Self::Set(_, n)
            | Self::Add(_, n)
            | Self::Lower(_, n, _)
            | Self::CostIncrease(n)
            | Self::CostReduction(n) => Some(n),
            _ => None,
        }
    }
}

/// The duration of a continuous effect or a delayed ability.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Duration {
    /// Until the turn ends.
    Turn,
    /// Until the battle ends.
    Battle,
    /// As long as the source stays the object it is.
    WhileSource,
    /// As long as the source stays the object it is, and the condition of the [`Op::If`] just before holds.
    WhileCondition,
    /// Until the duel ends.
    Forever,
    /// Until the end of a phase before the end of the turn, which the book names.
    Phase,
}

/// A change of an event that is about to happen.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Replacement {
    /// The event that would happen.
    pub on: EventPattern,
    /// The object that it would happen to.
    pub subject: Filter,
    /// The object that would do it, where that matters.
    pub counterpart: Option<Filter>,
    /// The event that happens instead.
    pub instead: ReplacedBy,
    /// It is used up when it applies.
    pub once: bool,
    /// The player who orders replacements may leave it out.
    pub optional: bool,
}

/// The outcome of a replaced event.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum ReplacedBy {
    /// Nothing.
    Nothing,
    /// The same event with the amount changed by this much, not below 0.
    AddAmount(Amount),
    /// The same event with this amount.
    SetAmount(Amount),
    /// The same event with this many times the amount.
    MultiplyAmount(i32),
    /// The same move to this zone instead, under this verb; the card arrives turned like this, or as usual.
    MoveTo(Zone, Verb, Option<Orientation>),
    /// The same move, but the card arrives turned like this.
    ArriveTurned(Orientation),
    /// The same move, but the card arrives under this player's control.
    ArriveControlledBy(Who),
    /// The same move, but the card arrives with this many more counters.
    ArriveWithCounters(Counter, Amount),
    /// The ability's body is carried out.
    DoBody,
    /// The ability's body is carried out first. Then the same event happens, unless the body calls it off.
    DoBodyFirst,
}

/// The colours of the currency that an effect gives.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum CurrencyColour {
    /// Each unit has all of these colours; with none it pays for any.
    Of(Colours),
    /// Each unit has all the colours that an object has.
    Like(What),
    /// All units have one of these colours, which the player chooses.
    Chosen(Colours),
}

/// The classes of words that a player can name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum WordClass {
    /// A colour.
    Colour,
    /// A trait of one of the book's classes.
    Trait(u8),
}

/// The choices of an effect, then its operations.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Body {
    /// The choosing phrases. Targets are chosen when the ability is played or, in some books, when it resolves. They
    /// are chosen before the first operation, except those that an [`Op::ChooseTargets`] comes to later.
    pub phrases: Vec<ChoosingPhrase>,
    /// The operations, carried out when it resolves.
    pub ops: Vec<Op>,
}

impl Body {
    /// The phrases whose choices come before the first operation.
    pub fn phrases_before_ops(&self) -> Range<u8> {
        let later = self.ops.iter().find_map(|op| match op {
            Op::ChooseTargets { first, .. } => Some(*first),
            _ => None,
        });
        0..later.unwrap_or(self.phrases.len() as u8)
    }

    /// The phrases chosen together with this one: no operation comes between them.
    pub fn phrases_chosen_with(&self, phrase: u8) -> Range<u8> {
        let mut along = self.phrases_before_ops();
        let mut choosing = true;
        for op in &self.ops {
            let Op::ChooseTargets { first, count } = op else {
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

    /// Returns true if it treats the targets of these phrases differently: it divides a number among them, or does
    /// something to the targets of some phrases only.
    pub fn is_uneven(&self, phrases: Range<u8>) -> bool {
        let affected = |op: &Op| {
            let what = if let Op::RunRoutine { what, .. } = op { Some(what) } else { op.affected_objects() };
            let chosen = phrases.clone().filter(|&n| what.is_some_and(|what| what.includes_target(n)));
            chosen.fold(0u16, |bits, n| bits | 1 << n)
        };
        let all = self.ops.iter().fold(0, |bits, op| bits | affected(op));
        let chosen = self.phrases.iter().take(phrases.end.into()).skip(phrases.start.into());
        chosen.clone().any(|choose| choose.divide.is_some())
            || phrases.len() > 1 && self.ops.iter().map(affected).any(|some| some != 0 && some != all)
    }
}

/// The modes of an ability, of which some are selected.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Modes {
    /// The least number of modes.
    pub min: u8,
    /// The greatest number of modes.
    pub max: u8,
    /// The condition under which other least and greatest numbers apply, and those numbers.
    pub alternative: Option<(Condition, u8, u8)>,
    /// The modes, in order.
    pub options: Vec<Body>,
}

impl Modes {
    /// The value of `max` for lines of one text: the first `min` are carried out, and nobody selects them.
    pub const LINES: u8 = u8::MAX;
}

/// A description of places of a zone.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct PlaceFilter {
    /// The zone.
    pub zone: Zone,
    /// Among these, as the ability's controller counts them: bit n for place n; 0 means any.
    pub places: u32,
    /// In this relation to another place.
    pub place_relation: Option<PlaceRelation>,
    /// With counters like this.
    pub place_counters: Option<(Counter, Cmp, i32)>,
    /// With an object like this.
    pub with_object: Option<Box<Filter>>,
    /// With no object like this.
    pub without_object: Option<Box<Filter>>,
    /// Places in this relation to one another count as one.
    pub grouped_by: Option<Relation>,
}

impl PlaceFilter {
    /// Any place of a zone.
    pub const fn in_zone(zone: Zone) -> Self {
        Self {
            zone,
            places: 0,
            place_relation: None,
            place_counters: None,
            with_object: None,
            without_object: None,
            grouped_by: None,
        }
    }

    /// Returns true if the places it means depend on `what`.
    pub fn mentions(&self, what: &What) -> bool {
        self.place_relation.as_ref().is_some_and(|near| near.to.mentions(what))
            || [&self.with_object, &self.without_object].into_iter().flatten().any(|filter| filter.mentions(what))
    }
}

/// A phrase that chooses targets: objects or places.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct ChoosingPhrase {
    /// The objects it may choose. They must fit when chosen and again when the ability resolves.
    pub filter: Filter,
    /// The places it may choose, if it chooses places instead of objects.
    pub place_filter: Option<PlaceFilter>,
    /// The least number of targets.
    pub min: Amount,
    /// The greatest number of targets.
    pub max: Amount,
    /// A number divided among the targets; [`Amount::Share`] is the share of each.
    pub divide: Option<Division>,
}

impl ChoosingPhrase {
    /// Returns true if its legal choices depend on what that phrase chose.
    pub fn refers_to(&self, phrase: u8) -> bool {
        let what = What::Target(phrase);
        self.filter.mentions(&what) || self.place_filter.as_ref().is_some_and(|spots| spots.mentions(&what))
    }
}

/// A number that is divided among the targets, at least one step for each.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Division {
    /// The number in all.
    pub total: Amount,
    /// The size of a step; shares are multiples of it.
    pub step: i32,
}

/// One end of an ordered zone.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum End {
    /// The end where cards are drawn from, or where the newest card lies.
    #[default]
    Top,
    /// The other end.
    Bottom,
}
