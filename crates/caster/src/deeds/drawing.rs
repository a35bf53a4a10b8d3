//! Chapter 1006: drawing.

use crate::rules::cite;
use duel::book::rule_sets::VerbRules;

/// Drawing a card puts the top card of the deck into the hand (1006.1); drawing several repeats that (1006.2).
pub(crate) const DRAWING: VerbRules =
    VerbRules { does: cite!("1006.1"), many: cite!("1006.2"), ..VerbRules::UNNUMBERED };
