//! Field abilities (F 11.9; S 11.10), continuous effects and replacements (F 11.12; S 11.13).

use crate::edition::Edition;
use crate::playing::ability::SETS_POWER;
use crate::rules::cite;
use crate::words::{keyword, label, number};
use crate::{Crystal, playing};
use duel::book::cites::EffectCites;
use duel::book::{Arbiter, Layering, Replacing};
use duel::card::ability::{Ability, Change, Form, StaticEffect};
use duel::ids::*;

impl<E: Edition> Crystal<E> {
    /// The rules on field abilities, continuous effects and replacement effects (F 11.9.1 to 11.9.3, 11.12.4.1 to
    /// 11.12.5.7; S 11.10.1, 11.10.4, 11.13.4.1, 11.13.5.7).
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

/// An ability that gives its card another name works in every zone, also while removed from the game (S 11.10.2).
pub(crate) fn works_here_rules<E: Edition>(ability: &Ability) -> &'static [Rule] {
    let names = |affect: &StaticEffect| affect.changes.iter().any(|change| matches!(change, Change::AddName(_)));
    match &ability.form {
        Form::Static(affects) if affects.iter().any(names) => const { &[cite!(s "11.10.2").of::<E>()] },
        _ => &[],
    }
}

/// The controller of the affected card, or the affected player, orders replacement effects (F 11.12.5.7; S 11.13.5.7).
pub(crate) const ARBITER: Arbiter = Arbiter::Affected;
/// An event that was replaced did not happen (F 11.12.5.4; S 11.13.5.4).
pub(crate) const REPLACED_COUNTS_AS_DONE: bool = false;

impl<E: Edition> Layering for Crystal<E> {
    // 15.2; icons are not abilities
    const ABILITY_KEYWORDS: Keywords =
        Keywords::of(&[keyword::BRAVE, keyword::HASTE, keyword::FIRST_STRIKE, keyword::BACK_ATTACK]);

    fn set_number_rule(ability: &Ability) -> Rule {
        match ability.label {
            label::SUMMON | label::SUMMON_EX => playing::summon::SETS_POWER.of::<E>(),
            _ => playing::ability::SETS_POWER.of::<E>(),
        }
    }

    /// The order of continuous effects (F 11.12.4.6; S 11.13.4.6).
    ///
    /// Setting power comes before changing it if the document says so (F 11.5.6); otherwise they are one layer (S
    /// 11.13.4.7).
    fn layer(change: &Change) -> u8 {
        match change {
            Change::Control(_) => 0,
            Change::LoseAbilities | Change::Grant(_) => 1,
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
            | Change::GainKeywords(_)
            | Change::LoseKeywords(_)
            | Change::Set(..)
            | Change::Add(..)
            | Change::Lower(..)
            | Change::Multiply(..)
            | Change::StandsInFor(..)
            | Change::CostIncrease(_)
            | Change::CostReduction(_)
            | Change::AlsoPaysAs(_)
            | Change::Cannot(..)
            | Change::Allow(_)
            | Change::Must(_)
            | Change::ActionFee(..)
            | Change::DeckCopies(_) => 3,
        }
    }

    /// A resolved effect that changes information or control affects only the cards it affected then (F 11.12.4.2; S
    /// 11.13.4.2).
    fn locks_affected_set(change: &Change, _: Zone) -> bool {
        !matches!(
            change,
            Change::CostIncrease(_)
                | Change::CostReduction(_)
                | Change::Cannot(..)
                | Change::Allow(_)
                | Change::Must(_)
                | Change::ActionFee(..)
                | Change::DeckCopies(_)
        )
    }
}

impl<E: Edition> Replacing for Crystal<E> {
    const REPLACEMENTS_ORDERED_BY: Arbiter = ARBITER;
    const REPLACED_COUNTS_AS_DONE: bool = REPLACED_COUNTS_AS_DONE;
}
