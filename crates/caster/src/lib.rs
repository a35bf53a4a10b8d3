//! The rule book of The Caster Chronicles: casters that make aether, servants that corrupt orbs.
//!
//! The files are the chapters of the document, and hold every rule of their chapter:
//!
//! | chapters | where |
//! |---|---|
//! | 101, 102, 104 principles; 103 winning and losing; 105 terms | `principles.rs`, `ending.rs`, `terms.rs` |
//! | 201 to 212 cards | `card.rs` |
//! | 301 to 314 zones | `zones/` |
//! | 402 decks; 403 preparation | `deck.rs`, `setup.rs` |
//! | 501 to 507 turns | `turn/`, a file for each phase |
//! | 601 to 605 priority | `priority.rs` |
//! | 701 to 708 what players do | `action/` |
//! | 801 to 806 the battle phase | `battle/`, a file for each step |
//! | 901 to 911 how cards and abilities are processed | `processing/` |
//! | 1001 to 1021 deeds | `deeds/` |
//! | 1101 to 1114 keywords | `keywords/` |
//! | 1201 to 1204 rule processes; 1301 loops; 1302 tokens | `rule_process.rs`, `loops.rs`, `tokens.rs` |
//!
//! Every step, check and event cites its rule with `cite!`, and a citation of a rule that the index does not have stops
//! the build. The chapters also name the rules for what the kernel does itself ([`duel::book::point`]).

mod action;
mod battle;
mod book;
mod card;
mod citations;
mod deck;
mod deeds;
mod ending;
mod japanese;
mod keywords;
mod loops;
pub mod matters;
mod principles;
mod priority;
mod processing;
mod rule_process;
pub mod rules;
mod say;
mod setup;
mod terms;
mod tokens;
mod turn;
pub mod words;
mod zones;

pub use book::Caster;
pub use setup::ORBS;
