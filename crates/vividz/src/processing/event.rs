//! Chapter 909: event abilities.

use crate::book::Context;
use crate::card;
use crate::rules::cite;
use crate::words::kind;
use duel::book::rule_sets::PlayRules;
use duel::ids::Rule;
use duel::state::stack_item::StackItem;

/// The ability of an event is carried out as the event resolves (909.1).
const AS_IT_RESOLVES: Rule = cite!("909.1");

/// The rules on playing an event.
pub(crate) const CITES: PlayRules = PlayRules { text: AS_IT_RESOLVES, kind: card::EVENTS, ..super::playing::CITES };

/// The stack item is an event that is being played.
pub(crate) fn is_event(cx: &Context, item: &StackItem) -> bool {
    item.card.is_some_and(|slot| cx.state.characteristics(slot).kinds.has(kind::EVENT))
}

/// The abilities of an event after the first: they are carried out from top to bottom (909.2).
pub(crate) fn lines(cx: &Context, item: &StackItem) -> u16 {
    if item.modes == 0 || cx.cite(cite!("909.2")) { item.modes } else { 0 }
}
