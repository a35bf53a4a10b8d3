//! What a player brings to a duel.

use crate::words::CardId;

/// A deck, and the cards that are not in it but at hand: texts of some games bring them into the duel
/// ([`crate::book::RuleBook::BESIDES`]).
#[derive(Clone, Copy, Debug, Default)]
pub struct Brought<'a> {
    /// The deck.
    pub deck: &'a [CardId],
    /// The cards besides.
    pub besides: &'a [CardId],
}

impl<'a> Brought<'a> {
    /// A deck, and nothing besides.
    pub const fn deck(deck: &'a [CardId]) -> Self {
        Self { deck, besides: &[] }
    }
}
