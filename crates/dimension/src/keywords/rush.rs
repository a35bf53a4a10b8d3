//! Part 5, chapter 1: Rush.

use crate::book::Context;
use crate::definitions::status::{FROZEN, RELEASED};
use crate::principles::TEXT_FIRST;
use crate::rules::cite;
use crate::words::{keyword, zone};
use duel::object::Slot;
use duel::profile::Orientation;
use duel::words::Zone;

/// A unit with Rush is put on its square released when it is played (5-1-2).
pub(crate) fn arrives_released(cx: &Context, slot: Slot) -> bool {
    cx.s.profile(slot).keywords.has(keyword::RUSH) && cx.by_all(&[cite!("5-1-2"), TEXT_FIRST])
}

/// A unit with Rush that is put on a square frozen in another way than by being played is frozen there (5-1-2-1).
pub(crate) fn put(cx: &Context, slot: Slot, to: Zone, way: Orientation) -> Orientation {
    let rushes = to == zone::SQUARE && way == FROZEN && cx.s.profile(slot).keywords.has(keyword::RUSH);
    if rushes && !cx.by(cite!("5-1-2-1")) { RELEASED } else { way }
}
