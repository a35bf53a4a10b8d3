//! Part 4, chapter 14: continuous effects.

use super::{constant, replacement};
use crate::other::data;
use crate::rules::cite;
use crate::words::{keyword, number};
use duel::ability::Change;
use duel::audit::holds;
use duel::cites::EffectCites;
use duel::pool::CardPool;
use duel::words::{Counter, Keywords, Number, Rule};

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
    age: cite!("4-14-5-4"),
    refer: data::STAND_IN,
    unreal: replacement::UNREAL,
    paid: replacement::PAID,
    done: replacement::DONE,
    again: replacement::AGAIN,
    possible: replacement::POSSIBLE,
    spent: replacement::SPENT,
    own: replacement::OWN,
    replace: replacement::ORDER,
    ..EffectCites::UNNUMBERED
};

/// Those that change who controls a card come first (4-14-5-2(1)).
const CONTROL: (u8, Rule) = (0, cite!("4-14-5-2(1)"));
/// Then those that change text (4-14-5-2(2)).
const TEXT: (u8, Rule) = (1, cite!("4-14-5-2(2)"));
/// Then those that change race or attribute (4-14-5-2(3)).
const RACE: (u8, Rule) = (2, cite!("4-14-5-2(3)"));
/// Then those of no other kind (4-14-5-2(4)).
const GENERAL: (u8, Rule) = (3, cite!("4-14-5-2(4)"));
/// Those that change power or smash come last (4-14-5-2(5)).
const POWER: (u8, Rule) = (4, cite!("4-14-5-2(5)"));
/// After all others.
const LAST: u8 = 5;

/// The kinds of continuous effects, in their order (4-14-5-2).
fn category(change: &Change) -> (u8, Rule) {
    match change {
        Change::Control(_) => CONTROL,
        Change::Silence | Change::Grant(_) => TEXT,
        Change::Gain(keywords) | Change::Lose(keywords) if is_text(*keywords) => TEXT,
        Change::AddTrait(_) | Change::SetTraits(_) => RACE,
        Change::Set(n, _) | Change::Add(n, _) | Change::Lower(n, ..) | Change::Multiply(n, _) if is_strength(*n) => {
            POWER
        }
        Change::Set(..)
        | Change::Add(..)
        | Change::Lower(..)
        | Change::Multiply(..)
        | Change::Refer(..)
        | Change::AddKinds(_)
        | Change::SetKinds(_)
        | Change::LoseKinds(_)
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
        | Change::Copies(_) => GENERAL,
    }
}

/// Keywords are text (2-10-3-7), timings are not.
fn is_text(keywords: Keywords) -> bool {
    keywords.0 & keyword::ABILITIES.0 != 0
}

fn is_strength(number: Number) -> bool {
    matches!(number, number::POWER | number::SMASH)
}

/// In which order a change applies.
pub(crate) fn layer(change: &Change) -> u8 {
    let (at, rule) = category(change);
    match (holds(rule), at == POWER.0) {
        (true, _) => at,
        (false, true) => 0,
        (false, false) => LAST,
    }
}

/// The rule that a change applies in its order by.
pub(crate) fn layer_rule(change: &Change) -> Rule {
    category(change).1
}

/// Counters that change power or smash do so after what changes its own source, and before the rest (4-14-5-3).
pub(crate) const COUNTERS: u8 = POWER.0;

/// What each counter of a kind does: `+1000 power` and `-1 smash` say it by their names.
pub(crate) fn weight(pool: &CardPool, counter: Counter) -> Option<(Number, i32)> {
    let (by, what) = pool.counters.get(counter.index())?.split_once(' ')?;
    let strength = [number::POWER, number::SMASH].into_iter().find(|n| number::NAMES[n.index()] == what)?;
    let signed = by.starts_with(['+', '-']);
    by.parse().ok().filter(|_| signed).map(|by| (strength, by))
}

/// What a resolved text changes about data or control reaches only what it affected then; other effects reach whatever
/// fits (4-14-3-2).
pub(crate) fn locks(change: &Change) -> bool {
    !matches!(
        change,
        Change::Cannot(..)
            | Change::Allow(_)
            | Change::Must(_)
            | Change::Tax(..)
            | Change::Toll(_)
            | Change::Discount(_)
            | Change::Yield(_)
    )
}
