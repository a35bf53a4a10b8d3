//! Chapter 1006: drawing.

use crate::rules::cite;
use duel::cites::VerbCites;

/// To draw a card is to put the top card of the deck into the hand (1006.1); to draw several is to do so as often
/// (1006.2).
pub(crate) const DRAWING: VerbCites =
    VerbCites { does: cite!("1006.1"), many: cite!("1006.2"), ..VerbCites::UNNUMBERED };
