//! Chapter 1003: removing cards from the game.

use crate::rules::cite;
use duel::book::cites::VerbCites;

/// A card removed from the game goes to the removed zone (1003.1).
pub(crate) const REMOVING: VerbCites = VerbCites { does: cite!("1003.1"), ..VerbCites::UNNUMBERED };
