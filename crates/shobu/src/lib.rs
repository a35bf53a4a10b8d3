//! The command line, one file for each command.

pub mod bench;
mod board;
pub mod cards;
pub mod decks;
pub mod digest;
pub mod draw_table;
pub mod duels;
pub mod error;
pub mod goals;
pub mod inspect;
pub mod load_test;
pub mod matches;

pub mod memory;
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
pub mod why;
