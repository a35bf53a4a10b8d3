//! Chapter 911: last-known information.

use crate::rules::cite;
use duel::words::Rule;

/// What is gone is known as it last was where it was (911.1).
pub(crate) const GONE: Rule = cite!("911.1");
