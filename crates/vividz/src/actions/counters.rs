//! Chapters 1120 and 1301: counters of players.

use crate::book::Context;
use crate::rules::cite;
use duel::ability::Op;
use duel::amount::Amount;
use duel::words::Rule;

/// Who gains counters has so many more of that sort (1120.1).
const GAINED: Rule = cite!("1120.1");
/// Who consumes counters has so many fewer of that sort (1120.2).
pub(crate) const CONSUMED: Rule = cite!("1120.2");
/// Players each have counters of their own, and none at first (1301.2).
const OWN: Rule = cite!("1301.2");
/// Consuming takes counters away, as long as there are some (1301.4).
const NOT_BELOW: Rule = cite!("1301.4");

/// Whether an effect that gives a player counters, or takes some away, does so.
pub(crate) fn is_held(cx: &Context, op: &Op) -> bool {
    let Op::Hold { amount, .. } = op else { return true };
    let consumes = matches!(amount, Amount::Fixed(n) | Amount::Times(n, _) if *n < 0);
    cx.by_all(if consumes { &[CONSUMED, NOT_BELOW] } else { &[GAINED, OWN] })
}
