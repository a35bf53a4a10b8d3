//! Part 5, chapter 13: Resonance.

use crate::book::Context;
use crate::rules::cite;
use crate::words::{mark, verb, zone};
use duel::amount::{Amount, Condition, Who};
use duel::filter::Cmp;
use duel::item::Item;
use duel::words::Seat;

/// What Resonance asks for: that a unit of one's own was put on a square this turn by its move (5-13-2).
pub fn condition() -> Condition {
    Condition::Compare(Amount::Done(Who::You, verb::MOVE), Cmp::AtLeast, Amount::Fixed(1))
}

/// Whether a text with this condition, which is met, works: one with Resonance does, even if the unit that moved has left
/// the squares (5-13-2, 5-13-3).
pub(crate) fn lets_apply(cx: &Context, you: Seat, asked: &Condition) -> bool {
    let resonance = condition();
    if *asked != resonance && asked.presence() != Some(&resonance) {
        return true;
    }
    let there = cx.controlled(zone::SQUARE, you).any(|slot| cx.s.object(slot).marks.has(mark::MOVED));
    cx.by(cite!("5-13-2")) && (there || cx.by(cite!("5-13-3")))
}

/// A move that did not resolve does not count (5-13-2-1).
pub(crate) fn miss(cx: &mut Context, item: &Item) {
    if !cx.by(cite!("5-13-2-1")) {
        cx.s.tally.add(item.controller, verb::MOVE);
        cx.s.derived.dirty = true;
    }
}
