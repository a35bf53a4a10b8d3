//! Announcing: a card or ability is played, its modes and targets are chosen, its cost is determined and paid.
//!
//! *Invariant:* nothing takes effect here; that is for `resolve`.
//! *Start at* `announce`; `choose` offers the legal targets, [`cost`] determines the cost and collects it.
//! *Used by* the rule books, when a player acts, and by the engine for triggered abilities.

pub(crate) mod announce;
pub(crate) mod choose;
pub mod cost;
mod modes;
