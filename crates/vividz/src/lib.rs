//! The rule book of Vividz: charas in three lanes, and missions to clear.
//!
//! The files are the chapters of the document, and hold every rule of their chapter:
//!
//! | chapters | where |
//! |---|---|
//! | 101, 102 winning and losing; principles | `ending.rs`, `principles.rs` |
//! | 201, 202 priority | `priority.rs` |
//! | 300s cards; 401 decks | `card.rs`, `deck.rs` |
//! | 501 to 514 zones | `zones.rs`, `information.rs`, `areas.rs`, `exp.rs`, `connect.rs` |
//! | 601 preparation | `setup.rs` |
//! | 701 to 706 turns | `turn/`, a file for each phase |
//! | 801 to 806 attacks | `attack/`, a file for each step |
//! | 901 to 914 how cards and abilities are processed | `processing/` |
//! | 1001 to 1007 rule effects | `rule_effect/` |
//! | 1101 to 1121, 1301 actions, counters | `actions/` |
//! | 1201 to 1206 keywords | `keywords/` |
//!
//! Every step, check and event cites its rule with `cite!`. Citing a rule that the index does not have stops the build.
//! For its own steps, the kernel cites the rules that the chapters give it ([`duel::book::point`]).

mod actions;
pub mod areas;
mod attack;
mod book;
mod card;
mod citations;
mod connect;
pub mod deck;
mod ending;
mod exp;
mod information;
mod japanese;
mod keywords;
pub mod matters;
mod principles;
mod priority;
pub mod processing;
mod rule_effect;
pub mod rules;
mod say;
mod setup;
mod turn;
pub mod words;
mod zones;

pub use book::Vividz;
