//! What a person at a table is helped with.
//!
//! A terminal or a page shows a duel and takes answers. This crate says what to show beside it:
//!
//! * [`explain`]: a card, the actions it allows with every rule against them, and the causes of a line of the log.
//! * [`suggestion`]: the options in a sensible order, and the obvious answer.
//! * [`interchangeable`]: the cards that an option stands for.
//! * [`draft`]: an answer of several picks, before it is submitted.
//! * [`amounts`]: a number entered where there are too many to list.
//!
//! *Invariants.* What it says to a viewer follows from what that viewer may know. It never changes the duel that is
//! played: it tries things on a branch. It names no game, and no computer player depends on it.
//!
//! ```
//! use assist::suggestion;
//! use games::{Game, registry};
//!
//! let game = Game::load(registry::GAME_IDS[0])?;
//! let duel = game.begin_duel([game.decks[0].loadout(), game.decks[1].loadout()], 7);
//!
//! // Every option is shown once.
//! let mut shown: Vec<usize> = suggestion::group_options(&*duel).iter().map(|option| option.option).collect();
//! shown.sort_unstable();
//! assert_eq!(shown, (0..duel.options().len()).collect::<Vec<_>>());
//! # Ok::<(), games::Error>(())
//! ```

pub mod amounts;
pub mod draft;
pub mod explain;
pub mod interchangeable;
pub mod suggestion;
