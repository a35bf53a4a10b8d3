//! Abilities as data: when they work, what they cost, what they choose and what they do. The
//! interpreter in `resolve` runs them; a card is never code.

use crate::amount::{Amount, Condition, What, Who};
use crate::filter::{Cmp, Filter, Near};
use crate::profile::Orientation;
use crate::words::*;
use serde::{Deserialize, Serialize};

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
    /// It applies all the time.
    Static(Vec<Affect>),
    /// It changes an event that is about to happen.
    Replacement(Replacement),
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

/// How long an effect that a text made lasts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Duration {
    /// Until the turn ends.
    Turn,
    /// Until the battle ends.
    Battle,
    /// As long as the source stays what and where it is.
    WhileSource,
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
    /// The ability's body is carried out.
    Body,
    /// The ability's body is carried out first; then the same happens, unless the body calls it off.
    First,
}

/// Sorts of words that a player can name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Sort {
    /// A colour.
    Colour,
    /// A word that cards are grouped by, of one of the book's classes.
    Trait(u8),
}

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

/// What is chosen, then what is done.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Body {
    /// What is chosen when the ability is played, or, in some books, when it resolves.
    pub choose: Vec<Choose>,
    /// What is done when it resolves.
    pub ops: Vec<Op>,
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

impl Op {
    /// How many groups of objects it picks.
    pub fn picks(&self) -> u8 {
        match self {
            Self::Pick { .. }
            | Self::Choose { .. }
            | Self::Search { .. }
            | Self::Look { .. }
            | Self::Sample { .. }
            | Self::PickPile { .. } => 1,
            Self::Divide { piles, .. } => *piles,
            _ => 0,
        }
    }
}

impl Op {
    /// The objects to which it does something.
    pub fn affects(&self) -> Option<&What> {
        match self {
            Self::Move { what, .. }
            | Self::Put { what, .. }
            | Self::Turn { what, .. }
            | Self::Mark { what, .. }
            | Self::Damage { what, .. }
            | Self::Strike { what, .. }
            | Self::Count { what, .. }
            | Self::Effect { what, .. }
            | Self::Arrange { what, .. }
            | Self::Reveal { what }
            | Self::Attach { what, .. }
            | Self::Play { what, .. }
            | Self::Cancel { what } => Some(what),
            _ => None,
        }
    }
}

