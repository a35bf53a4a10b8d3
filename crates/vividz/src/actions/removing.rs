//! Chapter 1111: removing.

use crate::rules::cite;
use duel::book::rule_sets::VerbRules;
use duel::ids::Rule;

/// A card that is removed goes to its owner's remove zone (1111.1).
pub(crate) const REMOVING: VerbRules = VerbRules { does: cite!("1111.1"), ..VerbRules::UNNUMBERED };
/// Several cards are removed one after the other (1111.2).
pub(crate) const SINGLY: Rule = cite!("1111.2");
