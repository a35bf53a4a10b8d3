//! Chapters 300 to 312 and 1119: what is on a card.

use crate::words::class;
use duel::pool::CardPool;
use duel::words::Trait;

/// To which class of words a word belongs: traits (308), mission information (307), account information (309).
pub(crate) fn trait_class(pool: &CardPool, word: Trait) -> u8 {
    let text = &pool.traits[word.index()];
    let at = class::PREFIXES.iter().position(|prefix| text.starts_with(prefix));
    at.map_or(class::TRAIT, |at| at as u8)
}

/// A word as people say it.
pub(crate) fn bare_word(word: &str) -> &str {
    class::PREFIXES.iter().find_map(|prefix| word.strip_prefix(prefix)).unwrap_or(word)
}
