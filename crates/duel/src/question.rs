//! Questions and answers: always one of a list.

use crate::object::Slot;
use crate::words::*;
use serde::{Deserialize, Serialize};

/// One option of a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Pick {
    /// Do nothing and let the other player act.
    Pass,
    /// No more of these.
    Done,
    /// Do it.
    Yes,
    /// Do not.
    No,
    /// One of the book's actions with a card, and a number that says more.
    Act(u8, Slot, u8),
    /// This object.
    Object(Slot),
    /// Pay with this card, or from what one holds, in this colour.
    Pay(Slot, u8),
    /// This number.
    Number(i32),
    /// This mode.
    Mode(u8),
    /// This card into this pile.
    Pile(Slot, u8),
    /// This place.
    Place(u8),
    /// This waiting ability next, by its place in the list.
    Waiting(u8),
    /// This replacement first, by its place in the list of those in force.
    Replacement(u8),
    /// This word.
    Word(u16),
    /// This ability in use, by its serial.
    Used(u32),
    /// This printed card.
    Card(CardId),
}

/// What a question is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Topic {
    /// Act or pass.
    Priority,
    /// Which of one's waiting abilities goes onto the stack first.
    OrderWaiting,
    /// Which replacement applies first.
    OrderReplacements,
    /// Which of the cards that come together counts as coming first.
    Arrivals,
    /// Whether an extra cost is taken on.
    ExtraCost,
    /// Which mode.
    Mode,
    /// What X is.
    X,
    /// At which place.
    Place,
    /// How many are chosen.
    Count,
    /// What is chosen.
    Choose,
    /// How much the next of what was chosen gets.
    Share,
    /// What is picked while resolving.
    Pick,
    /// Which card is put somewhere first.
    Order,
    /// Into which pile a card goes.
    Divide,
    /// Which pile.
    Pile,
    /// What is found in a hidden zone.
    Search,
    /// What a cost is paid with.
    Pay,
    /// Whether something optional is done.
    May,
    /// How often a loop runs.
    Loop,
    /// A question of the rule book's own.
    Book(u8),
    /// Which word is named.
    Name,
    /// Between duels: who goes first in the next.
    Start,
    /// Between duels: which card comes in from a sideboard, or goes out for one that does.
    Sideboard,
    /// Whether a card is shown, so that its ability triggers.
    Show,
    /// Which part of a cost is paid next.
    Instalment,
    /// Of which part of a price a unit is taken off.
    Relief,
    /// Whether a card comes marked.
    Coming,
}

/// A question to one player; its options are in the scratch.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Question {
    /// Who answers.
    pub seat: Seat,
    /// What it is about.
    pub topic: Topic,
    /// The rule that asks it.
    pub rule: Rule,
}

/// What comes in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Input {
    /// The duel begins, or goes on from a position.
    Begin,
    /// The answer to the pending question. Of a selection, the next of its canonical continuations: one that has no
    /// more is closed.
    Pick(Pick),
    /// Takes one more into the pending selection, in any order; it stays open until its end is picked. Where no selection
    /// is asked for, the answer.
    Take(Pick),
    /// Lets go of something that the pending selection has taken.
    LetGo(Pick),
    /// A player tries an action that may not be offered; what is illegal about it undoes it.
    Attempt(Pick),
    /// A player gives up, at any moment.
    Concede(Seat),
    /// Time is called, at any moment.
    Time,
}

/// How a duel ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Outcome {
    /// Who won; nobody, if it was a draw.
    pub winner: Option<Seat>,
    /// The rule that ended it.
    pub rule: Rule,
}

/// What the duel waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pending {
    /// A question to one seat.
    Question(Question),
    /// Nothing: it is over.
    Over(Outcome),
}
