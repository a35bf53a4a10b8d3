//! Chapter 1007: destroying.

use crate::rules::cite;
use duel::book::cites::VerbCites;

/// A destroyed card goes to the graveyard (1007.1); a card that cannot be destroyed stays (1007.2).
pub(crate) const DESTROYING: VerbCites =
    VerbCites { does: cite!("1007.1"), cannot: cite!("1007.2"), ..VerbCites::UNNUMBERED };
