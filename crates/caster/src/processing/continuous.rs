//! Chapter 909: continuous effects.

use crate::rule_process;
use crate::rules::cite;
use crate::words::{label, number};
use duel::ability::{Ability, Change};
use duel::audit::holds;
use duel::cites::EffectCites;
use duel::pool::CardPool;
use duel::words::{Counter, Number, Rule};

/// The rules on continuous effects.
pub(crate) const CITES: EffectCites = EffectCites {
    printed: BEGINNING,
    as_printed: cite!("909.6"),
    counters: cite!("909.1f"),
    apart: cite!("909.2"),
    depend: cite!("909.3a"),
    age: AGE,
    together: AGE,
    entered: VALID,
    given: VALID,
    begun: cite!("909.3b-ii"),
    lock: cite!("909.3b-iii"),
    enter: cite!("909.4"),
    content: cite!("909.5"),
    lapsed: cite!("909.7"),
    replace: super::replacement::CHOSEN,
    again: super::replacement::ONCE,
    left_out: super::replacement::ONCE,
    undone: super::replacement::UNDONE,
    ..EffectCites::UNNUMBERED
};

/// What changes a card begins with what is written on it and with what its base abilities say (909.1a).
const BEGINNING: Rule = cite!("909.1a");
/// The older comes first; of those of one moment the turn player says which (909.3b).
const AGE: Rule = cite!("909.3b");
/// What an ability does all the time dates from when the ability began to work: where it was given, from then
/// (909.3b-i).
const VALID: Rule = cite!("909.3b-i");
/// What a text begins dates from when the text has been resolved (909.3b-ii).
pub(crate) const BEGINS_AT_END: bool = true;

/// Types, races, traits and elements change first (909.1b).
const KINDS: (u8, Rule) = (1, cite!("909.1b"));
/// Then abilities are gained and lost (909.1c).
const ABILITIES: (u8, Rule) = (2, cite!("909.1c"));
/// Then what else is no number (909.1d).
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
        Change::Silence | Change::Grant(_) | Change::Gain(_) | Change::Lose(_) => ABILITIES,
        Change::Set(..) | Change::Add(..) | Change::Lower(..) | Change::Multiply(..) | Change::Refer(..) => NUMBERS,
        Change::Control(_) | Change::AddName(_) => WORDS,
        Change::Toll(_)
        | Change::Discount(_)
        | Change::Yield(_)
        | Change::Cannot(..)
        | Change::Allow(_)
        | Change::Must(_)
        | Change::Tax(..)
        | Change::Copies(_) => LEAVE,
    }
}

/// What a card may do and have done to it, and what it costs to play it, is no information of the card: that goes by what
/// the card is when all else has been applied.
const LEAVE: (u8, Rule) = (COUNTERS + 1, Rule::UNNUMBERED);

/// In which layer a change applies (909.1b to 909.1e).
pub(crate) fn layer(change: &Change) -> u8 {
    let (at, rule) = category(change);
    match (holds(rule), at == NUMBERS.0) {
        (true, _) => at,
        (false, true) => 0,
        (false, false) => COUNTERS + 2,
    }
}

/// The rule that a change applies in its layer by.
pub(crate) fn layer_rule(change: &Change) -> Rule {
    category(change).1
}

/// When all has been applied, attack and defence that are no multiple of 100 are rounded up to one (909.1g, reading C8).
pub(crate) const ROUNDS: &[(Number, i32, &[Rule])] = &[(number::ATK, 100, ROUNDED), (number::DEF, 100, ROUNDED)];
const ROUNDED: &[Rule] = &[cite!("909.1g"), rule_process::ROUNDED];

/// Whether an ability is a base ability (904.2): what it says of its card is what effects begin with (909.1a).
pub(crate) fn defines(ability: &Ability) -> bool {
    ability.label == label::BASE && holds(BEGINNING)
}

/// By how much counters that are called after it change a number: "+500 ATK" (909.1f).
pub(crate) fn weight(pool: &CardPool, counter: Counter) -> Option<(Number, i32)> {
    let (by, what) = pool.counters.get(counter.index())?.split_once(' ')?;
    let number = [number::ATK, number::DEF].into_iter().find(|n| number::NAMES[n.index()] == what)?;
    by.parse().ok().filter(|_| by.starts_with(['+', '-'])).map(|by| (number, by))
}
