//! Level Up (S 15.2.4).

use crate::Crystal;
use crate::edition::Edition;
use crate::rules::{Cited, cite};
use duel::book::rule_sets::KeywordRules;

/// A Forward that left in response to its Level Up cannot be given up, and the Level Up does nothing (S 15.2.4.3).
pub(crate) const GONE: Cited = cite!(s "15.2.4.3");

impl<E: Edition> Crystal<E> {
    /// A Forward that breaks an opponent's Forward or damages a player may give way to another of its name (S
    /// 15.2.4.2).
    pub(crate) const LEVEL_UP: &'static KeywordRules =
        &KeywordRules { event: cite!(s "15.2.4.2").of::<E>(), ..KeywordRules::UNNUMBERED };
}
