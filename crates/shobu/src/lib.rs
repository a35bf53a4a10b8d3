//! The command line, one file for each command.

pub mod bench;
mod board;
pub mod cards;
pub mod decks;
pub mod duels;
pub mod error;
pub mod goals;
pub mod inspect;
pub mod matches;
pub mod measure;
pub mod moves;
pub mod perft;
pub mod play;
pub mod playthrough;
pub mod progress;
pub mod prompt;
pub mod replay;
pub mod rule;
pub mod rules;
pub mod scenario;
pub mod serve;
pub mod table;
pub mod why;
