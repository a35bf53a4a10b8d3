//! Chapter 1018: counters of players and cards.

use crate::book::Context;
use crate::rules::cite;
use duel::ability::Op;
use duel::amount::Amount;
use duel::words::Rule;

/// Counters of a name are the same, whatever they come from (1018.2b).
pub(crate) const ALIKE: Rule = cite!("1018.2b");
/// A card that leaves the field loses its counters (1018.6).
pub(crate) const SHED: Rule = cite!("1018.6");

/// Whether what a text says of counters is done: who gains some has so many more, and so has what some are put on
/// (1018.2); what some are removed from has so many fewer (1018.5).
pub(super) fn carries_out(cx: &Context, op: &Op) -> bool {
    let (Op::Hold { amount, .. } | Op::Count { amount, .. }) = op else { return true };
    let fewer = matches!(amount, Amount::Fixed(n) | Amount::Times(n, _) if *n < 0);
    match op {
        Op::Count { .. } if fewer => cx.by(cite!("1018.5")),
        _ => fewer || cx.by(cite!("1018.2")),
    }
}
