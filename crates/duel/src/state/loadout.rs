//! The cards that a player brings to a duel.

use crate::ids::CardId;

/// A deck, and the cards outside it that effects of some games can bring into the duel
/// ([`crate::book::Moving::OUTSIDE`]).
#[derive(Clone, Copy, Debug, Default)]
pub struct Loadout<'a> {
    /// The deck.
    pub deck: &'a [CardId],
    /// The cards outside the deck.
    pub outside: &'a [CardId],
}

impl<'a> Loadout<'a> {
    /// A deck, and nothing besides.
    pub const fn deck(deck: &'a [CardId]) -> Self {
        Self { deck, outside: &[] }
    }
}
