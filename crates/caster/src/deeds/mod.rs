//! Chapters 1001 to 1021: what texts and rules have done.

pub(crate) mod banishing;
pub(crate) mod becoming;
pub(crate) mod cancelling;
pub(crate) mod corrupting;
pub(crate) mod extra_turn;
pub(crate) mod paying;
pub(crate) mod soulbond;
pub(crate) mod turning;
