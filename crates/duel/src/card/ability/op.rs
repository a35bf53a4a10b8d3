//! The operations of an effect, as data; `resolve` carries them out.

use super::{Change, Cost, CurrencyColour, Duration, End, PlaceFilter, WordClass};
use crate::card::amount::{Amount, Condition, What, Who};
use crate::card::characteristics::Orientation;
use crate::card::filter::Filter;
use crate::ids::*;
use serde::{Deserialize, Serialize};

impl Op {
    /// The number of picked groups it makes, for [`What::Picked`] to refer to.
    pub fn picked_group_count(&self) -> u8 {
        match self {
            Self::Pick { .. }
            | Self::Choose { .. }
            | Self::Search { .. }
            | Self::LookAtTop { .. }
            | Self::PickAtRandom { .. }
            | Self::Create { .. }
            | Self::PickPile { .. } => 1,
            Self::DivideIntoPiles { piles, .. } => *piles,
            _ => 0,
        }
    }
}

impl Op {
    /// The number of following operations that depend on its outcome.
    pub fn governed_op_count(&self) -> u8 {
        match self {
            Self::May { skip, .. } | Self::MayPay { skip, .. } | Self::If { skip, .. } | Self::IfDone { skip } => *skip,
            _ => 0,
        }
    }

    /// The objects that it does something to.
    pub fn affected_objects(&self) -> Option<&What> {
        match self {
            Self::Move { what, .. }
            | Self::PutAtPlace { what, .. }
            | Self::Turn { what, .. }
            | Self::Mark { what, .. }
            | Self::Damage { what, .. }
            | Self::DamageBy { what, .. }
            | Self::PutCounters { what, .. }
            | Self::BeginEffect { what, .. }
            | Self::Arrange { what, .. }
            | Self::Reveal { what }
            | Self::LookAt { what, .. }
            | Self::Attach { what, .. }
            | Self::Play { what, .. }
            | Self::Cancel { what } => Some(what),
            _ => None,
        }
    }
}

impl Op {
    /// Its amounts, except those of continuous effects that it begins.
    pub fn amounts(&self) -> [Option<&Amount>; 2] {
        match self {
            Self::PickAtRandom { amount, .. }
            | Self::Create { amount, .. }
            | Self::TakeFromTop { amount, .. }
            | Self::Damage { amount, .. }
            | Self::DamageBy { amount, .. }
            | Self::PutCounters { amount, .. }
            | Self::GivePlayerCounters { amount, .. }
            | Self::GiveCurrency { amount, .. }
            | Self::LookAtTop { amount, .. }
            | Self::RunRoutine { amount, .. }
            | Self::Search { max: amount, .. } => [Some(amount), None],
            Self::Pick { min, max, .. } | Self::Choose { min, max, .. } => [Some(min), Some(max)],
            _ => [None; 2],
        }
    }
}

impl Op {
    /// Returns true if it acts on `what`, or if what it does depends on that.
    pub fn depends_on(&self, what: &What) -> bool {
        let names = |named: &What| named.mentions(what);
        self.affected_objects().is_some_and(names)
            || self.amounts().into_iter().flatten().any(|amount| amount.mentions(what))
            || match self {
                Self::RunRoutine { what: other, .. }
                | Self::DamageBy { by: other, .. }
                | Self::Attach { to: other, .. }
                | Self::Swap { what: other, .. }
                | Self::Retarget { to: other, .. } => names(other),
                Self::Pick { filter, .. }
                | Self::Choose { filter, .. }
                | Self::DivideIntoPiles { filter, .. }
                | Self::PickAtRandom { filter, .. } => filter.mentions(what),
                Self::If { condition, .. } => condition.mentions(what),
                _ => false,
            }
    }
}

