//! Changes of what cards are, as lists of them are said.

use duel::card::ability::Change;
use duel::ids::{Keywords, Verb};

/// Keywords that are gained or lost together are one change.
pub(crate) fn merged(changes: Vec<Change>) -> Vec<Change> {
    let mut all: Vec<Change> = Vec::new();
    for change in changes {
        match (all.last_mut(), change) {
            (Some(Change::GainKeywords(before)), Change::GainKeywords(more)) => *before = before.union(more),
            (Some(Change::LoseKeywords(before)), Change::LoseKeywords(more)) => *before = before.union(more),
            (_, change) => all.push(change),
        }
    }
    all
}

/// One change for each keyword.
pub(crate) fn split(changes: &[Change]) -> Vec<Change> {
    changes
        .iter()
        .flat_map(|change| match change {
            Change::GainKeywords(words) => {
                words.iter().map(|word| Change::GainKeywords(Keywords::of(&[word]))).collect()
            }
            Change::LoseKeywords(words) => {
                words.iter().map(|word| Change::LoseKeywords(Keywords::of(&[word]))).collect()
            }
            change => vec![change.clone()],
        })
        .collect()
}

/// What forbids the first forbids the second, too: both are written into the data.
pub(crate) fn both_ways(changes: Vec<Change>, wide: Verb, narrow: Verb) -> Vec<Change> {
    let also = |change: &Change| match change {
        Change::Cannot(verb, by) if *verb == wide => Some(Change::Cannot(narrow, by.clone())),
        _ => None,
    };
    changes.into_iter().flat_map(|change| [also(&change), Some(change)].into_iter().flatten().rev()).collect()
}

/// Changes without those that go with the one before them.
pub(crate) fn one_way(changes: &[Change], wide: Verb, narrow: Verb) -> Vec<Change> {
    let mut left: Vec<Change> = Vec::new();
    for change in changes {
        let same = |before: &Change| {
            matches!((before, change), (Change::Cannot(first, by), Change::Cannot(second, also))
                if (*first, *second) == (wide, narrow) && by == also)
        };
        if !left.last().is_some_and(same) {
            left.push(change.clone());
        }
    }
    left
}
