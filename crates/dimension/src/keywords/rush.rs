//! Part 5, chapter 1: Rush.

use crate::book::{Context, note};
use crate::definitions::status::{FROZEN, RELEASED};
use crate::principles::TEXT_FIRST;
use crate::rules::cite;
use crate::words::{keyword, verb, zone};
use duel::card::characteristics::Orientation;
use duel::event::{Event, Happening};
use duel::ids::Zone;
use duel::state::object::Slot;

/// A played unit with Rush arrives on its square released (5-1-2).
pub(crate) fn arrives_released(cx: &Context, slot: Slot) -> bool {
    cx.state.characteristics(slot).keywords.has(keyword::RUSH) && cx.cite_all(&[cite!("5-1-2"), TEXT_FIRST])
}

/// A unit with Rush that is put on a square frozen, other than by being played, stays frozen (5-1-2-1).
pub(crate) fn put(cx: &Context, slot: Slot, to: Zone, way: Orientation) -> Orientation {
    let rushes = to == zone::SQUARE && way == FROZEN && cx.state.characteristics(slot).keywords.has(keyword::RUSH);
    if rushes && !cx.cite(cite!("5-1-2-1")) { RELEASED } else { way }
}

/// A unit has Rush on arrival if effects on the square give it (4-14-2). Units that Muster put there released do not
/// need it (5-3-2).
pub(crate) fn orientation_after_effects(cx: &Context, event: &Event) -> Option<Orientation> {
    let Happening::Move { slot, turned, .. } = event.happening else { return None };
    let printed = cx.pool.card(cx.state.object(slot).card).characteristics.keywords.has(keyword::RUSH);
    let rushes = cx.state.characteristics(slot).keywords.has(keyword::RUSH);
    let mustered = cx.state.notes[note::MUSTERED] == i32::from(slot.0) + 1;
    match (event.verb == verb::ARRIVE, printed, rushes) {
        (true, false, true) if turned == FROZEN && cx.cite(cite!("5-1-2")) => Some(RELEASED),
        (true, true, false) if turned == RELEASED && !mustered => Some(FROZEN),
        _ => None,
    }
}
