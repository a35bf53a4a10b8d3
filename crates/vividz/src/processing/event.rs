//! Chapter 909: event abilities.

use crate::book::Context;
use crate::card;
use crate::rules::cite;
use crate::words::kind;
use duel::cites::PlayCites;
use duel::item::Item;
use duel::words::Rule;

/// The ability of an event is carried out as the event resolves (909.1).
const AS_IT_RESOLVES: Rule = cite!("909.1");

/// Playing an event.
pub(crate) const CITES: PlayCites = PlayCites { text: AS_IT_RESOLVES, kind: card::EVENTS, ..super::playing::CITES };

/// Whether this is an event that is being played.
pub(crate) fn is_event(cx: &Context, item: &Item) -> bool {
    item.card.is_some_and(|slot| cx.s.profile(slot).kinds.has(kind::EVENT))
}

/// The lines of a card after the first: several abilities of one event are carried out from top to bottom (909.2).
pub(crate) fn lines(cx: &Context, item: &Item) -> u16 {
    if item.modes == 0 || cx.by(cite!("909.2")) { item.modes } else { 0 }
}
