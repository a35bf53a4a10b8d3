//! Chapter 3: how a duel ends.

use crate::book::{Context, note};
use crate::edition::{Edition, Obeys};
use crate::rules::ChapterPoints;
use crate::rules::{Cited, cite};
use crate::words::zone;
use crate::zones;
use duel::book::point::EndingPoint;
use duel::ids::Seat;
use duel::points;

/// Where the kernel acts by these rules.
pub(crate) const POINTS: ChapterPoints = points! {
    EndingPoint::BothLose => DRAW,
    EndingPoint::WinAndLose => WIN_AND_LOSE,
};

/// A player with this much damage loses (3.1.1).
pub(crate) const DAMAGE: Cited = cite!("3.1.1");

/// The player has received 7 points of damage, or 6 in limited play, and so loses (3.1.1).
pub(crate) fn is_beaten<E: Edition>(cx: &Context<E>, seat: Seat) -> bool {
    let damage = cx.state.cards(zone::DAMAGE, seat).len() as i32;
    damage >= cx.state.notes[note::DAMAGE_LIMIT] && cx.obeys_all(&[DAMAGE, zones::FULL])
}

/// The player could not draw a card, and so loses (3.1.2).
pub(crate) fn could_not_draw<E: Edition>(cx: &Context<E>, seat: Seat) -> bool {
    cx.state.notes[note::DRY] >> seat.0 & 1 == 1 && cx.obeys(cite!("3.1.2"))
}

/// The player was dealt damage with no deck, and so loses (3.1.3).
pub(crate) fn had_no_deck<E: Edition>(cx: &Context<E>, seat: Seat) -> bool {
    cx.state.notes[note::UNDECKED] >> seat.0 & 1 == 1 && cx.obeys(cite!("3.1.3"))
}

/// A player who meets a winning and a losing condition at the same time loses (3.2).
pub(crate) const WIN_AND_LOSE: Cited = cite!("3.2");

/// If all players lose at the same time, the game is a draw (3.3).
pub(crate) const DRAW: Cited = cite!("3.3");
