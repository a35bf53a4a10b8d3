//! Part 5, chapter 1: Rush.

use crate::book::{Context, note};
use crate::definitions::status::{FROZEN, RELEASED};
use crate::principles::TEXT_FIRST;
use crate::rules::cite;
use crate::words::{keyword, verb, zone};
use duel::event::{Act, Event};
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

/// Whether it has Rush is seen as it is put on the square, as what effects make of it there (4-14-2). What Muster has put
/// there released does not need it (5-3-2).
pub(crate) fn settles(cx: &Context, event: &Event) -> Option<Orientation> {
    let Act::Move { slot, turned, .. } = event.act else { return None };
    let printed = cx.pool.card(cx.s.object(slot).card).profile.keywords.has(keyword::RUSH);
    let rushes = cx.s.profile(slot).keywords.has(keyword::RUSH);
    let mustered = cx.s.notes[note::MUSTERED] == i32::from(slot.0) + 1;
    match (event.verb == verb::ARRIVE, printed, rushes) {
        (true, false, true) if turned == FROZEN && cx.by(cite!("5-1-2")) => Some(RELEASED),
        (true, true, false) if turned == RELEASED && !mustered => Some(FROZEN),
        _ => None,
    }
}
