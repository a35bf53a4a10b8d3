//! What one edition of a family of games says in its own way, where the editions share all the rest.

use crate::language::Clause;
use crate::line::KeywordLine;
use crate::phrase::Row;
use duel::card::ability::{Change, EventPattern, Op};
use duel::card::amount::What;
use duel::card::filter::Whose;
use duel::ids::{Kinds, Mark, Zones};

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
    /// Whether abilities that an event sets off can cost something.
    pub priced: bool,
    /// Words for playing cards of these kinds; the first is the canonical one.
    pub plays: fn(Kinds) -> &'static [&'static str],
    /// The same, as something that was done.
    pub played: &'static str,
    /// Words for putting a card into play by an effect, likewise.
    pub brings: &'static [&'static str],
    /// Where cards are, besides what all editions say.
    pub sides: &'static [Row<(Zones, Whose)>],
    /// Words for what belongs to an object.
    pub owners: &'static [Row<What>],
    /// What a card is besides, wherever it is.
    pub everywhere: &'static [Row<Change>],
    /// What happens to or by a card.
    pub events: &'static [(&'static str, EventPattern)],
    /// What is done.
    pub effects: &'static [Row<Op>],
    /// The same, by several operations.
    pub clauses: &'static [Clause],
}

impl Edition {
    /// Of a family that has one edition only.
    pub const ONLY: Self = Self {
        kinds: &[],
        groups: &[],
        marks: &[],
        lines: &[],
        equips: false,
        priced: false,
        plays: |_| &["plays/play"],
        played: "played",
        brings: &[],
        sides: &[],
        owners: &[],
        everywhere: &[],
        events: &[],
        effects: &[],
        clauses: &[],
    };
}
