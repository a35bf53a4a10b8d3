//! Chapter 911: continuous effects.

use crate::rules::cite;
use duel::ability::Change;
use duel::cites::EffectCites;
use duel::words::Rule;

/// The rules on continuous effects.
pub(crate) const CITES: EffectCites = EffectCites {
    depend: cite!("911.2"),
    layers: cite!("911.3"),
    entered: cite!("911.3a"),
    begun: cite!("911.3b"),
    lock: cite!("911.4"),
    enter: cite!("911.5"),
    replace: super::replacement::ORDER,
    undone: super::replacement::UNDONE,
    ..EffectCites::UNNUMBERED
};

const WORDS: u8 = 0;
const NUMBERS: u8 = 1;

/// What is no number changes first (911.1b), then numbers (911.1c).
pub(crate) fn layer(change: &Change) -> u8 {
    if is_number(change) { NUMBERS } else { WORDS }
}

fn is_number(change: &Change) -> bool {
    matches!(
        change,
        Change::Set(..)
            | Change::Add(..)
            | Change::Multiply(..)
            | Change::Refer(..)
            | Change::Toll(_)
            | Change::Discount(_)
    )
}

/// The rule that a change applies in its layer by.
pub(crate) fn layer_rule(change: &Change) -> Rule {
    if is_number(change) { cite!("911.1c") } else { cite!("911.1b") }
}
