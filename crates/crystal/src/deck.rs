//! Section 8.1: what a deck may contain.

use crate::rules::cite;
use duel::pool::CardPool;
use duel::words::{CardId, Rule};

/// A format of play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// Exactly 50 cards, at most three of a number.
    Constructed,
    /// At least 40 cards.
    Limited,
}

/// What is wrong with a deck.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum DeckFault {
    /// Too few or too many cards.
    #[error("the deck has {found} cards; it must have {wanted}")]
    Size {
        /// How many it has.
        found: usize,
        /// How many it must have.
        wanted: &'static str,
    },
    /// Too many copies of a card.
    #[error("the deck has {found} copies of {name}; at most 3 are allowed")]
    Copies {
        /// Of which card.
        name: String,
        /// How many it has.
        found: usize,
    },
}

impl DeckFault {
    /// The rule it breaks.
    pub const fn rule(&self) -> Rule {
        match self {
            Self::Size { .. } => cite!("8.1.1.1"),
            Self::Copies { .. } => cite!("8.1.1.2"),
        }
    }
}

/// Everything that is wrong with a deck in a format.
pub fn faults(pool: &CardPool, deck: &[CardId], format: Format) -> Vec<DeckFault> {
    let mut faults = Vec::new();
    match format {
        Format::Constructed if deck.len() != 50 => {
            faults.push(DeckFault::Size { found: deck.len(), wanted: "exactly 50" });
        }
        Format::Limited if deck.len() < 40 => {
            faults.push(DeckFault::Size { found: deck.len(), wanted: "at least 40" });
        }
        _ => {}
    }
    if format == Format::Constructed {
        for (i, &card) in deck.iter().enumerate() {
            let same = |&&other: &&CardId| pool.card(other).code == pool.card(card).code;
            let first = !deck[..i].iter().any(|other| same(&other));
            let found = deck.iter().filter(same).count();
            if first && found > 3 {
                faults.push(DeckFault::Copies { name: pool.name(card).to_owned(), found });
            }
        }
    }
    faults
}
