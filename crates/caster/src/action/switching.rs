//! Chapter 705: switching servants.

use super::{MAIN_TIMING, SWITCH, is_main_timing};
use crate::book::Context;
use crate::deeds::turning;
use crate::principles;
use crate::priority;
use crate::rules::cite;
use crate::words::{kind, mark, verb, zone};
use duel::card::characteristics::Orientation;
use duel::engine::question::Pick;
use duel::engine::refusal::Verdict;
use duel::event::{Cause, Happening};
use duel::ids::Seat;
use duel::need;
use duel::state::object::Slot;

/// Offers the servants that a player may switch.
pub(super) fn offer(cx: &mut Context, seat: Seat) {
    for i in 0..cx.state.cards(zone::SERVANTS, seat).len() {
        let slot = cx.state.cards(zone::SERVANTS, seat)[i];
        cx.offer_if_legal(seat, Pick::Act(SWITCH, slot, 0));
    }
}

/// A servant is switched at main timing (705.1), if it has been there since the turn began (705.2), once a turn
/// (705.3).
pub(super) fn check<V: Verdict>(cx: &mut Context, seat: Seat, slot: Slot, verdict: &mut V) {
    let it = Some(slot);
    let object = cx.state.object(slot);
    let own = object.zone == zone::SERVANTS && cx.player_of(slot) == seat;
    need!(verdict, own && cx.state.characteristics(slot).kinds.has(kind::SERVANT), cite!("705.1"), it);
    need!(verdict, is_main_timing(cx, seat), cite!("705.1"), it);
    need!(verdict, is_main_timing(cx, seat), MAIN_TIMING, it);
    need!(verdict, !object.marks.has(mark::ENTERED), cite!("705.2"), it);
    need!(verdict, object.orientation != Orientation::Sideways, cite!("705.2"), it);
    need!(verdict, !object.marks.has(mark::SWITCHED), cite!("705.3"), it);
    let mut names =
        turning::names(object.orientation, turning::switched(object.orientation)).with(verb::TURN_OVER).iter();
    need!(verdict, !names.any(|verb| cx.is_forbidden(verb, slot, None)), principles::CANNOT, it);
}

/// The player switches a servant (705.1): a recovered one is reversed, a reversed one recovered (705.2). May begin a
/// procedure.
pub(super) fn switch(cx: &mut Context, seat: Seat, slot: Slot) {
    if !cx.cite_all(&[priority::SWITCHES, cite!("705.1")]) {
        return;
    }
    let cause = Cause { seat: Some(seat), ..Cause::rule(cite!("705.2")) };
    let Some(to) = turning::switched(cx.state.object(slot).orientation) else { return };
    let from = cx.state.batch.len();
    cx.propose(Happening::Turn { slot, to }, verb::TURN_OVER, cause);
    cx.propose(Happening::Mark { slot, mark: mark::SWITCHED, on: true }, verb::PUT, Cause::rule(cite!("705.3")));
    cx.commit(from);
}
