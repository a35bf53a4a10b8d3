//! Chapter 1121: connecting.

use crate::book::Context;
use crate::rules::cite;
use crate::words::{kind, verb, zone};
use duel::cites::VerbCites;
use duel::event::{Act, Cause};
use duel::object::Slot;
use duel::words::Rule;

/// An Engage and a chara belong together and lie side by side (1121.1).
pub(crate) const CONNECTS: Rule = cite!("1121.1");

/// What is connected is connected in that way only.
pub(crate) const CONNECTING: VerbCites = VerbCites { does: CONNECTS, ..VerbCites::UNNUMBERED };

/// Only an Engage is connected (1121.1).
pub(crate) fn can_connect(cx: &Context, slot: Slot) -> bool {
    cx.s.profile(slot).kinds.has(kind::ENGAGE) || !cx.by(CONNECTS)
}

/// Connects an Engage to a chara.
pub(crate) fn propose(cx: &mut Context, slot: Slot, chara: Slot, cause: Cause) {
    let act = cx.move_to(slot, zone::CONNECT);
    cx.propose(act, verb::CONNECT, cause);
    cx.propose(Act::Attach { slot, to: chara }, verb::CONNECT, cause);
}
