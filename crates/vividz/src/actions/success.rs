//! Chapter 1118: successful attacks.

use crate::book::Context;
use crate::rules::cite;
use crate::words::{mark, verb};
use duel::event::{Cause, Happening};
use duel::state::object::Slot;

/// The attack counts as successful until the mission phase ends (1118.1). May begin a procedure.
pub(crate) fn succeed(cx: &mut Context, slot: Slot) {
    let act = Happening::Mark { slot, mark: mark::SUCCESSFUL, on: true };
    cx.happen(act, verb::PUT, Cause::rule(cite!("1118.1")));
}
