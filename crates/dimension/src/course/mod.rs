//! Part 3, chapters 1 to 10: how a duel goes.
//!
//! | chapter | file |
//! |---|---|
//! | 3-1 decks | `deck.rs` |
//! | 3-2 beginning | `setup.rs` |
//! | 3-3 the end | `ending.rs` |
//! | 3-4 to 3-7 turns; release, draw and energy phases | `turn.rs` |
//! | 3-8 main phase | `main_phase.rs` |
//! | 3-9 smash phase | `smash.rs` |
//! | 3-10 recovery phase | `recovery.rs` |

pub mod deck;
pub(crate) mod ending;
pub(crate) mod main_phase;
pub(crate) mod recovery;
pub(crate) mod setup;
pub(crate) mod smash;
pub(crate) mod turn;

pub use ending::SMASHED;
