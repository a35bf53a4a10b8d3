//! Chapter 909: continuous effects.

use crate::battle::declaration;
use crate::book::{Caster, Context};
use crate::deeds::becoming;
use crate::rules::cite;
use crate::words::{label, number};
use crate::zones::field;
use crate::{keywords, rule_process};
use duel::book::Layering;
use duel::book::audit::holds;
use duel::book::point::{ChapterPoints, ContinuousPoint};
use duel::card::ability::{Ability, Change};
use duel::card::characteristics::Characteristics;
use duel::card::pool::CardPool;
use duel::ids::*;
use duel::points;

/// Where the kernel acts by these rules.
pub(crate) const POINTS: ChapterPoints = points! {
    ContinuousPoint::StartFromPrinted => BEGINNING,
    ContinuousPoint::PrintedIsBeforeEffects => cite!("909.6"),
    ContinuousPoint::CountersHaveALayer => cite!("909.1f"),
    ContinuousPoint::SplitAcrossLayers => cite!("909.2"),
    ContinuousPoint::Dependency => cite!("909.3a"),
    ContinuousPoint::TimestampOrder => AGE,
    ContinuousPoint::SimultaneousOrder => AGE,
    ContinuousPoint::TimestampOfCard => VALID,
    ContinuousPoint::TimestampOfGranted => VALID,
    ContinuousPoint::TimestampOfResolved => cite!("909.3b-ii"),
    ContinuousPoint::AffectedSetIsLocked => cite!("909.3b-iii"),
    ContinuousPoint::ApplyToEntering => cite!("909.4"),
    ContinuousPoint::BecomingReplaces => cite!("909.5"),
    ContinuousPoint::LapsedBeforeItBegan => cite!("909.7"),
};

/// Continuous effects start from the printed card and its base abilities (909.1a).
const BEGINNING: Rule = cite!("909.1a");
/// Older effects apply first; the turn player orders those of the same time (909.3b).
const AGE: Rule = cite!("909.3b");
/// A static ability's effect dates from when the ability became valid, or from when it was granted (909.3b-i).
const VALID: Rule = cite!("909.3b-i");
/// An effect of a resolved ability dates from the end of that resolution (909.3b-ii).
pub(crate) const BEGINS_AT_END: bool = true;

/// Types, races, traits and elements change first (909.1b).
const KINDS: (u8, Rule) = (1, cite!("909.1b"));
/// Then abilities are gained and lost (909.1c).
const ABILITIES: (u8, Rule) = (2, cite!("909.1c"));
/// Then all other changes that are not of numbers (909.1d).
const WORDS: (u8, Rule) = (3, cite!("909.1d"));
/// Then numbers (909.1e).
const NUMBERS: (u8, Rule) = (4, cite!("909.1e"));
/// The layer in which counters change numbers (909.1f).
pub(crate) const COUNTERS: u8 = 5;

fn category(change: &Change) -> (u8, Rule) {
    match change {
        Change::AddKinds(_)
        | Change::SetKinds(_)
        | Change::LoseKinds(_)
        | Change::AddTrait(_)
        | Change::SetTraits(_)
        | Change::AddColours(_)
        | Change::SetColours(_) => KINDS,
        Change::LoseAbilities | Change::Grant(_) | Change::GainKeywords(_) | Change::LoseKeywords(_) => ABILITIES,
        Change::Set(..) | Change::Add(..) | Change::Lower(..) | Change::Multiply(..) | Change::StandsInFor(..) => {
            NUMBERS
        }
        Change::Control(_) | Change::AddName(_) => WORDS,
        Change::CostIncrease(_)
        | Change::CostReduction(_)
        | Change::AlsoPaysAs(_)
        | Change::Cannot(..)
        | Change::Allow(_)
        | Change::Must(_)
        | Change::ActionFee(..)
        | Change::DeckCopies(_) => LEAVE,
    }
}

/// Permissions, prohibitions, demands and costs are not information on a card: they apply after all layers, to what the
/// card has become.
const LEAVE: (u8, Rule) = (COUNTERS + 1, Rule::UNNUMBERED);

/// After all effects, ATK and DEF are rounded up to a multiple of 100 (909.1g, reading C8).
pub(crate) const ROUNDS: &[(Number, i32, &[Rule])] = &[(number::ATK, 100, ROUNDED), (number::DEF, 100, ROUNDED)];
const ROUNDED: &[Rule] = &[cite!("909.1g"), rule_process::ROUNDED];

impl Layering for Caster {
    const TIMESTAMP_AFTER_RESOLUTION: bool = BEGINS_AT_END;
    const LOSING_TEXT_LOSES_GRANTED: bool = true;
    const ABILITY_KEYWORDS: Keywords = keywords::SKILLS;
    const COUNTERS_LAYER: Option<u8> = Some(COUNTERS);
    const ROUNDING: &'static [(Number, i32, &'static [Rule])] = ROUNDS;

    fn change_rule(change: &Change) -> Rule {
        becoming::gains(change)
    }

    fn becoming_rule(change: &Change) -> Rule {
        becoming::becoming_rule(change)
    }

    fn applies_first(ability: &Ability, _: bool) -> bool {
        Self::is_defining(ability)
    }

    /// The ability is a base ability (904.2), which applies before all continuous effects (909.1a).
    fn is_defining(ability: &Ability) -> bool {
        ability.label == label::BASE && holds(BEGINNING)
    }

    /// Counters named like "+500 ATK" change that number by that amount (909.1f).
    fn counter_effect(pool: &CardPool, counter: Counter) -> Option<(Number, i32)> {
        let (by, what) = pool.counters.get(counter.index())?.split_once(' ')?;
        let number = [number::ATK, number::DEF].into_iter().find(|n| number::NAMES[n.index()] == what)?;
        by.parse().ok().filter(|_| by.starts_with(['+', '-'])).map(|by| (number, by))
    }

    /// The layer in which a change applies (909.1b to 909.1e).
    fn layer(change: &Change) -> u8 {
        let (at, rule) = category(change);
        match (holds(rule), at == NUMBERS.0) {
            (true, _) => at,
            (false, true) => 0,
            (false, false) => COUNTERS + 2,
        }
    }

    /// The rule that puts a change into its layer.
    fn layer_rule(change: &Change) -> Rule {
        category(change).1
    }

    /// A resolved effect on all cards of a description also reaches cards that fit it later (909.3b-iii); control is
    /// gained only of the cards that fit now, since they change zones (1016.1).
    fn locks_affected_set(change: &Change, _: Zone) -> bool {
        matches!(change, Change::Control(_))
    }

    fn face_down(zone: Zone) -> Characteristics {
        field::face_down(zone)
    }

    fn on_effects_started(cx: &mut Context, _: usize) {
        declaration::lose_parts(cx);
    }
}
