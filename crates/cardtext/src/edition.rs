//! What one edition of a family of games says in its own way, where the editions share all the rest.

use crate::line::KeywordLine;
use crate::phrase::Row;
use duel::ability::{On, Op};
use duel::amount::Condition;
use duel::filter::Whose;
use duel::words::{Kinds, Mark, Zones};

/// The words of an edition.
pub(crate) struct Edition {
    /// Card types as nouns, besides those of all editions.
    pub kinds: &'static [(&'static str, Kinds)],
    /// Sorts of words that cards are grouped by, as they stand first in brackets, and as a second line names them.
    pub groups: &'static [(&'static str, &'static str)],
    /// Lasting notes on objects, as adjectives.
    pub marks: &'static [(&'static str, Mark)],
    /// Keywords whose lines say more than their name.
    pub lines: &'static [KeywordLine],
    /// Whether cards are equipped with others.
    pub equips: bool,
    /// Whether triggered abilities may cost something as they are put onto the stack.
    pub costs: bool,
    /// Words for playing cards of these kinds; the first is the canonical one.
    pub plays: fn(Kinds) -> &'static [&'static str],
    /// The same, as something that was done.
    pub played: &'static str,
    /// Words for putting a card into play by an effect, likewise.
    pub brings: &'static [&'static str],
    /// Where cards are, besides what all editions say.
    pub sides: &'static [Row<(Zones, Whose)>],
    /// What happens to or by a card.
    pub events: &'static [(&'static str, On)],
    /// What must hold.
    pub conditions: &'static [Row<Condition>],
    /// What is done.
    pub effects: &'static [Row<Op>],
}

impl Edition {
    /// Of a family that has one edition only.
    pub const ONLY: Self = Self {
        kinds: &[],
        groups: &[],
        marks: &[],
        lines: &[],
        equips: false,
        costs: false,
        plays: |_| &["plays/play"],
        played: "played",
        brings: &[],
        sides: &[],
        events: &[],
        conditions: &[],
        effects: &[],
    };
}
