//! Part 5: keywords, a file for each.

pub(crate) mod acceleration;
pub(crate) mod rush;
pub(crate) mod unity;
pub(crate) mod zone_effect;
