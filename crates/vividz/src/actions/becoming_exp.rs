//! Chapter 1112: becoming EXP.

use crate::book::Context;
use crate::rules::cite;
use crate::words::zone;
use duel::ability::End;
use duel::cites::VerbCites;
use duel::event::Act;
use duel::object::Slot;
use duel::profile::Orientation;
use duel::words::Rule;

/// A card goes to the EXP zone and belongs to a chara there (1112.1).
pub(crate) const BECOMES: Rule = cite!("1112.1");

/// What becomes EXP does so in that way only.
pub(crate) const BECOMING: VerbCites = VerbCites { does: BECOMES, ..VerbCites::UNNUMBERED };
/// If there is no such chara any more, nothing becomes its EXP (1112.1a).
pub(crate) const HOSTLESS: Rule = cite!("1112.1a");

/// How a card comes to lie beneath a chara.
pub(crate) fn lay(cx: &Context, slot: Slot) -> Act {
    let side = cx.s.object(slot).owner;
    Act::Move { slot, to: zone::EXP, side, end: End::Top, place: 0, turned: Orientation::Upright, face_up: true }
}
