//! Chapter 514: what is connected to charas.

use crate::book::Context;
use crate::rules::cite;
use crate::words::{verb, zone};
use duel::card::characteristics::Orientation;
use duel::event::Happening;
use duel::ids::Rule;
use duel::state::object::Slot;

/// All players see connected cards (514.2).
pub(crate) const PUBLIC: Rule = cite!("514.2");
/// A connected card goes to the zone its chara goes to, and does not belong to it there (514.3b).
pub(crate) const FOLLOWS: Rule = cite!("514.3b");

/// When a chara goes to sleep, the cards connected to it do not (514.3a).
pub(crate) fn stay_awake(cx: &mut Context, from: usize) {
    if !cx.scratch.trace.is_kept() {
        return;
    }
    for at in from..cx.state.batch.len() {
        let event = cx.state.batch[at];
        let Happening::Turn { slot: chara, to: Orientation::Sideways } = event.happening else { continue };
        for i in 0..cx.state.objects.len() {
            let slot = Slot(i as u16);
            let object = cx.state.object(slot);
            if object.attached_to == Some(chara) && object.zone == zone::CONNECT && !cx.cite(cite!("514.3a")) {
                cx.propose(Happening::Turn { slot, to: Orientation::Sideways }, verb::SLEEP, event.cause);
            }
        }
    }
}
