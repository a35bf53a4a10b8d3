//! Sections 11.9 and 11.12: field abilities, continuous effects and replacements.

use crate::rules::cite;
use crate::words::number;
use duel::ability::Change;
use duel::book::Arbiter;
use duel::cites::EffectCites;

/// What field abilities, continuous effects and replacements do (11.9.1 to 11.9.3, 11.12.4.1 to 11.12.5.7).
pub(crate) const CITES: EffectCites = EffectCites {
    constant: cite!("11.9.1"),
    enter: cite!("11.9.2"),
    unstacked: cite!("11.9.3"),
    last: cite!("11.12.4.1"),
    lock: cite!("11.12.4.2"),
    value: cite!("11.12.4.3"),
    remain: cite!("11.12.4.4"),
    reach: cite!("11.12.4.5"),
    layers: cite!("11.12.4.6"),
    own_first: cite!("11.12.4.7"),
    given: cite!("11.12.4.8"),
    begun: cite!("11.12.4.9"),
    entered: cite!("11.12.4.10"),
    together: cite!("11.12.4.11"),
    depend: cite!("11.12.4.13"),
    existing: cite!("11.12.5.3"),
    undone: cite!("11.12.5.4"),
    again: cite!("11.12.5.5"),
    own: cite!("11.12.5.6"),
    replace: cite!("11.12.5.7"),
    ..EffectCites::UNNUMBERED
};

/// The controller of what is affected, or the player affected, orders replacements (11.12.5.7).
pub(crate) const ARBITER: Arbiter = Arbiter::Affected;
/// The turn player orders cards that get their timestamps together (11.12.4.11).
pub(crate) const ORDERS_ARRIVALS: bool = true;
/// What was replaced did not happen (11.12.5.4).
pub(crate) const REPLACED_COUNTS_AS_DONE: bool = false;

/// The order of continuous effects (11.12.4.6); setting power comes before changing it (11.5.6).
pub(crate) fn layer(change: &Change) -> u8 {
    match change {
        Change::Control(_) => 0,
        Change::Silence | Change::Grant(_) => 1,
        Change::AddKinds(_)
        | Change::SetKinds(_)
        | Change::LoseKinds(_)
        | Change::AddTrait(_)
        | Change::SetTraits(_) => 2,
        Change::Set(n, _) if *n == number::POWER => 4,
        Change::Add(n, _) | Change::Lower(n, ..) | Change::Multiply(n, _) if *n == number::POWER => 5,
        Change::AddName(_)
        | Change::AddColours(_)
        | Change::SetColours(_)
        | Change::Gain(_)
        | Change::Lose(_)
        | Change::Set(..)
        | Change::Add(..)
        | Change::Lower(..)
        | Change::Multiply(..)
        | Change::Refer(..)
        | Change::Toll(_)
        | Change::Discount(_)
        | Change::Yield(_)
        | Change::Cannot(..)
        | Change::Allow(_)
        | Change::Must(_)
        | Change::Tax(..)
        | Change::Copies(_) => 3,
    }
}

/// Effects of resolved texts that change information or control reach what they affected then (11.12.4.2).
pub(crate) fn locks(change: &Change) -> bool {
    !matches!(
        change,
        Change::Toll(_)
            | Change::Discount(_)
            | Change::Cannot(..)
            | Change::Allow(_)
            | Change::Must(_)
            | Change::Tax(..)
            | Change::Copies(_)
    )
}