/// One operation of an effect. Those with `skip` govern that many operations after them.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Op {
    /// Moves objects to a zone of their owners, or, in play, of who controls them then.
    Move {
        /// What moves.
        what: What,
        /// Where to.
        to: Zone,
        /// At which end.
        end: End,
        /// How that is called.
        verb: Verb,
        /// How it arrives.
        turned: Option<Orientation>,
        /// Under whose control, if not its owner's.
        control: Option<Who>,
    },
    /// Moves objects to places of a zone, each to one that is picked where there are several.
    Put {
        /// What moves.
        what: What,
        /// Where to.
        spots: Spots,
        /// How that is called.
        verb: Verb,
        /// How it arrives; as it is, if it comes from the same realm, or as it usually does.
        turned: Option<Orientation>,
        /// Under whose control, if not that of who puts it there.
        control: Option<Who>,
    },
    /// Takes objects at random; [`What::Picked`] refers to them.
    Sample {
        /// From what.
        filter: Filter,
        /// How many.
        amount: Amount,
    },
    /// Moves cards from the top of a zone, one at a time: drawing, milling.
    Take {
        /// Whose cards.
        who: Who,
        /// From where.
        from: Zone,
        /// Where to.
        to: Zone,
        /// How many.
        amount: Amount,
        /// How that is called.
        verb: Verb,
    },
    /// Turns objects.
    Turn {
        /// What is turned.
        what: What,
        /// Which way.
        to: Orientation,
        /// How that is called.
        verb: Verb,
    },
    /// Puts a mark on objects.
    Mark {
        /// On what.
        what: What,
        /// Which mark.
        mark: Mark,
        /// How that is called.
        verb: Verb,
    },
    /// Deals damage to objects.
    Damage {
        /// To what.
        what: What,
        /// How much.
        amount: Amount,
    },
    /// Has an object deal damage to others by itself.
    Strike {
        /// What deals it.
        by: What,
        /// To what.
        what: What,
        /// How much.
        amount: Amount,
    },
    /// Puts counters on objects, or with a negative amount takes them off.
    Count {
        /// On what.
        what: What,
        /// Which counters.
        counter: Counter,
        /// How many.
        amount: Amount,
    },
    /// Gives counters to a player, or with a negative amount takes them away.
    Hold {
        /// To whom.
        who: Who,
        /// Which counters.
        counter: Counter,
        /// How many.
        amount: Amount,
    },
    /// Begins a continuous effect on objects.
    Effect {
        /// On what.
        what: What,
        /// How they are changed.
        changes: Vec<Change>,
        /// For how long.
        duration: Duration,
    },
    /// Has a player pick objects now; [`What::Picked`] refers to them.
    Pick {
        /// Who picks.
        who: Who,
        /// From what.
        filter: Filter,
        /// How many at least, as far as there are so many.
        min: Amount,
        /// How many at most.
        max: Amount,
    },
    /// Has a player choose objects now, as a text chooses: with what must be chosen, without what cannot be.
    /// [`What::Picked`] refers to them.
    Choose {
        /// Who chooses.
        who: Who,
        /// From what.
        filter: Filter,
        /// How many at least, as far as there are so many.
        min: Amount,
        /// How many at most.
        max: Amount,
    },
    /// Has a player divide objects among piles, each into one; a pile can be empty. The piles are the next
    /// [`What::Picked`], in their order.
    Divide {
        /// Who divides.
        who: Who,
        /// What.
        filter: Filter,
        /// Into how many piles.
        piles: u8,
    },
    /// Has a player pick one of some piles; [`What::Picked`] refers to what is in it.
    PickPile {
        /// Who picks.
        who: Who,
        /// The first of the piles, by its number among what was picked.
        first: u8,
        /// How many there are.
        piles: u8,
    },
    /// Looks for cards in a hidden zone of the player's own and shows them; one need not find. Then shuffles.
    Search {
        /// Who searches.
        who: Who,
        /// From what.
        filter: Filter,
        /// How many at most.
        max: Amount,
    },
    /// Has a player look at cards from the top of a zone; [`What::Picked`] refers to them.
    Look {
        /// Who looks.
        who: Who,
        /// Whose cards.
        whose: Who,
        /// From where.
        zone: Zone,
        /// At how many.
        amount: Amount,
        /// Whether they are shown to both players.
        shown: bool,
    },
    /// Has a player put objects, in an order of that player's, at an end of a zone of their owners.
    Arrange {
        /// Who orders them.
        who: Who,
        /// What is put there.
        what: What,
        /// Where to.
        to: Zone,
        /// At which end.
        end: End,
        /// How that is called.
        verb: Verb,
    },
    /// Shows objects to both players.
    Reveal {
        /// What is shown.
        what: What,
    },
    /// Puts a zone into random order.
    Shuffle {
        /// Whose.
        who: Who,
        /// Which zone.
        zone: Zone,
    },
    /// Puts objects under or beside another, from wherever they are.
    Attach {
        /// What is attached.
        what: What,
        /// To what.
        to: What,
        /// Whether face down under it, rather than face up beside it.
        under: bool,
        /// How that is called.
        verb: Verb,
    },
    /// Puts a card from the top of a zone face down under each of some objects.
    Underlay {
        /// Under what.
        beneath: What,
        /// Whose cards; the owner's of what each lies under, if it does not say.
        whose: Option<Who>,
        /// From where.
        from: Zone,
        /// How that is called.
        verb: Verb,
    },
    /// Has two objects take each other's place.
    Swap {
        /// Which two.
        what: What,
        /// How that is called.
        verb: Verb,
    },
    /// Has a card or ability on the stack choose this object instead of one that it chose, if it may.
    Retarget {
        /// Which card or ability.
        what: What,
        /// Instead of what, if it may have chosen several.
        from: Option<What>,
        /// What it chooses now.
        to: What,
    },
    /// What was about to happen, and is being replaced, does not happen.
    CallOff,
    /// Has a player name a word of this sort; the source remembers it as long as it is what and where it is.
    Name {
        /// Who.
        who: Who,
        /// Of which sort.
        sort: Sort,
    },
    /// Has a player play a card now, in the middle of this text.
    Play {
        /// Which card.
        what: What,
        /// Who plays it.
        who: Who,
        /// Whether without paying its price.
        free: bool,
    },
    /// Takes a chosen card or ability off the stack without effect.
    Cancel {
        /// What is cancelled.
        what: What,
    },
    /// Runs a procedure of the rule book.
    Call {
        /// Which one.
        routine: Routine,
        /// On which player.
        who: Who,
        /// With which objects.
        what: What,
        /// With which number.
        amount: Amount,
    },
    /// A player may have the next operations done.
    May {
        /// Who decides.
        who: Who,
        /// How many operations.
        skip: u8,
    },
    /// A player may pay to have the next operations done.
    MayPay {
        /// Who decides and pays.
        who: Who,
        /// What.
        cost: Cost,
        /// How many operations.
        skip: u8,
    },
    /// The next operations are done only if this holds.
    If {
        /// What must hold.
        condition: Condition,
        /// How many operations.
        skip: u8,
    },
    /// The next operations are done only if the one before was done in full.
    IfDone {
        /// How many operations.
        skip: u8,
    },
    /// The next operations are not done.
    Skip {
        /// How many operations.
        skip: u8,
    },
    /// Has an ability trigger now; it knows what this one chose.
    Trigger {
        /// Which ability.
        ability: AbilityId,
    },
    /// Creates an ability that waits for its event; it knows what this one chose.
    Delay {
        /// Which ability.
        ability: AbilityId,
        /// For how long it waits.
        duration: Duration,
        /// Whether it is used up when it triggers.
        once: bool,
    },
    /// A player's next phase or step of this sort, or next turn, is passed over.
    Omit {
        /// Whose.
        who: Who,
        /// Which phase or step; a whole turn, if none.
        phase: Option<Phase>,
    },
    /// A player loses the duel.
    Lose {
        /// Who.
        who: Who,
    },
    /// A player wins the duel.
    Win {
        /// Who.
        who: Who,
    },
}
