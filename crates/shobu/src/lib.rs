//! The command line, one file for each command, and the games it knows.

pub mod bench;
pub mod cards;
pub mod computer;
pub mod decks;
pub mod duels;
pub mod error;
pub mod games;
pub mod menu;
pub mod play;
pub mod progress;
pub mod replay;
pub mod rule;
pub mod rules;
pub mod rulings;
pub mod scenario;
