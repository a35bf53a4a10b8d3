//! The rule book of Dimension Zero: units that move and fight on a board of squares.
//!
//! The folders are the parts of the document, the files their chapters, and hold every rule of their chapter:
//!
//! | part | folder |
//! |---|---|
//! | 1 principles, numbers | `principles.rs`, `numbers.rs` |
//! | 2 what there is: cards, zones, squares, information | `definitions/` |
//! | 3 how a duel goes: preparation, phases, end; 3-11 to 3-14 battles | `course/`, `battle/` |
//! | 4 how it is processed: playing, triggers, resolution, effects, rule effects | `processing/` |
//! | 5 keywords | `keywords/`, a file for each |
//! | 6 other rules: ki cards, deliberate order, fusing, binding | `other/` |
//!
//! Every step, check and event cites its rule with `cite!`, and a citation of a rule that the index does not have stops
//! the build. The chapters also name the rules for what the kernel does itself ([`duel::book::point`]).

mod battle;
mod book;
mod citations;
pub mod course;
pub mod definitions;
mod japanese;
pub mod keywords;
pub mod matters;
mod numbers;
mod other;
mod principles;
pub mod processing;
pub mod rules;
mod say;
pub mod words;

pub use book::Dimension0;
