//! Chapter 1014: becoming and gaining.

use crate::rules::cite;
use crate::words::number;
use duel::ability::Change;
use duel::words::Rule;

/// What becomes a kind or trait is it alone, what gains one is it besides (1014.1).
const WORDS: Rule = cite!("1014.1");

/// The rule by which what becomes something is no longer what it was: kinds and traits (1014.1), attack and defence
/// (1014.2).
pub(crate) fn becomes(change: &Change) -> Rule {
    match change {
        Change::SetKinds(_) | Change::SetTraits(_) => WORDS,
        Change::Set(number::ATK | number::DEF, _) => cite!("1014.2"),
        _ => Rule::UNNUMBERED,
    }
}

/// The rule by which a card gains something: kinds and traits (1014.1), attack and defence (1014.3).
pub(crate) fn gains(change: &Change) -> Rule {
    match change {
        Change::AddKinds(_) | Change::AddTrait(_) => WORDS,
        Change::Add(number::ATK | number::DEF, _) => cite!("1014.3"),
        _ => Rule::UNNUMBERED,
    }
}
