//! Chapter 1007: destroying.

use crate::rules::cite;
use duel::cites::VerbCites;

/// What is destroyed goes to the graveyard (1007.1); what cannot be destroyed is not (1007.2).
pub(crate) const DESTROYING: VerbCites =
    VerbCites { does: cite!("1007.1"), cannot: cite!("1007.2"), ..VerbCites::UNNUMBERED };
