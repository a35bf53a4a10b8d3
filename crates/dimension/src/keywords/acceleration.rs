//! Part 5, chapter 4: Acceleration.

use crate::battle::exchange::has_struck;
use crate::book::Context;
use crate::rules::cite;
use crate::words::keyword;
use duel::object::Slot;

fn accelerates(cx: &Context, slot: Slot) -> bool {
    cx.s.profile(slot).keywords.has(keyword::ACCELERATION)
}

/// A unit that has Acceleration now strikes in the first battle step (5-4-1-1).
pub(crate) fn strikes_first(cx: &Context, slot: Slot) -> bool {
    accelerates(cx, slot) && cx.by(cite!("5-4-1-1"))
}

/// Who has not struck in the first battle step strikes in the second, the other having struck or not (5-4-1-2), and
/// whatever it has gained or lost since (5-4-2).
pub(crate) fn strikes_second(cx: &Context, battle: u32, place: u8, units: [Slot; 2], at: usize) -> bool {
    let struck = units.map(|slot| has_struck(cx, battle, place, slot));
    if struck[at] {
        return !cx.by(cite!("5-4-2"));
    }
    let (late, strikes) = (accelerates(cx, units[at]), cx.by(cite!("5-4-1-2")));
    (!struck[1 - at] || strikes) && (!late || cx.by(cite!("5-4-2")))
}
