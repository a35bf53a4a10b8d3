//! Chapter 3: how a duel ends.

use crate::book::{Context, note};
use crate::rules::cite;
use crate::words::zone;
use crate::zones;
use duel::words::{Rule, Seat};

/// So much damage loses (3.1.1).
pub(crate) const DAMAGE: Rule = cite!("3.1.1");

/// Whether a player has received 7 points of damage, or 6 in limited play, and so loses (3.1.1).
pub(crate) fn is_beaten(cx: &Context, seat: Seat) -> bool {
    let damage = cx.s.cards(zone::DAMAGE, seat).len() as i32;
    damage >= cx.s.notes[note::DAMAGE_LIMIT] && cx.by_all(&[DAMAGE, zones::FULL])
}

/// Whether a player could not draw a card, and so loses (3.1.2).
pub(crate) fn could_not_draw(cx: &Context, seat: Seat) -> bool {
    cx.s.notes[note::DRY] >> seat.0 & 1 == 1 && cx.by(cite!("3.1.2"))
}

/// Whether a player was dealt damage with no deck, and so loses (3.1.3).
pub(crate) fn had_no_deck(cx: &Context, seat: Seat) -> bool {
    cx.s.notes[note::UNDECKED] >> seat.0 & 1 == 1 && cx.by(cite!("3.1.3"))
}

/// Who meets a winning and a losing condition at the same time loses (3.2).
pub(crate) const WIN_AND_LOSE: Rule = cite!("3.2");

/// If all lose at once, it is a draw (3.3).
pub(crate) const DRAW: Rule = cite!("3.3");
