//! Chapter 913: last-known information.

use crate::rules::cite;
use duel::words::Rule;

/// What has left its zone is known as it was there (913.1).
pub(crate) const GONE: Rule = cite!("913.1");
