//! Part 5: keywords, a file for each.

pub(crate) mod acceleration;
pub(crate) mod linkage;
pub(crate) mod rush;
pub(crate) mod support;
pub(crate) mod unity;
