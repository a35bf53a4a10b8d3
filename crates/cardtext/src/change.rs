//! Changes of what cards are, as lists of them are said.

use duel::ability::Change;
use duel::words::Keywords;

/// Keywords that are gained or lost together are one change.
pub(crate) fn merged(changes: Vec<Change>) -> Vec<Change> {
    let mut all: Vec<Change> = Vec::new();
    for change in changes {
        match (all.last_mut(), change) {
            (Some(Change::Gain(before)), Change::Gain(more)) => *before = before.union(more),
            (Some(Change::Lose(before)), Change::Lose(more)) => *before = before.union(more),
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
            Change::Gain(words) => words.iter().map(|word| Change::Gain(Keywords::of(&[word]))).collect(),
            Change::Lose(words) => words.iter().map(|word| Change::Lose(Keywords::of(&[word]))).collect(),
            change => vec![change.clone()],
        })
        .collect()
}
