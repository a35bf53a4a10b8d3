//! Chapter 1117: reloading.

use crate::book::Context;
use crate::rules::cite;
use crate::words::{kind, verb, zone};
use duel::event::Cause;
use duel::ids::Seat;
use duel::state::object::Slot;

/// Reloading puts all charas of a player's trash back into the deck, which is shuffled (1117.1).
pub(crate) fn propose(cx: &mut Context, seat: Seat, cause: Cause) {
    let cause = Cause { rule: cite!("1117.1"), ..cause };
    for i in 0..cx.state.cards(zone::TRASH, seat).len() {
        let slot = cx.state.cards(zone::TRASH, seat)[i];
        if cx.state.characteristics(slot).kinds.has(kind::CHARA) {
            let act = cx.move_to(slot, zone::DECK);
            cx.propose(act, verb::RELOAD, cause);
        }
    }
    if cx.state.derived.listened_deeds.has(verb::RELOAD) {
        cx.deed(verb::RELOAD, seat, Slot::NONE, Slot::NONE, cause);
    }
    cx.propose_shuffle(zone::DECK, seat, cause);
}
