//! Chapter 1116: sliding.

use crate::areas;
use crate::book::Context;
use crate::rules::cite;
use crate::words::{verb, zone};
use duel::cites::VerbCites;
use duel::event::Cause;
use duel::object::Slot;
use duel::words::Rule;

/// A chara goes to an adjacent area without a chara (1116.1).
pub(crate) const SLIDES: Rule = cite!("1116.1");
/// Nothing else is sliding.
pub(crate) const SLIDING: VerbCites = VerbCites { does: SLIDES, ..VerbCites::UNNUMBERED };

/// Where a chara that an effect slides can go.
pub(crate) fn places(cx: &Context, slot: Slot) -> u32 {
    if cx.by(SLIDES) { areas::beside(cx, slot) } else { 0 }
}

/// Only what is in an area slides (1116.1).
pub(crate) fn can_slide(cx: &Context, slot: Slot) -> bool {
    cx.s.object(slot).zone == zone::AREA || !cx.by(SLIDES)
}

/// Slides a chara to a place.
pub(crate) fn slide(cx: &mut Context, slot: Slot, place: u8, cause: Cause) {
    let seat = cx.player_of(slot);
    let act = cx.move_to_place(slot, zone::AREA, seat, place);
    cx.happen(act, verb::SLIDE, Cause { rule: SLIDES, ..cause });
}
