//! Chapters 901 to 914: how cards and abilities are processed.

pub(crate) mod ability;
pub(crate) mod activating;
pub(crate) mod card;
pub(crate) mod continuous;
pub(crate) mod effect;
pub(crate) mod energy;
pub(crate) mod event;
pub(crate) mod last_known;
pub mod playing;
pub(crate) mod replacement;
pub(crate) mod source;
pub(crate) mod trigger;
