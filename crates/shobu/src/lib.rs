//! The command line, one file for each command, and the games it knows.

pub mod bench;
mod board;
pub mod books;
pub mod cards;
pub mod computer;
pub mod decks;
pub mod duels;
pub mod error;
pub mod games;
pub mod inspect;
pub mod matches;
pub mod menu;
pub mod moves;
pub mod perft;
pub mod person;
pub mod play;
pub mod playthrough;
pub mod position;
pub mod progress;
pub mod prompt;
pub mod replay;
pub mod rule;
pub mod rules;
pub mod rulings;
pub mod scenario;
pub mod table;
pub mod why;
