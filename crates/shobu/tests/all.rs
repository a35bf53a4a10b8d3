//! What holds of all games, in rulings and in random duels.
//!
//! One program with a module for each subject: it is built and linked once.

mod claims;
mod examples;
mod golden;
mod imported;
mod ledger;
mod loops;
mod matters;
mod scenario_reader;
mod scenario_text;
mod scenarios;
mod selections;
mod why;
mod workspace;
