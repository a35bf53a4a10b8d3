//! Chapter 1007: destroying.

use crate::rules::cite;
use duel::book::rule_sets::VerbRules;

/// A destroyed card goes to the graveyard (1007.1); a card that cannot be destroyed stays (1007.2).
pub(crate) const DESTROYING: VerbRules =
    VerbRules { does: cite!("1007.1"), cannot: cite!("1007.2"), ..VerbRules::UNNUMBERED };
