//! Chapter 1110: leaving.

use crate::rules::cite;
use duel::cites::VerbCites;

/// What leaves goes from its area to its owner's energy zone (1110.1); what is put there otherwise does not leave
/// (1110.2).
pub(crate) const LEAVING: VerbCites =
    VerbCites { does: cite!("1110.1"), only: cite!("1110.2"), ..VerbCites::UNNUMBERED };
