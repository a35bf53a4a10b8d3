//! Chapter 911: continuous effects.

use super::{playing, source};
use crate::rules::cite;
use crate::words::zone;
use duel::ability::Change;
use duel::audit::holds;
use duel::cites::EffectCites;
use duel::words::{Rule, Zone};

/// The rules on continuous effects.
pub(crate) const CITES: EffectCites = EffectCites {
    printed: cite!("911.1a"),
    depend: cite!("911.2"),
    age: cite!("911.3"),
    entered: cite!("911.3a"),
    begun: cite!("911.3b"),
    together: cite!("911.3c"),
    lock: cite!("911.4"),
    enter: cite!("911.5"),
    content: CONTENT,
    least: cite!("911.9"),
    replace: super::replacement::ORDER,
    undone: super::replacement::UNDONE,
    source: source::KEPT,
    paid: playing::CITES.fast,
    ..EffectCites::UNNUMBERED
};

/// What a text begins counts from the end of its resolution (911.3b).
pub(crate) const BEGINS_AT_END: bool = true;
/// Of those that begin at the same time the turn player's come first, and each player orders the own (911.3c).
pub(crate) const EACH_ORDERS_OWN: bool = true;
/// What becomes something else is no longer what it was; what has nothing of the sort stays without (911.6).
pub(crate) const CONTENT: Rule = cite!("911.6");

/// What is no number changes first (911.1b).
const WORDS: (u8, Rule) = (1, cite!("911.1b"));
/// Numbers change last (911.1c).
const NUMBERS: (u8, Rule) = (2, cite!("911.1c"));

fn category(change: &Change) -> (u8, Rule) {
    match change {
        Change::Set(..)
        | Change::Add(..)
        | Change::Lower(..)
        | Change::Multiply(..)
        | Change::Refer(..)
        | Change::Toll(_)
        | Change::Discount(_) => NUMBERS,
        _ => WORDS,
    }
}

/// In which order a change applies.
pub(crate) fn layer(change: &Change) -> u8 {
    let (at, rule) = category(change);
    match (holds(rule), at == NUMBERS.0) {
        (true, _) => at,
        (false, true) => 0,
        (false, false) => NUMBERS.0 + 1,
    }
}

/// The rule that a change applies in its order by.
pub(crate) fn layer_rule(change: &Change) -> Rule {
    category(change).1
}

/// What a text does to cards that all see reaches those that are there then; what it does to cards that they do not see
/// reaches whatever is there (911.4).
pub(crate) fn locks(zone: Zone) -> bool {
    !matches!(zone, zone::HAND | zone::DECK)
}
