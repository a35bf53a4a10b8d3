//! Chapter 1105: shuffling.

use crate::book::Context;
use crate::rules::cite;
use crate::words::{verb, zone};
use duel::cites::VerbCites;
use duel::event::{Act, Event};
use duel::object::Slot;
use duel::words::{Rule, Seat};

/// Shuffling makes the order of a deck a matter of chance, which nobody knows (1105.1).
pub(crate) const RANDOM: Rule = cite!("1105.1");
/// What else changes the order of a deck is no shuffling (1105.3).
const ONLY: Rule = cite!("1105.3");

/// Shuffling (1105.1), and nothing else (1105.3).
pub(crate) const SHUFFLING: VerbCites = VerbCites { does: RANDOM, only: ONLY, ..VerbCites::UNNUMBERED };

/// A deck of one card counts as shuffled, though it cannot be (1105.2).
pub(crate) fn counts(cx: &Context, cards: usize) -> bool {
    cards != 1 || cx.by(cite!("1105.2"))
}

/// What puts cards of a deck into another order, and is no shuffle, is not noticed as one (1105.3).
pub(crate) fn accompany(cx: &mut Context, from: usize) {
    if !cx.s.derived.deeds.has(verb::SHUFFLE) {
        return;
    }
    for seat in Seat::BOTH {
        let moves = |event: &Event| {
            matches!(event.act, Act::Move { slot, to: zone::DECK, side, .. }
                if side == seat && cx.s.object(slot).zone == zone::DECK)
        };
        let cause = cx.s.batch[from..].iter().find(|event| moves(event)).map(|event| event.cause);
        if let Some(cause) = cause.filter(|_| !cx.by(ONLY)) {
            cx.deed(verb::SHUFFLE, seat, Slot::NONE, Slot::NONE, cause);
        }
    }
}
