//! Reading cards and reading them back.

use cardtext::Language;
use duel::card::pool::CardPool;

/// Compiles each card and asserts that it reads back the same.
pub fn cards_read_back(language: Language, cards: impl IntoIterator<Item = String>) {
    let (mut faults, mut count) = (Vec::new(), 0);
    for source in cards {
        count += 1;
        let mut pool = CardPool::default();
        match language.compile(&source, "text", &mut pool) {
            Err(found) => faults.extend(found.iter().map(|fault| format!("{source}\n    {fault}"))),
            Ok(cards) => {
                let back = language.read_back(&pool, cards[0]);
                if back.as_ref() != Ok(&source) {
                    faults.push(format!("{source}\n    {back:?}"));
                }
            }
        }
    }
    assert!(faults.is_empty(), "{} of {count}\n{}", faults.len(), faults.join("\n"));
}
