//! Chapter 1013: discarding.

use crate::book::Context;
use crate::rules::cite;
use crate::words::{verb, zone};
use duel::ability::Op;
use duel::amount::What;
use duel::cites::VerbCites;
use duel::words::Zones;

/// What is discarded goes from a player's hand to that player's graveyard (1013.1).
pub(crate) const DISCARDING: VerbCites = VerbCites { does: cite!("1013.1"), ..VerbCites::UNNUMBERED };

/// Whether what a text says of discarding is done: who discards the hand discards all of it (1013.2).
pub(super) fn carries_out(cx: &Context, op: &Op) -> bool {
    let Op::Move { what: What::All(filter), verb: verb::DISCARD, .. } = op else { return true };
    filter.describes() || filter.zones != Zones::of(&[zone::HAND]) || cx.by(cite!("1013.2"))
}

/// Who has no card has discarded the hand nevertheless (1013.2a).
pub(crate) fn counts_empty(cx: &Context) -> bool {
    cx.by(cite!("1013.2a"))
}
