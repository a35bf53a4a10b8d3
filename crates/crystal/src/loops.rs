//! Chapter 13: loops.

use crate::rules::{Cited, cite};

/// A loop nobody can stop is a draw (13.1).
pub(crate) const ENDLESS: Cited = cite!("13.1");

/// The one player who can stop a loop says how often it runs, and does not choose it again (13.2).
pub(crate) const LEAVE: Cited = cite!("13.2");

/// Where both can stop it, the turn player names a number, then the opponent, and the smaller counts (13.3).
pub(crate) const CONTEST: Cited = cite!("13.3");
