//! Part 5: keywords, a file for each.

pub(crate) mod acceleration;
pub mod instant_death;
pub mod pincer;
pub mod resonance;
pub(crate) mod rush;
pub(crate) mod unity;
