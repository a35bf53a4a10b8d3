//! One family of games in two editions: the FFTCG, and the Square Enix TCG System, which is the older FF-TCG with
//! SaGa-TCG.
//!
//! The files are subjects, and each document has a chapter for most of them; a file holds every rule of its chapters:
//!
//! | subject | FFTCG | Square Enix TCG System | file |
//! |---|---|---|---|
//! | principles | 2 | 2 | `principles.rs` |
//! | how a duel ends | 3 | 3 | `ending.rs` |
//! | numbers | 4 | 4 | `numbers.rs` |
//! | cards | 5 | 5 | `card.rs` |
//! | definitions | 6 | 6 | `definitions.rs` |
//! | damage to players | 6.5 | 6.5 | `damage.rs` |
//! | zones, and what may be on the field | 7 | 7 | `zones.rs` |
//! | decks | 8.1 | 8.1 | `deck.rs` |
//! | setting up | 8.2 | 8.2 | `setup.rs` |
//! | the turn | 9 | 9 | `turn.rs` |
//! | the attack phase | 10 | 10 | `attack/`, a file per step |
//! | playing cards and abilities | 11 | 11 | `playing/`, a file per section |
//! | rule processes | 12 | 12 | `rule_process.rs` |
//! | loops | 13 | 13 | `loops.rs` |
//! | illegal actions | 14 | 14 | `illegal.rs` |
//! | keywords | 15 | 15 | `keywords/` |
//!
//! A rule that both documents number alike is cited by that number, `(10.1.4.2)`. Otherwise F is the FFTCG and S the
//! Square Enix TCG System, also called the older system: `(F 11.8.7; S 11.9.7)`, or `(S 7.6)` for a rule that only one
//! of them has.
//!
//! Every step, check and event cites its rule with `cite!`. Citing a rule that the index does not have stops the build.
//! A demand of one document only is declared by its citation, and the context is asked for it: an edition whose
//! document has no such rule does not obey it ([`edition`]). Nothing is written once for each edition. For its own
//! steps, the kernel cites the rules that the chapters give it ([`duel::book::point`]).

pub mod attack;
mod book;
mod card;
mod citations;
pub mod damage;
pub mod deck;
mod definitions;
pub mod edition;
mod ending;
mod illegal;
mod japanese;
pub mod keywords;
mod loops;
pub mod matters;
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
