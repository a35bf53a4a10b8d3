//! The operations of an effect, as data; `resolve` carries them out.

use super::{Change, Cost, Duration, End, Shade, Sort, Spots};
use crate::amount::{Amount, Condition, What, Who};
use crate::filter::Filter;
use crate::profile::Orientation;
use crate::words::*;
use serde::{Deserialize, Serialize};

impl Op {
    /// How many groups of objects it picks.
    pub fn picks(&self) -> u8 {
        match self {
            Self::Pick { .. }
            | Self::Choose { .. }
            | Self::Search { .. }
            | Self::Look { .. }
            | Self::Sample { .. }
            | Self::Create { .. }
            | Self::PickPile { .. } => 1,
            Self::Divide { piles, .. } => *piles,
            _ => 0,
        }
    }
}

impl Op {
    /// How many of the operations after it hang on it.
    pub fn governs(&self) -> u8 {
        match self {
            Self::May { skip, .. } | Self::MayPay { skip, .. } | Self::If { skip, .. } | Self::IfDone { skip } => *skip,
            _ => 0,
        }
    }

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
            | Self::Peek { what, .. }
            | Self::Attach { what, .. }
            | Self::Play { what, .. }
            | Self::Cancel { what } => Some(what),
            _ => None,
        }
    }
}

impl Op {
    /// The amounts of what it does, other than of effects that it begins.
    pub fn amounts(&self) -> [Option<&Amount>; 2] {
        match self {
            Self::Sample { amount, .. }
            | Self::Create { amount, .. }
            | Self::Take { amount, .. }
            | Self::Damage { amount, .. }
            | Self::Strike { amount, .. }
            | Self::Count { amount, .. }
            | Self::Hold { amount, .. }
            | Self::Mint { amount, .. }
            | Self::Look { amount, .. }
            | Self::Call { amount, .. }
            | Self::Search { max: amount, .. } => [Some(amount), None],
            Self::Pick { min, max, .. } | Self::Choose { min, max, .. } => [Some(min), Some(max)],
            _ => [None; 2],
        }
    }
}

impl Op {
    /// Whether it does something to objects that were picked so, or what it does depends on them.
    pub fn speaks_of(&self, what: &What) -> bool {
        let names = |named: &What| named.mentions(what);
        self.affects().is_some_and(names)
            || self.amounts().into_iter().flatten().any(|amount| amount.mentions(what))
            || match self {
                Self::Call { what: other, .. }
                | Self::Strike { by: other, .. }
                | Self::Attach { to: other, .. }
                | Self::Swap { what: other, .. }
                | Self::Retarget { to: other, .. } => names(other),
                Self::Pick { filter, .. }
                | Self::Choose { filter, .. }
                | Self::Divide { filter, .. }
                | Self::Sample { filter, .. } => filter.mentions(what),
                Self::If { condition, .. } => condition.mentions(what),
                _ => false,
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
    /// Creates tokens; [`What::Picked`] refers to them.
    Create {
        /// Of which card.
        card: CardId,
        /// Who creates and controls them.
        who: Who,
        /// How many each.
        amount: Amount,
        /// Where; where they do not exist, if the next operation puts them somewhere.
        to: Zone,
        /// How that is called.
        verb: Verb,
        /// How they arrive; as cards usually do, if it does not say.
        turned: Option<Orientation>,
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
    /// Gives currency to a player.
    Mint {
        /// To whom.
        who: Who,
        /// Of which colours.
        shade: Shade,
        /// How much.
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
    /// The text comes to these of its choosing phrases: what was not declared as it was played is chosen now.
    /// [`What::Target`] refers to it.
    Target {
        /// The first of the phrases.
        first: u8,
        /// How many.
        count: u8,
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
    /// Has a player look at objects.
    Peek {
        /// Who looks.
        who: Who,
        /// At what.
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
