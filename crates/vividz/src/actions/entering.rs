//! Chapter 1109: entering.

use crate::book::Context;
use crate::rules::cite;
use crate::words::{verb, zone};
use duel::event::{Act, Event};
use duel::object::Slot;
use duel::words::Rule;

/// A chara that was played enters from where it was before that (1109.2).
pub(crate) fn comes_by(event: &Event) -> &'static [Rule] {
    match (event.act, event.verb) {
        (Act::Move { to: zone::AREA, .. }, verb::ENTER) => &[cite!("1109.2")],
        _ => &[],
    }
}

/// What enters is put into its area rebooted (1109.3).
pub(crate) const REBOOTED: Rule = cite!("1109.3");

/// What is in an area does not enter one (1109.1).
pub(crate) fn can_enter(cx: &Context, slot: Slot) -> bool {
    cx.s.object(slot).zone != zone::AREA
}
