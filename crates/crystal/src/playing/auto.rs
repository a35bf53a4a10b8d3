//! Section 11.8: auto-abilities.

use crate::rules::cite;
use duel::book::Triggers;
use duel::cites::PlayCites;
use duel::words::Rule;

/// All that triggered goes onto the stack before priority arises: the turn player's first, each player's in an order
/// of their own (11.8.7).
pub(crate) const TRIGGERS: Triggers = Triggers::AllStacked;
/// That order (11.8.7).
pub(crate) const ORDER: Rule = cite!("11.8.7");
/// What is optional is decided at resolution (11.8.14).
pub(crate) const MAY: Rule = cite!("11.8.14");
/// A card that moved is looked for where it went (11.8.16.1).
pub(crate) const MOVED: Rule = cite!("11.8.16.1");

/// Putting an auto-ability onto the stack, step by step (11.8.8 to 11.8.19).
pub(crate) const CITES: PlayCites = PlayCites {
    choose: cite!("11.8.9"),
    mode: cite!("11.8.10"),
    mode_count: cite!("11.8.10.1"),
    extra: cite!("11.8.8"),
    x: cite!("11.8.11"),
    divide: cite!("11.8.12"),
    recheck: cite!("11.8.19"),
    ..PlayCites::UNNUMBERED
};
