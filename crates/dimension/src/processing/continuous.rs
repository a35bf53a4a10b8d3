//! Part 4, chapter 14: continuous effects.

use super::constant;
use crate::rules::cite;
use duel::ability::Change;
use duel::cites::EffectCites;

/// The rules of continuous effects and replacements.
pub(crate) const CITES: EffectCites = EffectCites {
    constant: constant::CONSTANT,
    at_once: constant::AT_ONCE,
    enter: cite!("4-14-2"),
    unstacked: constant::UNSTACKED,
    last: cite!("4-14-3-1"),
    lock: cite!("4-14-3-2"),
    value: cite!("4-14-3-3"),
    remain: cite!("4-14-4-1"),
    reach: cite!("4-14-4-2"),
    layers: cite!("4-14-5-2"),
    own_first: cite!("4-14-5-3"),
    begun: cite!("4-14-5-5"),
    entered: cite!("4-14-5-5"),
    depend: cite!("4-14-5-4"),
    undone: cite!("4-15-4"),
    again: cite!("4-15-6"),
    own: cite!("4-15-8-1"),
    replace: cite!("4-15-8-2"),
    ..EffectCites::UNNUMBERED
};

/// The kinds of continuous effects, in their order: who controls, text, race or attribute, general, power and smash
/// (4-14-5-2).
pub(crate) fn layer(change: &Change) -> u8 {
    match change {
        Change::Control(_) => 0,
        Change::Silence | Change::Grant(_) => 1,
        Change::AddTrait(_) => 2,
        Change::Set(..) | Change::Add(..) | Change::Multiply(..) => 4,
        Change::AddKinds(_)
        | Change::SetKinds(_)
        | Change::AddName(_)
        | Change::AddColours(_)
        | Change::SetColours(_)
        | Change::Gain(_)
        | Change::Lose(_)
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

/// What a resolved text changes about data or control reaches only what it affected then; other effects reach whatever
/// fits (4-14-3-2).
pub(crate) fn locks(change: &Change) -> bool {
    !matches!(change, Change::Cannot(..) | Change::Must(_) | Change::Tax(..) | Change::Toll(_) | Change::Discount(_))
}