/// One operation of an effect. An operation with `skip` governs that many operations after it.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Op {
    /// Moves objects to their owners' zones or, in play, to the zones of the players who control them there.
    Move {
        /// The objects that move.
        what: What,
        /// The destination.
        to: Zone,
        /// The end of the zone.
        end: End,
        /// The event's verb.
        verb: Verb,
        /// The orientation they arrive in; the usual one, if none.
        turned: Option<Orientation>,
        /// The player under whose control they arrive, if the effect names one.
        control: Option<Who>,
    },
    /// Moves objects to places of a zone. Where several places are possible, a player picks one for each object.
    PutAtPlace {
        /// The objects that move.
        what: What,
        /// The destination.
        spots: PlaceFilter,
        /// The event's verb.
        verb: Verb,
        /// The orientation they arrive in. If none, the one they have when they stay in the same realm, else the usual
        /// one.
        turned: Option<Orientation>,
        /// The player under whose control they arrive, if not that of the player who puts them there.
        control: Option<Who>,
    },
    /// Picks objects at random; [`What::Picked`] refers to them.
    PickAtRandom {
        /// The objects to pick from.
        filter: Filter,
        /// The number of them.
        amount: Amount,
    },
    /// Moves cards from the top of a zone, one at a time: drawing, milling.
    TakeFromTop {
        /// The player whose cards they are.
        who: Who,
        /// The zone they come from.
        from: Zone,
        /// The destination.
        to: Zone,
        /// The number of them.
        amount: Amount,
        /// The event's verb.
        verb: Verb,
    },
    /// Creates tokens; [`What::Picked`] refers to them.
    Create {
        /// The token's card.
        card: CardId,
        /// The players who create and control them.
        who: Who,
        /// The number for each of those players.
        amount: Amount,
        /// The zone they arrive in; the zone of tokens that do not exist, if the next operation puts them somewhere.
        to: Zone,
        /// The event's verb.
        verb: Verb,
        /// The orientation they arrive in; the usual one, if none.
        turned: Option<Orientation>,
    },
    /// Turns objects.
    Turn {
        /// The objects.
        what: What,
        /// The orientation.
        to: Orientation,
        /// The event's verb.
        verb: Verb,
    },
    /// Puts a mark on objects.
    Mark {
        /// The objects.
        what: What,
        /// The mark.
        mark: Mark,
        /// The event's verb.
        verb: Verb,
    },
    /// Deals damage to objects.
    Damage {
        /// The objects that receive it.
        what: What,
        /// The amount.
        amount: Amount,
    },
    /// Has objects deal damage to others, each of them the full amount.
    DamageBy {
        /// The objects that deal it.
        by: What,
        /// The objects that receive it.
        what: What,
        /// The amount.
        amount: Amount,
    },
    /// Puts counters on objects, or removes them if the amount is negative.
    PutCounters {
        /// The objects.
        what: What,
        /// The kind of counter.
        counter: Counter,
        /// The number of them.
        amount: Amount,
    },
    /// Gives counters to a player, or takes them away if the amount is negative.
    GivePlayerCounters {
        /// The player.
        who: Who,
        /// The kind of counter.
        counter: Counter,
        /// The number of them.
        amount: Amount,
    },
    /// Gives currency to a player.
    GiveCurrency {
        /// The player.
        who: Who,
        /// The colours of the units.
        shade: CurrencyColour,
        /// The amount.
        amount: Amount,
    },
    /// Begins a continuous effect on objects.
    BeginEffect {
        /// The objects.
        what: What,
        /// The changes to them.
        changes: Vec<Change>,
        /// The duration.
        duration: Duration,
    },
    /// Has a player pick objects now; [`What::Picked`] refers to them.
    Pick {
        /// The player who picks.
        who: Who,
        /// The objects to pick from.
        filter: Filter,
        /// The least number; all of them, if there are fewer.
        min: Amount,
        /// The greatest number.
        max: Amount,
    },
    /// Has a player choose objects now, by the rules of choosing: objects that must be chosen are, objects that cannot
    /// be chosen are not. [`What::Picked`] refers to them.
    Choose {
        /// The player who chooses.
        who: Who,
        /// The objects to choose from.
        filter: Filter,
        /// The least number; all of them, if there are fewer.
        min: Amount,
        /// The greatest number.
        max: Amount,
    },
    /// Comes to these choosing phrases: targets that were not declared as the ability was played are chosen now.
    /// [`What::Target`] refers to them.
    ChooseTargets {
        /// The first of the phrases.
        first: u8,
        /// The number of phrases.
        count: u8,
    },
    /// Has a player divide objects into piles; a pile can be empty. The piles are the next [`What::Picked`] groups, in
    /// order.
    DivideIntoPiles {
        /// The player who divides.
        who: Who,
        /// The objects to divide.
        filter: Filter,
        /// The number of piles.
        piles: u8,
    },
    /// Has a player pick one of some piles; [`What::Picked`] refers to its objects.
    PickPile {
        /// The player who picks.
        who: Who,
        /// The first of the piles, by its number among the picked groups.
        first: u8,
        /// The number of piles.
        piles: u8,
    },
    /// Has a player search a hidden zone of their own and show the cards found; they need not find any. The zone is
    /// shuffled afterwards. [`What::Picked`] refers to the cards.
    Search {
        /// The player who searches.
        who: Who,
        /// The cards that may be found.
        filter: Filter,
        /// The greatest number.
        max: Amount,
    },
    /// Has a player look at cards from the top of a zone; [`What::Picked`] refers to them.
    LookAtTop {
        /// The player who looks.
        who: Who,
        /// The player whose cards they are.
        whose: Who,
        /// The zone they come from.
        zone: Zone,
        /// The number of cards.
        amount: Amount,
        /// The cards are shown to both players.
        shown: bool,
    },
    /// Has a player put objects at an end of their owners' zones, in an order of that player's choice.
    Arrange {
        /// The player who orders them.
        who: Who,
        /// The objects.
        what: What,
        /// The destination.
        to: Zone,
        /// The end of the zone.
        end: End,
        /// The event's verb.
        verb: Verb,
    },
    /// Shows objects to both players.
    Reveal {
        /// The objects.
        what: What,
    },
    /// Has a player look at objects.
    LookAt {
        /// The player who looks.
        who: Who,
        /// The objects.
        what: What,
    },
    /// Puts a zone into random order.
    Shuffle {
        /// The player.
        who: Who,
        /// The zone.
        zone: Zone,
    },
    /// Puts objects under or beside another, from wherever they are.
    Attach {
        /// The objects that are attached.
        what: What,
        /// The object they are attached to.
        to: What,
        /// They are put face down under it, rather than face up beside it.
        under: bool,
        /// The event's verb.
        verb: Verb,
    },
    /// Puts a card from the top of a zone face down under each of some objects.
    PutTopUnder {
        /// The objects on top.
        beneath: What,
        /// The player whose cards they are; the owner of the object on top, if none.
        whose: Option<Who>,
        /// The zone they come from.
        from: Zone,
        /// The event's verb.
        verb: Verb,
    },
    /// Has two objects take each other's place.
    Swap {
        /// The two objects.
        what: What,
        /// The event's verb.
        verb: Verb,
    },
    /// Has a card or ability on the stack choose this object instead of one that it chose, if it may.
    Retarget {
        /// The card or ability on the stack.
        what: What,
        /// The choice that changes, if it may have chosen several.
        from: Option<What>,
        /// The object it chooses now.
        to: What,
    },
    /// Calls off the event that is being replaced: it does not happen.
    CallOff,
    /// Has a player name a word of this class. The source remembers it as long as it stays the object it is.
    NameWord {
        /// The player.
        who: Who,
        /// The class of the word.
        sort: WordClass,
    },
    /// Has a player play a card now, during this resolution.
    Play {
        /// The card.
        what: What,
        /// The player who plays it.
        who: Who,
        /// The price is not paid.
        free: bool,
    },
    /// Takes a card or ability off the stack without effect.
    Cancel {
        /// The card or ability.
        what: What,
    },
    /// Runs a procedure of the rule book.
    RunRoutine {
        /// The procedure.
        routine: Routine,
        /// The player it is run on.
        who: Who,
        /// The objects it is given.
        what: What,
        /// The number it is given.
        amount: Amount,
    },
    /// The next operations are done only if a player wants it.
    May {
        /// The player who decides.
        who: Who,
        /// The number of operations.
        skip: u8,
    },
    /// The next operations are done only if a player pays for it.
    MayPay {
        /// The player who decides and pays.
        who: Who,
        /// The cost.
        cost: Cost,
        /// The number of operations.
        skip: u8,
    },
    /// The next operations are done only if this holds.
    If {
        /// The condition.
        condition: Condition,
        /// The number of operations.
        skip: u8,
    },
    /// The next operations are done only if the one before was done in full.
    IfDone {
        /// The number of operations.
        skip: u8,
    },
    /// The next operations are not done.
    Skip {
        /// The number of operations.
        skip: u8,
    },
    /// Has an ability trigger now; it knows what this one chose and picked.
    Trigger {
        /// The ability.
        ability: AbilityId,
    },
    /// Creates a delayed ability; it knows what this one chose and picked.
    CreateDelayed {
        /// The ability.
        ability: AbilityId,
        /// Its duration.
        duration: Duration,
        /// It is used up when it triggers.
        once: bool,
    },
    /// A player skips their next phase or step of this sort, or their next turn.
    SkipPhase {
        /// The player.
        who: Who,
        /// The phase or step; a whole turn, if none.
        phase: Option<Phase>,
    },
    /// A player loses the duel.
    Lose {
        /// The player.
        who: Who,
    },
    /// A player wins the duel.
    Win {
        /// The player.
        who: Who,
    },
}
