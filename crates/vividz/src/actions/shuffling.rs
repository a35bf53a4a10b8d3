//! Chapter 1105: shuffling.

use crate::book::Context;
use crate::rules::cite;
use crate::words::{verb, zone};
use duel::book::point::{ChapterPoints, KnowledgePoint};
use duel::book::rule_sets::VerbRules;
use duel::event::{Event, Happening};
use duel::ids::{Rule, Seat};
use duel::points;
use duel::state::object::Slot;

/// Where the kernel acts by these rules.
pub(crate) const POINTS: ChapterPoints = points! {
    KnowledgePoint::ShufflingIsRandom => RANDOM,
};

/// Shuffling puts a deck into a random order that no player knows (1105.1).
pub(crate) const RANDOM: Rule = cite!("1105.1");
/// Changing the order of a deck in another way is not shuffling (1105.3).
const ONLY: Rule = cite!("1105.3");

/// Shuffling (1105.1), and nothing else (1105.3).
pub(crate) const SHUFFLING: VerbRules = VerbRules { does: RANDOM, only: ONLY, ..VerbRules::UNNUMBERED };

/// A deck of one card counts as shuffled, though it cannot be (1105.2).
pub(crate) fn counts(cx: &Context, cards: usize) -> bool {
    cards != 1 || cx.cite(cite!("1105.2"))
}

/// Effects that reorder the cards of a deck in another way trigger nothing that waits for a shuffle (1105.3).
pub(crate) fn add_simultaneous(cx: &mut Context, from: usize) {
    if !cx.state.derived.listened_deeds.has(verb::SHUFFLE) {
        return;
    }
    for seat in Seat::BOTH {
        let moves = |event: &Event| {
            matches!(event.happening, Happening::Move { slot, to: zone::DECK, side, .. }
                if side == seat && cx.state.object(slot).zone == zone::DECK)
        };
        let cause = cx.state.batch[from..].iter().find(|event| moves(event)).map(|event| event.cause);
        if let Some(cause) = cause.filter(|_| !cx.cite(ONLY)) {
            cx.deed(verb::SHUFFLE, seat, Slot::NONE, Slot::NONE, cause);
        }
    }
}
