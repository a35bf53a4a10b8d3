//! Chapter 1014: becoming and gaining.

use crate::rules::cite;
use crate::words::number;
use duel::card::ability::Change;
use duel::ids::Rule;

/// A card that becomes a kind or trait is nothing else; one that gains it keeps the others (1014.1).
const WORDS: Rule = cite!("1014.1");

/// The rule by which becoming something replaces what the card was: kinds and traits (1014.1), ATK and DEF (1014.2).
pub(crate) fn becoming_rule(change: &Change) -> Rule {
    match change {
        Change::SetKinds(_) | Change::SetTraits(_) => WORDS,
        Change::Set(number::ATK | number::DEF, _) => cite!("1014.2"),
        _ => Rule::UNNUMBERED,
    }
}

/// The rule by which gaining something adds to what the card has: kinds and traits (1014.1), ATK and DEF (1014.3).
pub(crate) fn gains(change: &Change) -> Rule {
    match change {
        Change::AddKinds(_) | Change::AddTrait(_) => WORDS,
        Change::Add(number::ATK | number::DEF, _) => cite!("1014.3"),
        _ => Rule::UNNUMBERED,
    }
}
