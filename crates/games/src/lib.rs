//! The games, ready to be played: an entry for each, its cards, decks and players.
//!
//! Whatever lets people or computers play (the command line, the web table) stands on this crate and names no game of
//! its own. [`books`] is the one table of the games: what each is called, how it begins, how its computer players judge
//! and how its table is drawn ([`drawing`]). A [`Game`] is an entry with its cards compiled and its decks read; a
//! [`Deck`] comes with the game or from a file, and is checked against the rules of construction. The players of
//! [`computer`] answer for those who are not people.
//!
//! ```
//! use duel::question::Pending;
//! use duel::view::Eye;
//! use duel::words::Seat;
//! use games::{Game, books, computer, person};
//!
//! let game = Game::load(books::IDS[0])?;
//! let mut duel = game.begin([game.decks[0].brought(), game.decks[1].brought()], 7);
//!
//! let mut player = computer::player("random", &game, 1)?;
//! while let Pending::Question(question) = duel.pending() {
//!     let option = if duel.options().len() > 1 { player.choose(&*duel) } else { 0 };
//!     assert!(question.seat == Seat::FIRST || question.seat == Seat::SECOND);
//!     duel.pick(option);
//! }
//! assert!(matches!(duel.pending(), Pending::Over(_)));
//!
//! // Everything that happened is told to a player as that player may know it.
//! let log = duel.log(Eye::Seat(Seat::FIRST), 0);
//! assert!(!person::said_to(Seat::FIRST, "your opponent", &log[0]).contains("p1"));
//! # Ok::<(), games::Error>(())
//! ```
//!
//! For people, [`proposal`] puts the options in order and finds the one that goes without saying, [`explain`] says what a
//! card is, what may be done with it and every rule against it, and how something came about; [`alike`] says which cards
//! an option stands for, a [`draft`] is what someone is about to answer where several are asked for; [`person`] says it to
//! one of the players.
//!
//! A duel can begin in the middle, too: [`position`] reads a file with a position, and [`rulings`] gives each game with
//! the plain cards that such files speak of.

pub mod alike;
pub mod books;
pub mod computer;
pub mod draft;
pub mod drawing;
mod error;
pub mod explain;
mod game;
pub mod person;
pub mod position;
pub mod proposal;
pub mod rulings;

pub use error::Error;
pub use game::{Deck, Game};
