//! Chapter 15: keyword actions and keyword abilities.
//!
//! | section | file |
//! |---|---|
//! | 15.2.7 Warp | `warp.rs` |
//! | all others | this one |

pub mod warp;

use crate::rules::cite;
use duel::words::Rule;

/// Searching: find, show, shuffle, then do what the text says (15.1.1.8.1).
pub(crate) const SEARCH: Rule = cite!("15.1.1.8.1");
