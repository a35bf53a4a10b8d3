//! Chapter 102: principles.

use crate::rules::cite;
use duel::words::Rule;

/// What cannot be done is left out (102.3).
pub(crate) const SKIP: Rule = cite!("102.3");
/// As many as possible (102.5).
pub(crate) const AS_MANY: Rule = cite!("102.5");
/// "Cannot" beats "can" (102.7).
pub(crate) const CANNOT: Rule = cite!("102.7");
/// The turn player chooses first (102.8).
pub(crate) const TURN_FIRST: Rule = cite!("102.8");
/// What others do not see need not be found (102.10).
pub(crate) const NOT_FOUND: Rule = cite!("102.10");
/// Numbers that are chosen are whole, and not below 0 (102.11).
pub(crate) const WHOLE: Rule = cite!("102.11");
/// What an effect has enter enters an area of its owner (102.4).
pub(crate) const ENTERS_FOR_OWNER: bool = true;
/// Cards go to their owners' zones (102.4).
pub(crate) const OWNERS: Rule = cite!("102.4");
