//! Chapter 1004: revealing cards.

use crate::book::{Caster, Context};
use crate::rules::cite;
use crate::words::{mark, verb};
use crate::zones::hidden;
use duel::book::Revealing;
use duel::book::point::{ChapterPoints, KnowledgePoint};
use duel::card::characteristics::Characteristics;
use duel::event::Happening;
use duel::ids::*;
use duel::points;
use duel::state::object::Slot;

/// Where the kernel acts by these rules.
pub(crate) const POINTS: ChapterPoints = points! {
    KnowledgePoint::RevealedToAll => SEEN,
    KnowledgePoint::RevealedIsHiddenAgain => SEEN,
    KnowledgePoint::KnownIsNotRevealedAgain => SEEN_ALREADY,
};

/// All players see a revealed card until the effect has resolved or the card changes zones (1004.1).
pub(crate) const SEEN: Rule = cite!("1004.1");
/// A card that is already revealed is not revealed again (1004.2).
pub(crate) const SEEN_ALREADY: Rule = cite!("1004.2");

/// A player whose effect shows a card to all has revealed it (1004.1). Proposes that deed if something is listening for
/// it.
pub(crate) fn note(cx: &mut Context, from: usize) {
    if !cx.state.derived.listened_deeds.has(verb::REVEAL) {
        return;
    }
    for at in from..cx.state.batch.len() {
        let event = cx.state.batch[at];
        if let (Happening::Reveal { slot, seats: 3 }, Some(_), Some(seat)) =
            (event.happening, event.cause.ability, event.cause.seat)
        {
            cx.deed(verb::REVEAL, seat, slot, Slot::NONE, event.cause);
        }
    }
}

impl Revealing for Caster {
    const SHOWN_MARK: Mark = mark::SHOWN;
    const REVEALED_IS_HIDDEN_AGAIN: bool = true;
    const SHUFFLES_WHEN_HIDDEN_AGAIN: bool = false;
    const MAY_FAIL_TO_FIND: bool = true;
    const LOOKS_BEFORE_PICKING: bool = true;

    fn could_be_in(characteristics: &Characteristics, zone: Zone) -> bool {
        hidden::could_be_in(characteristics, zone)
    }
}
