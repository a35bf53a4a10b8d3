//! Field abilities (F 11.9; S 11.10), continuous effects and replacements (F 11.12; S 11.13).

use crate::Crystal;
use crate::edition::Edition;
use crate::playing::ability::SETS_POWER;
use crate::rules::cite;
use crate::words::number;
use duel::ability::{Ability, Affect, Change, Form};
use duel::book::Arbiter;
use duel::cites::EffectCites;
use duel::words::Rule;

impl<E: Edition> Crystal<E> {
    /// What field abilities, continuous effects and replacements do (F 11.9.1 to 11.9.3, 11.12.4.1 to 11.12.5.7; S
    /// 11.10.1, 11.10.4, 11.13.4.1, 11.13.5.7).
    pub(crate) const EFFECTS: EffectCites = EffectCites {
        constant: cite!(f "11.9.1", s "11.10.1").of::<E>(),
        enter: cite!(f "11.9.2", s "11.10.3").of::<E>(),
        unstacked: cite!(f "11.9.3", s "11.10.4").of::<E>(),
        last: cite!(f "11.12.4.1", s "11.13.4.1").of::<E>(),
        lock: cite!(f "11.12.4.2", s "11.13.4.2").of::<E>(),
        value: cite!(f "11.12.4.3", s "11.13.4.3").of::<E>(),
        remain: cite!(f "11.12.4.4", s "11.13.4.4").of::<E>(),
        reach: cite!(f "11.12.4.5", s "11.13.4.5").of::<E>(),
        layers: cite!(f "11.12.4.6", s "11.13.4.6").of::<E>(),
        own_first: cite!(f "11.12.4.7", s "11.13.4.7").of::<E>(),
        given: cite!(f "11.12.4.8", s "11.13.4.8").of::<E>(),
        begun: cite!(f "11.12.4.9", s "11.13.4.9").of::<E>(),
        entered: cite!(f "11.12.4.10", s "11.13.4.10").of::<E>(),
        together: cite!(f "11.12.4.11", s "11.13.4.11").of::<E>(),
        depend: cite!(f "11.12.4.13", s "11.13.4.13").of::<E>(),
        existing: cite!(f "11.12.5.3", s "11.13.5.3").of::<E>(),
        undone: cite!(f "11.12.5.4", s "11.13.5.4").of::<E>(),
        again: cite!(f "11.12.5.5", s "11.13.5.5").of::<E>(),
        own: cite!(f "11.12.5.6", s "11.13.5.6").of::<E>(),
        replace: cite!(f "11.12.5.7", s "11.13.5.7").of::<E>(),
        ..EffectCites::UNNUMBERED
    };
}

/// What gives its card a name besides works in every zone, removed from the game too (S 11.10.2).
pub(crate) fn works_by<E: Edition>(ability: &Ability) -> &'static [Rule] {
    let names = |affect: &Affect| affect.changes.iter().any(|change| matches!(change, Change::AddName(_)));
    match &ability.form {
        Form::Static(affects) if affects.iter().any(names) => const { &[cite!(s "11.10.2").of::<E>()] },
        _ => &[],
    }
}

/// The controller of what is affected, or the player affected, orders replacements (F 11.12.5.7; S 11.13.5.7).
pub(crate) const ARBITER: Arbiter = Arbiter::Affected;
/// The turn player orders cards that get their timestamps together (F 11.12.4.11; S 11.13.4.11).
pub(crate) const ORDERS_ARRIVALS: bool = true;
/// What was replaced did not happen (F 11.12.5.4; S 11.13.5.4).
pub(crate) const REPLACED_COUNTS_AS_DONE: bool = false;

/// The order of continuous effects (F 11.12.4.6; S 11.13.4.6); setting power comes before changing it where the document
/// says so (F 11.5.6), and is one with it where it does not (S 11.13.4.7).
pub(crate) fn layer<E: Edition>(change: &Change) -> u8 {
    match change {
        Change::Control(_) => 0,
        Change::Silence | Change::Grant(_) => 1,
        Change::AddKinds(_)
        | Change::SetKinds(_)
        | Change::LoseKinds(_)
        | Change::AddTrait(_)
        | Change::SetTraits(_) => 2,
        Change::Set(n, _) if *n == number::POWER && SETS_POWER.is_in::<E>() => 4,
        Change::Set(n, _) | Change::Add(n, _) | Change::Lower(n, ..) | Change::Multiply(n, _)
            if *n == number::POWER =>
        {
            5
        }
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

/// Effects of resolved texts that change information or control reach what they affected then (F 11.12.4.2; S
/// 11.13.4.2).
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
