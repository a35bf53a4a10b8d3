//! The log of a duel, and the working space that is not part of its state.

use crate::event::{Act, Cause};
use crate::item::Item;
use crate::object::{Object, Slot};
use crate::payment::Purse;
use crate::question::Pick;
use crate::refusal::Refusal;
use crate::selection::Selection;
use crate::unasked::Unasked;
use crate::words::*;
use std::cell::RefCell;

/// What became of a proposed event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fate {
    /// It happened.
    Happened,
    /// It was forbidden.
    Forbidden,
    /// Something else happened instead.
    Replaced,
}

/// A card of a line of the log, and who knew at that moment which it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seen {
    /// Which card.
    pub card: CardId,
    /// Who knew: bit 0 for the first seat, bit 1 for the second.
    pub known: u8,
}

impl Seen {
    pub(crate) fn of(object: &Object) -> Self {
        Self { card: object.card, known: object.known }
    }
}

/// One line of the log.
#[derive(Clone, Copy, Debug)]
pub struct Entry {
    /// The number of the event, by which others name it as their cause; 0 if it did not happen.
    pub number: u32,
    /// What was proposed.
    pub act: Act,
    /// Under which name.
    pub verb: Verb,
    /// Why.
    pub cause: Cause,
    /// What became of it.
    pub fate: Fate,
    /// The card it was about, as far as there was one.
    pub card: Option<Seen>,
    /// The card whose ability or deed it was.
    pub source: Option<Seen>,
    /// The card it was put with, or the other card of a deed.
    pub host: Option<Seen>,
    /// Where the card was before.
    pub from: Option<Zone>,
    /// Its handle afterwards.
    pub handle: u16,
    /// On which turn.
    pub turn: u16,
}

/// One source of currency for a payment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Source {
    /// Which card, or none for what the player holds.
    pub slot: Slot,
    /// How many units it gives.
    pub units: u8,
    /// Of which colour, one of these.
    pub colours: Colours,
    /// What becomes of units that are not needed.
    pub spill: Spill,
    /// Which sort of source it is, in the book's terms.
    pub sort: u8,
    /// The traits that matter of what makes it; see [`crate::mint::Unit`].
    pub bonds: u16,
}

impl Source {
    /// The sort of what a source makes besides, by what its use sets off: it is not used by itself.
    pub const BESIDES: u8 = 15;
}

/// What becomes of units that a source gives beyond what is needed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spill {
    /// There may be none: such a source gives one unit.
    Never,
    /// A few may be lost, as the book allows.
    Bounded,
    /// They are kept: using the source makes currency first, of which any part is paid.
    Kept,
    /// They are kept, too, and making them costs more than the source itself.
    Bought,
}

/// Working space beside a state: options, the log, buffers. None of it is remembered by the duel.
#[derive(Debug, Default)]
pub struct Scratch {
    /// The options of the pending question.
    pub options: Vec<Pick>,
    /// The answer a step goes on with.
    pub answer: Option<Pick>,
    /// What happened, if anyone wants to know.
    pub log: Vec<Entry>,
    /// Whether the log is kept.
    pub logging: bool,
    /// How long the log was when the action under way began.
    pub(crate) log_mark: usize,
    /// What of the log belongs to the action under way and stands if it is taken back.
    pub(crate) standing: Vec<Entry>,
    /// How many events of the action under way, or of the last that was taken back, stand.
    pub stood: usize,
    /// Why the last attempt was undone.
    pub undone: Option<Refusal>,
    /// The rules the duel passed through, in order, if anyone wants to know.
    pub passed: RefCell<Vec<Rule>>,
    /// What was not asked because it had one answer, in order, if anyone wants to know.
    pub unasked: RefCell<Vec<Unasked>>,
    /// Whether those are kept.
    pub tracing: bool,
    /// Whether something was refused, as actions are listed, for a reason that any event may remove.
    pub(crate) fickle: bool,
    /// Whether everything that can be added to a selection is listed, rather than its canonical continuations.
    pub(crate) whole: bool,
    /// Whether a selection stays open though nothing canonical is left to add.
    pub(crate) stays_open: bool,
    /// Whether the answer lets go of what it names.
    pub(crate) lets_go: bool,
    /// What the pending question comes to, if the whole is listed and several are asked for.
    pub(crate) selection: Option<Selection>,
    /// A list of cards that a step is picking from.
    pub picking: Vec<Slot>,
    pub(crate) sources: Vec<Source>,
    /// What purchases that are looked at would give.
    pub(crate) promised: Vec<Source>,
    /// What is left to pay with as a source is looked at.
    pub(crate) later: Purse,
    /// The colours in which each source is of use.
    pub(crate) useful: Vec<Colours>,
    /// The cards that can pay the parts of a cost that are being looked at.
    pub(crate) pieces: Vec<Slot>,
    /// When the events that are being performed began.
    pub(crate) moment: u32,
    /// Whether the cards that come with them have been put in order.
    pub(crate) ordered: bool,
    pub(crate) noticed: Vec<Item>,
    /// Where the cards that move count as coming from, and where they are.
    pub(crate) origins: Vec<(Zone, Zone)>,
    /// Those of the events that happen now which leave all as it is: by their places in the batch.
    pub(crate) idle: Vec<usize>,
    pub(crate) slots: Vec<Slot>,
    /// Tokens that have gone to where they vanish.
    pub(crate) vanishing: Vec<Slot>,
    pub(crate) contributions: Vec<crate::layer::Contribution>,
    /// The objects that a text of their own changes where they are, out of play, and nothing else does.
    pub(crate) alone: Vec<Slot>,
    pub(crate) trial: Vec<crate::profile::Profile>,
    /// What is being entered of which abilities apply, and the watched numbers.
    pub(crate) ledger: Vec<crate::blame::Entry>,
    pub(crate) weights: Vec<(crate::object::Ref, i32)>,
}

impl Scratch {
    /// Working space that keeps a log.
    pub fn new() -> Self {
        Self { logging: true, ..Self::default() }
    }
    /// Working space for search: no log.
    pub fn silent() -> Self {
        Self::default()
    }
    /// Whether a card that is moving, or has just moved, comes from this zone.
    pub fn comes_from(&self, zone: Zone) -> bool {
        self.origins.iter().any(|&(_, from)| from == zone)
    }
    /// Notes that the duel passes through a rule; returns whether the rule is in force.
    #[inline]
    pub fn pass(&self, rule: Rule) -> bool {
        if self.tracing && rule != Rule::UNNUMBERED {
            let mut passed = self.passed.borrow_mut();
            if passed.last() != Some(&rule) {
                passed.push(rule);
            }
        }
        crate::audit::holds(rule)
    }
}
