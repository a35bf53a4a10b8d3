//! The rule book of the FFTCG: its words, its turn, its attacks, its way of playing cards.
//!
//! The files are the chapters of the document: [`setup`] 8, [`turn`] 9, [`attack`] 10, [`playing`] and
//! [`cost`] 11, [`rule_process`] 12; [`damage`] is section 6.5 with EX Bursts (11.10). Every step, check and
//! event cites its rule with `cite!`, and a citation of a rule that the index does not have stops the build.

pub mod attack;
mod book;
pub mod cost;
pub mod damage;
pub mod deck;
pub mod playing;
pub mod rule_process;
pub mod rules;
pub mod say;
pub mod setup;
pub mod turn;
pub mod words;

pub use book::Fftcg;
