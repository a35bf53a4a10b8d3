//! Chapter 102: principles.

use crate::book::Context;
use crate::rules::cite;
use crate::words::zone;
use duel::profile::Orientation;
use duel::words::{Rule, Zone};

/// What cannot be done is left out, and the rest is done (102.3).
pub(crate) const SKIP: Rule = cite!("102.3");
/// Cards go to their owners' zones (102.4).
pub(crate) const OWNERS: Rule = cite!("102.4");
/// As many as possible; what is done no times, or with a number that cannot be determined, is not done (102.5).
pub(crate) const AS_MANY: Rule = cite!("102.5");
/// "Cannot" beats "can" (102.7).
pub(crate) const CANNOT: Rule = cite!("102.7");
/// Of players who choose at the same time, the turn player chooses first (102.8).
pub(crate) const TURN_FIRST: Rule = cite!("102.8");
/// What players choose among cards that others do not see stays unseen until all of them have chosen (102.9).
pub(crate) const UNSEEN: Rule = cite!("102.9");
/// What others do not see need not be found (102.10).
pub(crate) const NOT_FOUND: Rule = cite!("102.10");
/// Numbers that are chosen are whole, and not below 0 (102.11).
pub(crate) const WHOLE: Rule = cite!("102.11");
/// What is asked of a turn is asked of everything that happened in it (102.12).
pub(crate) const THIS_TURN: Rule = cite!("102.12");

/// What a text says goes before the rules (102.2).
pub(crate) const TEXT: Rule = cite!("102.2");

/// What a text says goes before the rules: what it puts into an area asleep is not rebooted there (102.2).
pub(crate) fn turned(cx: &Context, to: Zone, way: Orientation) -> Orientation {
    let against = to == zone::AREA && way != Orientation::Upright;
    if against && !cx.by(TEXT) { Orientation::Upright } else { way }
}

/// What is asleep does not go to sleep, and what is rebooted is not rebooted (102.6).
pub(crate) fn turns_in_place(cx: &Context) -> bool {
    !cx.by(cite!("102.6"))
}

/// What an effect has enter enters an area of its owner (102.4).
pub(crate) const ENTERS_FOR_OWNER: bool = true;
