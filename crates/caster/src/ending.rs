//! Chapter 103: winning and losing.

use crate::rules::cite;
use duel::ids::Rule;

/// A player who meets a losing condition loses (103.1).
pub(crate) const LOSES: Rule = cite!("103.1");
/// A player who meets none while the other does wins (103.2).
pub(crate) const OVER: Rule = cite!("103.2");
/// If both players meet one at the same time, nobody wins (103.3).
pub(crate) const DRAW: Rule = cite!("103.3");
/// A player may concede at any time; no effect can force or replace that (103.4).
pub(crate) const CONCEDE: Rule = cite!("103.4");
