//! Chapter 3: how a duel ends.

use crate::book::{Context, note};
use crate::edition::{Edition, Obeys};
use crate::rules::{Cited, cite};
use crate::words::zone;
use crate::zones;
use duel::words::Seat;

/// So much damage loses (3.1.1).
pub(crate) const DAMAGE: Cited = cite!("3.1.1");

/// Whether a player has received 7 points of damage, or 6 in limited play, and so loses (3.1.1).
pub(crate) fn is_beaten<E: Edition>(cx: &Context<E>, seat: Seat) -> bool {
    let damage = cx.s.cards(zone::DAMAGE, seat).len() as i32;
    damage >= cx.s.notes[note::DAMAGE_LIMIT] && cx.obeys_all(&[DAMAGE, zones::FULL])
}

/// Whether a player could not draw a card, and so loses (3.1.2).
pub(crate) fn could_not_draw<E: Edition>(cx: &Context<E>, seat: Seat) -> bool {
    cx.s.notes[note::DRY] >> seat.0 & 1 == 1 && cx.obeys(cite!("3.1.2"))
}

/// Whether a player was dealt damage with no deck, and so loses (3.1.3).
pub(crate) fn had_no_deck<E: Edition>(cx: &Context<E>, seat: Seat) -> bool {
    cx.s.notes[note::UNDECKED] >> seat.0 & 1 == 1 && cx.obeys(cite!("3.1.3"))
}

/// Who meets a winning and a losing condition at the same time loses (3.2).
pub(crate) const WIN_AND_LOSE: Cited = cite!("3.2");

/// If all lose at once, it is a draw (3.3).
pub(crate) const DRAW: Cited = cite!("3.3");
