//! Chapter 1104: rebooting and sleeping.

use crate::rules::cite;
use duel::cites::VerbCites;
use duel::words::Rule;

/// What is rebooted is then in the rebooted state (1104.1).
pub(crate) const REBOOTING: VerbCites = VerbCites { does: cite!("1104.1"), ..VerbCites::UNNUMBERED };
/// What is put to sleep is then asleep (1104.2).
pub(crate) const SLEEPING: VerbCites = VerbCites { does: cite!("1104.2"), ..VerbCites::UNNUMBERED };
/// Cards elsewhere than in areas and the account zone are not turned (1104.3); nor, but for the mission zone, anywhere
/// else (reading V3).
pub(crate) const ELSEWHERE: Rule = cite!("1104.3");
