//! Part 5, chapter 1: Rush.

use crate::book::Context;
use crate::definitions::status::{FROZEN, RELEASED};
use crate::rules::cite;
use crate::words::{keyword, verb};
use duel::event::{Act, Event};
use duel::object::Slot;
use duel::profile::Orientation;

/// A unit with Rush is put on its square released when it is played (5-1-2).
pub(crate) fn arrives_released(cx: &Context, slot: Slot) -> bool {
    cx.s.profile(slot).keywords.has(keyword::RUSH) && cx.by(cite!("5-1-2"))
}

/// Whether it has Rush is seen as it is put on the square, as what effects make of it there (4-14-2).
pub(crate) fn settles(cx: &Context, event: &Event) -> Option<Orientation> {
    let Act::Move { slot, turned, .. } = event.act else { return None };
    let printed = cx.pool.card(cx.s.object(slot).card).profile.keywords.has(keyword::RUSH);
    let rushes = cx.s.profile(slot).keywords.has(keyword::RUSH);
    match (event.verb == verb::ARRIVE, printed, rushes) {
        (true, false, true) if turned == FROZEN && cx.by(cite!("5-1-2")) => Some(RELEASED),
        (true, true, false) if turned == RELEASED => Some(FROZEN),
        _ => None,
    }
}
