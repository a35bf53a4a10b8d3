//! Part 4, chapter 11: targets.

use crate::book::Context;
use crate::principles::SKIP;
use crate::rules::cite;
use duel::item::{Item, NO_ABILITY};
use duel::need;
use duel::object::Slot;
use duel::refusal::Verdict;
use duel::words::Rule;

/// What chose no target, because it might choose none, does not depend on targets (4-11-2).
pub(crate) const CHOSE_NONE: Rule = cite!("4-11-2");
/// What has no legal target is not played, or leaves the stack, or is negated (4-11-3).
pub(crate) const LEGAL: Rule = cite!("4-11-3");
/// Nothing is its own target (4-11-4).
pub(crate) const NOT_ITSELF: Rule = cite!("4-11-4");
/// By one "target" nothing is chosen twice (4-11-5).
pub(crate) const DISTINCT: Rule = cite!("4-11-5");
/// What a target must be like it must be like on resolution, too (4-11-6).
pub(crate) const STILL_FITS: Rule = cite!("4-11-6");

/// The rules by which what finds no legal target is not used, or vanishes; what it demands is impossible (1-1-3).
pub(crate) fn chooses_nothing(triggered: bool) -> &'static [Rule] {
    if triggered { const { &[LEGAL, SKIP] } } else { const { &[LEGAL] } }
}

/// What chooses targets needs legal ones to be played or activated (4-11-3).
pub(crate) fn need_targets<V: Verdict>(cx: &mut Context, item: &Item, slot: Slot, verdict: &mut V) {
    if item.ability != NO_ABILITY && !cx.pool.ability(item.ability).body.choose.is_empty() {
        need!(verdict, cx.can_choose(item), LEGAL, Some(slot));
    }
}
