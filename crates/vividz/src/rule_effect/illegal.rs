//! Chapter 1003: charas that give way.

use super::level_up::is_at;
use crate::book::Context;
use crate::rules::cite;
use crate::words::{verb, zone};
use duel::event::Cause;
use duel::ids::Seat;
use duel::state::object::Slot;

/// The other charas of the area go to the trash with the cards that belong to them (1003.1, reading V11). Begins a
/// procedure.
pub(super) fn give_way(cx: &mut Context, seat: Seat, place: u8, chosen: Slot) {
    let from = cx.state.batch.len();
    for i in 0..cx.state.cards(zone::AREA, Seat::FIRST).len() {
        let slot = cx.state.cards(zone::AREA, Seat::FIRST)[i];
        if slot != chosen && is_at(cx.state, slot, seat, place) {
            let act = cx.move_to(slot, zone::TRASH);
            cx.propose(act, verb::PUT, Cause::rule(cite!("1003.1")));
        }
    }
    cx.commit(from);
}
