//! Part 5, chapter 13: Resonance.

use crate::book::Context;
use crate::rules::cite;
use crate::words::{mark, verb, zone};
use duel::card::amount::{Amount, Condition, Who};
use duel::card::filter::Cmp;
use duel::ids::Seat;
use duel::state::stack_item::StackItem;

/// Resonance's condition: a unit of its player was put on a square by its move this turn (5-13-2).
pub fn condition() -> Condition {
    Condition::Compare(Amount::TimesDone(Who::You, verb::MOVE), Cmp::AtLeast, Amount::Fixed(1))
}

/// An ability with Resonance works once the condition is met (5-13-2), even if the unit that moved has left the squares
/// (5-13-3).
pub(crate) fn static_applies(cx: &Context, you: Seat, asked: &Condition) -> bool {
    let resonance = condition();
    if *asked != resonance && asked.existence_condition() != Some(&resonance) {
        return true;
    }
    let there = cx.controlled_cards(zone::SQUARE, you).any(|slot| cx.state.object(slot).marks.has(mark::MOVED));
    cx.cite(cite!("5-13-2")) && (there || cx.cite(cite!("5-13-3")))
}

/// A move that does not resolve does not count for Resonance (5-13-2-1).
pub(crate) fn miss(cx: &mut Context, item: &StackItem) {
    if !cx.cite(cite!("5-13-2-1")) {
        cx.state.deed_counts.add(item.controller, verb::MOVE);
        cx.state.derived.dirty = true;
    }
}
