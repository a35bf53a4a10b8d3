//! Chapter 909: continuous effects.

use crate::rules::cite;
use duel::ability::Change;
use duel::cites::EffectCites;
use duel::words::Rule;

/// The rules on continuous effects.
pub(crate) const CITES: EffectCites = EffectCites {
    printed: cite!("909.1a"),
    depend: cite!("909.3a"),
    age: cite!("909.3b"),
    entered: cite!("909.3b-i"),
    begun: cite!("909.3b-ii"),
    reach: cite!("909.3b-iii"),
    enter: cite!("909.4"),
    content: cite!("909.5"),
    replace: cite!("910.2"),
    again: cite!("910.3"),
    undone: cite!("910.1"),
    ..EffectCites::UNNUMBERED
};

/// The layer in which counters change numbers (909.1f).
pub(crate) const COUNTERS: u8 = 4;

/// In which layer a change applies: kinds, traits and elements (909.1b), abilities (909.1c), everything else that is no
/// number (909.1d), numbers (909.1e).
pub(crate) fn layer(change: &Change) -> u8 {
    match change {
        Change::AddKinds(_)
        | Change::SetKinds(_)
        | Change::LoseKinds(_)
        | Change::AddTrait(_)
        | Change::SetTraits(_)
        | Change::AddColours(_)
        | Change::SetColours(_) => 0,
        Change::Silence | Change::Grant(_) | Change::Gain(_) | Change::Lose(_) => 1,
        Change::Set(..) | Change::Add(..) | Change::Lower(..) | Change::Multiply(..) => 3,
        Change::Control(_)
        | Change::AddName(_)
        | Change::Refer(..)
        | Change::Toll(_)
        | Change::Discount(_)
        | Change::Yield(_)
        | Change::Cannot(..)
        | Change::Allow(_)
        | Change::Must(_)
        | Change::Tax(..)
        | Change::Copies(_) => 2,
    }
}

/// The rule that a change applies in its layer by.
pub(crate) fn layer_rule(change: &Change) -> Rule {
    match layer(change) {
        0 => cite!("909.1b"),
        1 => cite!("909.1c"),
        2 => cite!("909.1d"),
        _ => cite!("909.1e"),
    }
}
