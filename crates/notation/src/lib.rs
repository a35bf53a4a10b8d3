//! Duels as text: rulings, positions and replays.
//!
//! A [ruling] is a position, what the players do, and what must follow; it runs. A [position] is the state of a duel at
//! one moment: it can be asked about and played from, and any duel can be written down as one. A [replay] is a duel or
//! a match from its beginning: decks, seed and choices.
//!
//! Everything here plays duels from outside, through [`AnyDuel`](duel::engine::any_duel::AnyDuel). *Invariant*: this
//! crate knows no rule and no game. The caller hands in the [games](ruling::RulingGame), and the duel decides how its
//! options read. It reads text, never files. Anyone may have written that text, so its size is limited, and everything
//! wrong with it is an [error].
//!
//! *Start at* [`ruling`], which explains the language, and at [`ruling::run`].

pub mod error;
mod limits;
mod names;
mod panics;
pub mod position;
pub mod replay;
pub mod ruling;
mod wording_match;
