//! The rule book of the FFTCG: its words, its turn, its attacks, its way of playing cards.
//!
//! The files are the chapters of the document, and hold every rule of their chapter:
//!
//! | chapter | file |
//! |---|---|
//! | 2 principles | `principles.rs` |
//! | 3 how a duel ends | `ending.rs` |
//! | 4 numbers | `numbers.rs` |
//! | 5 cards | `card.rs` |
//! | 6 definitions; 6.5 damage to players | `definitions.rs`; `damage.rs` |
//! | 7 zones | `zones.rs` |
//! | 8 setting up; 8.1 decks | `setup.rs`; `deck.rs` |
//! | 9 the turn | `turn.rs` |
//! | 10 the attack phase | `attack/`, a file per step |
//! | 11 playing cards and abilities | `playing/`, a file per section |
//! | 12 rule processes | `rule_process.rs` |
//! | 13 loops | `loops.rs` |
//! | 14 illegal actions | `illegal.rs` |
//! | 15 keywords | `keywords/` |
//!
//! Every step, check and event cites its rule with `cite!`, and a citation of a rule that the index does not have stops
//! the build. What the kernel does by itself, it does by the rules that the chapters name to it ([`duel::cites`]).

pub mod attack;
mod book;
mod card;
pub mod damage;
pub mod deck;
mod definitions;
pub mod edition;
mod ending;
mod illegal;
pub mod keywords;
mod loops;
mod numbers;
pub mod playing;
mod principles;
pub mod rule_process;
pub mod rules;
pub mod say;
pub mod setup;
pub mod turn;
pub mod words;
mod zones;

pub use book::{Crystal, Fftcg, SquareEnix};
pub use edition::{Document, Edition};
