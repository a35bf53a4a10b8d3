//! Chapters 304, 305, 309 and 313: the deck, the hand, the orbs and the extra deck.

use crate::book::Context;
use crate::rules::cite;
use crate::setup;
use crate::words::{kind, zone};
use duel::profile::Profile;
use duel::words::{Kinds, Rule, Seat, Zone};

/// Nobody sees a deck, whose order is kept (304.2).
pub(super) const DECK: Rule = cite!("304.2");
/// Cards taken from the deck are taken one at a time (304.3).
pub(crate) const SINGLY: Rule = cite!("304.3");
/// A player sees the own hand (305.2).
pub(super) const HAND: Rule = cite!("305.2");
/// Nobody sees the orbs (309.2).
pub(super) const ORBS: Rule = cite!("309.2");
/// A player sees the own extra deck (313.2).
pub(super) const EXTRA: Rule = cite!("313.2");

/// A hand has no limit: who holds as many cards as at the beginning draws all the same (305.3).
pub(crate) fn may_draw(cx: &Context, seat: Seat) -> bool {
    cx.s.cards(zone::HAND, seat).len() < setup::HAND || cx.by(cite!("305.3"))
}

/// Whether a card that a player does not see can be one like this, as all know: in an extra deck lie deities and SoulBond
/// servants, and in no other zone that is not seen (313.1).
pub(crate) fn lies_there(profile: &Profile, zone: Zone) -> bool {
    (zone == zone::EXTRA) == profile.kinds.meets(Kinds::of(&[kind::DEITY, kind::SOULBOND]))
}
