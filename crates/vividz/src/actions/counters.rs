//! Chapters 1120 and 1301: counters of players.

use crate::book::Context;
use crate::rules::cite;
use duel::card::ability::Op;
use duel::card::amount::Amount;
use duel::ids::Rule;

/// Gaining counters adds that many of their sort to the player's (1120.1).
const GAINED: Rule = cite!("1120.1");
/// Consuming counters takes that many of their sort from the player's (1120.2).
pub(crate) const CONSUMED: Rule = cite!("1120.2");
/// Each player has counters of their own, and starts with none (1301.2).
const OWN: Rule = cite!("1301.2");
/// Consuming counters never takes their number below 0 (1301.4).
pub(crate) const NOT_BELOW: Rule = cite!("1301.4");

/// Returns true if an effect that gives or takes a player's counters does so by its rules.
pub(crate) fn is_held(cx: &Context, op: &Op) -> bool {
    let Op::GivePlayerCounters { amount, .. } = op else { return true };
    let consumes = matches!(amount, Amount::Fixed(n) | Amount::Times(n, _) if *n < 0);
    cx.cite_all(if consumes { &[CONSUMED, NOT_BELOW] } else { &[GAINED, OWN] })
}
