//! Chapters 901 to 911: how cards and abilities are processed.
//!
//! *Start at* [`playing`], the steps of playing a card or ability.

pub(crate) mod ability;
pub(crate) mod aether;
pub(crate) mod continuous;
pub(crate) mod effect;
pub(crate) mod last_known;
pub(crate) mod playing;
pub(crate) mod replacement;
pub(crate) mod trigger;
