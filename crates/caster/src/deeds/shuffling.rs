//! Chapter 1015: shuffling.

use crate::book::Context;
use crate::rules::cite;
use crate::words::{verb, zone};
use duel::book::point::{ChapterPoints, KnowledgePoint};
use duel::card::ability::Op;
use duel::event::{Event, Happening};
use duel::ids::{Rule, Seat};
use duel::points;
use duel::state::object::Slot;

/// Where the kernel acts by these rules.
pub(crate) const POINTS: ChapterPoints = points! {
    KnowledgePoint::ShufflingIsRandom => RANDOM,
    KnowledgePoint::ShufflingTakesAll => ALL,
    KnowledgePoint::ShufflingHides => UNSEEN,
};

/// Shuffling makes the order of cards random (1015.1).
pub(crate) const RANDOM: Rule = cite!("1015.1");
/// Shuffling a zone shuffles all its cards (1015.1a).
pub(crate) const ALL: Rule = cite!("1015.1a");
/// Effects that show some of the shuffled cards do not apply during the shuffle (1015.2).
pub(crate) const UNSEEN: Rule = cite!("1015.2");

/// Shows all players the top card of a deck that an effect keeps revealed. Cards that the effect puts at a place of the
/// deck right after shuffling it are part of the shuffle, and nothing is shown until then (1015.2a).
pub(crate) fn show_tops(cx: &mut Context, from: usize) {
    if !cx.state.derived.allowed.has(verb::REVEAL) {
        return;
    }
    let shuffle = |event: &Event| matches!(event.happening, Happening::Shuffle { zone: zone::DECK, .. });
    let places =
        || matches!(cx.upcoming_op(), Some(Op::Move { to: zone::DECK, .. } | Op::Arrange { to: zone::DECK, .. }));
    if cx.state.batch[from..].iter().any(shuffle) && places() && cx.cite(cite!("1015.2a")) {
        return;
    }
    for seat in Seat::BOTH {
        let opens = |slot: Slot| cx.state.characteristics(slot).may.has(verb::REVEAL);
        let open = zone::ENTITIES.iter().any(|zone| cx.controlled_cards(zone, seat).any(opens));
        let top = cx.state.cards(zone::DECK, seat).last().copied().filter(|_| open);
        if let Some(top) = top {
            cx.state.objects[top.index()].known_by = 3;
        }
    }
}
