//! Chapters 1107 and 1108: choosing and revealing.

use crate::actions::shuffling;
use crate::book::{Context, Vividz};
use crate::rules::cite;
use crate::words::{mark, verb, zone};
use crate::zones;
use duel::book::Revealing;
use duel::book::point::{ChapterPoints, ChoosingPoint, KnowledgePoint};
use duel::card::characteristics::Characteristics;
use duel::event::Happening;
use duel::ids::*;
use duel::points;

/// Where the kernel acts by these rules.
pub(crate) const POINTS: ChapterPoints = points! {
    KnowledgePoint::RevealedToAll => SEEN,
    KnowledgePoint::RevealedIsHiddenAgain => HIDDEN,
    ChoosingPoint::AsRequired => CHOSEN,
};

/// A card that an ability tells a player to choose is chosen by its effect (1107.1).
pub(crate) const CHOSEN: Rule = cite!("1107.1");
/// All players see a card that is revealed (1108.1).
pub(crate) const SEEN: Rule = cite!("1108.1");
/// A card that is revealed stays where it is (1108.2).
const STAYS: Rule = cite!("1108.2");
/// A card of a hidden zone that an effect revealed is hidden again after the effect; a deck is then shuffled (1108.3).
pub(crate) const HIDDEN: Rule = cite!("1108.3");

/// A card that an effect reveals does not move by that (1108.2). Only an audit, which switches the rule off, moves it.
pub(crate) fn stay(cx: &mut Context, from: usize) {
    for at in from..cx.state.batch.len() {
        let event = cx.state.batch[at];
        if let Happening::Reveal { slot, seats: 3 } = event.happening
            && event.cause.ability.is_some()
            && !cx.cite(STAYS)
        {
            let act = cx.move_to(slot, zone::TRASH);
            cx.propose(act, verb::PUT, event.cause);
        }
    }
}

impl Revealing for Vividz {
    const MAY_FAIL_TO_FIND: bool = true;
    const SIMULTANEOUS_PICKS_ARE_SECRET: bool = true;
    const REVEALED_IS_HIDDEN_AGAIN: bool = true;
    const SHOWN_MARK: Mark = mark::SHOWN;

    fn counts_as_shuffled(cx: &Context, cards: usize) -> bool {
        shuffling::counts(cx, cards)
    }

    fn could_be_in(characteristics: &Characteristics, zone: Zone) -> bool {
        zones::could_be_in(characteristics, zone)
    }
}
