//! Chapters 1001 to 1021: what texts and rules have done.

pub(crate) mod corrupting;
pub(crate) mod extra_turn;
pub(crate) mod paying;
pub(crate) mod turning;
