//! The games, ready to be played: an entry for each, its cards, decks and computer players.
//!
//! Every program that lets people or computers play (the command line, the web table) builds on this crate and names no
//! game of its own. [`registry`] is the one table of the games: the title of each, how a duel begins, the evaluation of
//! its computer players and its [`presentation`]. A [`Game`] is an entry with its cards compiled and its decks read; a
//! [`Deck`] comes with the game or from a file, and is checked against the rules of deck construction. The players in
//! [`computer`] take the seats of those who are not people.
//!
//! ```
//! use duel::engine::question::Pending;
//! use duel::observe::view::Viewer;
//! use duel::ids::Seat;
//! use games::{Game, computer, person, registry};
//!
//! let game = Game::load(registry::GAME_IDS[0])?;
//! let mut duel = game.begin_duel([game.decks[0].loadout(), game.decks[1].loadout()], 7);
//!
//! let mut player = computer::player("random", &game, 1)?;
//! while let Pending::Question(question) = duel.pending() {
//!     let option = if duel.options().len() > 1 { player.choose(&*duel) } else { 0 };
//!     assert!(question.seat == Seat::FIRST || question.seat == Seat::SECOND);
//!     duel.pick(option);
//! }
//! assert!(matches!(duel.pending(), Pending::Over(_)));
//!
//! // The log shows a player only what that player may know.
//! let log = duel.render_log(Viewer::Seat(Seat::FIRST), 0);
//! assert!(!person::said_to(Seat::FIRST, "your opponent", &log[0]).contains("p1"));
//! # Ok::<(), games::Error>(())
//! ```
//!
//! [`person`] addresses sentences to one of the players.
//!
//! A duel can also begin in the middle: [`position`] reads a position from a file, and [`rulings`] provides each game
//! with the plain cards that such files use.

pub mod computer;
mod error;
mod game;
pub mod person;
pub mod position;
pub mod presentation;
pub mod registry;
pub mod rulings;

pub use error::Error;
pub use game::{Deck, Game};
