//! Field abilities (F 11.9; S 11.10), continuous effects and replacements (F 11.12; S 11.13).

use crate::edition::Edition;
use crate::playing::ability::SETS_POWER;
use crate::rules::ChapterPoints;
use crate::rules::{Cited, cite};
use crate::words::{keyword, label, number};
use crate::{Crystal, playing};
use duel::book::point::{ContinuousPoint, ReplacementPoint};
use duel::book::{Arbiter, Layering, Replacing};
use duel::card::ability::{Ability, Change, Form, StaticEffect};
use duel::ids::*;
use duel::points;

/// Where the kernel acts by these rules.
pub(crate) const POINTS: ChapterPoints = points! {
    ContinuousPoint::StaticAbilitiesApply => cite!(f "11.9.1", s "11.10.1"),
    ContinuousPoint::ApplyToEntering => cite!(f "11.9.2", s "11.10.3"),
    ContinuousPoint::DoNotUseTheStack => cite!(f "11.9.3", s "11.10.4"),
    ContinuousPoint::LastAsStated => cite!(f "11.12.4.1", s "11.13.4.1"),
    ContinuousPoint::AffectedSetIsLocked => cite!(f "11.12.4.2", s "11.13.4.2"),
    ContinuousPoint::ValuesAreLocked => cite!(f "11.12.4.3", s "11.13.4.3"),
    ContinuousPoint::StaticLastsWhileThere => cite!(f "11.12.4.4", s "11.13.4.4"),
    ContinuousPoint::ReachesNewcomers => cite!(f "11.12.4.5", s "11.13.4.5"),
    ContinuousPoint::InLayers => cite!(f "11.12.4.6", s "11.13.4.6"),
    ContinuousPoint::OwnSourceFirst => cite!(f "11.12.4.7", s "11.13.4.7"),
    ContinuousPoint::TimestampOfGranted => cite!(f "11.12.4.8", s "11.13.4.8"),
    ContinuousPoint::TimestampOfResolved => cite!(f "11.12.4.9", s "11.13.4.9"),
    ContinuousPoint::TimestampOfCard => cite!(f "11.12.4.10", s "11.13.4.10"),
    ContinuousPoint::SimultaneousOrder => cite!(f "11.12.4.11", s "11.13.4.11"),
    ContinuousPoint::Dependency => WITHIN_LAYER,
    ContinuousPoint::TimestampOrder => WITHIN_LAYER,
    ReplacementPoint::MustExistBefore => cite!(f "11.12.5.3", s "11.13.5.3"),
    ReplacementPoint::ReplacedDidNotHappen => cite!(f "11.12.5.4", s "11.13.5.4"),
    ReplacementPoint::OncePerEvent => cite!(f "11.12.5.5", s "11.13.5.5"),
    ReplacementPoint::OwnFirst => cite!(f "11.12.5.6", s "11.13.5.6"),
    ReplacementPoint::Ordered => cite!(f "11.12.5.7", s "11.13.5.7"),
};

/// Within a layer, independent effects come first, and otherwise the older ones (F 11.12.4.13; S 11.13.4.13).
const WITHIN_LAYER: Cited = cite!(f "11.12.4.13", s "11.13.4.13");

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
    // Giving an ability and taking all of them away both change the text (F 11.12.4.6; S 11.13.4.6).
    const LOSING_TEXT_LOSES_GRANTED: bool = true;

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
