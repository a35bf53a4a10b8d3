//! Chapters 304, 305, 309 and 313: the deck, the hand, the orbs and the extra deck.

use crate::book::Context;
use crate::rules::cite;
use crate::setup;
use crate::words::{kind, zone};
use duel::book::point::{ChapterPoints, ResolutionPoint};
use duel::card::characteristics::Characteristics;
use duel::ids::{Kinds, Rule, Seat, Zone};
use duel::points;

/// Where the kernel acts by these rules.
pub(crate) const POINTS: ChapterPoints = points! {
    ResolutionPoint::OneAtATime => SINGLY,
};

/// Nobody sees the cards of a deck, whose order is kept (304.2).
pub(super) const DECK: Rule = cite!("304.2");
/// Cards taken from the deck are taken one at a time (304.3).
pub(crate) const SINGLY: Rule = cite!("304.3");
/// Players see their own hand (305.2).
pub(super) const HAND: Rule = cite!("305.2");
/// Nobody sees the orbs (309.2).
pub(super) const ORBS: Rule = cite!("309.2");
/// Players see their own extra deck (313.2).
pub(super) const EXTRA: Rule = cite!("313.2");

/// A hand has no limit: a player with as many cards as at the beginning still draws (305.3).
pub(crate) fn may_draw(cx: &Context, seat: Seat) -> bool {
    cx.state.cards(zone::HAND, seat).len() < setup::HAND || cx.cite(cite!("305.3"))
}

/// An unseen card of this zone could have these characteristics: deities and SoulBond servants lie in the extra deck,
/// and in no other hidden zone (313.1).
pub(crate) fn could_be_in(characteristics: &Characteristics, zone: Zone) -> bool {
    (zone == zone::EXTRA) == characteristics.kinds.meets(Kinds::of(&[kind::DEITY, kind::SOULBOND]))
}
