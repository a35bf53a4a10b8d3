//! The log of a duel, and the working space that is not part of its state.

use crate::event::Event;
use crate::item::Item;
use crate::object::Slot;
use crate::payment::Purse;
use crate::question::Pick;
use crate::refusal::Refusal;
use crate::words::*;

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

/// One line of the log.
#[derive(Clone, Copy, Debug)]
pub struct Entry {
    /// The number of the event, by which others name it as their cause; 0 if it did not happen.
    pub number: u32,
    /// What was proposed, and why.
    pub event: Event,
    /// What became of it.
    pub fate: Fate,
    /// The card it was about, as far as there was one.
    pub card: Option<CardId>,
    /// Who may know which card that was.
    pub known: u8,
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
}

/// What becomes of units that a source gives beyond what is needed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spill {
    /// There may be none.
    Never,
    /// A few may be lost, as the book allows.
    Bounded,
    /// They are kept: using the source makes currency first, of which any part is paid.
    Kept,
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
    /// Why the last attempt was undone.
    pub undone: Option<Refusal>,
    /// The rules the duel passed through, in order, if anyone wants to know.
    pub passed: Vec<Rule>,
    /// Whether that is kept.
    pub tracing: bool,
    /// A list of cards that a step is picking from.
    pub picking: Vec<Slot>,
    pub(crate) sources: Vec<Source>,
    /// What a player can pay with as this step begins, counted when first asked for.
    pub(crate) purse: Option<(Seat, Purse)>,
    pub(crate) purse_sources: Vec<Source>,
    pub(crate) noticed: Vec<Item>,
    pub(crate) origins: Vec<Zone>,
    pub(crate) slots: Vec<Slot>,
    pub(crate) contributions: Vec<crate::layer::Contribution>,
    pub(crate) trial: Vec<crate::profile::Profile>,
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
    /// Notes that the duel passed through a rule.
    #[inline]
    pub fn pass(&mut self, rule: Rule) {
        if self.tracing && self.passed.last() != Some(&rule) {
            self.passed.push(rule);
        }
    }
}
