//! Chapter 1116: sliding.

use crate::areas;
use crate::book::Context;
use crate::rules::cite;
use crate::words::{verb, zone};
use duel::book::rule_sets::VerbRules;
use duel::event::Cause;
use duel::ids::Rule;
use duel::state::object::Slot;

/// A chara slides to an adjacent area without a chara (1116.1).
pub(crate) const SLIDES: Rule = cite!("1116.1");
/// A chara slides in no other way.
pub(crate) const SLIDING: VerbRules = VerbRules { does: SLIDES, ..VerbRules::UNNUMBERED };

/// The areas to which an effect can slide a chara.
pub(crate) fn places(cx: &Context, slot: Slot) -> u32 {
    if cx.cite(SLIDES) { areas::beside(cx, slot) } else { 0 }
}

/// Only a chara in an area slides (1116.1).
pub(crate) fn can_slide(cx: &Context, slot: Slot) -> bool {
    cx.state.object(slot).zone == zone::AREA || !cx.cite(SLIDES)
}

/// Slides a chara to an area. May begin a procedure.
pub(crate) fn slide(cx: &mut Context, slot: Slot, place: u8, cause: Cause) {
    let seat = cx.player_of(slot);
    let act = cx.move_to_place(slot, zone::AREA, seat, place);
    cx.happen(act, verb::SLIDE, Cause { rule: SLIDES, ..cause });
}
