//! Chapter 1003: removing cards from the game.

use crate::rules::cite;
use duel::book::rule_sets::VerbRules;

/// A card removed from the game goes to the removed zone (1003.1).
pub(crate) const REMOVING: VerbRules = VerbRules { does: cite!("1003.1"), ..VerbRules::UNNUMBERED };
