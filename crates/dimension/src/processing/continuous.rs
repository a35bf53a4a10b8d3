//! Part 4, chapter 14: continuous effects.

use crate::book::Dimension0;
use crate::definitions::{card, places};
use crate::keywords::{linkage, pincer};
use crate::rules::cite;
use crate::words::{keyword, number};
use duel::book::Layering;
use duel::book::audit::holds;
use duel::book::point::{ChapterPoints, ContinuousPoint};
use duel::card::ability::Change;
use duel::card::amount::Condition;
use duel::card::characteristics::Characteristics;
use duel::card::pool::CardPool;
use duel::engine::scratch::Scratch;
use duel::ids::*;
use duel::points;
use duel::state::object::Object;
use duel::state::query::{Reader, Scope};
use duel::state::stack_item::StackItem;

/// Where the kernel acts by these rules.
pub(crate) const POINTS: ChapterPoints = points! {
    ContinuousPoint::ApplyToEntering => cite!("4-14-2"),
    ContinuousPoint::LastAsStated => cite!("4-14-3-1"),
    ContinuousPoint::AffectedSetIsLocked => cite!("4-14-3-2"),
    ContinuousPoint::ValuesAreLocked => cite!("4-14-3-3"),
    ContinuousPoint::StaticLastsWhileThere => cite!("4-14-4-1"),
    ContinuousPoint::ReachesNewcomers => cite!("4-14-4-2"),
    ContinuousPoint::InLayers => cite!("4-14-5-2"),
    ContinuousPoint::OwnSourceFirst => cite!("4-14-5-3"),
    ContinuousPoint::TimestampOfResolved => cite!("4-14-5-5"),
    ContinuousPoint::TimestampOfCard => cite!("4-14-5-5"),
    ContinuousPoint::Dependency => cite!("4-14-5-4"),
    ContinuousPoint::TimestampOrder => cite!("4-14-5-4"),
};

/// Effects that change control apply first (4-14-5-2(1)).
const CONTROL: (u8, Rule) = (0, cite!("4-14-5-2(1)"));
/// Then effects that change text (4-14-5-2(2)).
const TEXT: (u8, Rule) = (1, cite!("4-14-5-2(2)"));
/// Then effects that change race or attribute (4-14-5-2(3)).
const RACE: (u8, Rule) = (2, cite!("4-14-5-2(3)"));
/// Then effects of no other category (4-14-5-2(4)).
const GENERAL: (u8, Rule) = (3, cite!("4-14-5-2(4)"));
/// Effects that change power or smash apply last (4-14-5-2(5)).
const POWER: (u8, Rule) = (4, cite!("4-14-5-2(5)"));
/// A layer after all others.
const LAST: u8 = 5;

/// Continuous effects apply category by category (4-14-5-2). Returns the layer of a change, and its rule.
fn category(change: &Change) -> (u8, Rule) {
    match change {
        Change::Control(_) => CONTROL,
        Change::LoseAbilities | Change::Grant(_) => TEXT,
        Change::GainKeywords(keywords) | Change::LoseKeywords(keywords) if is_text(*keywords) => TEXT,
        Change::AddTrait(_) | Change::SetTraits(_) => RACE,
        Change::Set(n, _) | Change::Add(n, _) | Change::Lower(n, ..) | Change::Multiply(n, _) if is_strength(*n) => {
            POWER
        }
        Change::Set(..)
        | Change::Add(..)
        | Change::Lower(..)
        | Change::Multiply(..)
        | Change::StandsInFor(..)
        | Change::AddKinds(_)
        | Change::SetKinds(_)
        | Change::LoseKinds(_)
        | Change::AddName(_)
        | Change::AddColours(_)
        | Change::SetColours(_)
        | Change::GainKeywords(_)
        | Change::LoseKeywords(_)
        | Change::CostIncrease(_)
        | Change::CostReduction(_)
        | Change::AlsoPaysAs(_)
        | Change::Cannot(..)
        | Change::Allow(_)
        | Change::Must(_)
        | Change::ActionFee(..)
        | Change::DeckCopies(_) => GENERAL,
    }
}

/// Keywords are text (2-10-3-7); timings are not.
fn is_text(keywords: Keywords) -> bool {
    keywords.0 & keyword::ABILITIES.0 != 0
}

fn is_strength(number: Number) -> bool {
    matches!(number, number::POWER | number::SMASH)
}

/// Counters change power and smash after effects on their own source and before other effects (4-14-5-3).
pub(crate) const COUNTERS: u8 = POWER.0;

impl Layering for Dimension0 {
    const ABILITY_KEYWORDS: Keywords = keyword::ABILITIES;
    const COUNTERS_LAYER: Option<u8> = Some(COUNTERS);
    const LOSING_TEXT_LOSES_GRANTED: bool = true;

    fn related_places(scratch: &Scratch, relation: Relation, place: u8, related: u32) -> u32 {
        places::related_places(scratch, relation, place, related)
    }

    /// The layer in which a change applies.
    fn layer(change: &Change) -> u8 {
        let (at, rule) = category(change);
        match (holds(rule), at == POWER.0) {
            (true, _) => at,
            (false, true) => 0,
            (false, false) => LAST,
        }
    }

    /// A resolved effect that changes data or control affects only the cards it reached as it began; other effects also
    /// reach cards that fit later (4-14-3-2).
    fn locks_affected_set(change: &Change, _: Zone) -> bool {
        !matches!(
            change,
            Change::Cannot(..)
                | Change::Allow(_)
                | Change::Must(_)
                | Change::ActionFee(..)
                | Change::CostIncrease(_)
                | Change::CostReduction(_)
                | Change::AlsoPaysAs(_)
        )
    }

    /// The rule that puts a change into its layer.
    fn layer_rule(change: &Change) -> Rule {
        category(change).1
    }

    /// Counters named like `+1000 power` or `-1 smash` change that number by that amount.
    fn counter_effect(pool: &CardPool, counter: Counter) -> Option<(Number, i32)> {
        let (by, what) = pool.counters.get(counter.index())?.split_once(' ')?;
        let strength = [number::POWER, number::SMASH].into_iter().find(|n| number::NAMES[n.index()] == what)?;
        let signed = by.starts_with(['+', '-']);
        by.parse().ok().filter(|_| signed).map(|by| (strength, by))
    }

    fn trait_class(pool: &CardPool, word: Trait) -> u8 {
        card::trait_class(pool, word)
    }

    fn change_rule(change: &Change) -> Rule {
        match change {
            Change::AddKinds(_) | Change::SetKinds(_) | Change::LoseKinds(_) => card::TYPES,
            Change::SetTraits(_) => card::RACES,
            _ => Rule::UNNUMBERED,
        }
    }

    fn has_text(pool: &CardPool, scratch: &Scratch, characteristics: &Characteristics, object: &Object) -> bool {
        card::has_text(pool, scratch, characteristics, object)
    }

    fn judged_before(read: &Reader<Self>, scope: &Scope, present: &Condition) -> Option<bool> {
        linkage::judged_before(read, scope, present)
    }

    fn counts_itself_between(pool: &CardPool, item: &StackItem) -> bool {
        pincer::stays(pool, item)
    }
}
