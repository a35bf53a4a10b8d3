//! Questions and their answers; an answer is always one of the listed options.

use crate::ids::*;
use crate::state::object::Slot;
use serde::{Deserialize, Serialize};

/// One option of a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Pick {
    /// Do nothing and let the other player act.
    Pass,
    /// Finish the selection.
    Done,
    /// Do it.
    Yes,
    /// Do not.
    No,
    /// One of the book's actions with a card, and a number with further detail.
    Act(u8, Slot, u8),
    /// This object.
    Object(Slot),
    /// Pay with this card, or, without one, from the player's floating currency, in this colour.
    Pay(Slot, u8),
    /// This number.
    Number(i32),
    /// This mode.
    Mode(u8),
    /// This card into this pile.
    Pile(Slot, u8),
    /// This place.
    Place(u8),
    /// This waiting trigger next, by its index.
    Waiting(u8),
    /// This replacement effect first, by its index among those in force.
    Replacement(u8),
    /// This word.
    Word(u16),
    /// This stack item, by its serial.
    StackItem(u32),
    /// This printed card.
    Card(CardId),
}

/// The subject of a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Topic {
    /// Act or pass.
    Priority,
    /// The order in which a player's waiting triggers go onto the stack.
    OrderWaiting,
    /// The replacement effect that applies first.
    OrderReplacements,
    /// The card that counts as arriving first among simultaneous arrivals.
    OrderArrivals,
    /// Paying an optional extra cost.
    ExtraCost,
    /// A mode.
    Mode,
    /// The value of X.
    X,
    /// A place.
    Place,
    /// The number of targets.
    HowMany,
    /// A target.
    Choose,
    /// The share of the next target in a division.
    Divide,
    /// A pick during a resolution.
    Pick,
    /// The card that is put somewhere first.
    Order,
    /// The pile for a card.
    IntoPile,
    /// A pile.
    Pile,
    /// The card found in a hidden zone.
    Search,
    /// The means of paying a cost.
    Pay,
    /// Doing something optional.
    May,
    /// The number of times a loop runs.
    Loop,
    /// A question of the rule book's own.
    Book(u8),
    /// The word to name.
    Name,
    /// Between duels: the player who goes first in the next.
    WhoGoesFirst,
    /// Between duels: the card that comes in from a sideboard, or goes out for it.
    Sideboard,
    /// Revealing a card, so that its ability triggers.
    RevealToTrigger,
    /// The part of a cost that is paid next.
    PayNext,
    /// The part of a price that is reduced by a unit.
    Reduce,
    /// A mark that a card may enter with.
    AsItEnters,
}

/// A question to one player; its options are in the scratch.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Question {
    /// The player who answers.
    pub seat: Seat,
    /// Its subject.
    pub topic: Topic,
    /// The rule that asks it.
    pub rule: Rule,
}

/// An input to [`crate::engine::advance::advance`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Input {
    /// Begins the duel, or continues it from a position.
    Begin,
    /// Answers the pending question. In a selection, takes the next canonical continuation; with none left, the
    /// selection is closed.
    Pick(Pick),
    /// Adds one pick to the pending selection, in any order; it stays open until [`Pick::Done`]. Answers the question
    /// directly where it asks for no selection.
    Select(Pick),
    /// Removes a pick from the pending selection.
    Deselect(Pick),
    /// Tries an action that may not be offered; if it is illegal, it is undone.
    Attempt(Pick),
    /// Concedes, at any moment.
    Concede(Seat),
    /// Calls time, at any moment.
    CallTime,
}

/// How a duel ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Outcome {
    /// The winner; `None` for a draw.
    pub winner: Option<Seat>,
    /// The rule that ended it.
    pub rule: Rule,
}

/// The question or outcome that a duel waits at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pending {
    /// A question to one seat.
    Question(Question),
    /// Nothing: it is over.
    Over(Outcome),
}
