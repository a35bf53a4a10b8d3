//! Chapter 1013: discarding.

use crate::book::Context;
use crate::rules::cite;
use crate::words::{verb, zone};
use duel::book::rule_sets::VerbRules;
use duel::card::ability::Op;
use duel::card::amount::What;
use duel::event::Happening;
use duel::ids::Zones;

/// A discarded card goes from a player's hand to that player's graveyard (1013.1).
pub(crate) const DISCARDING: VerbRules = VerbRules { does: cite!("1013.1"), ..VerbRules::UNNUMBERED };

/// A discarded card goes to the graveyard of the player whose hand it leaves, whoever owns it (1013.1).
pub(crate) fn stay(cx: &mut Context, from: usize) {
    for at in from..cx.state.batch.len() {
        let event = cx.state.batch[at];
        let Happening::Move { slot, to: zone::GRAVEYARD, .. } = event.happening else { continue };
        let hand = cx.player_of(slot);
        if event.verb == verb::DISCARD
            && cx.state.object(slot).owner != hand
            && let Happening::Move { side, .. } = &mut cx.state.batch[at].happening
        {
            *side = hand;
        }
    }
}

/// A player who discards their hand discards all of it (1013.2).
pub(super) fn carries_out(cx: &Context, op: &Op) -> bool {
    let Op::Move { what: What::All(filter), verb: verb::DISCARD, .. } = op else { return true };
    filter.asks_about_front() || filter.zones != Zones::of(&[zone::HAND]) || cx.cite(cite!("1013.2"))
}

/// A player with an empty hand has still discarded it (1013.2a).
pub(crate) fn counts_empty(cx: &Context) -> bool {
    cx.cite(cite!("1013.2a"))
}
