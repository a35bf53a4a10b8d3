//! Chapter 2: the principles.

use crate::rules::{Cited, cite};

/// A player can concede at any time (2.1).
pub(crate) const CONCEDE: Cited = cite!("2.1");

/// "Cannot" beats "can" (2.2).
pub(crate) const CANNOT: Cited = cite!("2.2");

/// The impossible part of a text is skipped (2.3).
pub(crate) const SKIP: Cited = cite!("2.3");
