//! How a duel advances: the loop, frames, priority, questions, refusals, undo and loops.
//!
//! *Invariant:* a step that asks lists its options and changes nothing, so a stored state can ask again.
//! *Start at* [`advance`](mod@advance). *Used by* players of duels, through [`duel::Duel`] and [`any_duel::AnyDuel`].

pub mod action_cache;
pub mod advance;
pub mod any_duel;
pub mod context;
pub mod duel;
pub mod forced_answer;
pub mod frame;
mod irreversible;
pub mod loops;
mod outcome;
pub mod priority;
pub mod question;
pub mod refusal;
pub mod scratch;
pub mod selection;
mod undo;
pub mod why_not;
