//! Chapter 1109: entering.

use crate::book::Context;
use crate::rules::cite;
use crate::words::{verb, zone};
use duel::event::{Event, Happening};
use duel::ids::Rule;
use duel::state::object::Slot;

/// A chara that was played enters from the zone it was in before it was played (1109.2).
pub(crate) fn passed_through_rules(event: &Event) -> &'static [Rule] {
    match (event.happening, event.verb) {
        (Happening::Move { to: zone::AREA, .. }, verb::ENTER) => &[cite!("1109.2")],
        _ => &[],
    }
}

/// A chara that enters is put into its area rebooted (1109.3).
pub(crate) const REBOOTED: Rule = cite!("1109.3");

/// A card that is in an area already does not enter one (1109.1).
pub(crate) fn can_enter(cx: &Context, slot: Slot) -> bool {
    cx.state.object(slot).zone != zone::AREA
}
