//! Part 5, chapter 4: Acceleration.

use crate::battle::exchange::has_struck;
use crate::book::Context;
use crate::rules::cite;
use crate::words::keyword;
use duel::state::object::Slot;

fn accelerates(cx: &Context, slot: Slot) -> bool {
    cx.state.characteristics(slot).keywords.has(keyword::ACCELERATION)
}

/// A unit with Acceleration strikes in the first battle step (5-4-1-1).
pub(crate) fn strikes_first(cx: &Context, slot: Slot) -> bool {
    accelerates(cx, slot) && cx.cite(cite!("5-4-1-1"))
}

/// A unit that did not strike in the first battle step strikes in the second, whether the other struck or not
/// (5-4-1-2), and whatever keyword it has gained or lost since (5-4-2).
pub(crate) fn strikes_second(cx: &Context, battle: u32, place: u8, units: [Slot; 2], at: usize) -> bool {
    let struck = units.map(|slot| has_struck(cx, battle, place, slot));
    if struck[at] {
        return !cx.cite(cite!("5-4-2"));
    }
    let (late, strikes) = (accelerates(cx, units[at]), cx.cite(cite!("5-4-1-2")));
    (!struck[1 - at] || strikes) && (!late || cx.cite(cite!("5-4-2")))
}
