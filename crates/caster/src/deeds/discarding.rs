//! Chapter 1013: discarding.

use crate::book::Context;
use crate::rules::cite;
use crate::words::{verb, zone};
use duel::ability::Op;
use duel::amount::What;
use duel::cites::VerbCites;
use duel::event::Act;
use duel::words::Zones;

/// What is discarded goes from a player's hand to that player's graveyard (1013.1).
pub(crate) const DISCARDING: VerbCites = VerbCites { does: cite!("1013.1"), ..VerbCites::UNNUMBERED };

/// What is discarded stays with the player from whose hand it goes, whosever it is (1013.1).
pub(crate) fn stay(cx: &mut Context, from: usize) {
    for at in from..cx.s.batch.len() {
        let event = cx.s.batch[at];
        let Act::Move { slot, to: zone::GRAVEYARD, .. } = event.act else { continue };
        let hand = cx.player_of(slot);
        if event.verb == verb::DISCARD
            && cx.s.object(slot).owner != hand
            && let Act::Move { side, .. } = &mut cx.s.batch[at].act
        {
            *side = hand;
        }
    }
}

/// Whether what a text says of discarding is done: who discards the hand discards all of it (1013.2).
pub(super) fn carries_out(cx: &Context, op: &Op) -> bool {
    let Op::Move { what: What::All(filter), verb: verb::DISCARD, .. } = op else { return true };
    filter.describes() || filter.zones != Zones::of(&[zone::HAND]) || cx.by(cite!("1013.2"))
}

/// Who has no card has discarded the hand nevertheless (1013.2a).
pub(crate) fn counts_empty(cx: &Context) -> bool {
    cx.by(cite!("1013.2a"))
}
