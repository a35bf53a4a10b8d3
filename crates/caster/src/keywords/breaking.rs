//! Chapter 1103: Break.

use crate::action::cards;
use crate::book::Context;
use crate::processing::playing;
use crate::rules::cite;
use crate::turn::call;
use crate::words::{kind, verb, zone};
use duel::ability::Price;
use duel::event::Cause;
use duel::item::Item;
use duel::object::Slot;
use duel::words::Seat;

/// The way in which a card is played for the cost of its Break.
pub(crate) const FOR_A_COST: u8 = 1;

/// What playing a card for the cost of its Break costs (1103.3b).
pub(crate) fn price(cx: &Context, item: &Item) -> Price {
    cx.pool.ability(item.ability).cost.price
}

/// A card that is put into the hand from the orbs breaks: a caster enters (1103.2a), another card is played without
/// paying (1103.2b).
pub(crate) fn break_out(cx: &mut Context, seat: Seat, slot: Slot, cause: Cause) {
    if cx.s.profile(slot).kinds.has(kind::CASTER) {
        if !call::controls_namesake(cx, seat, slot) {
            let act = cx.move_to_place(slot, zone::CASTERS, seat, 0);
            cx.happen(act, verb::ENTER, Cause { rule: cite!("1103.2a"), ..cause });
        }
        return;
    }
    cx.by(cite!("1103.2b"));
    playing::to_chase(cx, seat, slot);
    let item = Item { free: true, ..cards::item_of(cx, seat, slot) };
    cx.play(item);
}
