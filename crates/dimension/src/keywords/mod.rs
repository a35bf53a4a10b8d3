//! Part 5: keywords, a file for each.

pub(crate) mod acceleration;
pub(crate) mod advance;
pub(crate) mod call;
pub(crate) mod formation;
pub(crate) mod hush;
pub(crate) mod instant_death;
pub(crate) mod linkage;
pub(crate) mod muster;
pub mod pincer;
pub(crate) mod raid;
pub(crate) mod resistance;
pub mod resonance;
pub(crate) mod rush;
pub(crate) mod supply;
pub(crate) mod support;
pub(crate) mod unity;
pub(crate) mod zone_effect;
