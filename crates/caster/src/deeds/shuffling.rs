//! Chapter 1015: shuffling.

use crate::book::Context;
use crate::rules::cite;
use crate::words::{verb, zone};
use duel::ability::Op;
use duel::event::{Act, Event};
use duel::object::Slot;
use duel::words::{Rule, Seat};

/// Shuffling makes the order of cards a matter of chance (1015.1).
pub(crate) const RANDOM: Rule = cite!("1015.1");
/// A zone that is shuffled is shuffled with all its cards (1015.1a).
pub(crate) const ALL: Rule = cite!("1015.1a");
/// What shows some of the cards that are shuffled does not show them while they are (1015.2).
pub(crate) const UNSEEN: Rule = cite!("1015.2");

/// All see the top card of a deck that an effect reveals, whichever that is. What a text puts at a place of a deck right
/// after it has been shuffled is part of the shuffle: until then nothing is revealed (1015.2a).
pub(crate) fn show_tops(cx: &mut Context, from: usize) {
    if !cx.s.derived.allowed.has(verb::REVEAL) {
        return;
    }
    let shuffle = |event: &Event| matches!(event.act, Act::Shuffle { zone: zone::DECK, .. });
    let places = || matches!(cx.upcoming(), Some(Op::Move { to: zone::DECK, .. } | Op::Arrange { to: zone::DECK, .. }));
    if cx.s.batch[from..].iter().any(shuffle) && places() && cx.by(cite!("1015.2a")) {
        return;
    }
    for seat in Seat::BOTH {
        let opens = |slot: Slot| cx.s.profile(slot).may.has(verb::REVEAL);
        let open = zone::ENTITIES.iter().any(|zone| cx.controlled(zone, seat).any(opens));
        let top = cx.s.cards(zone::DECK, seat).last().copied().filter(|_| open);
        if let Some(top) = top {
            cx.s.objects[top.index()].known = 3;
        }
    }
}
