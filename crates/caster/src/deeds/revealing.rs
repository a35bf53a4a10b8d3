//! Chapter 1004: revealing cards.

use crate::book::Context;
use crate::rules::cite;
use crate::words::verb;
use duel::event::Act;
use duel::object::Slot;
use duel::words::Rule;

/// What a text reveals all see, until the text has been resolved or the card moves (1004.1).
pub(crate) const SEEN: Rule = cite!("1004.1");
/// What is revealed already is not revealed again (1004.2).
pub(crate) const SEEN_ALREADY: Rule = cite!("1004.2");

/// A player whose text shows a card to all has revealed it (1004.1): noted where something waits for that.
pub(crate) fn note(cx: &mut Context, from: usize) {
    if !cx.s.derived.deeds.has(verb::REVEAL) {
        return;
    }
    for at in from..cx.s.batch.len() {
        let event = cx.s.batch[at];
        if let (Act::Show { slot, seats: 3 }, Some(_), Some(seat)) = (event.act, event.cause.ability, event.cause.seat)
        {
            cx.deed(verb::REVEAL, seat, slot, Slot::NONE, event.cause);
        }
    }
}
